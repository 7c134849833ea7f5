import { descriptorVersion, type LogoQuery, type LogoView, type Position, type PositionedHash } from '@marklot/similarity/logo'

/** One view of a searched picture. Vectors are signed bytes in base 64. */
export interface SearchedView extends Pick<LogoView, 'part' | 'box'> {
  position: Position
  copy: string
  /** Those of a picture beside a word, in the first view that shows it; as in `SearchedLogo`. */
  hashes?: readonly string[]
}

/** A described picture that is searched for, as plain data. */
export interface SearchedLogo {
  version: number
  /**
   * The hashes of the whole drawing in each position, in hexadecimal digits. Logos that were stored before views had
   * hashes have those of parts here, too.
   */
  hashes: readonly string[]
  idea: string
  views: readonly SearchedView[]
}

const encoded = (vector: Int8Array) => Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('base64')

/** Returns the vector of a searched logo. @throws RangeError if it has another length */
export function decodedVector(text: string, length: number): Int8Array {
  const bytes = Int8Array.from(Buffer.from(text, 'base64'))
  if (bytes.length !== length) throw new RangeError(`A vector of a logo has ${bytes.length} bytes instead of ${length}`)
  return bytes
}

/** Returns the plain data of a query, which can be stored and sent. */
export const searchedLogo = ({ description, views, hashes }: LogoQuery): SearchedLogo => ({
  version: description.version,
  hashes: digitsOf(hashes),
  idea: encoded(description.idea),
  views: views.map(({ part, box, position, copy, hashes: ofPart }) => ({
    part,
    box,
    position,
    copy: encoded(copy),
    ...(ofPart && { hashes: digitsOf(ofPart) }),
  })),
})

/** Returns each hash once. */
const digitsOf = (hashes: readonly PositionedHash[]): string[] => [
  ...new Set(hashes.map(({ hash }) => hash.toString(16).padStart(16, '0'))),
]

/** Returns the hashes of the whole drawing and of its parts. */
export const hashesOfSearched = ({ hashes, views }: SearchedLogo): readonly string[] => [
  ...hashes,
  ...views.flatMap(({ hashes: ofPart }) => ofPart ?? []),
]

/** Returns the low and the high word of a hash in hexadecimal digits. */
export const hashWords = (hash: string): [low: number, high: number] => [
  Number.parseInt(hash.slice(8), 16) >>> 0,
  Number.parseInt(hash.slice(0, 8), 16) >>> 0,
]

/** Returns true if the picture was described by this program's version. Vectors of two versions are never compared. */
export const isComparable = ({ version }: SearchedLogo) => version === descriptorVersion
