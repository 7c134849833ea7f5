import {
  affixKey,
  type ElementCount,
  type ElementQuestion,
  elementQuestions,
  type IndexFilters,
  isInUse,
  searchedClasses,
  type WeakElement,
  weakElementsBy,
} from '@marklot/register-index'
import type { Cluster, ClusterReply, Json } from './cluster.ts'
import type { IndexNames } from './indices.ts'

/** The approximate number of owners up to which counts are exact. */
const countedOwners = 10_000
/** The most counts to keep. */
const mostKept = 5_000
/** The most questions in one request. */
const atOnce = 200

/** Matches marks with an element. */
const withElement = ({ text, place }: ElementQuestion): Json =>
  place === 'word' ? { term: { words: text } } : { term: { affixes: affixKey({ text, place }) } }

const keyOf = ({ text, place }: ElementQuestion, classes: readonly number[]) => `${place} ${text} ${classes}`

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

  /** Returns the weak elements of several texts, counted together. */
  async ofAll(searches: readonly { text: string; filters: IndexFilters }[]): Promise<WeakElement[][]> {
    const asked = searches.map(({ text, filters }) => ({
      text,
      classes: searchedClasses(filters),
      questions: elementQuestions(text),
    }))
    const { kept } = this
    const [marks, counts] = await Promise.all([this.countMarks(), this.counts(kept, asked)])
    await this.addOwners(kept, counts, asked, marks)
    return asked.map(({ text, classes }) =>
      weakElementsBy(
        text,
        marks,
        (question) => counts.get(keyOf(question, classes)) ?? { marks: 0, owners: 0, isEstimate: false },
      ),
    )
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

  /**
   * Returns the kept counts of elements, and counts all others. For affixes, only the marks are counted at first: their
   * number is an upper bound for the owners, until the owners are counted too.
   */
  private async counts(kept: ReadonlyMap<string, ElementCount>, asked: readonly Asked[]): Promise<Map<string, ElementCount>> {
    const all = distinct(asked)
    const counts = new Map<string, ElementCount>()
    for (const { key } of all) {
      const count = kept.get(key)
      if (count !== undefined) counts.set(key, count)
    }
    const open = all.filter(({ key }) => !counts.has(key))
    const replies = await this.searchAll(open.map((one) => (isWord(one) ? countingOwners(one) : counting(one))))
    for (const [i, { key }] of open.entries()) counts.set(key, countOf(replies[i]))
    return counts
  }

  /** Counts the owners of the few affixes with enough marks to be in use. The counts are kept. */
  private async addOwners(
    kept: Map<string, ElementCount>,
    counts: Map<string, ElementCount>,
    asked: readonly Asked[],
    registerMarks: number,
  ): Promise<void> {
    const open = distinct(asked).filter((one) => {
      const { marks } = counts.get(one.key) as ElementCount
      return !kept.has(one.key) && !isWord(one) && isInUse(marks, registerMarks)
    })
    const replies = await this.searchAll(open.map(countingOwners))
    for (const [i, { key }] of open.entries()) counts.set(key, countOf(replies[i]))
    for (const [key, count] of counts) {
      kept.delete(key)
      kept.set(key, count)
      if (kept.size > mostKept) kept.delete(kept.keys().next().value as string)
    }
  }

  private async searchAll(bodies: readonly Json[]): Promise<ClusterReply[]> {
    const replies: ClusterReply[] = []
    for (let from = 0; from < bodies.length; from += atOnce) {
      const some = bodies.slice(from, from + atOnce)
      replies.push(...(await this.cluster.searchAll(some.map((body) => ({ index: this.names.marks, body })))))
    }
    return replies
  }
}

interface Asked {
  classes: readonly number[]
  questions: readonly ElementQuestion[]
}
const isWord = ({ question }: Open) => question.place === 'word'

interface Open {
  key: string
  question: ElementQuestion
  classes: readonly number[]
}

function distinct(asked: readonly Asked[]): Open[] {
  const all = new Map<string, Open>()
  for (const { classes, questions } of asked)
    for (const question of questions) {
      const key = keyOf(question, classes)
      all.set(key, { key, question, classes })
    }
  return [...all.values()]
}

/** Builds the request that counts the living marks with an element in the classes. */
const counting = ({ question, classes }: Open): Json => ({
  size: 0,
  track_total_hits: true,
  query: {
    bool: {
      filter: [withElement(question), ...(classes.length > 0 ? [{ terms: { nice: classes } }] : [])],
      must_not: [{ term: { category: 'dead' } }],
    },
  },
})

/** Builds the request that also counts their owners. */
const countingOwners = (open: Open): Json => ({
  ...counting(open),
  aggs: { owners: { cardinality: { field: 'owner', precision_threshold: countedOwners } } },
})

function countOf(reply: ClusterReply | undefined): ElementCount {
  const marks = reply?.hits.total?.value ?? 0
  const owners = reply?.aggregations?.owners?.value ?? marks
  return { marks, owners, isEstimate: owners > countedOwners && reply?.aggregations !== undefined }
}
