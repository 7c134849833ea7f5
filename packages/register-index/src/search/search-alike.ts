import { type ElementWeight, NameScorer, prepareName } from '@marklot/similarity'
import { FilterCounter } from '../filter/filter-counter.ts'
import { compileFilters, filterBits, noFilters } from '../filter/filters.ts'
import { type CompiledClauses, cheapestSource, compileClauses, type IndexClause, testsOf } from '../filter/query-clauses.ts'
import { visitMarks } from '../filter/visit-marks.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { nameText } from '../layout/segment.ts'
import { elementWeightOf, type FindWeak, findWeakElements, type WeakElement } from '../score/element-counts.ts'
import { byScore, type NameFigures, ScoredName } from '../score/scored-name.ts'
import { pageOf, type ResultMark, type SearchOutcome } from './outcome.ts'
import type { QuerySearch } from './requests.ts'
import type { Scratch } from './scratch.ts'
import { findNamesAlike } from './search-names.ts'
import { addTranslated, hasTranslations, liftedNames } from './translated-names.ts'

/* Queries with a `similar` clause: names are scored as in a search by name and must also pass the other clauses. */

/**
 * If the other clauses leave fewer names than this, all of them are scored and none is missed. Otherwise the closest
 * names are retrieved.
 */
const mostScoredDirectly = 20_000

type Similar = Extract<IndexClause, { kind: 'similar' }>

/** Returns the outcome of a query with `similar` clauses. */
export function searchAlike(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  request: QuerySearch,
  findWeak: FindWeak = (text, filters) => findWeakElements(scratch, segments, text, filters),
): SearchOutcome {
  const clauses = compileClauses(request.clauses)
  const similar = request.clauses.filter((clause): clause is Similar => clause.kind === 'similar')
  const weakElements = weakElementsOf(findWeak, request, similar)
  const names = alikeNames(scratch, segments, request, clauses, similar, elementWeightOf(weakElements))
  const failedBySegment = segments.map(({ segment }) => compileFilters(request.filters, segment))
  const tests = segments.map((live) => testsOf(live, clauses, null, undefined))
  const counter = new FilterCounter()
  const marks: ResultMark[] = []
  /** The number of names so far, in the result with all filters (0) and without the filter of each bit. */
  const taken = new Map<number, number>([[0, 0], ...filterBits.map((bit): [number, number] => [bit, 0])])
  let lowerBound = false
  for (const [rank, name] of names.entries()) {
    const records: { live: number; record: number; failures: number }[] = []
    for (const { live, name: number } of name.places) {
      const { segment, tombstones } = segments[live]
      const { nameRecordStart, nameRecords } = segment.arrays
      for (let at = nameRecordStart[number]; at < nameRecordStart[number + 1]; at++) {
        const record = nameRecords[at]
        if (isBuried(tombstones, record) || !tests[live]?.record(record)) continue
        records.push({ live, record, failures: failedBySegment[live](record) })
      }
    }
    const isRoom = (bit: number) => (taken.get(bit) as number) < request.maximumNames
    const take = (bit: number) => taken.set(bit, (taken.get(bit) as number) + 1)
    const passes = records.some(({ failures }) => failures === 0)
    const inResult = passes && isRoom(0)
    if (passes && !inResult) lowerBound = true
    if (inResult) take(0)
    let open = 0
    for (const bit of filterBits) {
      if (!records.some(({ failures }) => (failures & ~bit) === 0) || !isRoom(bit)) continue
      open |= bit
      take(bit)
    }
    for (const { live, record, failures } of records) {
      const { segment } = segments[live]
      if (open !== 0) counter.add(segment, record, failures, open)
      if (failures === 0 && inResult) marks.push({ segment, record, rank, scored: name })
    }
  }
  return {
    total: marks.length,
    totalIsLowerBound: lowerBound,
    page: pageOf(marks, request),
    counts: counter.result(),
    receipt: null,
    weakElements,
  }
}

/** Returns the weak elements of all searched texts, each element once. */
function weakElementsOf(findWeak: FindWeak, { filters }: QuerySearch, similar: readonly Similar[]): WeakElement[] {
  const texts = similar.filter(({ isNegated }) => !isNegated).flatMap((clause) => clause.texts)
  const weak = new Map<string, WeakElement>()
  for (const text of texts) for (const element of findWeak(text, filters)) weak.set(element.text, element)
  return [...weak.values()]
}

