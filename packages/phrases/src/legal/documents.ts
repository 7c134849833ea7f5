/**
 * The legal texts: Markdown under `legal/<document>/<version>/<language>.md` of this package. The German text is
 * authoritative.
 */
export const legalDocuments = ['terms-consumers', 'terms-business', 'imprint', 'privacy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** The days on which versions take effect, the newest first. A published version never changes; a new one is added. */
export const legalVersions = ['2025-05-31'] as const
export type LegalVersion = (typeof legalVersions)[number]
export const currentLegalVersion: LegalVersion = legalVersions[0]
