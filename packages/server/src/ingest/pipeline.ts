import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { holdsSampleDeliveries } from '../register/index.ts'
import { finishDelivery, finishIngest, lockIngest, removeSample } from './ingest.store.ts'
import type { LogoStore } from './logos.ts'
import { officeFeeds } from './offices/index.ts'
import type { ParsedBatch, ParsedItem } from './parse-files.ts'
import { type BatchPlan, planBatch } from './plan-batch.ts'
import { dayInName, type SourceFile, type SourceList } from './sources.ts'
import { type DeliveryToWrite, prepareSession, writeBatch } from './write-batch.store.ts'

export interface Rejection {
  file: string
  record: string
  reason: string
}

/** The result of an ingest. Only committed changes count. */
export interface Totals {
  /** The number of records found in the files. */
  read: number
  stored: number
  unchanged: number
  deleted: number
  skipped: number
  /** Part of `unchanged`: marks of which the register has a later delivery. */
  outdated: number
  /** The first thousand rejected records. */
  rejected: Rejection[]
  rejectedCount: number
  /** States that no table contains, by the office's code or text. */
  unknownStates: Map<string, number>
  /**
   * Forms, kinds and steps that are shown as delivered because no list contains them, with the number of their marks.
   */
  unknownTerms: Map<string, number>
  findings: number
  /** The first hundred findings. */
  firstFindings: string[]
  /** Uncompressed bytes read. */
  bytes: number
}

const keptRejections = 1000
const keptFindings = 100
/** How many distinct unknown values are counted at most. A faulty file can contain any number of them. */
const keptUnknown = 1000

export interface PipelineOptions {
  office: RegistrationOfficeCode
  sources: SourceList
  pool: Pool
  logos?: LogoStore
  isSample: boolean
  keepSample: boolean
  now: () => Date
  /** Called after every commit. */
  onProgress?: (totals: Readonly<Totals>) => void
  onWaiting?: () => void
  onSampleRemoved?: () => Promise<void>
}

/** A delivered file (or zip) and how far it has been read. */
interface Delivery extends DeliveryToWrite {
  key: string
  filesLeft: number
  hasFault: boolean
  hasMarks: boolean
  read: number
  stored: number
  rejected: number
}

/**
 * Writes parsed batches into the register. While one batch is written, the next is compared and compressed:
 *
 *   parser thread   parse 3 ──────► parse 4 ─────►
 *   this thread     plan 2 (compare, merge, compress) ► plan 3 …
 *   database        write 1 ──────────► write 2 …
 */
export async function ingestBatches(batches: AsyncIterable<ParsedBatch>, options: PipelineOptions): Promise<Totals> {
  const client = await options.pool.connect()
  let isDone = false
  try {
    await lockIngest(client, () => options.onWaiting?.())
    await prepareSession(client)
    const pipeline = new Pipeline(client, options)
    await pipeline.run(batches)
    await finishIngest(client, options.office, pipeline.totals.stored)
    isDone = true
    return pipeline.totals
  } finally {
    // After a failure, the session ends, which frees its lock.
    client.release(!isDone)
  }
}

class Pipeline {
  readonly totals: Totals = {
    read: 0,
    stored: 0,
    unchanged: 0,
    deleted: 0,
    skipped: 0,
    outdated: 0,
    rejected: [],
    rejectedCount: 0,
    unknownStates: new Map(),
    unknownTerms: new Map(),
    findings: 0,
    firstFindings: [],
    bytes: 0,
  }
  private readonly deliveries = new Map<string, Delivery>()
  private readonly fileDates: (string | undefined)[] = []
  private readonly knownStates = new Set<string>()
  private writing: Promise<void> = Promise.resolve()
  private writingIds: ReadonlySet<string> = new Set()
  private mayHoldSample = true

  constructor(
    private readonly client: PoolClient,
    private readonly options: PipelineOptions,
  ) {
    for (const file of options.sources.files) {
      const known = this.deliveries.get(file.path)
      if (known) {
        known.filesLeft++
        continue
      }
      this.deliveries.set(file.path, {
        key: file.path,
        id: undefined,
        feed: '',
        file: file.delivery,
        deliveryDate: undefined,
        startedAt: options.now(),
        filesLeft: 1,
        hasFault: false,
        hasMarks: false,
        read: 0,
        stored: 0,
        rejected: 0,
      })
    }
    for (const fault of options.sources.faults) this.reject({ ...fault, record: '' })
  }

  async run(batches: AsyncIterable<ParsedBatch>): Promise<void> {
    try {
      for await (const batch of batches) await this.take(batch)
    } finally {
      // Waits for the write in progress, so that a failure leaves no open transaction.
      await this.writing.catch(() => undefined)
    }
    await this.writing
  }

