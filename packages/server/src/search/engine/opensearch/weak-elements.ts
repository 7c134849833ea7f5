import {
  type ElementCount,
  type ElementQuestion,
  elementQuestions,
  type IndexFilters,
  isInUse,
  officeCodes,
  searchedClasses,
  type WeakElement,
  weakElementsBy,
} from '@marklot/register-index'
import type { Cluster, ClusterReply, Json } from './cluster.ts'
import { reversed } from './documents.ts'
import type { IndexNames } from './indices.ts'

/** Up to about this many owners, counts are exact. */
const countedOwners = 10_000
/** The number of marks of each office. */
export type OfficeMarks = ReadonlyMap<string, number>

/** The most counts to keep. */
const mostKept = 5_000
/** The most questions in one request. */
const atOnce = 200

/** Matches marks with an element. An affix must leave at least two letters of the word. */
function withElement({ text, place }: ElementQuestion): Json {
  switch (place) {
    case 'word':
      return { term: { words: text } }
    case 'beginning':
      return { regexp: { words: { value: `${text}..+`, flags: 'NONE' } } }
    case 'ending':
      return { regexp: { reversedWords: { value: `${reversed(text)}..+`, flags: 'NONE' } } }
  }
}

const keyOf = ({ text, place }: ElementQuestion, classes: readonly number[]) => `${place} ${text} ${classes}`

/**
 * Lets the cluster count the elements of searched names, by the rules of the embedded engine. Where that engine
 * samples, these counts are exact. They are kept until the register changes.
 */
export class ElementCounts {
  private readonly cluster: Cluster
  private readonly names: IndexNames
  private kept = new Map<string, ElementCount>()
  private sizes: Promise<OfficeMarks> | undefined

  constructor(cluster: Cluster, names: IndexNames) {
    this.cluster = cluster
    this.names = names
  }

  /** Forgets the counts of an older state. */
  clear(): void {
    this.kept = new Map()
    this.sizes = undefined
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
    const [sizes, counts] = await Promise.all([this.officeMarks(), this.counts(kept, asked)])
    const marks = [...sizes.values()].reduce((sum, office) => sum + office, 0)
    await this.addOwners(kept, counts, asked, marks)
    return asked.map(({ text, classes }) =>
      weakElementsBy(
        text,
        marks,
        (question) => counts.get(keyOf(question, classes)) ?? { marks: 0, owners: 0, isEstimate: false },
      ),
    )
  }

  officeMarks(): Promise<OfficeMarks> {
    const offices = { terms: { field: 'office', size: officeCodes.length } }
    this.sizes ??= this.cluster
      .search(this.names.all, { size: 0, track_total_hits: false, aggs: { offices } })
      .then(({ aggregations }) => {
        const buckets = aggregations?.offices?.buckets ?? []
        return new Map(buckets.map(({ key, doc_count }) => [String(key), doc_count]))
      })
      .catch((error) => {
        this.sizes = undefined
        throw error
      })
    return this.sizes
  }

  /**
   * Returns the kept counts, and counts the marks of all other elements. Until their owners are counted, the number of
   * marks stands in for them as an upper bound.
   */
  private async counts(kept: ReadonlyMap<string, ElementCount>, asked: readonly Asked[]): Promise<Map<string, ElementCount>> {
    const all = distinct(asked)
    const counts = new Map<string, ElementCount>()
    for (const { key } of all) {
      const count = kept.get(key)
      if (count !== undefined) counts.set(key, count)
    }
    const open = all.filter(({ key }) => !counts.has(key))
    const replies = await this.searchAll(open.map(({ question, classes }) => counting(question, classes)))
    for (const [i, { key }] of open.entries()) {
      const marks = replies[i]?.hits.total?.value ?? 0
      counts.set(key, { marks, owners: marks, isEstimate: false })
    }
    return counts
  }

  /** Counts the owners of whole words, and of the few affixes with enough marks to be in use. Keeps the counts. */
  private async addOwners(
    kept: Map<string, ElementCount>,
    counts: Map<string, ElementCount>,
    asked: readonly Asked[],
    registerMarks: number,
  ): Promise<void> {
    const open = distinct(asked).filter(({ key, question }) => {
      const { marks } = counts.get(key) as ElementCount
      return !kept.has(key) && marks > 0 && (question.place === 'word' || isInUse(marks, registerMarks))
    })
    const replies = await this.searchAll(
      open.map(({ question, classes }) => ({
        ...counting(question, classes),
        aggs: { owners: { cardinality: { field: 'owner', precision_threshold: countedOwners } } },
      })),
    )
    for (const [i, { key }] of open.entries()) {
      const reply = replies[i]
      const owners = reply?.aggregations?.owners?.value ?? 0
      counts.set(key, { marks: reply?.hits.total?.value ?? 0, owners, isEstimate: owners > countedOwners })
    }
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
      replies.push(...(await this.cluster.searchAll(some.map((body) => ({ index: this.names.all, body })))))
    }
    return replies
  }
}

interface Asked {
  classes: readonly number[]
  questions: readonly ElementQuestion[]
}
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

/** Counts the living marks with an element in the classes. */
const counting = (question: ElementQuestion, classes: readonly number[]): Json => ({
  size: 0,
  track_total_hits: true,
  query: {
    bool: {
      filter: [withElement(question), ...(classes.length > 0 ? [{ terms: { nice: classes } }] : [])],
      must_not: [{ term: { category: 'dead' } }],
    },
  },
})
