import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import { packJson, type RegisterMark, unpackDocument } from '../register/index.ts'
import { reserveSerials, type StoredMark, storedDocuments, storedMarks } from './ingest.store.ts'
import type { LogoStore, PictureSource } from './logos.ts'
import { mergeSparse } from './merge-sparse.ts'
import type { ParsedItem, ParsedPicture } from './parse-files.ts'
import type { PersonToWrite } from './persons.store.ts'
import { type PreparedMark, prepareMark } from './prepare-mark.ts'
import type { SparseField } from './record-outcome.ts'
import type { MarkToWrite, StateToWrite } from './write-batch.store.ts'

/** The changes of a batch to the register, planned before anything is written. */
export interface BatchPlan {
  ids: ReadonlySet<string>
  fresh: MarkToWrite[]
  changed: MarkToWrite[]
  persons: PersonToWrite[]
  states: StateToWrite[]
  marksDelta: number
  unchanged: number
  /** The number of marks that the register already holds from a later delivery. */
  outdated: number
  deleted: number
  rejected: { file: number; record: string; reason: string }[]
  findings: { file: number; record: string; finding: string }[]
}

export interface PlanContext {
  office: RegistrationOfficeCode
  pool: Pool
  /** Returns the pictures for a mark of a file. `isSole` is true if the file contains no other mark. */
  picturesFor(file: number, isSole: boolean): PictureSource & { readonly size: number }
  logos: LogoStore | undefined
  /** Returns the delivery of a file, and the day it describes. */
  deliveryOf(file: number): { key: string; deliveryDate: string | undefined }
  stateText(state: string): string | undefined
  /** The keys of the states that this run has written. */
  knownStates: Set<string>
}

/** The last record of an id in the batch. */
interface Work {
  file: number
  mark: PreparedMark | undefined
  unmentioned: SparseField[]
  isDelete: boolean
  isSole: boolean
  picture?: ParsedPicture
}

function lastWords(items: readonly ParsedItem[]): Map<string, Work> {
  const works = new Map<string, Work>()
  for (const item of items) {
    if (item.kind === 'mark') {
      const before = works.get(item.mark.id)
      if (before?.mark && item.unmentioned) {
        // A second, sparse transaction of the same batch is merged into the first.
        const merged = prepareMark(mergeSparse(markOf(before.mark), markOf(item.mark), item.unmentioned))
        const unmentioned = item.unmentioned.filter((field) => before.unmentioned.includes(field))
        if (typeof merged !== 'string')
          works.set(item.mark.id, {
            file: item.file,
            mark: merged,
            unmentioned,
            isDelete: false,
            isSole: false,
            picture: item.picture ?? before.picture,
          })
        continue
      }
      works.set(item.mark.id, {
        file: item.file,
        mark: item.mark,
        unmentioned: item.unmentioned ?? [],
        isDelete: false,
        isSole: item.isSole === true,
        picture: item.picture,
      })
    } else if (item.kind === 'delete') {
      const before = works.get(item.id)
      works.set(item.id, {
        file: item.file,
        mark: before?.mark,
        unmentioned: before?.unmentioned ?? [],
        isDelete: true,
        isSole: false,
      })
    }
  }
  return works
}

function markOf(prepared: PreparedMark): RegisterMark {
  return JSON.parse(prepared.json) as RegisterMark
}

/** Returns the previous entry, marked as removed and dead. */
function tombstone(mark: RegisterMark): RegisterMark {
  return { ...mark, brandStateCategory: 'dead', isRemoved: true }
}

