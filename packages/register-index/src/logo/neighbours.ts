import { expandedIdea, leastNear, mostNear, surroundingSample } from '@marklot/similarity/logo'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { cosineOf, findNearIdeas, productFor } from './find-logos.ts'
import type { LogoReader, LogoReaders } from './logo-reader.ts'
import { type HalfByteVectors, ideaAt, ideasOf, isSampled, type LogoSegment, type VectorLists } from './logo-segment.ts'
import type { PreparedLogo } from './prepared-logo.ts'

type Logos = readonly LiveSegment<LogoSegment>[]

/**
 * Returns a searched logo whose idea is moved towards its neighbours and away from its surroundings (see
 * `expandedIdea`). Filters do not matter, so a mark is as alike with a filter as without it.
 * @param isRegister whether the logos are those of the register; a selection does not show a logo's surroundings
 */
export function withNeighbours(readers: LogoReaders, logos: Logos, logo: PreparedLogo, isRegister: boolean): PreparedLogo {
  const around = isRegister ? surroundingsOf(readers, logos, logo.idea) : []
  const { vector, offset } = expandedIdea(logo.idea, nearest(readers, logos, logo.idea), around)
  return { ...logo, idea: vector, ideaOffset: offset }
}

interface Near {
  readonly serial: number
  readonly product: number
  readonly idea: () => Int8Array
}

function nearest(readers: LogoReaders, logos: Logos, idea: Int8Array) {
  const least = productFor(leastNear)
  const near = logos.flatMap((live) => {
    const lists = ideasOf(live.segment)
    return findNearIdeas(readers.of(live.segment), live, idea, least, mostNear).map(({ place, product }) =>
      nearAt(live.segment, lists, place, product),
    )
  })
  return best(near, mostNear).map((one) => ({ idea: one.idea(), cosine: cosineOf(one.product) }))
}

/** Returns the ideas that surround one, in a sample of the register (see `surroundingSample`). */
function surroundingsOf(readers: LogoReaders, logos: Logos, idea: Int8Array): Int8Array[] {
  const all = logos.reduce((sum, { segment }) => sum + ideasOf(segment).records.length, 0)
  const sample = surroundingSample(all)
  if (sample === null) return []
  const compared = logos.map((live) => compareSample(readers, live, idea, sample.step))
  const least = nthGreatest(compared, sample.nearest)
  const near: Near[] = []
  for (const { segment, sampled, places, products } of compared)
    for (let i = 0; i < places.length; i++) if (products[i] >= least) near.push(nearAt(segment, sampled, places[i], products[i]))
  return best(near, sample.nearest).map((one) => one.idea())
}

/** The sampled logos of a segment that have something in common with an idea. */
interface ComparedSample {
  readonly segment: LogoSegment
  readonly sampled: VectorLists<HalfByteVectors>
  readonly places: Uint32Array
  readonly products: Int32Array
}

function compareSample(
  readers: LogoReaders,
  { segment, tombstones }: LiveSegment<LogoSegment>,
  idea: Int8Array,
  every: number,
): ComparedSample {
  const reader = readers.of(segment)
  const sampled = sampleOf(reader, segment, every)
  const places = new Uint32Array(sampled.records.length)
  const products = new Int32Array(places.length)
  let found = 0
  reader.search([idea])
  reader.scan(sampled, 0, 0, 1, true, (place, product) => {
    if (isBuried(tombstones, sampled.records[place])) return
    places[found] = place
    products[found++] = product
  })
  return { segment, sampled, places: places.subarray(0, found), products: products.subarray(0, found) }
}

/** Products are counted in steps of this. */
const step = 64

/** Returns a product that at least `n` logos reach, and few more; the least if there are fewer. */
function nthGreatest(compared: readonly ComparedSample[], n: number): number {
  const counts = new Uint32Array(productFor(1.2) / step)
  for (const { products } of compared) for (const product of products) counts[Math.floor(product / step)]++
  let at = counts.length
  for (let left = n; left > 0 && at > 0; left -= counts[at]) at--
  return at * step
}

const samples = new WeakMap<LogoReader, { every: number; sampled: VectorLists<HalfByteVectors> }>()

/** Returns the ideas of one in `every` logos of a segment. */
function sampleOf(reader: LogoReader, segment: LogoSegment, every: number): VectorLists<HalfByteVectors> {
  const known = samples.get(reader)
  if (known?.every === every) return known.sampled
  const { serial } = segment.arrays
  const lists = ideasOf(segment)
  const places: number[] = []
  lists.records.forEach((record, place) => {
    if (isSampled(serial[record], every)) places.push(place)
  })
  const sampled = reader.copyOf(lists, Uint32Array.from(places))
  samples.set(reader, { every, sampled })
  return sampled
}

const nearAt = (segment: LogoSegment, lists: VectorLists<HalfByteVectors>, place: number, product: number): Near => ({
  serial: segment.arrays.serial[lists.records[place]],
  product,
  idea: () => ideaAt(lists, place),
})

/** The nearest logos of all segments. */
const best = (near: Near[], most: number) => near.sort((a, b) => b.product - a.product || a.serial - b.serial).slice(0, most)
