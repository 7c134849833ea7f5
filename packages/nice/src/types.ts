/** The five languages every text of this package is written in. */
export type Language = 'de' | 'en' | 'fr' | 'es' | 'it'

/** One text in all five languages, with the same meaning, each in the vocabulary of its offices. */
export type Translated = Readonly<Record<Language, string>>

/** One class of the Nice Classification (WIPO, edition 13; classes 1 to 34 are goods, 35 to 45 services). */
export interface NiceClass {
  /** 1 to 45 */
  readonly number: number
  readonly kind: 'goods' | 'services'
  /**
   * The content of the class, with groups separated by semicolons. It is our own wording with the scope of the official
   * heading.
   */
  readonly heading: Translated
  /** One to four words for chips and filter rows. */
  readonly shortName: Translated
  /**
   * Single goods or services of the class as offices accept them. No term contains a semicolon, so terms can be joined
   * with semicolons.
   */
  readonly terms: readonly Translated[]
  /** The number of terms, from the first one on, that are the most common and general ones of the class. */
  readonly commonTerms: number
  /** The number of terms, from the first one on, without the special ones: single products and kinds of services. */
  readonly generalTerms: number
}

/** One of the 29 main categories of the Vienna Classification of figurative elements (WIPO, edition 9). */
export interface ViennaCategory {
  /** 1 to 29 */
  readonly number: number
  readonly heading: Translated
}
