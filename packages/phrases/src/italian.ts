/** An article, or a preposition joined with one → its form before a vowel. */
const beforeVowel: ReadonlyMap<string, string> = new Map([
  ['il', 'l’'],
  ['al', 'all’'],
  ['dal', 'dall’'],
  ['del', 'dell’'],
  ['nel', 'nell’'],
  ['sul', 'sull’'],
  ['quel', 'quell’'],
  ['i', 'gli '],
  ['ai', 'agli '],
  ['dai', 'dagli '],
  ['dei', 'degli '],
  ['nei', 'negli '],
  ['sui', 'sugli '],
  ['quei', 'quegli '],
])

/**
 * Joins a word to an inserted value as Italian does: articles are elided before numbers that begin with a vowel when
 * spoken (otto, undici, ottanta, ottocento, ottomila …), and the first of a month is an ordinal. `il 8 aprile` becomes
 * `l’8 aprile`, `dal 88 %` becomes `dall’88 %`, and `i 8 uffici` becomes `gli 8 uffici`.
 * @param word the word before the value, with the space after it; empty where there is none
 */
export function joinItalian(word: string, value: string): string {
  const article = word.trimEnd()
  const lower = article.toLowerCase()
  const elided = startsWithVowel(value) ? beforeVowel.get(lower) : undefined
  const joined = elided === undefined ? word : article === lower ? elided : elided[0]?.toUpperCase() + elided.slice(1)
  return joined + value.replace(firstOfMonth, '1º')
}

const firstOfMonth =
  /^1(?= (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)\b)/

/**
 * Returns whether the first spoken group of the number at the beginning is eight, eleven, eighty to 89 or 800 to 899.
 */
function startsWithVowel(value: string): boolean {
  const digits = /^\d+(?:\.\d{3})*/.exec(value)?.[0].replaceAll('.', '')
  if (digits === undefined) return false
  const first = digits.slice(0, digits.length % 3 || 3)
  return first.startsWith('8') || first === '11'
}
