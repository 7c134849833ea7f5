import type { Translated } from '@marklot/nice'

/** The register of a word: kinds that can hurt a brand first, then everyday words. */
export type WordRegister = 'vulgar' | 'insulting' | 'political' | 'religious' | 'medical' | 'negative' | 'everyday'

/**
 * How a name resembles a word: it is the word, contains it (as its plural does), contains it across a word border, or
 * sounds like it.
 */
export type LikenessKind = 'identical' | 'contains' | 'acrossWords' | 'sounds'

/** One word of one language that a name is, contains or sounds like. */
export interface NameMeaning {
  /** BCP 47, such as `pt` or `zh-Hans` */
  readonly language: string
  /** The word as its language writes it. */
  readonly word: string
  /** The word in Latin letters, when its language uses others. */
  readonly transliteration?: string
  /** What the word means, in the languages of the product. */
  readonly meaning: Translated
  readonly register: WordRegister
  /** True when the meaning can hurt a brand; false for everyday words and for harmless ones such as "king". */
  readonly hurtful: boolean
  readonly likeness: LikenessKind
  /** The part of the name that the finding is about, as typed. */
  readonly part: string
  /**
   * 0 to 1: how close the part is to the word, and how certainly speakers notice it. Reported from `shownNearness` on.
   */
  readonly nearness: number
}
