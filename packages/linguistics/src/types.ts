import type { Translated } from '@marklot/nice'

/** How a word stands with its speakers: what can hurt a brand first, then words of every day. */
export type WordRegister = 'vulgar' | 'insulting' | 'political' | 'religious' | 'medical' | 'negative' | 'everyday'

/** How a name comes near a word: it is the word, contains it, contains it across a word border, or is heard as it. */
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
  /** The part of the name that is meant, as typed. */
  readonly part: string
  /**
   * 0 to 1: how near the part comes to the word, and how surely speakers notice it; reported from `shownNearness` on.
   */
  readonly nearness: number
}
