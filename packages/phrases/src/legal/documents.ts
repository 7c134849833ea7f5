/** The legal texts, as Markdown under `legal/<document>/<version>/<language>.md` of this package. German is authoritative. */
export const legalDocuments = ['terms-consumers', 'terms-business', 'imprint', 'privacy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** Days from which a wording holds, the newest first. A wording that was published is never changed: another one is added. */
export const legalVersions = ['2025-05-31'] as const
export type LegalVersion = (typeof legalVersions)[number]
export const currentLegalVersion: LegalVersion = legalVersions[0]
