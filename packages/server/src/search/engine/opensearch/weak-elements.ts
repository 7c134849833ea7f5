import {
  affixKey,
  type ElementCount,
  type ElementQuestion,
  type IndexFilters,
  searchedClasses,
  type WeakElement,
  weakElementsBy,
} from '@marklot/register-index'
import type { Cluster, ClusterReply, Json } from './cluster.ts'
import type { IndexNames } from './indices.ts'

/** The approximate number of owners up to which counts are exact: the most that the cluster allows. */
const countedOwners = 40_000
/** The most counts to keep. */
const mostKept = 5_000
/** The most questions in one request. */
const atOnce = 200

/** Matches marks with an element. */
const withElement = ({ text, place }: ElementQuestion): Json =>
  place === 'word' ? { term: { words: text } } : { term: { affixes: affixKey({ text, place }) } }

const keyOf = ({ text, place }: ElementQuestion, classes: readonly number[]) => `${place} ${text} ${classes}`

/** An element to count, and its key among the counts. */
interface Open {
  key: string
  question: ElementQuestion
  classes: readonly number[]
}

/**
 * Lets the cluster count the elements of searched names, by the rules of the embedded engine. They are exact even where
 * that engine samples. They are kept until the register changes.
 */
export class ElementCounts {
  private readonly cluster: Cluster
  private readonly names: IndexNames
  private kept = new Map<string, ElementCount>()
  private marks: Promise<number> | undefined

  constructor(cluster: Cluster, names: IndexNames) {
    this.cluster = cluster
    this.names = names
  }

  /** Forgets the counts of an older state. */
  clear(): void {
    this.kept = new Map()
    this.marks = undefined
  }

  async of(text: string, filters: IndexFilters): Promise<WeakElement[]> {
    const [weak = []] = await this.ofAll([{ text, filters }])
    return weak
  }

  /**
   * Returns the weak elements of several texts. Each round counts together what the rules ask for as far as they are
   * known: words first, then the few beginnings and endings that are words themselves.
   */
  async ofAll(searches: readonly { text: string; filters: IndexFilters }[]): Promise<WeakElement[][]> {
    const { kept } = this
    const registerMarks = await this.countMarks()
    const counts = new Map<string, ElementCount>()
    for (;;) {
      const open = new Map<string, Open>()
      const weak = searches.map(({ text, filters }) => {
        const classes = searchedClasses(filters)
        return weakElementsBy(text, registerMarks, (question) => {
          const key = keyOf(question, classes)
          const count = counts.get(key) ?? kept.get(key)
          if (count === undefined) open.set(key, { key, question, classes })
          else counts.set(key, count)
          return count ?? notCounted
        })
      })
      if (open.size === 0) {
        keep(kept, counts)
        return weak
      }
      for (const [key, count] of await this.count([...open.values()])) counts.set(key, count)
    }
  }

  private countMarks(): Promise<number> {
    this.marks ??= this.cluster
      .search(this.names.marks, { size: 0, track_total_hits: true })
      .then(({ hits }) => hits.total?.value ?? 0)
      .catch((error) => {
        this.marks = undefined
        throw error
      })
    return this.marks
  }

  private async count(open: readonly Open[]): Promise<[string, ElementCount][]> {
    const counts: [string, ElementCount][] = []
    for (let from = 0; from < open.length; from += atOnce) {
      const some = open.slice(from, from + atOnce)
      const replies = await this.cluster.searchAll(some.map((one) => ({ index: this.names.marks, body: counting(one) })))
      for (const [i, { key }] of some.entries()) counts.push([key, countOf(replies[i])])
    }
    return counts
  }
}

/** Stands for an element whose count is still open. */
const notCounted: ElementCount = { marks: 0, owners: 0, isEstimate: false }

/** Keeps counts, and forgets the least recently used ones. */
function keep(kept: Map<string, ElementCount>, counts: ReadonlyMap<string, ElementCount>): void {
  for (const [key, count] of counts) {
    kept.delete(key)
    kept.set(key, count)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value as string)
  }
}

/** Counts the living marks with an element in the classes, and their owners. */
const counting = ({ question, classes }: Open): Json => ({
  size: 0,
  track_total_hits: true,
  query: {
    bool: {
      filter: [withElement(question), ...(classes.length > 0 ? [{ terms: { nice: classes } }] : [])],
      must_not: [{ term: { category: 'dead' } }],
    },
  },
  aggs: { owners: { cardinality: { field: 'owner', precision_threshold: countedOwners } } },
})

function countOf(reply: ClusterReply | undefined): ElementCount {
  const owners = reply?.aggregations?.owners?.value ?? 0
  return { marks: reply?.hits.total?.value ?? 0, owners, isEstimate: owners > countedOwners }
}
