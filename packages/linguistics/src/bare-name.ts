const legalForms = [
  'gmbh(?: ?(?:&|und|and) ?co\\.? ?kg)?|mbh|ag|kg|ohg|gbr|ug|e\\.? ?k\\.?|e\\.? ?v\\.?|se|inc|ltd|limited|llc|llp|plc|corp|corporation',
  'co|company|sas|s\\.a\\.s\\.?|sarl|s\\.a\\.?|s\\.l\\.u?\\.?|s\\.r\\.l\\.?|srl|s\\.p\\.a\\.?|spa|b\\.?v\\.?|n\\.?v\\.?|oy|aps',
].join('|')
const legalForm = new RegExp(`[\\s,]+(?:${legalForms})\\.?$`, 'iu')
const beforeAddress = /^(?:https?:\/\/)?(?:www\.)?(?=.+\.)/iu
const afterAddress = /\.(?:com|net|org|info|online|shop|app|io|de|at|ch|eu|es|fr|it)$/iu
const invisible = /\p{Cf}/u
/** Where capitals show that a new word begins: "MerdaNova", but not "iPhone". */
const newWord = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/gu

/** A name as its public reads it. */
export interface BareName {
  readonly text: string
  /** Returns a part of the text as it stands in the name. */
  readonly typed: (start: number, end: number) => string
}

/**
 * Returns a name as its public reads it: in words, and without invisible characters, the legal form of the company and
 * the parts of an address ("www", ".com"). A name that is nothing else stays.
 */
export function bareName(name: string): BareName {
  const visible = Array.from(name, (_, at) => at).filter((at) => !invisible.test(name[at] ?? ''))
  const letters = visible.map((at) => name[at]).join('')
  const breaks = new Set(Array.from(letters.matchAll(newWord), ({ index }) => index))
  // A space between two words stands for no letter of its own.
  const places = visible.flatMap((at, place) => (breaks.has(place) ? [at, at] : [at]))
  const words = letters.replace(newWord, ' ')
  const from = beforeAddress.exec(words)?.[0].length ?? 0
  const bare = words.slice(from).replace(legalForm, '').replace(afterAddress, '')
  const [text, start] = /\p{L}/u.test(bare) ? [bare, from] : [words, 0]
  return {
    text,
    typed: (first, end) => name.slice(places[start + first], (places[start + end - 1] ?? name.length - 1) + 1),
  }
}
