import { foldVariants } from '@marklot/similarity'
import { type PublicLanguage, wordsOf } from './lexicon.ts'
import { languages, meaningsOf } from './vocabulary/area.ts'
import { otherNames } from './vocabulary/other-names.ts'
import { spellings, stem } from './word-spelling.ts'

/** The parts of a German compound: WERKZEUG is the head of Gartenwerkzeug, GARTEN its determiner. */
export interface Compound {
  readonly determiner: string
  readonly head: string
}

const shortestPart = 4
const links = /(?:es|en|s|n)$/
/** Heads that only say that a trade is carried on; what stands before them is its name: Friseurdienste. */
const ofActivity =
  /(?:dienst(?:e|en|es)?|dienstleistung(?:en)?|leistung(?:en)?|arbeit(?:en)?|geschaft(?:e|en)?|unterricht|wesen|betrieb(?:e|en|s)?|gewerbe(?:s)?|services?)$/

/** Returns whether a head only says that a trade is carried on. */
export const isActivity = (head: string): boolean => ofActivity.exec(head)?.index === 0

/** Returns whether the public reads a run of letters as a German word. */
const isGerman = (letters: string) => {
  const { senses, concepts } = wordsOf('de')
  return senses.has(letters) || concepts.has(letters) || wordsOf('de').terms.has(stem(letters))
}
const isEnglish = (letters: string) => {
  const { senses, concepts, dictionary } = wordsOf('en')
  return senses.has(letters) || concepts.has(letters) || dictionary.has(letters)
}

/** Divides a word into its determiner and its head, the longest known one; undefined if it is no German compound. */
export function divideCompound(letters: string): Compound | undefined {
  if (letters.length < 2 * shortestPart || isEnglish(letters)) return undefined
  const activity = ofActivity.exec(letters)
  if (activity !== null && activity.index >= shortestPart)
    return { determiner: withoutLink(letters.slice(0, activity.index)), head: activity[0] }
  for (let at = shortestPart; at <= letters.length - shortestPart; at++) {
    const head = letters.slice(at)
    const before = letters.slice(0, at)
    if (isGerman(head) && [before, withoutLink(before)].some((one) => isGerman(one) || isEnglish(one)))
      return { determiner: withoutLink(before), head }
  }
  return undefined
}

function withoutLink(letters: string): string {
  const cut = letters.replace(links, '')
  return cut.length >= shortestPart && isGerman(cut) ? cut : letters
}

/** Joins such as commas and "and" separate the names of goods; a preposition ends a name. */
const separators = /[,;:()/.]|\s(?:und|oder|sowie|and|or|et|ou|y|e|o)\s/iu
const germanicEnd = /^(?:for|of|with|in|on|from|made|by|fur|fuer|aus|von|mit|zum|zur|vom|im|eines|einer|without|ohne|other)$/
const romanceEnd = /^(?:de|du|des|d|pour|a|al|au|aux|avec|en|para|con|di|per|da|del|della|dei)$/

/**
 * Returns the head of each name in a text of goods, folded: "tools for gardens, bags" has TOOLS and BAGS. In a phrase
 * that begins with a word for any goods ("services of restaurants"), the name follows.
 */
export function headsOf(text: string, isOfAnyGoods: (word: string) => boolean): string[] {
  return text.split(separators).flatMap((phrase) =>
    foldVariants(phrase).flatMap((folded) => {
      const words = folded.split(' ').filter((word) => word !== '')
      const end = words.findIndex((word, at) => at > 0 && (germanicEnd.test(word) || romanceEnd.test(word)))
      const name = (end < 0 ? words : words.slice(0, end)).filter((word) => !isOfAnyGoods(word))
      if (name.length === 0) {
        const rest = words.filter((word) => !isOfAnyGoods(word) && !germanicEnd.test(word) && !romanceEnd.test(word))
        return rest.slice(0, 1)
      }
      const isRomance = end > 0 && romanceEnd.test(words[end] as string)
      return [(isRomance ? name[0] : name.at(-1)) as string]
    }),
  )
}

interface ReadNames {
  readonly classes: ReadonlySet<number>
  /** Alternatives of stems that must occur together. */
  readonly goods: readonly (readonly string[])[]
  readonly names: ReadonlyMap<PublicLanguage, readonly string[]>
}
let table: readonly ReadNames[] | undefined
const readTable = (): readonly ReadNames[] =>
  otherNames.map(({ classes, goods, names }) => {
    const [meaning] = meaningsOf({ role: 'trade', classes, text: names })
    return {
      classes: new Set(classes),
      goods: goods.split(' ').map((together) => together.split('+').map(stem)),
      names: new Map(languages.map((language) => [language, (meaning?.[language] ?? []).flatMap(spellings).map(stem)])),
    }
  })

/** Returns the names, by language, of those who offer the goods of a text, and its abbreviations; all as stems. */
export function otherNamesOf(
  stems: ReadonlySet<string>,
  classes: ReadonlySet<number>,
): ReadonlyMap<PublicLanguage, ReadonlySet<string>> {
  table ??= readTable()
  const meant = table.filter(
    (one) =>
      [...classes].some((number) => one.classes.has(number)) && one.goods.some((all) => all.every((word) => stems.has(word))),
  )
  return new Map(languages.map((language) => [language, new Set(meant.flatMap(({ names }) => names.get(language) ?? []))]))
}
