import type { LiveSegment } from '../src/layout/live-segment.ts'
import { withCommonParts } from '../src/logo/common-parts.ts'
import { cosineOf } from '../src/logo/find-logos.ts'
import { type LogoReader, LogoReaders } from '../src/logo/logo-reader.ts'
import { copiesOf, ideasOf, type LogoSegment, type VectorLists } from '../src/logo/logo-segment.ts'
import { withNeighbours } from '../src/logo/neighbours.ts'
import { type PreparedLogo, prepareLogo } from '../src/logo/prepared-logo.ts'
import type { SearchedLogo } from '../src/logo/searched-logo.ts'
import type { RegisterIndex } from '../src/register-index.ts'
import type { LogoHit } from '../src/search/search-logos.ts'

const most = 10

const recordAt = ({ records, mask }: VectorLists, place: number) => (records[place] ?? 0) & mask

/** The best cosines of a search, found by comparing every vector. */
export class Exhaustive {
  private readonly readers = new LogoReaders()
  private readonly live: readonly LiveSegment<LogoSegment>[]
  private readonly segments: readonly { segment: LogoSegment; reader: LogoReader }[]

  constructor(index: RegisterIndex) {
    const { base, changes } = index.state.logos
    this.live = [...base, ...changes]
    this.segments = this.live.map(({ segment }) => ({ segment, reader: this.readers.of(segment) }))
  }

  /** The vector by which a search compares ideas: that of the logo and its neighbours, away from its surroundings. */
  searchedIdea = (logo: SearchedLogo): PreparedLogo => withNeighbours(this.readers, this.live, prepareLogo(logo), true)

  private viewsOf = (logo: SearchedLogo) => withCommonParts(this.readers, this.live, prepareLogo(logo)).views

  /** The ten best cosines of copy vectors, one for each mark. */
  copies = (logo: SearchedLogo): number[] => this.best(this.viewsOf(logo), copiesOf)

  ideas(logo: SearchedLogo): number[] {
    const { idea, ideaOffset } = this.searchedIdea(logo)
    return this.best([idea], ideasOf).map((cosine) => cosine + cosineOf(ideaOffset))
  }

  /** The cosines of the marks of a page. */
  copiesOf = (logo: SearchedLogo, page: readonly LogoHit[]): number[] => this.cosinesOf(this.viewsOf(logo), copiesOf, page)

  ideasOf(logo: SearchedLogo, page: readonly LogoHit[]): number[] {
    const { idea, ideaOffset } = this.searchedIdea(logo)
    return this.cosinesOf([idea], ideasOf, page)
      .map((cosine) => cosine + cosineOf(ideaOffset))
      .sort((a, b) => b - a)
      .slice(0, most)
  }

  private best(vectors: readonly Int8Array[], listsOf: (segment: LogoSegment) => VectorLists): number[] {
    const all: number[] = []
    for (const { segment, reader } of this.segments) {
      const byRecord = this.products(vectors, listsOf(segment), reader)
      all.push(...[...byRecord.values()].sort((a, b) => b - a).slice(0, most))
    }
    return all
      .sort((a, b) => b - a)
      .slice(0, most)
      .map(cosineOf)
  }

  private products(vectors: readonly Int8Array[], lists: VectorLists, reader: LogoReader): Map<number, number> {
    const best = new Map<number, number>()
    reader.search(vectors)
    let least = 1
    vectors.forEach((_, query) => {
      for (let list = 0; list + 1 < lists.start.length; list++) {
        reader.scan(lists, list, query, least, true, (place, product) => {
          const record = recordAt(lists, place)
          if (product > (best.get(record) ?? 0)) best.set(record, product)
          if (best.size < 4_000) return
          const kept = [...best].sort((a, b) => b[1] - a[1]).slice(0, 100)
          best.clear()
          for (const [one, value] of kept) best.set(one, value)
          least = kept.at(-1)?.[1] ?? least
        })
      }
    })
    return best
  }

  private cosinesOf(
    vectors: readonly Int8Array[],
    listsOf: (segment: LogoSegment) => VectorLists,
    page: readonly LogoHit[],
  ): number[] {
    const wanted = new Set(page.map(({ serial }) => serial))
    const cosines: number[] = []
    for (const { segment, reader } of this.segments) {
      const lists = listsOf(segment)
      const bits = new Uint32Array((segment.marks + 31) >>> 5)
      segment.arrays.serial.forEach((serial, record) => {
        if (wanted.has(serial)) bits[record >>> 5] = (bits[record >>> 5] ?? 0) | (1 << (record & 31))
      })
      const places = reader.placesOf(lists, bits)
      const best = new Map<number, number>()
      reader.search(vectors)
      const least = vectors.map(() => -1e9)
      reader.scanPlaces(lists, places, least, true, (place, product) => {
        const record = recordAt(lists, place)
        if (product > (best.get(record) ?? -1e9)) best.set(record, product)
      })
      cosines.push(...best.values())
    }
    return cosines.sort((a, b) => b - a).map(cosineOf)
  }
}
