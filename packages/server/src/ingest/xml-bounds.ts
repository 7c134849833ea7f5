/**
 * Bounds on the parts of a file. A record that exceeds them is rejected; text between records that exceeds them ends
 * the reading of the file. Real records have up to 11 million characters and 220,000 elements (a US case file).
 */
export const xmlBounds = {
  /** The most characters of one text, comment or tag, and of the prolog with its DOCTYPE. */
  text: 1_000_000,
  attribute: 65_536,
  doctype: 262_144,
  record: 16_000_000,
  elements: 400_000,
  depth: 100,
}

/** A fault of one record, or of the text between records. */
export class RecordFault extends Error {}