export async function planBatch(items: readonly ParsedItem[], context: PlanContext): Promise<BatchPlan> {
  const { office, pool } = context
  const works = lastWords(items)
  const plan: BatchPlan = {
    ids: new Set(works.keys()),
    fresh: [],
    changed: [],
    persons: lastPersons(items),
    states: [],
    marksDelta: 0,
    unchanged: 0,
    outdated: 0,
    deleted: 0,
    rejected: [],
    findings: [],
  }
  for (const item of items) {
    if (item.kind === 'reject') plan.rejected.push(item)
    else if (item.kind === 'finding') plan.findings.push(item)
  }
  // Every record of a mark is counted, but only the last one changes the register.
  plan.unchanged += items.filter((item) => item.kind === 'mark' || item.kind === 'delete').length - works.size

  const stored = await storedMarks(pool, office, [...works.keys()])
  const dayOf = (work: Work) => context.deliveryOf(work.file).deliveryDate
  const needsDocument = [...works].filter(([id, work]) => needsStoredDocument(work, stored.get(id), dayOf(work)))
  const documents = await storedDocuments(
    pool,
    office,
    needsDocument.map(([id]) => (stored.get(id) as StoredMark).serial),
  )
  const writes: { work: Work; mark: PreparedMark; before: StoredMark | undefined; logo: Promise<string | undefined> }[] = []
  for (const [id, work] of works) {
    const before = stored.get(id)
    if (before && isOutdated(work, before, dayOf(work), documents.get(before.serial))) {
      plan.outdated++
      continue
    }
    const mark = finalMark(work, before, before && documents.get(before.serial))
    if (mark === undefined) {
      plan.unchanged++
    } else if (typeof mark === 'string') {
      plan.rejected.push({ file: work.file, record: id, reason: mark })
    } else if (before && before.hash === mark.hash && !bringsPicture(mark, before, work, context)) {
      plan.unchanged++
    } else {
      writes.push({ work, mark, before, logo: logoOf(mark, before, work, context, plan) })
    }
  }

  // They are awaited together, so that no failure of the storage is left unhandled.
  const addresses = await Promise.all(writes.map(({ logo }) => logo))
  const serials = await reserveSerials(pool, writes.filter(({ before }) => before === undefined).length)
  for (const [i, { work, mark, before }] of writes.entries()) {
    const address = addresses[i]
    const shown = withPicture(mark, address)
    const toWrite: MarkToWrite = {
      mark: shown,
      document: packJson(shown.json),
      serial: before?.serial ?? (serials.shift() as number),
      logo: address,
      removed: work.isDelete,
      delivery: context.deliveryOf(work.file).key,
    }
    if (before) plan.changed.push(toWrite)
    else plan.fresh.push(toWrite)
    plan.marksDelta += (work.isDelete ? 0 : 1) - (before && !before.removed ? 1 : 0)
    if (work.isDelete) plan.deleted++
    noteState(plan, mark, context)
  }
  return plan
}

function needsStoredDocument(work: Work, before: StoredMark | undefined, deliveryDate: string | undefined): boolean {
  if (!before) return false
  if (work.isDelete) return !before.removed || work.mark !== undefined
  if (work.mark?.hash === before.hash) return false
  return work.unmentioned.length > 0 || (work.mark?.statusDate !== undefined && !areDated(before, deliveryDate))
}

/** Returns whether both deliveries have a day to compare. */
function areDated(before: StoredMark, deliveryDate: string | undefined): deliveryDate is string {
  return before.deliveryDate !== null && deliveryDate !== undefined
}

/**
 * Returns whether the register holds the mark from a later delivery. If one of the deliveries has no day (look-ups),
 * the days of the two states are compared instead.
 */
function isOutdated(work: Work, before: StoredMark, deliveryDate: string | undefined, document: Buffer | undefined): boolean {
  if (areDated(before, deliveryDate)) return deliveryDate < (before.deliveryDate as string)
  const statusDate = work.mark?.statusDate
  if (statusDate === undefined || work.isDelete || document === undefined) return false
  const storedDate = unpackDocument(document).statusDate
  return storedDate !== undefined && statusDate < storedDate
}

/**
 * Returns the mark to store, undefined if the register already holds it, or a text with the reason if it cannot be
 * stored.
 */
