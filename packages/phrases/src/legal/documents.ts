/**
 * The legal texts: Markdown under `legal/<document>/<version>/<language>.md` of this package. The German text is
 * authoritative.
 */
export const legalDocuments = ['terms-consumers', 'terms-business', 'imprint', 'privacy', 'accessibility'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/**
 * The days on which versions of each document take effect, the newest first. A published version never changes; a new
 * one is added.
 */
export const legalVersions = {
  'terms-consumers': ['2026-11-23', '2025-05-31'],
  'terms-business': ['2025-05-31'],
  imprint: ['2025-05-31'],
  privacy: ['2026-11-23', '2025-05-31'],
  accessibility: ['2026-11-23'],
} as const satisfies Record<LegalDocument, readonly [string, ...string[]]>
export type LegalVersion = (typeof legalVersions)[LegalDocument][number]

export const versionsOf = (document: LegalDocument): readonly LegalVersion[] => legalVersions[document]
/** Returns the version in force. */
export const currentLegalVersion = (document: LegalDocument): LegalVersion => legalVersions[document][0]

/** Pages other than the documents to which a legal text may link as `page:<name>`. */
export const legalLinkTargets = ['cancel', 'withdraw', 'feedback'] as const
