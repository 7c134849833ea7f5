import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { MarkOmission } from '../register/index.ts'
import type { RecordOutcome } from './record-outcome.ts'
import type { XmlRoot } from './record-sink.ts'
import type { XmlElement } from './xml-element.ts'

/** The facts of a file that are known before its records. */
export interface FileContext {
  /** Path as given, with `!member` for a file inside a zip. */
  file: string
  root: XmlRoot
  /** The texts of the header elements that the format specifies, by local name. */
  header: Map<string, string>
  /**
   * Reports a finding that does not reject the record (an unknown state, a broken date), with the delivered value that
   * the mark now lacks.
   */
  report: (record: string, finding: string, omission?: MarkOmission) => void
}

/** One XML format of an office: how to recognise it, and how to turn its records into marks. */
export interface XmlFormat {
  name: string
  /** Returns whether the format reads files with this root element; the first match wins. */
  matches(root: FileContext['root']): boolean
  /** Local names of the elements that are one record each. If they are nested, the outermost counts. */
  recordElements: readonly string[]
  /** Local names of elements outside records whose texts the adapter reads, such as the delivery date. */
  headerElements?: readonly string[]
  /** Returns the day that the file describes, once the header is read; YYYY-MM-DD. */
  deliveryDate?(context: FileContext): string | undefined
  /** Returns the outcomes of a record. Does not throw for bad data: `reject` carries the reason. */
  read(record: XmlElement, context: FileContext): RecordOutcome | RecordOutcome[]
}

/** One JSON format of an office, for look-ups of a few MB. `items` finds the records in a parsed file. */
export interface JsonFormat {
  name: string
  items(value: unknown): unknown[] | undefined
  read(item: unknown, context: FileContext): RecordOutcome | RecordOutcome[]
}

/** The formats of one office's deliveries. Each office has its own file in `offices/`. */
export interface OfficeFeed {
  office: RegistrationOfficeCode
  /** The name shown as provenance, for example `USPTO trademark daily XML`. */
  feed: string
  xml: readonly XmlFormat[]
  json?: readonly JsonFormat[]
  /** Returns the office's own words for a state, if it delivers codes (us). */
  stateText?(state: string): string | undefined
}
