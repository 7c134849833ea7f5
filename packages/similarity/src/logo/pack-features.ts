import { copyLength } from './descriptor.ts'
import type { LineFeature, LineFeatures } from './line-features.ts'
import { boxBytes, packBox, unpackBox } from './pack-box.ts'

const headBytes = 2
const featureBytes = boxBytes + copyLength
const flags = { lightOnDark: 1, ownShape: 2, word: 4 }

/** Returns the stored form: flags, number of features, then the whole, shape, word and parts. */
export function packLineFeatures({ isLightOnDark, whole, shape, word, parts }: LineFeatures): Uint8Array {
  const hasOwnShape = shape !== whole
  const features = [whole, ...(hasOwnShape ? [shape] : []), ...(word === null ? [] : [word]), ...parts]
  const bytes = new Uint8Array(headBytes + features.length * featureBytes)
  const data = new DataView(bytes.buffer)
  bytes[0] = (isLightOnDark ? flags.lightOnDark : 0) | (hasOwnShape ? flags.ownShape : 0) | (word === null ? 0 : flags.word)
  bytes[1] = features.length
  features.forEach(({ box, copy }, at) => {
    const from = headBytes + at * featureBytes
    packBox(data, from, box)
    bytes.set(new Uint8Array(copy.buffer, copy.byteOffset, copy.length), from + boxBytes)
  })
  return bytes
}

/** Throws if the bytes are not those of features. */
export function unpackLineFeatures(bytes: Uint8Array): LineFeatures {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [flagged = 0, count = 0] = bytes
  // Node's Buffer is a Uint8Array whose `slice` copies nothing.
  const features = Array.from({ length: (bytes.length - headBytes) / featureBytes }, (_, at): LineFeature => {
    const from = headBytes + at * featureBytes
    return {
      box: unpackBox(data, from),
      copy: new Int8Array(bytes.buffer, bytes.byteOffset + from + boxBytes, copyLength).slice(),
    }
  })
  const [whole, ...others] = features
  const shape = (flagged & flags.ownShape) === 0 ? whole : others.shift()
  const word = (flagged & flags.word) === 0 ? null : others.shift()
  if (bytes.length !== headBytes + count * featureBytes || whole === undefined || shape === undefined || word === undefined)
    throw new Error(`Not a logo's features: ${bytes.length} bytes`)
  return { isLightOnDark: (flagged & flags.lightOnDark) !== 0, whole, shape, word, parts: others }
}
