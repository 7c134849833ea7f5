/** 37^10 fits in a double's 53 bits: ten letters sort as one number. */
export const keyLetters = 10

/** The first letters of `bytes[from, until)` without spaces as one number: an earlier one in the alphabet has a smaller one, or the same. */
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
