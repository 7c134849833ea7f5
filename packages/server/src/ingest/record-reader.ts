import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FileFault } from './file-fault.ts'
import { parsePlainRecord } from './plain-record.ts'
import type { RecordSink } from './record-sink.ts'
import { RecordFault, xmlBounds } from './xml-bounds.ts'
import { XmlElement } from './xml-element.ts'
import { countLines, escapeForRegExp, localAttributes, localName, numberIn } from './xml-names.ts'

type ParserOptions = { position: false; xmlns?: false }

/**
 * Splits the text of a file into records, piece by piece, and skips broken records:
 *
 *   <root><segment> <record>…</record> <record>… &what; …</record> <record>…</record> </segment></root>
 *                                              ^ fault           ^ resume here
 *
 * The reader drops its parser, skips to the next record (or to the end of the element that holds the records), and
 * starts a new parser there with the same elements open. A bad record thus does not affect the others, and an endless
 * text cannot fill the memory.
 */
export class RecordReader {
  private parser!: SaxesParser<ParserOptions>
  private readonly sink: RecordSink
  private records = new Set<string>()
  private headers = new Set<string>()
  private rooted = false
  /** Open elements outside of records, as written. */
  private outer: string[] = []
  /** Open elements of the current record; empty outside. */
  private open: XmlElement[] = []
  private recordTag = ''
  private recordLine = 0
  private recordStart = 0
  private elements = 0
  private headerText: string | undefined
  /** A complete record, delivered once the parser has passed its end tag without a fault. */
  private complete: XmlElement | undefined
  /** The parser's position at its last event. */
  private lastEvent = 0
  /**
   * The number of characters given to the parser before the current piece. The parser's own `position` is reliable only
   * in its event handlers.
   */
  private fed = 0
  /** Set while text is skipped after a fault. */
  private resume: { pattern: RegExp; line: number } | undefined
  private finished = false
  /** The current text and its first byte. An incomplete record waits in `carry` for the next piece. */
  private buffer = ''
  private bufferByte = 0
  private carry = ''
  /** Where in the buffer the parser's current piece began. */
  private pieceStart = 0
  /** Plain records take the fast path until text other than blanks occurs between records. */
  private isQuick = true
  private starts = /$^/g

  constructor(sink: RecordSink) {
    this.sink = sink
    this.startParser(1)
  }

  private startParser(line: number): void {
    const parser = new SaxesParser<ParserOptions>({ position: false })
    const opening = this.outer.map((tag) => `<${tag}>`).join('')
    parser.write(opening)
    this.fed = opening.length
    parser.line = line
    parser.on('doctype', (doctype) => this.doctype(doctype))
    parser.on('opentag', (tag) => this.openTag(tag))
    parser.on('closetag', (tag) => this.closeTag(tag))
    parser.on('text', (text) => this.text(text))
    parser.on('cdata', (text) => this.text(text))
    parser.on('comment', () => {
      this.lastEvent = this.parser.position
    })
    parser.on('error', (error) => {
      throw new RecordFault(`not well-formed: ${error.message.replace(/^[\d:]+\s*/, '').replace(/\.$/, '')}`)
    })
    this.parser = parser
    this.lastEvent = this.fed
  }

  /** Returns the place in the buffer where the parser stopped. */
  private parsedTo(): number {
    return this.pieceStart + Math.max(0, this.parser.position - this.fed)
  }

  private doctype(doctype: string): void {
    this.lastEvent = this.parser.position
    if (doctype.length > xmlBounds.doctype) throw new RecordFault(`its DOCTYPE is longer than ${xmlBounds.doctype} characters`)
    if (/<!ENTITY\s/.test(doctype))
      throw new RecordFault('its DOCTYPE declares entities; such files are refused, nothing is expanded or fetched')
  }

  private handOver(): void {
    const record = this.complete
    if (record === undefined) return
    this.complete = undefined
    this.sink.record(record, this.recordLine)
  }

