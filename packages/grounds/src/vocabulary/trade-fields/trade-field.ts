import type { Language } from '../area.ts'

/** What people who know a trade say of its goods or services; a list of words for each language, with commas. */
export interface TradeField extends Readonly<Record<Language, string>> {
  readonly classes: readonly number[]
  /**
   * Words by which a text of such goods is recognised, in any of the five languages; empty if every text of its one
   * class is meant.
   */
  readonly goods: string
  /** Towns and regions that are known for these goods, in any language. */
  readonly towns: string
}
