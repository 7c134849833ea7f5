import { foldName } from '../letters/fold.ts'
import { hasConcept } from '../meaning/vocabulary.ts'
import { bytesOf, hashBytes } from '../words/name-form.ts'
import { combiningForms, laudatoryWords } from '../words/weak-elements.ts'
import { type ElementWeight, genericWeight, weightOfHash } from '../words/weak-words.ts'
import { tradeWordsOf } from './trade-words.ts'

/*
 * A sign split into elements, each with its weight as an indication of origin. Elements that describe the goods, praise
 * them or are in common use weigh little, on their own and inside a word (EUIPO common communication CP5: impact of
 * non-distinctive and weak components on likelihood of confusion).
 */

export type ElementKind = 'distinctive' | 'known' | 'combining' | 'laudatory' | 'number' | 'descriptive' | 'register' | 'generic'

/** Default weight of an element of each kind, 0 to 1. */
export const kindWeights: Readonly<Record<Exclude<ElementKind, 'register'>, number>> = {
  distinctive: 1,
  /** A dictionary word has a meaning, which a coined word lacks. */
  known: 0.8,
  combining: 0.5,
  laudatory: 0.4,
  number: 0.4,
  descriptive: 0.3,
  generic: 0.08,
}

export interface SignElement {
  text: string
  /** Index of the word that contains it. */
  word: number
  weight: number
  kind: ElementKind
}

export interface WeighedSign {
  readonly folded: string
  readonly words: readonly string[]
  readonly elements: readonly SignElement[]
}

const shortestStem = 3

/** Returns a word without the endings of plural and gender in the five languages. */
export function stemOf(word: string): string {
  if (word.length <= shortestStem + 1) return word
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?:es|en|s|n)$/, '')
  const stem = singular.replace(/[aeo]$/, '')
  return stem.length < shortestStem ? word : stem
}

const hashOf = (text: string) => hashBytes(bytesOf(text), 0, text.length)
const laudatory = new Set([...laudatoryWords].map(stemOf))
/** Shorter beginnings and endings of words are words by chance. */
const shortestWordInWord = 4
/**
 * Returns whether a folded beginning or ending has a meaning of its own: a combining form such as BIO, or a known word.
 */
export const isCombiningElement = (text: string): boolean =>
  combiningForms.has(text) || (text.length >= shortestWordInWord && hasConcept(hashOf(text)))

const stemsByClass = new Map<number, ReadonlySet<string>>()
function tradeStemsOf(niceClass: number): ReadonlySet<string> {
  const known = stemsByClass.get(niceClass)
  if (known !== undefined) return known
  const stems = new Set([...tradeWordsOf(niceClass)].map(stemOf))
  stemsByClass.set(niceClass, stems)
  return stems
}

/** The goods for which a sign is read; they decide which of its elements are descriptive. */
export interface SignContext {
  /** Nice classes of the goods and services. */
  classes: readonly number[]
  /** The goods and services as written; may be empty. */
  goods: string
  /** Weights from the register for elements it knows as weak. The lower weight counts. */
  elementWeight?: ElementWeight | undefined
}

/** Words of the goods of at least this length are looked for in the sign. */
const shortestGoodsWord = 4

/** Reads the elements of signs for given goods. */
export class ElementReader {
  private readonly goods: ReadonlySet<string>
  private readonly classes: readonly number[]
  private readonly elementWeight: ElementWeight | undefined

  constructor({ classes, goods, elementWeight }: SignContext) {
    this.classes = classes
    this.elementWeight = elementWeight
    this.goods = new Set(
      foldName(goods)
        .split(' ')
        .filter((word) => word.length >= shortestGoodsWord)
        .map(stemOf),
    )
  }

  /** Splits a sign (any text) into its elements. */
  read(sign: string): WeighedSign {
    const folded = foldName(sign)
    const words = folded.split(' ').filter((word) => word !== '')
    const elements = words.flatMap((word, at) => this.partsOf(word).map((part) => ({ ...part, word: at })))
    return { folded, words, elements }
  }

  private partsOf(word: string): Omit<SignElement, 'word'>[] {
    const whole = this.element(word, this.kindOf(word))
    if (whole.kind !== 'distinctive' || word.length < 5) return [whole]
    const beginning = this.affix(word, true)
    const ending = this.affix(word.slice(beginning.length), false)
    const middle = word.slice(beginning.length, word.length - ending.length)
    return [beginning, middle, ending]
      .filter((part) => part !== '')
      .map((part) => this.element(part, part === middle ? this.kindOf(part) : this.affixKind(part)))
  }

  /** The longest weak beginning or ending that is not the whole word. */
  private affix(word: string, atBeginning: boolean): string {
    for (let length = word.length - 2; length >= 3; length--) {
      const part = atBeginning ? word.slice(0, length) : word.slice(word.length - length)
      if (combiningForms.has(part) || this.describes(part, true)) return part
    }
    return ''
  }

  private affixKind = (part: string): ElementKind => (this.describes(part, true) ? 'descriptive' : 'combining')

  private describes(word: string, asWritten: boolean): boolean {
    if (asWritten) return this.classes.some((number) => tradeWordsOf(number).has(word))
    const stem = stemOf(word)
    return this.goods.has(stem) || this.classes.some((number) => tradeStemsOf(number).has(stem))
  }

  private kindOf(word: string): ElementKind {
    const weight = weightOfHash(hashOf(word), bytesOf(word), 0, word.length)
    if (weight <= genericWeight) return 'generic'
    if (this.describes(word, false)) return 'descriptive'
    if (/^\d+$/.test(word)) return 'number'
    if (weight < 1 || laudatory.has(stemOf(word))) return 'laudatory'
    if (combiningForms.has(word)) return 'combining'
    return hasConcept(hashOf(word)) ? 'known' : 'distinctive'
  }

  private element(text: string, kind: ElementKind): Omit<SignElement, 'word'> {
    const own = kind === 'register' ? 1 : kindWeights[kind]
    const ofRegister = this.elementWeight?.(hashOf(text), bytesOf(text), 0, text.length) ?? 1
    return ofRegister < own ? { text, weight: ofRegister, kind: 'register' } : { text, weight: own, kind }
  }
}