  private openTag(tag: SaxesTagPlain): void {
    this.lastEvent = this.parser.position
    if (this.complete) this.handOver()
    const name = localName(tag.name)
    if (!this.rooted) this.root(tag, name)
    const depth = this.open.length
    if (depth > 0) {
      if (depth + this.outer.length >= xmlBounds.depth)
        throw new RecordFault(`elements are nested deeper than ${xmlBounds.depth}`)
      if (++this.elements > xmlBounds.elements) throw new RecordFault(`it has more than ${xmlBounds.elements} elements`)
      if (this.lastEvent - this.recordStart > xmlBounds.record)
        throw new RecordFault(`it is longer than ${xmlBounds.record} characters`)
      const element = new XmlElement(name, localAttributes(tag.attributes))
      ;(this.open[depth - 1] as XmlElement).children.push(element)
      this.open.push(element)
      return
    }
    if (this.records.has(name)) {
      this.recordTag = tag.name
      this.recordLine = this.parser.line
      this.recordStart = this.lastEvent
      this.elements = 0
      // The record is opened before its attributes are read, so that a fault in them belongs to the record.
      const element = new XmlElement(name, {})
      this.open.push(element)
      this.open[0] = new XmlElement(name, localAttributes(tag.attributes))
      return
    }
    if (this.outer.length >= xmlBounds.depth) throw new RecordFault(`elements are nested deeper than ${xmlBounds.depth}`)
    this.outer.push(tag.name)
    this.headerText = this.headers.has(name) ? '' : undefined
  }

  private root(tag: SaxesTagPlain, name: string): void {
    this.rooted = true
    const prefix = tag.name.includes(':') ? tag.name.slice(0, tag.name.indexOf(':')) : ''
    const namespace = tag.attributes[prefix ? `xmlns:${prefix}` : 'xmlns'] ?? ''
    const namespaces = Object.keys(tag.attributes)
      .filter((attribute) => attribute === 'xmlns' || attribute.startsWith('xmlns:'))
      .map((attribute) => tag.attributes[attribute] as string)
    const names = this.sink.root({ name, namespace, namespaces, attributes: localAttributes(tag.attributes) })
    this.records = new Set(names.records)
    this.headers = new Set(names.headers)
    this.starts = new RegExp(`<((?:[\\w.-]+:)?(?:${names.records.map(escapeForRegExp).join('|')}))(?=[\\s/>])`, 'g')
  }

  private closeTag(tag: SaxesTagPlain): void {
    this.lastEvent = this.parser.position
    if (this.complete) this.handOver()
    const depth = this.open.length
    if (depth > 1) {
      this.open.pop()
    } else if (depth === 1) {
      // saxes reports a wrong end tag only after it has closed the element, so wait for the next event.
      this.complete = this.open.pop()
    } else {
      if (this.headerText !== undefined) this.sink.header(localName(tag.name), this.headerText.trim())
      this.headerText = undefined
      this.outer.pop()
    }
  }

  private text(text: string): void {
    this.lastEvent = this.parser.position
    if (this.complete) this.handOver()
    const depth = this.open.length
    if (depth > 0) {
      if (!/\S/.test(text)) return
      const element = this.open[depth - 1] as XmlElement
      element.text = element.text === '' ? text : element.text + text
      if (element.text.length > xmlBounds.text)
        throw new RecordFault(`the text of ${element.name} is longer than ${xmlBounds.text} characters`)
    } else if (this.headerText !== undefined) {
      this.headerText = (this.headerText + text).slice(0, 1000)
    }
  }

  /**
   * Takes the next piece of the file, decoded.
   * @param byte offset of the piece
   */
  write(text: string, byte: number): void {
    if (this.finished || text === '') return
    this.bufferByte = byte - Buffer.byteLength(this.carry)
    this.buffer = this.carry + text
    this.carry = ''
    let at = 0
    while (at < this.buffer.length && !this.finished) {
      if (this.resume) at = this.skip(at)
      else if (this.isQuick && this.rooted && this.open.length === 0) at = this.quickStep(at)
      else at = this.feed(at, this.endOfRecord(at))
    }
  }

  /**
   * Returns the place after the end tag of a record that is not plain, from where the next record can take the fast
   * path.
   */
  private endOfRecord(at: number): number {
    if (!this.isQuick || this.open.length === 0) return this.buffer.length
    const end = this.buffer.indexOf(`</${this.recordTag}>`, at)
    return end < 0 ? this.buffer.length : end + this.recordTag.length + 3
  }

  /**
   * Gives the parser a part of the buffer. Returns where to continue, which is the place of the fault if a record is
   * broken.
   */
  private feed(from: number, to: number): number {
    this.pieceStart = from
    try {
      this.parser.write(this.buffer.slice(from, to))
      this.handOver()
      this.fed += to - from
      this.pieceStart = to
      const bound = this.rooted ? xmlBounds.text : xmlBounds.doctype
      if (this.fed - this.lastEvent > bound) throw new RecordFault(`a text, tag or comment is longer than ${bound} characters`)
      return to
    } catch (error) {
      if (!(error instanceof RecordFault)) throw error
      // If a bound is exceeded at the end of the piece, the parser's position is beyond the piece.
      const at = Math.min(this.parsedTo(), to)
      this.leaveRecord(error.message, at)
      return at
    }
  }

