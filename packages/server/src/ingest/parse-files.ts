import type { RegistrationOfficeCode } from '@marklot/contracts'
import { brandId, type MarkAddress, type MarkOmission } from '../register/index.ts'
import { calendarDate } from './dates.ts'
import { FileFault } from './file-fault.ts'
import { JsonGuard } from './json-bounds.ts'
import type { FileContext, OfficeFeed, XmlFormat } from './office-feed.ts'
import { officeFeeds } from './offices/index.ts'
import { type PreparedMark, prepareMark } from './prepare-mark.ts'
import type { RecordOutcome, SparseField } from './record-outcome.ts'
import { type SourceFile, SourceReader } from './sources.ts'
import { readXmlRecords } from './xml-records.ts'

/** One event while the files are read in order. `file` is the index of the source file. */
export type ParsedItem =
  /** Comes before the first record of a file. */
  | { kind: 'open'; file: number; feed: string; deliveryDate?: string }
  /** `isSole` means that the file contains no other record. */
  | { kind: 'mark'; file: number; mark: PreparedMark; unmentioned?: SparseField[]; isSole?: boolean; picture?: ParsedPicture }
  | { kind: 'delete'; file: number; id: string }
  | { kind: 'person'; file: number; role: 'owner' | 'representative'; key: string; address: MarkAddress; deleted: boolean }
  | { kind: 'skip'; file: number; reason: string }
  | { kind: 'reject'; file: number; record: string; reason: string }
  | { kind: 'finding'; file: number; record: string; finding: string }
  /** The file was read to its end, or up to a fault. */
  | { kind: 'close'; file: number; fault?: string }

/** A picture from inside a record, decoded. */
export interface ParsedPicture {
  name: string
  bytes: Uint8Array
}

export interface ParsedBatch {
  items: ParsedItem[]
  /** The number of uncompressed bytes read for the batch. */
  bytes: number
}

const batchItems = 500
/** Characters of JSON in a batch, which bounds the memory when records are large. */
const batchText = 8_000_000

/**
 * Reads source files one after another into batches. `deliver` takes a batch and resolves when there is room for the
 * next one. Faults of a file become items. It never throws because of bad data.
 */
export async function parseFiles(
  office: RegistrationOfficeCode,
  files: readonly SourceFile[],
  deliver: (batch: ParsedBatch) => Promise<void>,
): Promise<void> {
  const feed = officeFeeds[office]
  const reader = new SourceReader()
  let batch: ParsedBatch = { items: [], bytes: 0 }
  let text = 0

  const flush = async () => {
    const full = batch
    batch = { items: [], bytes: 0 }
    text = 0
    await deliver(full)
  }
  const flushWhenFull = async () => {
    while (batch.items.length >= batchItems || text >= batchText) await flush()
  }
  for (const [index, source] of files.entries()) {
    const add = (item: ParsedItem) => {
      batch.items.push(item)
      if (item.kind === 'mark') text += item.mark.json.length + (item.picture?.bytes.length ?? 0)
    }
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of reader.read(source)) {
        batch.bytes += chunk.length
        yield chunk
      }
    }
    const file = new FileReading(feed, office, index, source, add)
    try {
      if (source.kind === 'json') await file.readJson(counted(), flushWhenFull)
      else await readXmlRecords(counted(), { ...file.sink(), pause: flushWhenFull })
      file.end()
      add({ kind: 'close', file: index })
    } catch (error) {
      if (!(error instanceof FileFault)) throw error
      file.release(false)
      add({ kind: 'close', file: index, fault: error.message })
    }
    await flushWhenFull()
  }
  await reader.close()
  await flush()
}

/** Reads one file: chooses the format, keeps the context, and turns outcomes into items. */
class FileReading {
  private readonly context: FileContext
  private format: XmlFormat | undefined
  private isOpen = false
  /** The first mark, held back until the next outcome shows whether it is the only one of the file. */
  private first: (ParsedItem & { kind: 'mark' }) | undefined
  private outcomes = 0
  /** Delivered values that are missing from the marks of the current record. */
  private omitted: { record: string; omission: MarkOmission }[] = []
  constructor(
    private readonly feed: OfficeFeed | undefined,
    private readonly office: RegistrationOfficeCode,
    private readonly index: number,
    source: SourceFile,
    private readonly add: (item: ParsedItem) => void,
  ) {
    this.context = {
      file: source.label,
      root: { name: '', namespace: '', namespaces: [], attributes: {} },
      header: new Map(),
      report: (record, finding, omission) => {
        add({ kind: 'finding', file: index, record, finding })
        if (omission) this.omitted.push({ record, omission })
      },
    }
  }

