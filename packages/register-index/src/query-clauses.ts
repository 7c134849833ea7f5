import { compileFilters, type IndexFilters } from './filters.ts'
import { findOwners, flagNames, nameCloseness, namesToLookAt, type OwnerPart, ownerHas } from './find-words.ts'
import type { LiveSegment } from './live-segment.ts'
import { recordOf, type Segment } from './segment.ts'
import { closeness, type PatternText, patternsOf, type TextPattern } from './word-pattern.ts'

/*
 * The clauses of a query and what each means in one segment. A mark must pass all of them; which of them says where to look is decided by
 * what looking there costs.
 */

/** Any of the values must hold, or with `isNegated` none. */
export type IndexClause = { isNegated: boolean } & (
  | { kind: 'name' | OwnerPart; values: readonly PatternText[] }
  /** Names alike by at least the search's minimum similarity. */
  | { kind: 'similar'; texts: readonly string[] }
  /** Marks by their database numbers. */
  | { kind: 'serials'; serials: readonly number[] }
  | { kind: 'filters'; filters: readonly IndexFilters[] }
)

interface Patterns {
  isNegated: boolean
  patterns: readonly TextPattern[]
}

/** The clauses of a query, read once for all segments. `similar` ones are not among them. */
export interface CompiledClauses {
  names: readonly Patterns[]
  owners: readonly (Patterns & { part: OwnerPart })[]
  serials: readonly { isNegated: boolean; serials: ReadonlySet<number> }[]
  filters: readonly { isNegated: boolean; filters: readonly IndexFilters[] }[]
}

export function compileClauses(clauses: readonly IndexClause[]): CompiledClauses {
  const of = <K extends IndexClause['kind']>(kind: K) =>
    clauses.filter((clause): clause is Extract<IndexClause, { kind: K }> => clause.kind === kind)
  const patterned = ({ isNegated, values }: { isNegated: boolean; values: readonly PatternText[] }) => ({
    isNegated,
    patterns: values.flatMap(patternsOf),
  })
  const parts = clauses.flatMap((clause) =>
    clause.kind === 'owner' || clause.kind === 'seat' ? [{ ...patterned(clause), part: clause.kind }] : [],
  )
  return {
    names: clauses.flatMap((clause) => (clause.kind === 'name' ? [patterned(clause)] : [])),
    owners: parts,
    serials: of('serials').map(({ isNegated, serials }) => ({ isNegated, serials: new Set(serials) })),
    filters: of('filters'),
  }
}

/** Tells which names and records of one segment pass. */
export interface SegmentTests {
  /** Marks without words: -1. */
  name(name: number): boolean
  /** Everything but the name; not whether the mark is buried. */
  record(record: number): boolean
  /** How the name has the words asked for; see `closeness`. */
  rank(name: number): number
}

/** Where the marks of one segment are found. */
export type Source = { kind: 'names'; names: Uint8Array } | { kind: 'records'; records: readonly number[] } | { kind: 'all' }

/** The cheapest clause that marks can be found by, and what it costs: names or records to look at. */
export function cheapestSource({ segment }: LiveSegment, clauses: CompiledClauses): { cost: number; find: () => Source } {
  let best: { cost: number; find: () => Source } = { cost: segment.marks, find: () => ({ kind: 'all' }) }
  const offer = (cost: number, find: () => Source) => {
    if (cost < best.cost) best = { cost, find }
  }
  for (const { isNegated, patterns } of clauses.names) {
    // A name is looked at faster than a record, so that the least of the names is better than all records.
    if (!isNegated)
      offer(Math.min(namesToLookAt(segment, patterns), segment.marks - 1), () => ({
        kind: 'names',
        names: flagNames(segment, patterns),
      }))
  }
  for (const { isNegated, patterns, part } of clauses.owners) {
    if (isNegated) continue
    const owners = findOwners(segment, patterns, part)
    const { ownerRecordStart, ownerRecords } = segment.arrays
    const records: number[] = []
    for (const owner of owners)
      for (let at = ownerRecordStart[owner] as number; at < (ownerRecordStart[owner + 1] as number); at++)
        records.push(ownerRecords[at] as number)
    offer(records.length, () => ({ kind: 'records', records }))
  }
  for (const { isNegated, serials } of clauses.serials) {
    if (isNegated) continue
    const records = [...serials].map((serial) => recordOf(segment, serial)).filter((record) => record >= 0)
    offer(records.length, () => ({ kind: 'records', records }))
  }
  return best
}

/** @param source what finds the marks: for all of them names are tested by a table made beforehand
 *  @param banned names that pass nothing */
export function testsOf(
  { segment }: LiveSegment,
  clauses: CompiledClauses,
  source: Source['kind'],
  banned: ReadonlySet<number> | undefined,
): SegmentTests {
  const names = clauses.names.map(({ isNegated, patterns }) => {
    const flags = source === 'all' ? flagNames(segment, patterns) : null
    const has = (name: number) => (flags === null ? nameCloseness(segment, patterns, name) !== closeness.none : flags[name] === 1)
    return (name: number) => (name >= 0 && has(name)) !== isNegated
  })
  const wanted = clauses.names.find(({ isNegated }) => !isNegated)
  return {
    name: (name) => banned?.has(name) !== true && names.every((passes) => passes(name)),
    record: everyOf([...ownerTests(segment, clauses), ...columnTests(segment, clauses)]),
    rank: (name) => (wanted === undefined || name < 0 ? closeness.inside : nameCloseness(segment, wanted.patterns, name)),
  }
}

type RecordTest = (record: number) => boolean
const everyOf =
  (tests: readonly RecordTest[]): RecordTest =>
  (record) =>
    tests.every((passes) => passes(record))

const ownerTests = (segment: Segment, { owners }: CompiledClauses): RecordTest[] =>
  owners.map(({ isNegated, patterns, part }) => {
    const known = new Map<number, boolean>()
    return (record) => {
      const owner = segment.arrays.owner[record] as number
      if (owner < 0) return isNegated
      let has = known.get(owner)
      if (has === undefined) {
        has = ownerHas(segment, patterns, part, owner)
        known.set(owner, has)
      }
      return has !== isNegated
    }
  })

function columnTests(segment: Segment, { serials, filters }: CompiledClauses): RecordTest[] {
  const bySerial = serials.map(
    ({ isNegated, serials: chosen }): RecordTest =>
      (record) =>
        chosen.has(segment.arrays.serial[record] as number) !== isNegated,
  )
  const byFilter = filters.map(({ isNegated, filters: any }): RecordTest => {
    const failures = any.map((one) => compileFilters(one, segment))
    return (record) => failures.some((failedOf) => failedOf(record) === 0) !== isNegated
  })
  return [...bySerial, ...byFilter]
}
