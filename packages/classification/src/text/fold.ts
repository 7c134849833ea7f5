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

/** A word of a text. */
export interface Word {
  /** As typed. */
  readonly typed: string
  readonly folded: string
  /** The kind of break between the preceding word and this one. */
  readonly opens: 'sentence' | 'clause' | 'word'
}

/** Only its accent distinguishes "thé" from "the", which says nothing about a class; folding removes the accent. */
const accented: ReadonlyMap<string, string> = new Map(['thé', 'té', 'tè'].map((word) => [word, 'tea']))

/** Only its umlaut distinguishes a German kitchen from a cake ("Kuchen"), also in compounds. */
const kitchen = /k(?:ü|ue)chen?/

/** Without their endings, the French "applis" are English apples, and a German nursery ("Kita") is a kit. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ['appli', 'app'],
  ['applis', 'apps'],
  ['kita', 'kindertagesstatte'],
  ['kitas', 'kindertagesstatten'],
])

/** A word with two meanings, which its neighbours tell apart, and the word that stands for the second one. */
interface Homograph {
  readonly second: string
  readonly isSecond: (before: string, after: readonly [string, string]) => boolean
}

const me = new Set(['ich', 'i'])
const deliverers = new Set(['qui', 'on', 'je', 'il', 'elle'])
const places = new Set(['a', 'chez', 'aux'])
const tents = new Set(['campana', 'camping', 'techo', 'glamping', 'playa'])
const shop: Homograph = { second: 'negozio', isSecond: (_, after) => !after.some((word) => tents.has(word)) }

const homographs: ReadonlyMap<string, Homograph> = new Map([
  // "livre" means a book, or "delivers": qui livre à domicile.
  ['livre', { second: 'livraison', isSecond: (before, [after]) => deliverers.has(before) || places.has(after) }],
  // "ich bin Hebamme" has no bin.
  ['bin', { second: 'ist', isSecond: (before, [after]) => me.has(before) || me.has(after) }],
  // "tienda" means a shop, or a tent: tienda de campaña.
  ['tienda', shop],
  ['tiendas', shop],
])

const longestWord = 40
const makings =
  'made painted crafted woven sewn blown thrown knitted dyed carved built printed forged stitched roasted grown baked cooked brewed bound rolled cut'
/** "Second-hand" is one word, as are the ways of making with a hyphen. */
const secondHand = 'second[- ](?=hand\\b)'
const wayOfMaking = `(?:hand|home|house|tailor|custom)-(?=(?:${makings.replaceAll(' ', '|')})\\b)`
/**
 * A word, together with a short part before a hyphen (e-bike, T-Shirt, 3-D, Co-Working) or one that says how a thing is
 * made: "hand-painted" and "tailor-made" are about neither hands nor tailors.
 */
const wordPattern = new RegExp(`(?:[\\p{L}\\p{N}]{1,2}-|${wayOfMaking}|${secondHand})?[\\p{L}\\p{N}\\p{M}]+`, 'giu')

/** Marks that begin the items of a list, each on its own line. */
const bullet = /\n\s*[-–—*•·]\s/
const sentenceBreak = /[.!?\n]/
const clauseBreak = /[,;:()–—"„“”«»/•·]|\s[-+&|]+\s/

/** Two words that mean one thing together: "Bed & Breakfast" has no beds. */
const pairs = new Set(['bed breakfast', 'food beverage', 'mergers acquisitions', 'research development', 'forschung entwicklung'])
const joins = new Set(['and', 'und', 'et', 'y', 'e', 'n'])

/** Returns the kind of break that the signs between two words make. Items of a list belong to one sentence. */
function breakIn(between: string): Word['opens'] {
  if (bullet.test(between)) return 'clause'
  if (sentenceBreak.test(between)) return 'sentence'
  return clauseBreak.test(between) ? 'clause' : 'word'
}

/** Returns the words of a text in order; only the first 40 letters of longer words are read. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    const between = text.slice(end, match.index)
    end = match.index + match[0].length
    const opens = words.length === 0 ? 'sentence' : breakIn(between)
    const written = match[0].toLowerCase().normalize('NFC')
    const folded = accented.get(written) ?? fold(written.slice(0, longestWord).replace(kitchen, 'kitchen')).replace(/[- ]/, '')
    words.push({ typed: match[0], folded: sameAs.get(folded) ?? folded, opens })
  }
  return withPairs(words).map((word, at, all) => {
    const homograph = homographs.get(word.folded)
    const near = (step: number) => all[at + step]?.folded ?? ''
    return homograph?.isSecond(near(-1), [near(1), near(2)]) ? { ...word, folded: homograph.second } : word
  })
}

/** Returns the words without what separates the two of a pair. */
function withPairs(words: readonly Word[]): Word[] {
  const isPair = (first?: Word, second?: Word) => pairs.has(`${first?.folded} ${second?.folded}`)
  return words
    .filter(({ folded }, at) => !joins.has(folded) || !isPair(words[at - 1], words[at + 1]))
    .map((word, at, kept) => (isPair(kept[at - 1], word) ? { ...word, opens: 'word' } : word))
}
