import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { RecordOutcome } from './mark.ts'
import type { XmlRoot } from './record-sink.ts'
import type { XmlElement } from './xml-element.ts'

/** What is known of a file before its records come. */
export interface FileContext {
  /** Path as given, with `!member` for a file inside a zip. */
  file: string
  root: XmlRoot
  /** Texts of the header elements a format asked for, by local name. */
  header: Map<string, string>
  /** Reports a finding that does not stop the record (an unknown state, a date that is none). */
  report: (record: string, finding: string) => void
}

/** One XML format of an office: how it is recognised and how a record becomes a mark. */
export interface XmlFormat {
  name: string
  /** Decides by the root element; the first format that matches reads the file. */
  matches(root: FileContext['root']): boolean
  /** Local names of the elements that are one record each; the outermost wins. */
  recordElements: readonly string[]
  /** Local names of elements outside records whose text the adapter wants (delivery date and the like). */
  headerElements?: readonly string[]
  /** The day the file speaks for, once the header is read; YYYY-MM-DD. */
  deliveryDate?(context: FileContext): string | undefined
  /** One record element gives one outcome, or several. Must not throw for bad data: `reject` says what is wrong. */
  read(record: XmlElement, context: FileContext): RecordOutcome | RecordOutcome[]
}

/** One JSON format: `items` finds the records in a parsed file (files of at most a few MB: look-ups, not bulk). */
export interface JsonFormat {
  name: string
  items(value: unknown): unknown[] | undefined
  read(item: unknown, context: FileContext): RecordOutcome | RecordOutcome[]
}

/** Everything the product knows about one office's deliveries: one per file in `offices/`. */
export interface OfficeFeed {
  office: RegistrationOfficeCode
  /** Shown as provenance, e.g. `USPTO trademark daily XML`. */
  feed: string
  xml: readonly XmlFormat[]
  json?: readonly JsonFormat[]
  /** What a state's code means in the office's own words, where it delivers codes (us). */
  stateText?(state: string): string | undefined
}
