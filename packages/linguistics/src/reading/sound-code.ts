/*
 * Sound codes: one letter for each sound. Similar sounds share a letter, so words that sound alike have equal codes.
 * Length, stress and tone are left out.
 */

const digraphs: Record<string, string> = {
  sh: 'S',
  zh: 'Z',
  ch: 'C',
  ts: 'c',
  dz: 'z',
  kh: 'h',
  th: 't',
  ng: 'n',
  ny: 'ni',
}
const single: Record<string, string> = { y: 'i', ü: 'i', ö: 'e', j: 'Z', q: 'k', c: 'k', x: 'ks' }

const pairs = /sh|zh|ch|ts|dz|kh|th|ng(?![aeiouäöü])|ny|[a-zäöü0-9]/g
const repeated = /(.)\1+/g

/** Returns the code of a word in the plain letters of LANGUAGES.md; `ä` is the short English a. */
export function soundCode(plain: string): string {
  let code = ''
  for (const [sound] of plain.matchAll(pairs)) code += digraphs[sound] ?? single[sound] ?? sound
  return code.replace(repeated, '$1')
}

const rough: Record<string, string> = {
  b: 'p',
  d: 't',
  g: 'k',
  v: 'f',
  w: 'f',
  ä: 'e',
  z: 's',
  Z: 'C',
  S: 's',
  c: 's',
  i: 'e',
  u: 'o',
  h: '',
}

/** Returns a code in which voiced and voiceless sounds are equal, as are `i` and `e`, and `u` and `o`. */
export function roughCode(code: string): string {
  let out = ''
  for (const sound of code) out += rough[sound] ?? sound
  return out.replace(repeated, '$1')
}

/** Returns an English code as the British say it: `r` only before vowels, and all endings like "-er" alike. */
export const withoutBritishR = (code: string) =>
  code
    .replace(/r(?![aeiouä])/g, '')
    .replace(/(?<=..)[ao]$/, 'e')
    .replace(repeated, '$1')
