import type { NameForm } from './name-form.ts'

/** Returns whether two folded names are equal; the second is `bytes[from, until)`. */
export function sameBytes(own: Uint8Array, bytes: Uint8Array, from: number, until: number): boolean {
  if (own.length !== until - from) return false
  for (let i = 0; i < own.length; i++) if (own[i] !== bytes[from + i]) return false
  return true
}

/** Returns whether two names of equal length have the same letters, spaces aside. */
export function sameSquash(left: NameForm, right: NameForm): boolean {
  for (let i = 0; i < left.squashLength; i++) if (left.squash[i] !== right.squash[i]) return false
  return true
}

/** Guards names longer than a form holds: they are equal only when all their letters are. */
export function sameLengths(own: Uint8Array, bytes: Uint8Array, from: number, until: number): boolean {
  if (own.length <= 255 && until - from <= 255) return true
  let i = 0
  let j = from
  for (;;) {
    while (own[i] === 0x20) i++
    while (j < until && bytes[j] === 0x20) j++
    if (i >= own.length || j >= until) return i >= own.length && j >= until
    if (own[i++] !== bytes[j++]) return false
  }
}
