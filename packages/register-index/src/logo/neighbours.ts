import { expandedIdea, ideaLength, leastNear, mostNear } from '@marklot/similarity/logo'
import type { LiveSegment } from '../layout/live-segment.ts'
import { cosineOf, findNearIdeas, productFor } from './find-logos.ts'
import { unpackHalves } from './half-bytes.ts'
import type { LogoReaders } from './logo-reader.ts'
import type { LogoSegment } from './logo-segment.ts'
import type { PreparedLogo } from './prepared-logo.ts'

/**
 * Returns a searched logo whose idea is moved towards its neighbours in the register (see `expandedIdea`). Filters do
 * not matter, so a mark is as alike with a filter as without it.
 */
export function withNeighbours(
  readers: LogoReaders,
  segments: readonly LiveSegment<LogoSegment>[],
  logo: PreparedLogo,
): PreparedLogo {
  const least = productFor(leastNear)
  const near = segments.flatMap((live) =>
    findNearIdeas(readers.of(live.segment), live, logo.idea, least, mostNear).map(({ record, product, place }) => ({
      serial: live.segment.arrays.serial[record],
      product,
      vectors: live.segment.arrays.ideaVectors,
      at: (place * ideaLength) / 2,
    })),
  )
  near.sort((a, b) => b.product - a.product || a.serial - b.serial)
  const nearest = near.slice(0, mostNear).map(({ product, vectors, at }) => ({
    idea: unpackHalves(vectors, at, ideaLength),
    cosine: cosineOf(product),
  }))
  return { ...logo, idea: expandedIdea(logo.idea, nearest) }
}
