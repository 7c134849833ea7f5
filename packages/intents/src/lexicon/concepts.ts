import { type Locale, locales } from '@marklot/contracts'
import { fold } from '../text/fold.ts'

/**
 * One way of expressing a concept: folded words, `stem*` for words that begin with a stem, and `~` for up to six words
 * of the question in between.
 */
export interface Expression {
  readonly concept: string
  readonly locale: Locale
  readonly parts: readonly string[]
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Returns an expression in both spellings of its umlauts: "ä" and "ae". */
function spellings(text: string): string[] {
  const spelledOut = text.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
  return [...new Set([fold(text), fold(spelledOut)])]
}

/** Reads a table of concepts: for each language a line of expressions, separated by commas. */
export function concepts<K extends string>(table: Record<K, string>): Record<K, readonly Expression[]> {
  const read = (concept: string, text: string): Expression[] =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => {
        const [, key = '', list = ''] = /^\s*(\w\w): (.*)$/.exec(line) ?? []
        const locale = locales.find((one) => one === key)
        if (locale === undefined) throw new Error(`${concept}: no language in "${line.slice(0, 40)}"`)
        return list
          .split(',')
          .flatMap((one) => spellings(one.trim().toLowerCase()))
          .map((one) => ({ concept, locale, parts: one.split(/\s+/) }))
      })
  return Object.fromEntries(Object.entries<string>(table).map(([name, text]) => [name, read(name, text)])) as unknown as Record<
    K,
    readonly Expression[]
  >
}