  /**
   * Finds the next record and reads it on the fast path if possible. Called between records. Returns where to continue.
   */
  private quickStep(at: number): number {
    const { buffer, starts } = this
    starts.lastIndex = at
    const match = starts.exec(buffer)
    const start = match ? match.index : this.lastWhole(at)
    if (start > at) {
      const between = buffer.slice(at, start)
      if (/\S/.test(between)) {
        if (/<[!?]/.test(between)) this.isQuick = false
        return this.feed(at, this.isQuick ? start : buffer.length)
      }
      this.parser.line += countLines(between)
    }
    if (!match) return this.wait(start)
    const tag = match[1] as string
    const endTag = buffer.indexOf(`</${tag}>`, start)
    if (endTag < 0) return buffer.length - start < xmlBounds.text ? this.wait(start) : this.feed(start, buffer.length)
    const end = endTag + tag.length + 3
    const record = parsePlainRecord(buffer, start, end)
    if (!record) return this.feed(start, end)
    this.sink.record(record, this.parser.line)
    this.parser.line += countLines(buffer.slice(start, end))
    return end
  }

  /** Keeps the rest of the buffer for the next piece. */
  private wait(from: number): number {
    this.carry = this.buffer.slice(from)
    return this.buffer.length
  }

  /** Returns the place up to which the buffer holds whole tags. A tag at its end may continue in the next piece. */
  private lastWhole(at: number): number {
    const less = this.buffer.lastIndexOf('<')
    const isCut = less >= at && this.buffer.length - less < xmlBounds.attribute && !this.buffer.includes('>', less)
    return isCut ? less : this.buffer.length
  }

  /** Rejects the open record, or stops the file when the fault is outside of records. */
  private leaveRecord(reason: string, at: number): void {
    const place = { line: this.parser.line, byte: this.bufferByte + Buffer.byteLength(this.buffer.slice(0, at)) }
    // If the fault is the end tag of the record that was just closed, that record is broken. Otherwise it is complete.
    if (!reason.includes('close tag')) this.handOver()
    const record = this.open[0] ?? this.complete
    this.complete = undefined
    if (record === undefined) throw new FileFault(`${reason} (line ${place.line}, byte ${place.byte})`)
    this.sink.reject(numberIn(record), place, reason)
    this.open = []
    const parent = this.outer.at(-1)
    if (parent === undefined) {
      // Here, the record is the whole document.
      this.finished = true
      return
    }
    const pattern = new RegExp(`<(?:${escapeForRegExp(this.recordTag)}(?=[\\s/>])|/${escapeForRegExp(parent)}(?=[\\s>]))`, 'g')
    this.resume = { pattern, line: this.parser.line }
  }

  /** Skips to the place at which to continue and returns it, or the buffer's end if this piece does not contain it. */
  private skip(at: number): number {
    const resume = this.resume as NonNullable<typeof this.resume>
    resume.pattern.lastIndex = at
    const match = resume.pattern.exec(this.buffer)
    // The end of the piece may cut a tag in two.
    const until = match ? match.index : Math.max(at, this.buffer.length - 300)
    resume.line += countLines(this.buffer.slice(at, until))
    if (!match) return this.wait(until)
    this.resume = undefined
    this.startParser(resume.line)
    return until
  }

  /**
   * Ends the file.
   * @throws FileFault unless every element is closed
   */
  end(bytes: number): void {
    if (this.finished) return
    if (this.resume) throw new FileFault(`the file ends inside a broken record (byte ${bytes})`)
    if (bytes === 0) throw new FileFault('the file is empty')
    const inside =
      this.open.at(-1)?.name ??
      this.starts.exec(this.carry)?.[1] ??
      (this.outer.length > 0 ? localName(this.outer.at(-1) as string) : undefined)
    try {
      if (this.carry) this.parser.write(this.carry)
      this.parser.close()
      this.handOver()
    } catch (error) {
      if (!(error instanceof RecordFault)) throw error
      throw new FileFault(
        inside === undefined
          ? `${error.message} (line ${this.parser.line}, byte ${bytes})`
          : `the file is cut off: it ends inside <${inside}> (line ${this.parser.line}, byte ${bytes})`,
      )
    }
  }
}
