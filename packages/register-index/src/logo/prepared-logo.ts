import { copyLength, ideaLength, isLetteredWhole } from '@marklot/similarity/logo'
import { mostQueries } from './logo-reader.ts'
import { decodedVector, hashWords, isComparable, type SearchedLogo, type SearchedView } from './searched-logo.ts'

/** A searched logo, decoded. */
export interface PreparedLogo {
  readonly views: readonly Int8Array[]
  /** View → whether its position is other than upright. */
  readonly isTurned: readonly boolean[]
  /** View → the first view of the same part of the picture in any position; -1 for the whole drawing. */
  readonly partOf: readonly number[]
  /** View → whether it shows the whole drawing of a picture and a word. */
  readonly isLetteredWhole: readonly boolean[]
  readonly idea: Int8Array
  /** Added to the product of `idea` and an idea of a mark; see `SearchedIdea`. */
  readonly ideaOffset: number
  readonly hashes: readonly PreparedHash[]
}

/** The low and the high word of a hash, and the view that shows its part; -1 for the whole drawing. */
export interface PreparedHash {
  readonly low: number
  readonly high: number
  readonly view: number
}

/**
 * Decodes a searched logo.
 * @throws RangeError if it was described by another version: vectors of two versions are never compared
 */
export function prepareLogo(logo: SearchedLogo): PreparedLogo {
  if (!isComparable(logo)) throw new RangeError(`The searched logo was described by version ${logo.version}`)
  const views = logo.views.slice(0, mostQueries)
  const vectors = views.map(({ copy }) => decodedVector(copy, copyLength))
  return {
    views: vectors,
    partOf: views.map((view) => (view.part === 'whole' ? -1 : views.findIndex((other) => isSamePart(view, other)))),
    isLetteredWhole: views.map(({ part }, at) => isLetteredWhole({ part, copy: vectors[at] })),
    isTurned: views.map(({ position }) => position !== 'upright'),
    idea: decodedVector(logo.idea, ideaLength),
    ideaOffset: 0,
    hashes: [...preparedHashes(logo.hashes, -1), ...views.flatMap(({ hashes = [] }, at) => preparedHashes(hashes, at))],
  }
}

const preparedHashes = (hashes: readonly string[], view: number): PreparedHash[] =>
  hashes.map((hash) => {
    const [low, high] = hashWords(hash)
    return { low, high, view }
  })

const isSamePart = (one: SearchedView, other: SearchedView) =>
  one.part === other.part &&
  one.box.x === other.box.x &&
  one.box.y === other.box.y &&
  one.box.width === other.box.width &&
  one.box.height === other.box.height