/** Returns the names that match all `similar` clauses and pass the other clauses on names, the closest first. */
function alikeNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  request: QuerySearch,
  clauses: CompiledClauses,
  similar: readonly Similar[],
  elementWeight: ElementWeight | undefined,
): ScoredName[] {
  const wanted = similar
    .filter(({ isNegated }) => !isNegated)
    .map(({ texts }) => {
      const translated = translatedNames(scratch, segments, texts, request, elementWeight)
      return new AlikeTo(texts, request.minimumSimilarity, elementWeight, translated)
    })
  const sources = segments.map((live) => cheapestSource(live, clauses))
  const isDirect = sources.reduce((sum, { cost }) => sum + cost, 0) <= mostScoredDirectly
  const candidates = isDirect
    ? segments.map((live) => namesOf(live, clauses))
    : closestNames(scratch, segments, similar.find(({ isNegated }) => !isNegated)?.texts ?? [], request, elementWeight)
  const banned = bannedNames(scratch, segments, request)
  const byText = new Map<string, ScoredName>()
  for (const [place, live] of segments.entries()) {
    const { segment } = live
    const tests = testsOf(live, clauses, null, banned[place])
    for (const name of candidates[place] ?? []) {
      if (!tests.name(name)) continue
      const [closest, ...others] = wanted.map((alike) => alike.score(live, name))
      if (!closest || others.includes(null)) continue
      const text = nameText(segment, name)
      const known = byText.get(text)
      if (known) known.places.push({ live: place, name })
      else byText.set(text, new ScoredName(closest.figures, closest.scorer, segment, { live: place, name }, true))
    }
  }
  return [...byText.values()].sort(byScore)
}

/** Scores names against several texts and keeps the best score. */
class AlikeTo {
  private readonly scorers: readonly NameScorer[]
  private readonly minimum: number
  private readonly translated: ReadonlyMap<string, ScoredName>

  /** @param translated the names whose translation is like one of the texts */
  constructor(
    texts: readonly string[],
    minimum: number,
    elementWeight: ElementWeight | undefined,
    translated: ReadonlyMap<string, ScoredName>,
  ) {
    this.scorers = texts.map((text) => new NameScorer(prepareName(text), { elementWeight }))
    this.minimum = minimum
    this.translated = translated
  }

  /** The best score, with the scorer that it comes from, or null below the minimum. */
  score({ segment }: LiveSegment, name: number): { figures: NameFigures; scorer: NameScorer } | null {
    const { arrays } = segment
    let best: NameScorer | null = null
    for (const scorer of this.scorers) {
      const from = arrays.nameStart[name]
      const total = scorer.score(arrays.nameBytes, from, arrays.nameStart[name + 1], this.minimum)
      if (total >= this.minimum && total > (best?.total ?? -1)) best = scorer
    }
    const translated = this.translated.size === 0 ? undefined : this.translated.get(nameText(segment, name))
    if (translated !== undefined && translated.total > (best?.total ?? 0)) return translated.scored
    return best && { figures: best, scorer: best }
  }
}

/** Returns the names whose translation is like any of the texts, by their text, each with its best score. */
function translatedNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  texts: readonly string[],
  { minimumSimilarity: minimum, filters }: QuerySearch,
  elementWeight: ElementWeight | undefined,
): Map<string, ScoredName> {
  const found = new Map<string, ScoredName>()
  if (!hasTranslations(segments)) return found
  for (const text of texts) {
    const alike = findNamesAlike(scratch, segments, text, minimum, filters, undefined, elementWeight)
    for (const [name, scored] of liftedNames(scratch, segments, alike, { text, minimum, elementWeight }))
      if (scored.total > (found.get(name)?.total ?? 0)) found.set(name, scored)
  }
  return found
}

/** Returns the names of the marks that pass the clauses. */
function namesOf(live: LiveSegment, clauses: CompiledClauses): Set<number> {
  const names = new Set<number>()
  visitMarks(live, clauses, undefined, (record) => {
    const name = live.segment.arrays.name[record]
    if (name >= 0) names.add(name)
  })
  return names
}

/** Returns, for each segment, the names similar to any of the texts. */
function closestNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  texts: readonly string[],
  { minimumSimilarity, filters }: QuerySearch,
  elementWeight?: ElementWeight,
): Set<number>[] {
  const names = segments.map(() => new Set<number>())
  for (const text of texts) {
    const alike = findNamesAlike(scratch, segments, text, minimumSimilarity, filters, undefined, elementWeight)
    const search = { text, minimum: minimumSimilarity, elementWeight }
    for (const { places } of addTranslated(scratch, segments, alike, search))
      for (const { live, name } of places) names[live]?.add(name)
  }
  return names
}

/** Returns, for each segment, the names excluded by `NOT similar`. */
export function bannedNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  request: QuerySearch,
): (ReadonlySet<number> | undefined)[] {
  const texts = request.clauses.flatMap((clause) => (clause.kind === 'similar' && clause.isNegated ? clause.texts : []))
  if (texts.length === 0) return segments.map(() => undefined)
  return closestNames(scratch, segments, texts, { ...request, filters: noFilters })
}
