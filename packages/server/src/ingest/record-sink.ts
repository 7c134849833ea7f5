import type { XmlElement } from './xml-element.ts'

/** A place in a file: the line counts from 1, the byte from 0. */
export interface Place {
  line: number
  byte: number
}

export interface XmlRoot {
  name: string
  namespace: string
  /** All namespaces declared at the root, which distinguish profiles of one standard. */
  namespaces: readonly string[]
  attributes: Readonly<Record<string, string>>
}

/** The elements to look for, once the root element is known. */
export interface RecordNames {
  records: readonly string[]
  headers: readonly string[]
}

/** Receives the content of a file in order. `root` throws a `FileFault` for a file of an unknown format. */
export interface RecordSink {
  root(root: XmlRoot): RecordNames
  header(name: string, text: string): void
  record(element: XmlElement, line: number): void
  reject(record: string | undefined, place: Place, reason: string): void
  /** Called after each piece of the file. The reader waits for it, so a receiver can slow down the reader. */
  pause(bytesRead: number): Promise<void> | void
}
