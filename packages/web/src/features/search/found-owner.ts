import type { BrandHit } from '@marklot/contracts/search'

/** A part of a text. A match is a word of the search, or the beginning of one. */
export interface MarkedPart {
  text: string
  isMatch: boolean
}

/** Returns one letter without case and accents. It may be several, such as "ss" for "ß", or none. */
const fold = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
const wordsOf = (text: string) =>
  [...text]
    .map(fold)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)

/** Splits a text where its words begin with a word of `asked`. */
export function markedParts(text: string, asked: string): MarkedPart[] {
  const words = wordsOf(asked)
  const letters = [...text]
  const folded = letters.map(fold)
  const isMatch = letters.map(() => false)
  folded.forEach((_, start) => {
    if (start > 0 && /[\p{L}\p{N}]/u.test(folded[start - 1] ?? '')) return
    const rest = folded.slice(start).join('')
    for (const word of words) {
      if (!rest.startsWith(word)) continue
      for (let at = start, length = 0; length < word.length; at++) {
        isMatch[at] = true
        length += folded[at]?.length ?? 1
      }
    }
  })
  const parts: MarkedPart[] = []
  letters.forEach((letter, at) => {
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch[at]) last.text += letter
    else parts.push({ text: letter, isMatch: isMatch[at] === true })
  })
  return parts
}

/**
 * Returns why a search by owner found a mark: the owners that match, or otherwise the first one, with the seat. Null if
 * the owner is unknown or visible only with an account.
 */
export function foundOwner(
  { ownerName, ownerNames, ownerSeat }: Pick<BrandHit, 'ownerName' | 'ownerNames' | 'ownerSeat'>,
  asked: string,
): MarkedPart[] | null {
  if (ownerName === null) return null
  const all = ownerNames?.split('; ') ?? [ownerName]
  const matching = all.filter((name) => markedParts(name, asked).some(({ isMatch }) => isMatch))
  const names = (matching.length > 0 ? matching : [ownerName]).join('; ')
  return markedParts(ownerSeat ? `${names}, ${ownerSeat}` : names, asked)
}
