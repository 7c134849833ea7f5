import { type PatternText, patternsOf, type TextPattern } from './word-pattern.ts'

/*
 * Word patterns as regular expressions over whole folded texts, for an engine that stores texts. They match the same
 * texts as `matchText`. They use only syntax that every dialect supports, because folded texts consist of letters,
 * digits and single spaces.
 */

/** The expressions of a pattern, one for each way to match; see `closeness`. */
export interface PatternExpressions {
  whole: string
  beginning: string
  /** Any match. */
  inside: string
  /** For a pattern of one word: the words that match. */
  word: string | null
}

const anyLetters = '[^ ]*'

/** Returns the expressions of a value's patterns. At least one of them must match. */
export const patternExpressions = (value: PatternText): PatternExpressions[] => patternsOf(value).map(expressionsOf)

function expressionsOf({ words }: TextPattern): PatternExpressions {
  const text = words.map(wordExpression).join(' ')
  return {
    whole: text,
    beginning: `${text} .*`,
    inside: `(.* )?${text}( .*)?`,
    word: words.length === 1 ? text : null,
  }
}

function wordExpression({ pieces, opensFreely, endsFreely }: TextPattern['words'][number]): string {
  if (pieces.length === 0) return '[^ ]+'
  const letters = pieces.map((piece) => String.fromCharCode(...piece).replaceAll('?', '[^ ]')).join(anyLetters)
  return `${opensFreely ? anyLetters : ''}${letters}${endsFreely ? anyLetters : ''}`
}
