import type { Inputs } from '../certainty.ts'
import type { GoodsContext } from '../goods-context.ts'
import type { PublicLanguage } from '../lexicon.ts'
import { joining } from '../lists/phrases.ts'
import { namesIn, places } from '../sign/listed-names.ts'
import type { SignPart } from '../sign/parts.ts'
import type { SignReading } from '../sign/read-sign.ts'
import { stem } from '../word-spelling.ts'

/*
 * Signs that are the name of the goods or of those who offer them, alone or beside a place, a number or a word of
 * trade: such additions change nothing (EUIPO Guidelines, part B, section 4, chapter 4, 2.3 and 2.6; TMEP 1209.03(d),
 * (f), (m)).
 */

/**
 * The certainty that such a sign is refused: on our own list, the rule applies to 28 of 434 refused signs and to 1 of
 * 149 disputed ones, each counted with one more.
 */
export const ofNamedGoods = 0.83

/** What a sign of this kind consists of: the name of the goods, or other words of their text as well. */
export type NamedGoods = 'name' | 'text'

/** What a sign says to people who speak one language. */
interface Understood {
  readonly language: PublicLanguage
  readonly parts: readonly SignPart[]
  readonly inputs: Inputs
}

/** The least strength of a part that is itself, or a synonym or translation of it, in the text of the goods. */
const names = 0.9
const joins = new Set(joining.split(' '))
/** Function words other than articles and joining words make a sentence. */
const isAddition = ({ kind, letters }: SignPart) =>
  kind === 'number' || kind === 'place' || kind === 'trade' || (kind === 'grammar' && joins.has(letters))

/** Returns whether an understanding finds only the name of the goods, or words of their text, in the sign. */
export function namedGoods(sign: SignReading, one: Understood, goods: GoodsContext): NamedGoods | undefined {
  if (one.inputs.slogan > 0 || sign.words.length === 0) return undefined
  const { heads, otherNames, translated, without } = goods
  const isLacking = (letters: string) => without.has(stem(letters))
  const isName = (letters: string) =>
    !isLacking(letters) &&
    (heads.has(stem(letters)) ||
      otherNames.get(one.language)?.has(stem(letters)) === true ||
      translated.get(one.language)?.heads.has(stem(letters)) === true)
  const ofPlaces = namesIn(places(), sign.words)
  const others = sign.words.filter(
    ({ letters }, at) => !/^\d+$/.test(letters) && !ofPlaces.some(({ from, until }) => at >= from && at < until),
  )
  if (others.length > 0 && isName(others.map(({ letters }) => letters).join(''))) return 'name'
  const typed = new Set(others.map((word) => word.typed))
  const content = one.parts.filter((part) => typed.has(part.typed) && !isAddition(part))
  if (content.length === 0) return undefined
  const isOfText = ({ kind, strength, letters }: SignPart) => kind === 'names' && strength >= names && !isLacking(letters)
  if (!content.every((part) => isOfText(part) || isName(part.letters))) return undefined
  return content.every(({ letters }) => isName(letters)) ? 'name' : 'text'
}
