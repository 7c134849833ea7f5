import { expandedIdea, ideaLength, leastNear, mostNear, surroundingSample } from '@marklot/similarity/logo'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { cosineOf, findNearIdeas, productFor } from './find-logos.ts'
import { unpackHalves } from './half-bytes.ts'
import type { LogoReaders } from './logo-reader.ts'
import { ideasOf, type LogoSegment } from './logo-segment.ts'
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
  const near = logos.flatMap((live) =>
    findNearIdeas(readers.of(live.segment), live, idea, least, mostNear).map(({ place, product }) =>
      nearAt(live, place, product),
    ),
  )
  return best(near, mostNear).map((one) => ({ idea: one.idea(), cosine: cosineOf(one.product) }))
}

/** Products are counted in steps of this. */
const step = 64

/** Returns the ideas that surround one, in a sample of the register (see `surroundingSample`). */
function surroundingsOf(readers: LogoReaders, logos: Logos, idea: Int8Array): Int8Array[] {
  const all = logos.reduce((sum, { segment }) => sum + ideasOf(segment).records.length, 0)
  const sample = surroundingSample(all)
  if (sample === null) return []
  const scans = logos.map((live) => scanOfSample(readers, live, idea, sample.step))
  const counts = new Uint32Array(productFor(1.2) / step)
  for (const scan of scans) scan(1, (_, product) => counts[Math.floor(product / step)]++)
  let least = counts.length
  for (let left = sample.nearest; left > 0 && least > 0; left -= counts[least]) least--
  const near: Near[] = []
  scans.forEach((scan, i) => {
    scan(Math.max(1, least * step), (place, product) => near.push(nearAt(logos[i], place, product)))
  })
  return best(near, sample.nearest).map((one) => one.idea())
}

/** Returns a function that visits the sampled logos of a segment whose product reaches `least`. */
function scanOfSample(readers: LogoReaders, { segment, tombstones }: LiveSegment<LogoSegment>, idea: Int8Array, every: number) {
  const lists = ideasOf(segment)
  const reader = readers.of(segment)
  const places = sampledPlaces(segment, every)
  return (least: number, visit: (place: number, product: number) => void) => {
    reader.search([idea])
    reader.scanPlaces(lists, places, 0, least, (place, product) => {
      if (!isBuried(tombstones, lists.records[place])) visit(place, product)
    })
  }
}

const samples = new WeakMap<LogoSegment, { every: number; places: Uint32Array }>()

/**
 * Returns the places of one in `every` logos of a segment. Their serials decide, so the sample stays the same when
 * segments are merged, and on every machine.
 */
function sampledPlaces(segment: LogoSegment, every: number): Uint32Array {
  const known = samples.get(segment)
  if (known?.every === every) return known.places
  const { serial } = segment.arrays
  const limit = 2 ** 32 / every
  const chosen: number[] = []
  ideasOf(segment).records.forEach((record, place) => {
    if (Math.imul(serial[record], 0x9e3779b1) >>> 0 < limit) chosen.push(place)
  })
  const places = Uint32Array.from(chosen)
  samples.set(segment, { every, places })
  return places
}

function nearAt({ segment }: LiveSegment<LogoSegment>, place: number, product: number): Near {
  const { serial, ideaVectors } = segment.arrays
  const idea = () => unpackHalves(ideaVectors, (place * ideaLength) / 2, ideaLength)
  return { serial: serial[ideasOf(segment).records[place]], product, idea }
}

/** The nearest logos of all segments. */
const best = (near: Near[], most: number) => near.sort((a, b) => b.product - a.product || a.serial - b.serial).slice(0, most)