  sink() {
    return {
      root: (root: FileContext['root']) => {
        this.context.root = root
        this.format = this.feed?.xml.find((format) => format.matches(root))
        if (!this.format) throw new FileFault(wrongFile(this.office, root))
        return { records: this.format.recordElements, headers: this.format.headerElements ?? [] }
      },
      header: (name: string, value: string) => {
        if (this.context.header.size < 100) this.context.header.set(name, value)
      },
      record: (element: Parameters<XmlFormat['read']>[0], line: number) => {
        this.open()
        const format = this.format as XmlFormat
        this.take(() => format.read(element, this.context), line)
      },
      reject: (record: string | undefined, place: { line: number; byte: number }, reason: string) => {
        this.open()
        this.outcomes++
        this.release(false)
        const where = `line ${place.line}, byte ${place.byte}`
        this.add({ kind: 'reject', file: this.index, record: record ?? `line ${place.line}`, reason: `${reason} (${where})` })
      },
    }
  }

  async readJson(chunks: AsyncIterable<Buffer>, afterItem: () => Promise<void>): Promise<void> {
    const pieces: Buffer[] = []
    const guard = new JsonGuard()
    for await (const chunk of chunks) {
      guard.take(chunk)
      pieces.push(chunk)
    }
    let value: unknown
    try {
      value = JSON.parse(
        Buffer.concat(pieces)
          .toString('utf8')
          .replace(/^\uFEFF/, ''),
      )
    } catch (error) {
      throw new FileFault(`the file is not JSON: ${(error as Error).message}`)
    }
    for (const format of this.feed?.json ?? []) {
      const items = format.items(value)
      if (!items) continue
      this.open(format.name)
      for (const item of items) {
        this.take(() => format.read(item, this.context))
        await afterItem()
      }
      return
    }
    throw new FileFault(`the JSON is in none of the formats read for office ${this.office}`)
  }

  /** Adds the `open` item before the first record, once the header has been read. */
  private open(feed = this.format?.name ?? this.feed?.feed ?? ''): void {
    if (this.isOpen) return
    this.isOpen = true
    const deliveryDate = this.format?.deliveryDate?.(this.context)
    this.add({ kind: 'open', file: this.index, feed, deliveryDate: calendarDate(deliveryDate) })
  }

  private take(read: () => RecordOutcome | RecordOutcome[], line?: number): void {
    let outcomes: RecordOutcome | RecordOutcome[]
    this.omitted = []
    try {
      outcomes = read()
    } catch (error) {
      // An adapter must not throw for bad data. If it does, only the record is rejected.
      outcomes = {
        kind: 'reject',
        record: '',
        reason: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      }
    }
    for (const outcome of Array.isArray(outcomes) ? outcomes : [outcomes]) this.turn(outcome, line)
  }

  /** Ends a file that was read completely. */
  end(): void {
    this.release(this.outcomes === 1)
  }

  /** Adds the first mark if it is still held back. */
  release(isSole: boolean): void {
    const { first } = this
    this.first = undefined
    if (first) this.add(isSole ? { ...first, isSole } : first)
  }

  private turn(outcome: RecordOutcome, line?: number): void {
    const file = this.index
    this.outcomes++
    if (this.outcomes > 1) this.release(false)
    const reject = (record: string, reason: string) =>
      this.add({
        kind: 'reject',
        file,
        record: record || (line ? `line ${line}` : ''),
        reason: line ? `${reason} (line ${line})` : reason,
      })
    switch (outcome.kind) {
      case 'mark': {
        const omissions = this.omitted.filter(({ record }) => record === outcome.mark.applicationNumber)
        const mark = prepareMark(
          outcome.mark,
          omissions.map(({ omission }) => omission),
        )
        if (typeof mark === 'string') reject(outcome.mark.applicationNumber.slice(0, 100), mark)
        else {
          const embedded = outcome.picture
          const picture = embedded && { name: embedded.name, bytes: Buffer.from(embedded.base64, 'base64') }
          const item: ParsedItem = { kind: 'mark', file, mark, unmentioned: outcome.unmentioned, picture }
          if (this.outcomes === 1) this.first = item
          else this.add(item)
        }
        break
      }
      case 'delete': {
        const id = brandId(this.office, outcome.applicationNumber)
        if (id === undefined) reject(outcome.applicationNumber.slice(0, 100), 'is no application number')
        else this.add({ kind: 'delete', file, id })
        break
      }
      case 'person':
        this.add({
          kind: 'person',
          file,
          role: outcome.role,
          key: outcome.key,
          address: outcome.address,
          deleted: outcome.deleted === true,
        })
        break
      case 'skip':
        this.add({ kind: 'skip', file, reason: outcome.reason })
        break
      case 'reject':
        reject(outcome.record, outcome.reason)
        break
    }
  }
}

function wrongFile(office: RegistrationOfficeCode, root: FileContext['root']): string {
  const found = `<${root.name}>${root.namespace ? ` of ${root.namespace}` : ''}`
  const expected = officeFeeds[office]?.xml.map((format) => format.name).join(', ') ?? ''
  // Formats that do not identify their office (plain ST.66, plain ST.96) may match several offices.
  const others = Object.entries(officeFeeds).flatMap(([other, feed]) => {
    const format = other === office ? undefined : feed.xml.find((candidate) => candidate.matches(root))
    return format ? [`${other} (${format.name})`] : []
  })
  if (others.length > 0)
    return `this is a file of office ${others.join(' or ')}, not of ${office}: found ${found}, expected ${expected}`
  return `the file is in no format of office ${office}: found ${found}, expected ${expected}`
}
