import type { LiveSegment } from '../layout/live-segment.ts'
import { recordOf, type Segment } from '../layout/segment.ts'
import { compileFilters, type IndexFilters } from './filters.ts'
import { findOwners, flagNames, nameCloseness, namesToLookAt, type OwnerPart, ownerHas, ownersToLookAt } from './find-words.ts'
import { closeness, type PatternText, patternsOf, type TextPattern } from './word-pattern.ts'

/*
 * The clauses of a query and their meaning in one segment. A mark must pass all clauses. The cheapest one decides where
 * to look for marks.
 */

/** At least one of the values must match, or none of them if `isNegated`. */
export type IndexClause = { isNegated: boolean } & (
  | { kind: 'name' | OwnerPart; values: readonly PatternText[] }
  /** Names with at least the search's minimum similarity to one of the texts. */
  | { kind: 'similar'; texts: readonly string[] }
  /** Marks by their serials. */
  | { kind: 'serials'; serials: readonly number[] }
  | { kind: 'filters'; filters: readonly IndexFilters[] }
)

interface Patterns {
  isNegated: boolean
  patterns: readonly TextPattern[]
}

/** The clauses of a query, compiled once for all segments. `similar` clauses are left out. */
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

/** Tests names and records of one segment. */
export interface SegmentTests {
  /** A mark without words has the name -1. */
  name(name: number): boolean
  /** Tests everything except the name and whether the mark is buried. */
  record(record: number): boolean
  /** How closely the name matches; see `closeness`. */
  rank(name: number): number
}

/** Where to find the marks of one segment. All marks found there satisfy the clause `done`. */
export type Source =
  | { kind: 'names'; names: Uint8Array; done: Patterns }
  | { kind: 'owners'; owners: Uint32Array; done: object }
  | { kind: 'records'; records: readonly number[]; done: object }
  | { kind: 'all' }

/** Returns the cheapest clause by which to find marks, and its cost: the number of names, owners or records to read. */
export function cheapestSource({ segment }: LiveSegment, clauses: CompiledClauses): { cost: number; find: () => Source } {
  let best: { cost: number; find: () => Source } = { cost: segment.marks, find: () => ({ kind: 'all' }) }
  const offer = (cost: number, find: () => Source) => {
    if (cost < best.cost) best = { cost, find }
  }
  for (const clause of clauses.names) {
    // Reading a name is cheaper than reading a record, so any set of names is preferred to all records.
    if (!clause.isNegated)
      offer(Math.min(namesToLookAt(segment, clause.patterns), segment.marks - 1), () => ({
        kind: 'names',
        names: flagNames(segment, clause.patterns),
        done: clause,
      }))
  }
  for (const clause of clauses.owners) {
    if (!clause.isNegated)
      offer(Math.min(ownersToLookAt(segment, clause.patterns), segment.marks - 1), () => ({
        kind: 'owners',
        owners: findOwners(segment, clause.patterns, clause.part).view(),
        done: clause,
      }))
  }
  for (const clause of clauses.serials) {
    if (clause.isNegated) continue
    const records = [...clause.serials].map((serial) => recordOf(segment, serial)).filter((record) => record >= 0)
    offer(records.length, () => ({ kind: 'records', records, done: clause }))
  }
  return best
}

/**
 * Returns the tests for marks from a source. Null stands for names that were found elsewhere. If the source is all
 * marks, a table of all names is computed first. Names in `banned` never pass.
 */
export function testsOf(
  { segment }: LiveSegment,
  clauses: CompiledClauses,
  source: Source | null,
  banned: ReadonlySet<number> | undefined,
): SegmentTests {
  const done = source !== null && source.kind !== 'all' ? source.done : null
  const names = clauses.names
    .filter((clause) => clause !== done)
    .map(({ isNegated, patterns }) => {
      const flags = source?.kind === 'all' ? flagNames(segment, patterns) : null
      const has = (name: number) => (flags === null ? nameCloseness(segment, patterns, name) !== closeness.none : flags[name] > 0)
      return (name: number) => (name >= 0 && has(name)) !== isNegated
    })
  const wanted = clauses.names.find(({ isNegated }) => !isNegated)
  const ranks = source?.kind === 'names' && source.done === wanted ? source.names : null
  return {
    name: (name) => banned?.has(name) !== true && names.every((passes) => passes(name)),
    record: everyOf([...ownerTests(segment, clauses, done), ...columnTests(segment, clauses, done)]),
    rank: (name) => {
      if (wanted === undefined || name < 0) return closeness.inside
      return ranks === null ? nameCloseness(segment, wanted.patterns, name) : ranks[name] - 1
    },
  }
}

type RecordTest = (record: number) => boolean
const everyOf = (tests: readonly RecordTest[]): RecordTest =>
  tests.length === 0 ? () => true : (record) => tests.every((passes) => passes(record))

const ownerTests = (segment: Segment, { owners }: CompiledClauses, done: object | null): RecordTest[] =>
  owners
    .filter((clause) => clause !== done)
    .map(({ isNegated, patterns, part }) => {
      /** Owner → 0 if not read yet, 1 if it has the words, 2 if not. */
      const known = new Uint8Array(segment.arrays.ownerStart.length - 1)
      return (record) => {
        const owner = segment.arrays.owner[record]
        if (owner < 0) return isNegated
        if (known[owner] === 0) known[owner] = ownerHas(segment, patterns, part, owner) ? 1 : 2
        return (known[owner] === 1) !== isNegated
      }
    })

function columnTests(segment: Segment, { serials, filters }: CompiledClauses, done: object | null): RecordTest[] {
  const bySerial = serials
    .filter((clause) => clause !== done)
    .map(
      ({ isNegated, serials: chosen }): RecordTest =>
        (record) =>
          chosen.has(segment.arrays.serial[record]) !== isNegated,
    )
  const byFilter = filters.map(({ isNegated, filters: any }): RecordTest => {
    const failures = any.map((one) => compileFilters(one, segment))
    return (record) => failures.some((failedOf) => failedOf(record) === 0) !== isNegated
  })
  return [...bySerial, ...byFilter]
}
