import type { FailedFilters } from '../filter/filters.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import { growableUint32 } from '../memory/growable.ts'
import type { ScoredName } from '../score/scored-name.ts'
import { type LoadedMarks, MarksOfNames } from './marks-of-name.ts'
import { orderOfName, pageOf, type ResultMark, type SearchHit } from './outcome.ts'
import type { PageRequest } from './requests.ts'

/** The result that the page is cut from. */
interface Result {
  readonly segments: readonly LiveSegment[]
  /** In order of relevance. */
  readonly names: readonly ScoredName[]
  /** Null if there is no filter. */
  readonly failedBySegment: readonly FailedFilters[] | null
}

const greatestDay = 0xffff

/**
 * The page of a search by name. A name can have thousands of marks, so only those that can appear on the page or before
 * it become objects and are sorted.
 */
export class ResultPage {
  private readonly loaded: LoadedMarks
  private readonly result: Result
  private readonly request: PageRequest
  /** The number of marks on the page and before it. */
  private readonly wanted: number
  private total = 0
  private readonly marks: ResultMark[] = []
  /** If sorted by name: the names in the result and the numbers of their marks. */
  private readonly named: { name: ScoredName; rank: number; marks: number }[] = []
  /** If sorted by day: all marks. */
  private readonly places = growableUint32(64)
  private readonly records = growableUint32(64)
  private readonly ranks = growableUint32(64)

  constructor(loaded: LoadedMarks, result: Result, request: PageRequest) {
    this.loaded = loaded
    this.result = result
    this.request = request
    this.wanted = request.page * request.size
  }

  /** Adds the passing marks of the current name. Names must be added in order of relevance. */
  add(marksOfNames: MarksOfNames, name: ScoredName, rank: number): void {
    const { passing } = marksOfNames
    switch (this.request.sort) {
      case 'relevance':
        if (this.total < this.wanted) this.take(marksOfNames, name, rank)
        break
      case 'name':
        this.named.push({ name, rank, marks: passing })
        break
      case 'applicationDate':
        marksOfNames.eachPassing(passing, (place, record) => {
          this.places.push(place)
          this.records.push(record)
          this.ranks.push(rank)
        })
    }
    this.total += passing
  }

  /** The hits on the page. Call it after all names are added. */
  hits(): SearchHit[] {
    if (this.request.sort === 'name') this.takeByName()
    else if (this.request.sort === 'applicationDate') this.takeByDay()
    return pageOf(this.marks, this.request)
  }

  private take(marksOfNames: MarksOfNames, name: ScoredName, rank: number): void {
    marksOfNames.eachPassing(this.wanted, (place, record) => this.push(place, record, rank, name))
  }

  private push(place: number, record: number, rank: number, scored: ScoredName): void {
    this.marks.push({ segment: this.result.segments[place].segment, record, rank, scored })
  }

  private takeByName(): void {
    const inOrder = this.named
      .map((one) => ({ ...one, order: orderOfName(one.name.text) }))
      .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    let before = 0
    const first = inOrder.filter(({ marks }) => {
      before += marks
      return before - marks < this.wanted
    })
    const { segments, failedBySegment } = this.result
    const marksOfNames = new MarksOfNames(
      this.loaded,
      segments,
      first.map(({ name }) => name),
      failedBySegment,
    )
    for (const { name, rank } of first) {
      marksOfNames.advance()
      this.take(marksOfNames, name, rank)
    }
    marksOfNames.end()
  }

  private takeByDay(): void {
    const { segments, names } = this.result
    const { places, records, ranks } = this
    const keys = new Float64Array(records.length)
    for (let i = 0; i < keys.length; i++) {
      const { applicationDay } = segments[places.items[i]].segment.arrays
      const day = applicationDay[records.items[i]]
      keys[i] = (greatestDay - day) * names.length + ranks.items[i]
    }
    // Keeps all ties at the end of the page; `pageOf` orders them by serial.
    const last = keys.slice().sort()[Math.min(keys.length, this.wanted) - 1] ?? 0
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] > last) continue
      const rank = ranks.items[i]
      this.push(places.items[i], records.items[i], rank, names[rank])
    }
  }
}
