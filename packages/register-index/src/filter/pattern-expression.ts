import { type PatternText, patternsOf, type TextPattern } from './word-pattern.ts'

/*
 * Word patterns as regular expressions over whole folded texts, for an engine that stores texts. They match exactly the
 * texts that `matchText` does, and use only characters that every dialect has: folded texts have letters, digits and
 * single spaces.
 */

/** The expressions of a pattern for each way to match; see `closeness`. */
export interface PatternExpressions {
  whole: string
  beginning: string
  /** Any match. */
  inside: string
  /** For a pattern of one word: the words that match. */
  word: string | null
}

const anyLetters = '[^ ]*'

/** The expressions of the patterns of a value, of which one must match. */
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
