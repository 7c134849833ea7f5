import type { Translated } from '@marklot/nice'
import { englishGlosses } from './english-glosses.ts'

let positions: ReadonlyMap<string, number> | undefined

/** Returns where the line of each word begins. */
function loadPositions(): ReadonlyMap<string, number> {
  if (positions) return positions
  const found = new Map<string, number>()
  for (const { index, 0: word } of englishGlosses.matchAll(/^\w+/gm)) found.set(word, index)
  positions = found
  return found
}

/** Returns true for English words that texts use. */
export const isEnglishWord = (word: string): boolean => loadPositions().has(word)

/**
 * Introduces an English definition to readers of another language. The marks are those of quotations within quotations,
 * since texts quote meanings.
 */
const explained = {
  de: (definition: string) => `englisches Wort: ‚${definition}‘`,
  fr: (definition: string) => `mot anglais\u202f: “${definition}”`,
  es: (definition: string) => `palabra inglesa: “${definition}”`,
  it: (definition: string) => `parola inglese: “${definition}”`,
}

/**
 * Returns the usual meanings of an English word: its definition in English, which the texts in the other languages
 * quote. Undefined for words that texts rarely use.
 */
export function englishMeaningOf(word: string): Translated | undefined {
  const at = loadPositions().get(word)
  if (at === undefined) return undefined
  const [, en = ''] = /^\w+ (.*)/.exec(englishGlosses.slice(at, englishGlosses.indexOf('\n', at))) ?? []
  return { de: explained.de(en), en, fr: explained.fr(en), es: explained.es(en), it: explained.it(en) }
}
