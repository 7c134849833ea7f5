import { niceClass, niceClasses, type Translated } from '@marklot/nice'
import { storedClassifier } from './stored-classifier.ts'
import { readWords } from './text/fold.ts'
import { languages } from './text/language-shares.ts'
import { readPhrase } from './text/phrase.ts'

export const tradeClass = 35
/** Stems whose weight is below this one say nothing: "services", "Dienstleistungen". */
const sayingNothing = 1.4

/** A term of a class, read. */
export interface ClassTerm {
  readonly text: Translated
  /** The stems of the term in each of the `languages`. */
  readonly stems: readonly (readonly string[])[]
  /** How much the goods of a term of retail or wholesale belong to each class; null for other terms. */
  readonly traded: Float64Array | null
}

export const stemsOf = (text: string): string[] => readPhrase(readWords(text)).map((word) => word.stem)

function tradedClasses({ en }: Translated): Float64Array | null {
  const [, goods] = en.split(' in relation to ')
  return goods === undefined ? null : storedClassifier().classify(readWords(goods)).shares
}

const cache = new Map<number, readonly ClassTerm[]>()

export function termsOfClass(number: number): readonly ClassTerm[] {
  const read =
    cache.get(number) ??
    (niceClass(number)?.terms ?? []).map((text) => ({
      text,
      stems: languages.map((language) => stemsOf(text[language])),
      traded: number === tradeClass ? tradedClasses(text) : null,
    }))
  cache.set(number, read)
  return read
}

let weigh: ((stem: string) => number) | undefined

/** Returns how well a stem distinguishes the terms of all classes. */
export function weightOf(stem: string): number {
  weigh ??= weighing()
  return weigh(stem)
}

function weighing(): (stem: string) => number {
  const counts = new Map<string, number>()
  const all = niceClasses.flatMap(({ number }) => termsOfClass(number))
  for (const { stems } of all) for (const one of new Set(stems.flat())) counts.set(one, (counts.get(one) ?? 0) + 1)
  return (stem) => Math.max(0, Math.log(1 + all.length / ((counts.get(stem) ?? 1) + 0.5)) - sayingNothing)
}
