import { clausesOf, isRelativeClause, reachOfPlace } from './idea.ts'
import { isShop } from './shops.ts'
import { fold, type Word } from './text/fold.ts'
import {
  companionWords,
  conjunctions,
  goodsVerbs,
  insideWords,
  nameWords,
  offerVerbs,
  otherPeople,
  othersGoods,
  ownWords,
  placeWords,
  purposeWords,
  relativeWords,
  rentalNouns,
  saleWords,
  serviceVerbs,
  set,
  subjects,
} from './text/function-words.ts'
import { phrasesOfClass } from './vocabulary/read-vocabulary.ts'

/** A part of a description that can be a business of its own: "and teaches bread baking". */
export interface Business {
  /** The words that say what is offered, without the verb that offers it. */
  readonly words: readonly Word[]
  /**
   * `stated`: offered by a verb, or the first thing named; `listed`: one of several; `added`: follows "with"; `item`:
   * the description is a mere list, so that no business is the main one.
   */
  readonly kind: 'stated' | 'listed' | 'added' | 'item'
  /** What its verb takes: we *sell* goods, we *run* a service. Undefined without such a verb. */
  readonly takes: 'goods' | 'services' | undefined
  /** The number of the sentence, from 0. */
  readonly sentence: number
}

/** What a description offers, and the words that say that it trades in the goods of others. */
export interface Businesses {
  readonly offered: readonly Business[]
  readonly trade: readonly Word[]
}

/** Words that introduce an offer and say nothing about it. */
const introducing = [goodsVerbs, serviceVerbs, offerVerbs, saleWords, subjects]
const mostBusinesses = 100
const indefiniteArticles = set('ein eine einen a an un une una uno')
/** A description is a mere list if it names this many things, each in at most so many words: "wine, toys, shoes". */
const fewestItems = 4
const longestItem = 2

interface Part {
  readonly words: Word[]
  /** Follows "with". */
  readonly isAdded: boolean
  /** A relative clause. It says what the thing does, unless its verb offers something. */
  readonly isRelative: boolean
}

/** Splits a clause at the words that join, add or relate something. */
function partsOf(words: readonly Word[]): Part[] {
  const parts: Part[] = [{ words: [], isAdded: false, isRelative: isRelativeClause(words) }]
  for (const word of words) {
    const { isAdded, isRelative } = parts.at(-1) as Part
    if (conjunctions.has(word.folded)) parts.push({ words: [], isAdded, isRelative })
    else if (companionWords.has(word.folded)) parts.push({ words: [], isAdded: true, isRelative })
    else if (relativeWords.has(word.folded)) parts.push({ words: [], isAdded: false, isRelative: true })
    else parts.at(-1)?.words.push(word)
  }
  return parts.filter((part) => part.words.length > 0)
}

/** Returns the shop that the words name as part of the business, not as the place where something else is sold. */
function shopIn(words: readonly Word[]): Word | undefined {
  return words.find(({ folded }, at) => {
    if (!isShop(folded)) return false
    return !words.slice(Math.max(0, at - reachOfPlace), at).some((before) => placeWords.has(before.folded))
  })
}

const hospitality = 43
const withoutSpaces = (phrase: string) => fold(phrase).replaceAll(' ', '')
let places: ReadonlySet<string> | undefined

/** Returns the name of a place of one's own in which guests are served: cake in our *café*, in our own *tea room*. */
function placeForGuests(words: readonly Word[]): readonly Word[] | undefined {
  places ??= new Set(phrasesOfClass(hospitality).map(withoutSpaces))
  const own = words.findIndex(
    ({ folded }, at) =>
      ownWords.has(folded) && words.slice(Math.max(0, at - 2), at).some((before) => insideWords.has(before.folded)),
  )
  if (own === -1) return undefined
  return [0, 1, 2]
    .flatMap((skipped) => [1, 2].map((length) => words.slice(own + 1 + skipped, own + 1 + skipped + length)))
    .find((name) => name.length > 0 && places?.has(name.map(({ folded }) => folded).join('')))
}

/** Returns the businesses as items if they are nothing but a list. */
function asList(offered: readonly Business[]): readonly Business[] {
  const isItem = ({ words, kind, takes }: Business) => words.length <= longestItem && kind !== 'added' && takes === undefined
  if (offered.length < fewestItems || !offered.every(isItem)) return offered
  return offered.map((business) => ({ ...business, kind: 'item' }))
}

/**
 * Returns the businesses that a description names. Whom something is for, where it is sold, and what others do are no
 * businesses.
 */
export function readBusinesses(idea: string): Businesses {
  const offered: Business[] = []
  const trade: Word[] = []
  const says = (words: readonly Word[], among: ReadonlySet<string>) => words.some(({ folded }) => among.has(folded))
  for (const { words, sentence } of clausesOf(idea)) {
    let isFor = false
    let isOfShop = false
    let takes: Business['takes']
    const place = placeForGuests(words)
    for (const part of partsOf(words)) {
      if (offered.length === mostBusinesses) return { offered, trade }
      const { words: said } = part
      const first = said[0]?.folded ?? ''
      const verb = says(said, goodsVerbs) ? 'goods' : says(said, serviceVerbs) ? 'services' : undefined
      const isStated = verb !== undefined || says(said, offerVerbs) || says(said, subjects)
      // The things of a list share the verb before them.
      if (isStated) takes = verb
      else if (part.isAdded && !part.isRelative) takes = 'services'
      // A shop for glasses and *a* café: what a shop is for are its goods, and a further place is not among them.
      if (isOfShop && indefiniteArticles.has(first)) isFor = false
      const isOutside =
        purposeWords.has(first) || placeWords.has(first) || ((isFor || part.isRelative) && takes === undefined && !isStated)
      const purpose = said.findIndex(({ folded }) => purposeWords.has(folded))
      isOfShop = purpose > 0 ? isShop(said[purpose - 1]?.folded ?? '') : isOfShop
      isFor = purpose >= 0 || (isFor && !isStated)
      if (isOutside || says(said, nameWords) || says(said, otherPeople)) continue
      const shop = shopIn(said)
      if (shop) trade.push(shop)
      else if (takes === 'goods' || says(said, saleWords)) trade.push(...said.filter(({ folded }) => othersGoods.has(folded)))
      const named = said.filter(({ folded }) => !introducing.some((some) => some.has(folded)))
      const rest = isOfShop && purposeWords.has(named[0]?.folded ?? '') ? named.slice(1) : named
      const start = rest[0]?.folded
      if (start === undefined || placeWords.has(start) || purposeWords.has(start)) continue
      const kind = offered.length === 0 || isStated ? 'stated' : part.isAdded ? 'added' : 'listed'
      const isRental = rest.length === 1 && rentalNouns.has(start)
      offered.push({ words: isRental ? [...rest, ...(offered[0]?.words ?? [])] : rest, kind, takes, sentence })
    }
    if (place) offered.push({ words: place, kind: 'stated', takes: 'services', sentence })
  }
  return { offered: asList(offered), trade }
}
