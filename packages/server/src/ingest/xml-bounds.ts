/** Bounds of one file's parts; beyond them a record is rejected, or the file stopped when it happens outside of records. */
export const xmlBounds = {
  /** Characters of one text, comment, or tag, and of the prolog with its DOCTYPE. */
  text: 1_000_000,
  attribute: 65_536,
  doctype: 262_144,
  record: 16_000_000,
  elements: 200_000,
  depth: 100,
}

/** What is wrong with one record, or with what stands outside of records. */
export class RecordFault extends Error {}
