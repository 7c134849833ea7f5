import { createHash } from 'node:crypto'

/** Ids and numbers that look random but follow from a seed: the same seed gives the same ones in the same order. */
export interface Ids {
  /** @param alphabet at most 256 characters */
  next(alphabet: string, length: number): string
  uuid(): string
  bytes(length: number): Buffer
  /** The number of draws so far. A stored state continues after them. */
  drawn(): number
}

export const upperAlphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function openIds(seed: string, drawnBefore = 0): Ids {
  let drawn = drawnBefore
  const bytes = (length: number): Buffer => {
    const parts: Buffer[] = []
    for (let size = 0; size < length; size += 32) parts.push(createHash('sha256').update(`${seed}:${drawn++}`).digest())
    return Buffer.concat(parts).subarray(0, length)
  }
  return {
    bytes,
    next: (alphabet, length) => {
      let id = ''
      for (const byte of bytes(length)) id += alphabet[byte % alphabet.length]
      return id
    },
    uuid: () => {
      const raw = bytes(16)
      // The version and variant bits of RFC 9562, 5.4.
      raw[6] = ((raw[6] ?? 0) & 0x0f) | 0x40
      raw[8] = ((raw[8] ?? 0) & 0x3f) | 0x80
      return raw.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    drawn: () => drawn,
  }
}
