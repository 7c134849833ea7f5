import { copyLength, ideaLength } from './descriptor.ts'
import { boxBytes, packBox, unpackBox } from './pack-box.ts'
import { type LogoDescription, type LogoView, viewParts } from './types.ts'

const colourBytes = 16
const headBytes = 2 + 1 + 8 + colourBytes
const viewHeadBytes = 1 + boxBytes
const viewBytes = viewHeadBytes + copyLength

/** Returns the stored form: version, number of views, hash, colours, idea, then each view with its part and box. */
export function packLogo({ version, hash, colours, views, idea }: LogoDescription): Uint8Array {
  const bytes = new Uint8Array(headBytes + ideaLength + views.length * viewBytes)
  const data = new DataView(bytes.buffer)
  data.setUint16(0, version, true)
  data.setUint8(2, views.length)
  data.setBigUint64(3, hash[0], true)
  bytes.set(colours, 11)
  bytes.set(asBytes(idea), headBytes)
  views.forEach(({ part, box, copy }, at) => {
    const from = headBytes + ideaLength + at * viewBytes
    data.setUint8(from, viewParts.indexOf(part))
    packBox(data, from + 1, box)
    bytes.set(asBytes(copy), from + viewHeadBytes)
  })
  return bytes
}

/** Returns the version of a stored description. Another version may have another layout. */
export const versionOfLogo = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint16(0, true)

/** Throws if the bytes are not those of a description of this version. */
export function unpackLogo(bytes: Uint8Array): LogoDescription {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = bytes.length > 2 ? data.getUint8(2) : 0
  if (count === 0 || bytes.length !== headBytes + ideaLength + count * viewBytes)
    throw new Error(`Not a logo's description: ${bytes.length} bytes, ${count} views`)
  // Node's Buffer is a Uint8Array whose `slice` copies nothing.
  const signed = (from: number, length: number) => new Int8Array(bytes.buffer, bytes.byteOffset + from, length).slice()
  const views = Array.from({ length: count }, (_, at): LogoView => {
    const from = headBytes + ideaLength + at * viewBytes
    const part = viewParts[data.getUint8(from)]
    if (part === undefined) throw new Error(`Not a part of a logo: ${data.getUint8(from)}`)
    return { part, box: unpackBox(data, from + 1), copy: signed(from + viewHeadBytes, copyLength) }
  })
  return {
    version: data.getUint16(0, true),
    hash: BigUint64Array.of(data.getBigUint64(3, true)),
    colours: new Uint8Array(bytes.subarray(11, 11 + colourBytes)),
    views,
    idea: signed(headBytes, ideaLength),
  }
}

const asBytes = (vector: Int8Array) => new Uint8Array(vector.buffer, vector.byteOffset, vector.length)
