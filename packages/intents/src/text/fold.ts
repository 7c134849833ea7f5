/** Letters that Unicode does not decompose into a base letter and marks. */
const undecomposed: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** Returns a text in lower case without accents, the form in which words are compared. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => undecomposed[letter] ?? letter)
}
