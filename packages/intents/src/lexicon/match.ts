import type { Locale } from '@marklot/contracts'
import { officeNames } from '../offices.ts'
import type { Word } from '../text/entities.ts'
import { commonWords } from './common-words.ts'
import type { Expression } from './concepts.ts'
import { type Concept, expressions } from './index.ts'
import { corrections } from './spelling.ts'

/** An expression found in a question: words `from` up to, not including, `to`. */
export interface Hit {
  readonly concept: Concept
  readonly locale: Locale
  readonly from: number
  readonly to: number
  /** The number of words in the expression, without `~`. */
  readonly size: number
}

/** Words of the question that `~` may skip. */
const widestGap = 6
const shortestStem = 3

const exact = new Map<string, Expression[]>()
const stems = new Map<string, Expression[]>()
for (const expression of expressions) {
  const [first = ''] = expression.parts
  const [table, key] = first.endsWith('*') ? [stems, first.slice(0, -1)] : [exact, first]
  const known = table.get(key)
  if (known) known.push(expression)
  else table.set(key, [expression])
}

const matchesPart = (part: string, word: string) => (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part)

/** Returns the index after the last word of the expression, if its parts after `part` follow from word `at` on. */
function endOf(parts: readonly string[], part: number, words: readonly string[], at: number): number | undefined {
  if (part === parts.length) return at
  if (parts[part] === '~') {
    for (let skip = 0; skip <= widestGap; skip++) {
      const end = endOf(parts, part + 1, words, at + skip)
      if (end !== undefined) return end
    }
    return undefined
  }
  const word = words[at]
  return word !== undefined && matchesPart(parts[part] as string, word) ? endOf(parts, part + 1, words, at + 1) : undefined
}

function expressionsFrom(word: string): Expression[] {
  const found = [...(exact.get(word) ?? [])]
  for (let length = shortestStem; length <= word.length; length++) found.push(...(stems.get(word.slice(0, length)) ?? []))
  return found
}

/** Returns all expressions of all languages that begin at a word. Expressions may overlap. */
function hitsAt(words: readonly string[], at: number): Hit[] {
  const found: Hit[] = []
  for (const { concept, locale, parts } of expressionsFrom(words[at] as string)) {
    const to = endOf(parts, 1, words, at + 1)
    if (to !== undefined)
      found.push({ concept: concept as Concept, locale, from: at, to, size: parts.filter((one) => one !== '~').length })
  }
  return found
}

/** Every word of an expression, although only the first word starts a look-up. */
const vocabulary = new Set(expressions.flatMap(({ parts }) => parts))
const offices = new Set(officeNames)
const isKnown = (word: string) =>
  offices.has(word) ||
  commonWords.has(word) ||
  vocabulary.has(word) ||
  expressionsFrom(word).some(({ parts }) => parts.length === 1)

/** Removes repeated letters: "heyyy" is "hey". */
function shortened(word: string): string {
  const single = word.replace(/(\p{L})\1{2,}/gu, '$1')
  return isKnown(single) ? single : word
}
/** Returns whether a letter was typed once instead of twice, the most frequent typing error: "clas". */
const isUndoubled = (word: string, typed: string) =>
  word.length > typed.length && word.replace(/(.)\1/g, '$1') === typed.replace(/(.)\1/g, '$1')
const isWordOf = (word: string, language: Locale) =>
  offices.has(word) ||
  commonWords.get(word)?.includes(language) ||
  expressionsFrom(word).some(({ locale }) => locale === language)

/**
 * Finds expressions in a question. An unknown word that may be mistyped is read as a similar known word, unless it is
 * in capitals, because it may then be a sign. Typing errors are corrected only once the language is known. Also returns
 * the words as they were read.
 */
export function matchExpressions(words: readonly Word[], language?: Locale): { hits: Hit[]; read: readonly string[] } {
  const read = words.map(({ folded: typed, isCapital, opens }) => {
    const folded = isKnown(typed) ? typed : shortened(typed)
    if (isKnown(folded) || /\d/.test(folded)) return folded
    if (isCapital && !opens && folded.length < 8) return folded
    if (language === undefined) return folded
    const candidates = corrections(folded)
      .filter((one) => isWordOf(one, language))
      .sort((a, b) => Number(isUndoubled(b, folded)) - Number(isUndoubled(a, folded)))
    return candidates.find((one) => expressionsFrom(one).length > 0) ?? candidates[0] ?? folded
  })
  return { hits: read.flatMap((_, at) => hitsAt(read, at)), read }
}
