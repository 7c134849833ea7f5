/** 37^10 fits in the 53 bits of a double, so ten letters sort as one number. */
export const keyLetters = 10

/**
 * Returns the first letters of `bytes[from, until)` without spaces as one number. A text earlier in the alphabet has a
 * smaller or equal key.
 */
export function alphabetKey(bytes: Uint8Array, from: number, until: number): number {
  let key = 0
  let letters = 0
  for (let i = from; i < until && letters < keyLetters; i++) {
    const byte = bytes[i]
    if (byte === 0x20) continue
    key = key * 37 + (byte < 0x3a ? byte - 0x2f : byte - 0x56)
    letters++
  }
  for (; letters < keyLetters; letters++) key *= 37
  return key
}