function finalMark(work: Work, before: StoredMark | undefined, document: Buffer | undefined): PreparedMark | string | undefined {
  let mark = work.mark
  if (mark && document && work.unmentioned.length > 0) {
    const merged = prepareMark(mergeSparse(unpackDocument(document), markOf(mark), work.unmentioned))
    if (typeof merged === 'string') return merged
    mark = merged
  }
  if (!work.isDelete) {
    if (mark && !before && work.unmentioned.includes('brandState'))
      return 'the record gives no state, and the register does not hold the mark'
    return mark
  }
  if (mark) return prepareMark(tombstone(markOf(mark)))
  if (!before || before.removed || !document) return undefined
  return prepareMark(tombstone(unpackDocument(document)))
}

/** Returns the pictures for a mark: the one inside its record, else those of its delivery. */
function picturesOf({ file, isSole, picture }: Work, { picturesFor }: PlanContext): ReturnType<PlanContext['picturesFor']> {
  const delivered = picturesFor(file, isSole)
  if (!picture) return delivered
  const { name, bytes } = picture
  const embedded = { name, size: bytes.length, read: async () => Buffer.from(bytes) }
  return {
    size: delivered.size + 1,
    find: (names) => (names.includes(name) ? embedded : delivered.find(names)),
  }
}

/** Returns whether a picture arrived for a mark that is stored without one. */
function bringsPicture(mark: PreparedMark, before: StoredMark, work: Work, context: PlanContext): boolean {
  const { logos } = context
  const files = mark.logo?.files
  const pictures = picturesOf(work, context)
  if (!logos || !files || files.length === 0 || pictures.size === 0 || before.logo?.startsWith('logos/')) return false
  return pictures.find(files) !== undefined
}

async function logoOf(
  mark: PreparedMark,
  before: StoredMark | undefined,
  work: Work,
  context: PlanContext,
  plan: BatchPlan,
): Promise<string | undefined> {
  const { logos, office } = context
  const { file } = work
  if (!mark.logo) return undefined
  const pictures = picturesOf(work, context)
  const address = logos
    ? await logos.store(office, mark.id, mark.logo, pictures, (finding) => plan.findings.push({ file, record: mark.id, finding }))
    : mark.logo.url
  // A delivered picture is kept even if a later file does not contain it.
  if (!address?.startsWith('logos/') && before?.logo?.startsWith('logos/')) return before.logo
  return address
}

/**
 * Returns the mark with its picture. Until a picture arrives, a mark counts as a word mark if its office does not state
 * the type (INPI until 2016; office-feeds 4.4). The hash remains that of the delivered mark, so that the same record is
 * recognised.
 */
function withPicture(mark: PreparedMark, logo: string | undefined): PreparedMark {
  if (mark.brandType !== 'Word' || !logo?.startsWith('logos/')) return mark
  const full = markOf(mark)
  if (full.originBrandType !== undefined) return mark
  const shown = prepareMark({ ...full, brandType: full.name ? 'Combined' : 'Figurative' })
  return typeof shown === 'string' ? mark : { ...shown, hash: mark.hash }
}

function noteState(plan: BatchPlan, mark: PreparedMark, { knownStates, stateText }: PlanContext): void {
  if (knownStates.has(mark.stateKey)) return
  knownStates.add(mark.stateKey)
  plan.states.push({
    key: mark.stateKey,
    category: mark.stateCategory,
    original: stateText(mark.state) ?? mark.state,
    isKnown: !mark.stateIsUnknown,
  })
}

function lastPersons(items: readonly ParsedItem[]): PersonToWrite[] {
  const persons = new Map<string, PersonToWrite>()
  for (const item of items) {
    if (item.kind !== 'person') continue
    persons.set(`${item.role} ${item.key}`, { role: item.role, key: item.key, address: item.deleted ? undefined : item.address })
  }
  return [...persons.values()]
}
