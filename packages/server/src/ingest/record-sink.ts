import type { XmlElement } from './xml-element.ts'

/** Where in a file something is: line from 1, offset in bytes from 0. */
export interface Place {
  line: number
  byte: number
}

export interface XmlRoot {
  name: string
  namespace: string
  /** All namespaces declared at the root: tells profiles of one standard apart. */
  namespaces: readonly string[]
  attributes: Readonly<Record<string, string>>
}

/** What the reader is to look for, once the root element is known. */
export interface RecordNames {
  records: readonly string[]
  headers: readonly string[]
}

/** Receives what a file holds, in its order. `root` throws a `FileFault` when nobody can read such a file. */
export interface RecordSink {
  root(root: XmlRoot): RecordNames
  header(name: string, text: string): void
  record(element: XmlElement, line: number): void
  reject(record: string | undefined, place: Place, reason: string): void
  /** After each piece of the file: the place to wait until the receiver has room. */
  pause(bytesRead: number): Promise<void> | void
}