  private async take(batch: ParsedBatch): Promise<void> {
    for (const item of batch.items) if (item.kind === 'open') this.open(item)
    const brings = batch.items.some((item) => item.kind === 'mark' || item.kind === 'person' || item.kind === 'delete')
    if (brings) await this.makeRoomForReal()
    // A batch waits if it shares marks with the one that is being written.
    if (batch.items.some((item) => this.writingIds.has(idOf(item) ?? ''))) await this.writing
    const plan = await planBatch(batch.items, {
      office: this.options.office,
      pool: this.options.pool,
      picturesFor: (file, isSole) => this.options.sources.pictures.beside(isSole ? this.sourceOf(file).folder : undefined),
      logos: this.options.logos,
      deliveryOf: (file) => ({ key: this.sourceOf(file).path, deliveryDate: this.fileDates[file] }),
      stateText: (state) => officeFeeds[this.options.office]?.stateText?.(state),
      knownStates: this.knownStates,
    })
    await this.writing
    this.writingIds = plan.ids
    this.writing = this.write(batch, plan)
    // The next await reports a failure; until then, this handler prevents it from counting as unhandled.
    this.writing.catch(() => undefined)
  }

  private sourceOf(file: number): SourceFile {
    return this.options.sources.files[file] as SourceFile
  }
  private deliveryOf(file: number): Delivery {
    return this.deliveries.get(this.sourceOf(file).path) as Delivery
  }

  private open(item: ParsedItem & { kind: 'open' }): void {
    const delivery = this.deliveryOf(item.file)
    const date = item.deliveryDate ?? dayInName(delivery.file)
    this.fileDates[item.file] = date
    delivery.feed ||= item.feed
    if (date !== undefined && (delivery.deliveryDate === undefined || date > delivery.deliveryDate)) delivery.deliveryDate = date
  }

  /** Removes the sample before the first real delivery (decisions, "Real files into a sample installation"). */
  private async makeRoomForReal(): Promise<void> {
    if (!this.mayHoldSample) return
    this.mayHoldSample = false
    if (this.options.isSample || this.options.keepSample || !(await holdsSampleDeliveries(this.client))) return
    await removeSample(this.client)
    await this.options.onSampleRemoved?.()
  }

  private async write(batch: ParsedBatch, plan: BatchPlan): Promise<void> {
    const { totals, options } = this
    const written = [...plan.fresh, ...plan.changed]
    let personsChanged = 0
    if (written.length > 0 || plan.persons.length > 0) {
      const used = new Set(written.map(({ delivery }) => delivery))
      const result = await writeBatch(this.client, {
        office: options.office,
        isSample: options.isSample,
        fresh: plan.fresh,
        changed: plan.changed,
        persons: plan.persons,
        states: plan.states,
        deliveries: new Map([...this.deliveries].filter(([key]) => used.has(key))),
        marksDelta: plan.marksDelta,
      })
      personsChanged = result.personsChanged
    }
    for (const { delivery } of written) (this.deliveries.get(delivery) as Delivery).stored++
    const personsRead = batch.items.filter((item) => item.kind === 'person').length
    totals.stored += written.length - plan.deleted + personsChanged
    totals.unchanged += plan.unchanged + plan.outdated + personsRead - personsChanged
    totals.outdated += plan.outdated
    totals.deleted += plan.deleted
    totals.bytes += batch.bytes
    for (const { file, record, reason } of plan.rejected) {
      this.deliveryOf(file).rejected++
      this.reject({ file: this.sourceOf(file).label, record, reason })
    }
    for (const { file, record, finding } of plan.findings) this.find(`${this.sourceOf(file).label}: ${record}: ${finding}`)
    for (const item of batch.items) await this.count(item)
    options.onProgress?.(totals)
  }

  private async count(item: ParsedItem): Promise<void> {
    const { totals } = this
    if (item.kind === 'close') {
      await this.close(item)
      return
    }
    if (item.kind === 'open' || item.kind === 'finding') return
    totals.read++
    const delivery = this.deliveryOf(item.file)
    delivery.read++
    if (item.kind === 'skip') totals.skipped++
    if (item.kind === 'mark' || item.kind === 'delete') delivery.hasMarks = true
    if (item.kind !== 'mark') return
    if (item.mark.stateIsUnknown) countUp(totals.unknownStates, item.mark.state)
    for (const term of item.mark.unknownTerms ?? []) countUp(totals.unknownTerms, term)
  }

  private async close(item: ParsedItem & { kind: 'close' }): Promise<void> {
    const delivery = this.deliveryOf(item.file)
    delivery.filesLeft--
    if (item.fault !== undefined) {
      delivery.hasFault = true
      delivery.rejected++
      this.reject({ file: this.sourceOf(item.file).label, record: '', reason: item.fault })
    }
    if (delivery.filesLeft > 0) return
    await finishDelivery(this.client, this.options.office, delivery, {
      finishedAt: this.options.now(),
      summary: { read: delivery.read, stored: delivery.stored, rejected: delivery.rejected },
      isWhole: !delivery.hasFault,
      hasMarks: delivery.hasMarks,
    })
  }

  private reject(rejection: Rejection): void {
    this.totals.rejectedCount++
    if (this.totals.rejected.length < keptRejections) this.totals.rejected.push(rejection)
  }
  private find(finding: string): void {
    this.totals.findings++
    if (this.totals.firstFindings.length < keptFindings) this.totals.firstFindings.push(finding)
  }
}

function idOf(item: ParsedItem): string | undefined {
  return item.kind === 'mark' ? item.mark.id : item.kind === 'delete' ? item.id : undefined
}

function countUp(counts: Map<string, number>, value: string): void {
  const count = counts.get(value)
  if (count !== undefined || counts.size < keptUnknown) counts.set(value, (count ?? 0) + 1)
}
