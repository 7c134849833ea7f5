/** Names that are unlucky in one language. */
export interface OwnSection {
  /** In English, as `language-names.ts` knows it. */
  readonly language: string
  /** Lines of `name | what is sold | how near | word: meaning in English`. */
  readonly rows: string
}
