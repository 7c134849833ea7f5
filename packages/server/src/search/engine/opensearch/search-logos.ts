import {
  hashesOfSearched,
  type IndexFilters,
  isComparableLogo,
  markTypes,
  restricts,
  SelectedMarks,
} from '@marklot/register-index'
import { descriptorVersion } from '@marklot/similarity/logo'
import { AppError } from '../../../platform/app-error.ts'
import type { Pool } from '../../../platform/database.ts'
import { logosOfSerials } from '../../../register/index.ts'
import type { LogoOutcome, LogoSearch, LogoWatchMatch, SavedLogo, SearchedLogo } from '../requests.ts'
import { alikeNames, findCandidates } from './alike-names.ts'
import { type Cluster, columnsOnly, type Json } from './cluster.ts'
import { hashKey, hashParts } from './documents.ts'
import { marksOfNames, marksOfSerials } from './fetch-marks.ts'
import { passing } from './filters.ts'
import type { IndexNames } from './indices.ts'
import type { ElementCounts } from './weak-elements.ts'
import { serialOf } from './whole-results.ts'

/*
 * Searches by logo. The cluster selects the nearest pictures by their vectors and hashes. The embedded engine's code
 * compares them, so both engines give equal scores. The descriptions come from the register.
 */

export interface LogoParts {
  cluster: Cluster
  names: IndexNames
  weak: ElementCounts
  pool: Pool
}

/** How many of the nearest pictures each view finds. Turned and mirrored views find fewer. */
const nearest = { view: 1_000, ofTurned: 100, idea: 400 }
/** The most pictures to find by their hash. */
const mostOfHash = 2_000
const hashPartBits = 16
/**
 * The number of parts to look up. If two hashes differ in at most three bits, one of these parts differs in at most
 * one; see the embedded engine's tables.
 */
const soughtParts = 2

const numbersOf = (vector: string): number[] => [...Int8Array.from(Buffer.from(vector, 'base64'))]

/**
 * Refuses a picture that another version of the descriptor described, because vectors of two versions are never
 * compared.
 */
function assertComparable(logo: SearchedLogo): void {
  if (!isComparableLogo(logo)) throw new RangeError(`The searched logo was described by version ${logo.version}`)
}

const unavailable = () =>
  new AppError('search.unavailable', { cause: new Error('The search cluster has no k-NN plugin, which searches by logo need') })

/** Finds marks by logo, or by logo and name. */
export async function findLogos(parts: LogoParts, hasLogos: boolean, request: LogoSearch): Promise<LogoOutcome> {
  if (!hasLogos) throw unavailable()
  assertComparable(request.logo)
  const { cluster, names, weak, pool } = parts
  const { name, filters } = request
  const [near, weakElements, candidates, compared] = await Promise.all([
    nearSerials(parts, request),
    name === null ? [] : weak.of(name.text, filters),
    name === null ? null : findCandidates(parts, name.text, filters),
    countCompared(parts, filters),
  ])
  const alike = name === null || candidates === null ? [] : alikeNames(candidates, name, weakElements)
  const [byLogo, byName] = await Promise.all([marksOfSerials(cluster, names, near), marksOfNames(cluster, names, alike)])
  const marks = [...byLogo, ...byName]
  const serials = [...new Set(marks.map(({ serial }) => serial))]
  const logos = await logosOfSerials(pool, serials, descriptorVersion)
  return new SelectedMarks(marks).findLogos(request, logos, weakElements, compared)
}

/**
 * Finds marks whose logo may be alike, by vectors and hashes: among all marks, and among those that pass the filters.
 */
async function nearSerials({ cluster, names }: LogoParts, { logo, filters, sameIdea }: LogoSearch): Promise<number[]> {
  const replies = await cluster.searchAll(
    [null, ...(restricts(filters) ? [filters] : [])].flatMap((restriction) =>
      nearSearches(logo, restriction, sameIdea).map((body) => ({ index: names.logos, body })),
    ),
  )
  return [...new Set(replies.flatMap(({ hits }) => hits.hits.map(serialOf)))]
}

function nearSearches(logo: SearchedLogo, filters: IndexFilters | null, sameIdea: boolean): Json[] {
  const filter = filters === null ? {} : { filter: passing(filters) }
  const knn = (field: string, vector: string, k: number): Json => ({
    knn: { [field]: { vector: numbersOf(vector), k, ...filter } },
  })
  const found = (query: Json, size: number): Json => ({ ...columnsOnly('serial'), query, size, track_total_hits: false })
  const hash = { bool: { filter: [{ terms: { hashes: nearHashes(logo) } }, ...(filters === null ? [] : [passing(filters)])] } }
  return [
    found(hash, mostOfHash),
    ...logo.views.map(({ copy, position }) => {
      const k = position === 'upright' ? nearest.view : nearest.ofTurned
      return found({ nested: { path: 'views', query: knn('views.copy', copy, k) } }, k)
    }),
    ...(sameIdea ? [found(knn('idea', logo.idea, nearest.idea), nearest.idea)] : []),
  ]
}

/** Returns the sought parts of the hashes, and all parts that differ from them in one bit. */
const nearHashes = (logo: SearchedLogo): string[] =>
  hashesOfSearched(logo).flatMap((hash) =>
    hashParts(BigInt(`0x${hash}`))
      .slice(0, soughtParts)
      .flatMap(({ part, value }) => [
        hashKey(part, value),
        ...Array.from({ length: hashPartBits }, (_, bit) => hashKey(part, value ^ (1 << bit))),
      ]),
  )

/**
 * Counts the compared pictures and the marks that should have a picture. A word mark counts only if its picture is
 * described.
 */
async function countCompared({ cluster, names }: LogoParts, filters: IndexFilters): Promise<LogoOutcome['compared']> {
  const chosen = filters.brandTypes.length === 0 ? [...markTypes] : filters.brandTypes
  const count = (index: string, types: typeof filters.brandTypes) => ({
    index,
    body: { size: 0, track_total_hits: true, query: passing({ ...filters, brandTypes: types }) },
  })
  const drawn = chosen.filter((type) => type !== 'Word')
  const [of, withPicture, words] = await cluster.searchAll([
    count(names.logos, filters.brandTypes),
    count(names.marks, drawn),
    count(names.logos, ['Word']),
  ])
  const total = (reply: typeof of) => reply?.hits.total?.value ?? 0
  return {
    of: total(of),
    total: (drawn.length === 0 ? 0 : total(withPicture)) + (chosen.includes('Word') ? total(words) : 0),
  }
}

/**
 * Returns the pairs of a saved logo and a new mark that `findLogos` would find. Compares all logos of the new marks.
 * Ideas are compared without neighbours, so a mark that only these bring near is not among them.
 */
export async function watchLogos(
  { cluster, names, pool }: LogoParts,
  hasLogos: boolean,
  saved: readonly SavedLogo[],
  newSerials: readonly number[],
): Promise<LogoWatchMatch[]> {
  if (!hasLogos) throw unavailable()
  const logos = await logosOfSerials(pool, newSerials, descriptorVersion)
  const marks = await marksOfSerials(
    cluster,
    names,
    logos.map(({ serial }) => serial),
  )
  return new SelectedMarks(marks).watchLogos(saved, logos)
}
