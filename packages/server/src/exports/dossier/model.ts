import type { Comparison, Locale } from '@marklot/contracts'

/*
 * The content of a dossier in the reader's language. Searches, assessments and runs produce it. It is plain data,
 * because another thread draws it.
 */

export interface Dossier {
  language: Locale
  /** The kind of file for every header, such as “Trademark check”. */
  kind: string
  /** The checked sign. */
  title: string
  lead: string
  /** The sign's own picture. */
  picture: DossierPicture | null
  createdAt: Date
  /** `createdAt` as a text with the time zone. */
  created: string
  /** The text of every footer. */
  disclaimer: string
  /** The template “Page {page} of {pages}”, with the names in braces. */
  pageOf: string
  /** The heading of the list of sections. */
  contents: string
  sections: readonly DossierSection[]
  /** The attached file, which contains everything that the dossier shows, and more. */
  data: DossierData
}

/** A picture in PNG or JPEG. */
export interface DossierPicture {
  bytes: Uint8Array
  description: string
}

export interface DossierData {
  name: string
  description: string
  json: string
}

export interface DossierSection {
  title: string
  blocks: readonly DossierBlock[]
}

export type DossierBlock =
  | { type: 'paragraph'; text: string; isSmall?: boolean }
  | { type: 'heading'; text: string }
  | { type: 'list'; items: readonly string[] }
  /** Names with their values, in two columns of the page. */
  | { type: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | { type: 'table'; columns: readonly DossierColumn[]; rows: readonly (readonly string[])[] }
  | { type: 'scale'; zones: readonly string[]; chosen: number | null; description: string }
  | { type: 'hits'; hits: readonly DossierHit[] }
  /** A checksum in hex as a picture, next to a text. */
  | { type: 'seal'; title: string; text: string; digest: string; description: string }
  /** Signature lines side by side, each with its caption. */
  | { type: 'signature'; lines: readonly string[] }

export interface DossierColumn {
  title: string
  /** The column's share of the table's width. The shares of a table add up to 1. */
  share: number
}

/** The searched logo above the found one, feature by feature. */
export interface DossierLine {
  /** The picture of the feature; null if it is not drawn in this logo. */
  picture: DossierPicture | null
  /** How similar the logos are, and how one of them was altered. */
  caption: string
}

/** A found mark. */
export interface DossierHit {
  name: string
  picture: DossierPicture | null
  /** The office with the number, the owner and the state, on one line each. */
  facts: readonly string[]
  classes: readonly { number: number; isShared: boolean }[]
  /** The classes in words. */
  classesText: string
  comparison: Comparison | null
  /** The comparison in words. */
  compared: string | null
  /** The picture line; null if no pictures were compared. */
  line: DossierLine | null
  score: string | null
  risk: { text: string; level: 'low' | 'middle' | 'high' } | null
  /** Sentences under the mark. */
  notes: readonly string[]
  /** The address of the mark's page. */
  url: string
}
