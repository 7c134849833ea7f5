import {
  containedFrom,
  copyLength,
  expandedIdea,
  hashDistance,
  isLetteredWhole,
  type LogoDescription,
  type LogoQuery,
  mostNear,
  surroundingSample,
  unweightedCosine,
  vectorScale,
  weightOfPart,
  withWhole,
} from '../../src/logo/index.ts'

const words = copyLength / 32
/** Rows of each view of a query that are compared exactly: those whose signs differ least. */
const comparedExactly = 2000

/** Similar logos whose hashes differ in at most this many bits are one picture. They come first, as in the product. */
const identicalBits = 2
const nearlyIdenticalBits = 6
const leastForHash = 0.9 * vectorScale ** 2
const identical = 1e9

export interface Hit {
  readonly at: number
  readonly product: number
}

/** The logos that are searched, in memory. */
export class Gallery {
  private readonly owners: Int32Array
  private readonly areWhole: readonly boolean[]
  private readonly vectors: Int8Array
  private readonly signs: Uint32Array
  private readonly ideas: (Int8Array | null)[]
  private readonly hashes: (bigint | null)[]

  constructor(logos: readonly (LogoDescription | null)[]) {
    const views = logos.flatMap((logo, at) => (logo?.views ?? []).map(({ copy, part }) => ({ at, copy, part })))
    this.owners = Int32Array.from(views, ({ at }) => at)
    this.areWhole = views.map(({ part }) => part === 'whole')
    this.vectors = new Int8Array(views.length * copyLength)
    this.signs = new Uint32Array(views.length * words)
    views.forEach(({ copy }, row) => {
      this.vectors.set(copy, row * copyLength)
      this.signs.set(signsOf(copy), row * words)
    })
    this.ideas = logos.map((logo) => logo?.idea ?? null)
    this.hashes = logos.map((logo) => logo?.hash[0] ?? null)
  }

  /** The logos that show a copy, best first. */
  findCopies(query: LogoQuery | null, limit: number): Hit[] {
    const best = new Map<number, number>()
    const wholes = new Map<number, number>()
    const weights = new Map([['', 1]])
    const hashes = [...(query?.hashes ?? [])]
    for (const view of query?.views ?? []) {
      const { copy, part, box } = view
      const isLettered = isLetteredWhole(view)
      const rows = this.nearestRows(copy).map((row) => ({ row, product: productAt(this.vectors, row * copyLength, copy) }))
      const key = part === 'whole' ? '' : JSON.stringify([part, box])
      if (!weights.has(key)) weights.set(key, this.weightOf(copy, rows))
      const weight = weights.get(key) ?? 1
      if (weight === 1) hashes.push(...(view.hashes ?? []))
      for (const { row, product } of rows) {
        const owner = this.owners[row] ?? 0
        if (product * weight > (best.get(owner) ?? -Infinity)) best.set(owner, product * weight)
        if (!isLettered || !this.areWhole[row]) continue
        const cosine = unweightedCosine(copy, this.vectors.subarray(row * copyLength, (row + 1) * copyLength))
        wholes.set(owner, Math.max(wholes.get(owner) ?? 0, cosine))
      }
    }
    for (const [owner, cosine] of wholes)
      best.set(owner, vectorScale ** 2 * withWhole((best.get(owner) ?? 0) / vectorScale ** 2, cosine))
    for (const { hash } of hashes)
      this.hashes.forEach((other, at) => {
        const distance = other === null ? Infinity : hashDistance(hash, other)
        const isAlike = (best.get(at) ?? 0) >= leastForHash
        if (distance > (isAlike ? nearlyIdenticalBits : identicalBits)) return
        best.set(at, Math.max(best.get(at) ?? 0, identical - distance))
      })
    return bestFirst([...best].map(([at, product]) => ({ at, product }))).slice(0, limit)
  }

  /**
   * Returns what a part counts, in all of its positions. As in the product, common parts count less in a gallery large
   * enough to know them.
   */
  private weightOf(copy: Int8Array, rows: readonly { row: number; product: number }[]): number {
    const logos = this.ideas.length
    if (surroundingSample(logos) === null) return 1
    const least = containedFrom * productAt(copy, 0, copy)
    const containing = new Set(rows.filter(({ product }) => product >= least).map(({ row }) => this.owners[row]))
    return weightOfPart(containing.size / logos)
  }

  /**
   * The logos that show the same idea, best first. As in the product, neighbours of the searched logo help, and what
   * its surroundings have in common counts less.
   */
  findIdeas(idea: Int8Array | undefined, limit: number): Hit[] {
    if (idea === undefined) return []
    const first = this.nearIdeas(idea)
    const near = first
      .slice(0, mostNear)
      .map(({ at, product }) => ({ idea: this.ideaAt(at), cosine: product / vectorScale ** 2 }))
    const sample = surroundingSample(this.ideas.length)
    const around = sample === null ? [] : first.filter(({ at }) => at % sample.step === 0).slice(0, sample.nearest)
    const { vector } = expandedIdea(
      idea,
      near,
      around.map(({ at }) => this.ideaAt(at)),
    )
    return this.nearIdeas(vector).slice(0, limit)
  }

  private nearIdeas(idea: Int8Array): Hit[] {
    return bestFirst(this.ideas.flatMap((other, at) => (other === null ? [] : [{ at, product: productAt(other, 0, idea) }])))
  }

  private ideaAt(at: number): Int8Array {
    const idea = this.ideas[at]
    if (idea == null) throw new Error(`Logo ${at} has no idea`)
    return idea
  }

  private nearestRows(vector: Int8Array): number[] {
    const signs = signsOf(vector)
    const { length } = this.owners
    const distances = new Uint8Array(length)
    const counts = new Uint32Array(copyLength + 1)
    for (let row = 0; row < length; row++) {
      let distance = 0
      for (let word = 0; word < words; word++) distance += onesOf((this.signs[row * words + word] ?? 0) ^ (signs[word] ?? 0))
      distances[row] = distance
      counts[distance] = (counts[distance] ?? 0) + 1
    }
    let farthest = 0
    for (let rest = comparedExactly; farthest < copyLength; farthest++) {
      rest -= counts[farthest] ?? 0
      if (rest <= 0) break
    }
    const rows: number[] = []
    for (let row = 0; row < length; row++) if ((distances[row] ?? 0) <= farthest) rows.push(row)
    return rows
  }
}

const bestFirst = (hits: Hit[]) => hits.sort((one, other) => other.product - one.product || one.at - other.at)

function signsOf(vector: Int8Array): Uint32Array {
  const signs = new Uint32Array(words)
  vector.forEach((value, at) => {
    if (value > 0) signs[at >> 5] = (signs[at >> 5] ?? 0) | (1 << (at & 31))
  })
  return signs
}

function onesOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function productAt(vectors: Int8Array, from: number, vector: Int8Array): number {
  let sum = 0
  for (let at = 0; at < vector.length; at++) sum += (vectors[from + at] ?? 0) * (vector[at] ?? 0)
  return sum
}
