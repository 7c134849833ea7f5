import { descriptorVersion } from '@marklot/similarity/logo'
import { comparedRevisions } from '../register/index.ts'
import {
  type ComparableMarks,
  countCompared,
  filtersWithin,
  type IndexFilters,
  type LogoMatch,
  type SavedLogo,
  type SavedName,
  type SearchEngine,
  type WatchMatch,
} from '../search/index.ts'
import { logoSimilarities, withDay } from './logo-similarities.ts'
import { comparesNames, type Found, type FoundMark, type MatchContext, type Run, savedNameOf } from './matching.ts'
import type { FoundScore } from './stored-result.ts'

/** The number of saved searches in one call of the engine, which occupies one of its threads. */
const namesAtOnce = 250
const logosAtOnce = 100

/** Changes in the register since the searches of a group last ran. */
export interface RegisterChanges {
  /** Marks that were added or changed. */
  changed: readonly number[]
  /** Marks whose picture has become comparable. */
  compared: readonly number[]
}

/** Matches saved names against marks in reverse and returns the pairs of a name and a mark that its search finds. */
export async function matchNames(
  engine: SearchEngine,
  names: readonly SavedName[],
  serials: readonly number[],
): Promise<WatchMatch[]> {
  if (serials.length === 0) return []
  const matches: WatchMatch[] = []
  for (let at = 0; at < names.length; at += namesAtOnce)
    matches.push(...(await engine.watch(names.slice(at, at + namesAtOnce), serials)))
  return matches
}

async function matchLogos(engine: SearchEngine, logos: readonly SavedLogo[], serials: readonly number[]) {
  if (serials.length === 0) return []
  const matches: Awaited<ReturnType<SearchEngine['watchLogos']>> = []
  for (let at = 0; at < logos.length; at += logosAtOnce)
    matches.push(...(await engine.watchLogos(logos.slice(at, at + logosAtOnce), serials)))
  return matches
}

/** A mark that a search finds by its name, its logo or both. */
interface Match {
  serial: number
  nameScore: FoundScore
  logo: LogoMatch | null
}

/**
 * Returns the marks that searches by name, by logo or by both would find among the changed ones. Logos are compared
 * with those of changed marks, and with logos that were described since then, even if their marks are older.
 */
export async function findInReverse(
  context: MatchContext,
  runs: readonly Run[],
  { changed, compared }: RegisterChanges,
): Promise<Map<number, Found>> {
  const { pool, engine } = context
  const byQuery = new Map(runs.map(({ query }) => [query.id, new Map<number, Match>()]))
  const matchOf = (id: number, serial: number): Match => {
    const known = byQuery.get(id)?.get(serial)
    if (known) return known
    const match: Match = { serial, nameScore: null, logo: null }
    byQuery.get(id)?.set(serial, match)
    return match
  }
  const drawn = runs.some(({ logo }) => logo !== null) ? [...new Set([...changed, ...compared])] : []
  const names = runs.flatMap(({ query, offices }) =>
    comparesNames(query.search) ? (savedNameOf(query.id, query.search, offices) ?? []) : [],
  )
  for (const { id, serial, nameScore } of await matchNames(engine, names, changed)) matchOf(id, serial).nameScore = nameScore
  const logos = runs.flatMap((run) => savedLogoOf(run) ?? [])
  for (const { id, serial, logo } of await matchLogos(engine, logos, drawn)) matchOf(id, serial).logo = logo

  const revisions = await comparedRevisions(pool, drawn, descriptorVersion)
  const counted = comparedCounter(engine, {
    described: drawn.filter((serial) => revisions.has(serial)),
    others: drawn.filter((serial) => !revisions.has(serial)),
  })
  const found = new Map<number, Found>()
  for (const run of runs) {
    const matches = [...(byQuery.get(run.query.id)?.values() ?? [])]
    found.set(run.query.id, await foundOf(context, run, matches, { revisions, countCompared: counted }))
  }
  return found
}

/**
 * Returns a radar's logo in the form that the engine matches in reverse; null if there is no logo, or no permitted
 * office.
 */
function savedLogoOf({ query: { id, search }, offices, logo }: Run): SavedLogo | null {
  const filters = logo && filtersWithin(search.filters, offices)
  if (!logo || !filters) return null
  const { minimumLogoSimilarity, sameIdea } = logo.found
  return { id, logo: logo.found.logo, minimumLogoSimilarity, sameIdea, filters }
}

interface ComparedPictures {
  /** For each mark, the revision since which its picture can be compared. */
  revisions: ReadonlyMap<number, number>
  countCompared: (filters: IndexFilters) => Promise<{ of: number; total: number }>
}

async function foundOf(
  context: MatchContext,
  run: Run,
  matches: readonly Match[],
  { revisions, countCompared }: ComparedPictures,
): Promise<Found> {
  const { pool, engine } = context
  const { search, watched } = run.query
  const best = ({ nameScore, logo }: Match) => Math.max(nameScore?.total ?? 0, logo?.score ?? 0)
  const closest = [...matches].sort((a, b) => best(b) - best(a) || a.serial - b.serial)
  const found: Found = {
    marks: closest.map(({ serial, nameScore }) => ({ serial, score: nameScore })),
    total: matches.length,
    isLowerBound: false,
    // The comparison lines of a match use the weights of its search.
    weakElements: closest.length > 0 && comparesNames(search) ? await engine.weakElements(search.text, search.filters) : [],
  }
  const saved = savedLogoOf(run)
  if (run.logo === null || saved === null) return found
  const withLogos = await addWeakerLogos(engine, saved, closest, revisions)
  const similarities = await logoSimilarities(context, run.logo, withLogos)
  const marks = found.marks.map(
    (mark): FoundMark => ({
      ...mark,
      logo: similarities.get(mark.serial) ?? null,
      isNewlyCompared: (revisions.get(mark.serial) ?? 0) > watched.logoRevision,
    }),
  )
  return { ...found, marks, logosCompared: await withDay(pool, await countCompared(saved.filters)) }
}

/** Compares the logos of marks that were found by name, however unlike they are. */
async function addWeakerLogos(
  engine: SearchEngine,
  saved: SavedLogo,
  matches: readonly Match[],
  revisions: ReadonlyMap<number, number>,
): Promise<Match[]> {
  const open = matches.filter(({ serial, logo }) => logo === null && revisions.has(serial)).map(({ serial }) => serial)
  if (open.length === 0) return [...matches]
  const weaker = new Map(
    (await engine.watchLogos([{ ...saved, minimumLogoSimilarity: 0 }], open)).map(({ serial, logo }) => [serial, logo]),
  )
  return matches.map((match) => ({ ...match, logo: match.logo ?? weaker.get(match.serial) ?? null }))
}

/** Returns a function like `countCompared` that counts only once for equal filters, which many searches share. */
function comparedCounter(engine: SearchEngine, marks: ComparableMarks): ComparedPictures['countCompared'] {
  const known = new Map<string, Promise<{ of: number; total: number }>>()
  return (filters) => {
    const key = JSON.stringify(filters)
    const counting = known.get(key) ?? countCompared(engine, marks, filters)
    known.set(key, counting)
    return counting
  }
}
