import { niceClasses } from '@marklot/nice'
import { foldName } from '../letters/fold.ts'
import { goodsGroups } from './goods-groups.ts'

/*
 * Maps the words of a term of goods or services to its groups. There are three sources, the most reliable first: the
 * terms of the Nice Classification word by word, the words of the groups, and the head words of the Nice terms in five
 * languages. A Nice term belongs to the group of its class that its English words name, so its translations supply the
 * words of the other languages.
 */

const shortestStem = 3
const without = (word: string, ending: RegExp): string => {
  const cut = word.replace(ending, '')
  return cut.length < shortestStem ? word : cut
}
/** Removes the endings of plural and gender, twice: "Maschinen" and "machines" lose both letters. */
export const stemOfGoods = (word: string): string =>
  without(without(word.replace(/ies?$/, 'y'), /(?:(?<=ss|x|ch|sh)es|en|(?<!s)s|e|n)$/), /[eao]$/)

/** Words after which a term only says what its head is for, is made of, is sold with or does not include. */
const turns = new Set(
  `of for in with being other than except excluding not from to fur von mit aus zu zum zur im als nicht soweit ausgenommen
    de du des d pour en a au avec sauf hormis excepte autres del para con excepto excluido excluidos di da per della delle
    dei escluso esclusi`.split(/\s+/),
)
/** Behind its head, a term says after these words what it leaves out or is not. */
const exclusions = new Set(
  'except excluding not than nicht ausgenommen sauf hormis excepte excepto excluido excluidos escluso esclusi'.split(' '),
)
const foldedWords = (text: string) => new Set(text.split(/\s+/).map(foldName))
const functionWords = new Set([
  ...turns,
  ...foldedWords(
    `a an the of for and or in with by to at on from as other than except being excluding including especially namely
    all various womens mens ladies children childrens men women und oder eine eines einer einen einem un una uno une
    fur von mit aus der die das zu zur zum im in auf als nicht soweit insbesondere nämlich de du des la le les l d
    et ou pour en a au aux dans sur autres que el los las y o para por con del al no otros il lo gli i e per di da della
    delle dei del degli dell al alla con altri nell sull
    dall qu`,
  ),
])
/** Words that occur in terms of any kind and name goods only together with another word. */
const generalWords = foldedWords(
  `use used purposes purpose relation relating connection field nature related based goods services service
    products product preparations preparation articles article apparatus kinds kind type bezug waren
    dienstleistungen dienstleistung produkte produkt artikel apparate relation produits produit services articles
    appareils usage relación productos producto servicios servicio artículos aparatos relazione prodotti prodotto
    servizi servizio articoli apparecchi uso`,
)
export const isFunctionWord = (word: string): boolean => functionWords.has(word)
/** Whether a folded word names goods by itself. */
export const isTelling = (word: string): boolean => word !== '' && !functionWords.has(word) && !generalWords.has(word)

/** Returns the place of the word that ends the head of a term, given as folded words. */
export function endOfHead(words: readonly string[]): number {
  const first = words.findIndex(isTelling)
  const turn = words.findIndex((word, place) => first >= 0 && place > first && turns.has(word))
  return turn < 0 ? words.length : turn
}

/** The articles and prepositions that French and Italian run together with the next word. */
const elision = /(?<!\p{L})(l|d|qu|un|all|dall|dell|nell|sull)['’]/giu
/** A letter before a hyphen is part of the word: "e-cigarettes" are no cigarettes. */
const letterBefore = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu
/** Folds a term of goods into words. */
export const foldGoods = (term: string): string =>
  foldName(/['’-]/.test(term) ? term.replace(elision, '$1 ').replace(letterBefore, '$1') : term)

/** The words of a term, as stems without duplicates. The head is what is sold; the rest says what it is for. */
export interface TermWords {
  /** All words as they stand; equal for the same term in another order or number. */
  readonly key: string
  readonly head: readonly string[]
  readonly rest: readonly string[]
  /** Head, rest and the words that name goods only together with another: "veterinary services". */
  readonly all: readonly string[]
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

/** Splits a term (any text) into the words of its head and of the rest. */
export function wordsOfTerm(term: string): TermWords {
  const words = foldGoods(term).split(' ')
  const head: string[] = []
  const rest: string[] = []
  const all: string[] = []
  const end = endOfHead(words)
  for (const [place, word] of words.entries()) {
    if (head.length > 0 && exclusions.has(word)) break
    if (word === '' || functionWords.has(word)) continue
    const stem = stemOfGoods(word)
    all.push(stem)
    if (isTelling(word)) (place < end ? head : rest).push(stem)
  }
  // "Thé" is French for tea, and folds to the English article.
  if (all.length === 0) head.push(...words.filter((word) => word !== '').map(stemOfGoods))
  const key = words.map(stemOfGoods).sort().join(' ')
  return { key, head: unique(head), rest: unique(rest), all: unique(all.length === 0 ? head : all) }
}

const ascending = (groups: readonly number[]) => [...new Set(groups)].sort((a, b) => a - b)

interface Keyword {
  readonly stems: readonly string[]
  readonly letters: number
  readonly group: number
}
const keywordsOf = (group: number): Keyword[] =>
  (goodsGroups[group]?.words ?? []).map((text) => {
    const words = foldGoods(text).split(' ')
    const known = words.filter((word) => !functionWords.has(word))
    const stems = (known.length === 0 ? words : known).map(stemOfGoods)
    return { stems, letters: stems.join('').length, group }
  })
const keywords = goodsGroups.flatMap((_, group) => keywordsOf(group))
/** Whether a folded word is one of the words of a group. */
export const isKeyword = (word: string): boolean => byStem.has(stemOfGoods(word))
/** Keywords by each of their stems. */
const byStem = new Map<string, Keyword[]>()
for (const keyword of keywords) {
  for (const stem of new Set(keyword.stems)) byStem.set(stem, [...(byStem.get(stem) ?? []), keyword])
}

/** Compounds of at least this length are also known by their end: "Sportbekleidung" is "Bekleidung". */
const shortestEnd = 5
/** The most letters that an ending of inflection has: "perfumery", "pharmaceuticals". */
const longestInflection = 4

/** Returns the stems of keywords that a word equals, ends with or inflects. */
function stemsIn(word: string): string[] {
  const found = byStem.has(word) ? [word] : []
  for (let from = 1; word.length - from >= shortestEnd; from++) {
    const ending = word.slice(from)
    if (byStem.has(ending)) found.push(ending)
  }
  for (let cut = 1; cut <= longestInflection && word.length - cut >= shortestEnd; cut++) {
    const beginning = word.slice(0, -cut)
    if (!byStem.has(beginning)) continue
    const ending = word.slice(-cut)
    // "Lagerbier" is a compound of two words, and no inflection of the first one.
    found.push(cut === longestInflection && byStem.has(ending) ? ending : beginning)
  }
  return found
}

interface Found {
  /** The number of words of the longest keyword. */
  readonly words: number
  /** The place of the last word that the keyword needs: the later one is the head in Germanic languages. */
  readonly at: number
  /** Of two keywords at one place the longer one is meant: "Sonnenbrille" before "Brille". */
  readonly letters: number
  readonly group: number
}

/** Returns the keywords that the words of a term contain, of all groups or of those that `isAmong` accepts. */
function findKeywords(words: readonly string[], isAmong: (group: number) => boolean = () => true): Found[] {
  const lastPlace = new Map<string, number>()
  for (const [place, word] of words.entries()) for (const stem of stemsIn(word)) lastPlace.set(stem, place)
  const found = new Map<Keyword, Found>()
  for (const stem of lastPlace.keys()) {
    for (const keyword of byStem.get(stem) ?? []) {
      const { stems, letters, group } = keyword
      if (found.has(keyword) || !isAmong(group) || !stems.every((part) => lastPlace.has(part))) continue
      const at = Math.max(...stems.map((part) => lastPlace.get(part) as number))
      found.set(keyword, { words: stems.length, at, letters, group })
    }
  }
  return [...found.values()]
}

/** Heads that name no goods without the word before them: coffee beverages, car accessories, baby food. */
const openHeads = new Set(
  `beverage drink food foodstuff snack meal equipment accessory part component device system set kit merchandise
    club item supply care getränk zubehör ausrüstung teil boisson accessoire équipement pièce bebida accesorio
    equipo pieza bevanda accessorio attrezzatura pezzo`
    .split(/\s+/)
    .map((word) => stemOfGoods(foldName(word))),
)

/**
 * Returns the groups of the longest keyword; among equally long ones, of the last, and of the one before an open head.
 */
function longest(found: readonly Found[], words: readonly string[]): number[] {
  const mostWords = Math.max(0, ...found.map(({ words: length }) => length))
  let long = found.filter(({ words: length }) => length === mostWords)
  const groups: number[] = []
  while (long.length > 0) {
    const last = Math.max(...long.map(({ at }) => at))
    const there = long.filter(({ at }) => at === last)
    const most = Math.max(...there.map(({ letters }) => letters))
    groups.push(...there.filter(({ letters }) => letters === most).map(({ group }) => group))
    if (mostWords > 1 || !openHeads.has(words[last] as string)) break
    long = long.filter(({ at }) => at < last)
  }
  return ascending(groups)
}
const classGroups = (niceClass: number) => goodsGroups.flatMap((group, index) => (group.niceClass === niceClass ? [index] : []))

interface Lexicon {
  /** The groups of whole Nice terms by their stems. */
  terms: ReadonlyMap<string, readonly number[]>
  /** The numbers of whole Nice terms by their stems: the same number in each of the five languages. */
  numbers: ReadonlyMap<string, readonly number[]>
  /** The groups of the Nice term with a number. */
  groupsByNumber: readonly (readonly number[])[]
  /** Head words of Nice terms, with the groups of most of their terms. */
  heads: ReadonlyMap<string, readonly number[]>
}

/** The share of its terms that must name a group for a word to belong to it. */
const leastShare = 0.3

/**
 * Returns the groups of a Nice term, given in English and any further languages: those that its English words name,
 * else those that most of its translations name, else the first group of the class.
 */
export function groupsOfNiceTerm(niceClass: number, ...texts: string[]): number[] {
  const own = classGroups(niceClass)
  const [english = [], ...others] = texts.map((text) => groupsNamed(text, own))
  if (english.length > 0) return english
  const votes = new Map<number, number>()
  for (const group of others.flat()) votes.set(group, (votes.get(group) ?? 0) + 1)
  const most = Math.max(...votes.values())
  return votes.size > 0 ? [...votes.keys()].filter((group) => votes.get(group) === most) : own.slice(0, 1)
}

/** Returns the groups of a class that the words of a Nice term name. */
function groupsNamed(text: string, own: readonly number[]): number[] {
  const isAmong = (group: number) => own.includes(group)
  const { head, all } = wordsOfTerm(text)
  const across = findKeywords(all, isAmong).filter(({ words }) => words > 1)
  if (across.length > 0) return longest(across, all)
  const inHead = longest(findKeywords(head, isAmong), head)
  return inHead.length > 0 ? inHead : longest(findKeywords(all, isAmong), all)
}

function readNice(): Lexicon {
  const terms = new Map<string, number[]>()
  const numbers = new Map<string, number[]>()
  const groupsByNumber: number[][] = []
  const votes = new Map<string, Map<number, number>>()
  for (const { number, terms: listed } of niceClasses) {
    for (const term of listed) {
      const groups = groupsOfNiceTerm(number, term.en, term.de, term.fr, term.es, term.it)
      const at = groupsByNumber.push(groups) - 1
      for (const text of new Set(Object.values(term))) {
        const words = wordsOfTerm(text)
        terms.set(words.key, ascending([...(terms.get(words.key) ?? []), ...groups]))
        numbers.set(words.key, unique([...(numbers.get(words.key) ?? []), at]))
        for (const word of words.head) {
          const counts = votes.get(word) ?? new Map<number, number>()
          for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1)
          votes.set(word, counts)
        }
      }
    }
  }
  const heads = new Map<string, number[]>()
  for (const [word, counts] of votes) {
    const sum = [...counts.values()].reduce((total, count) => total + count, 0)
    const often = [...counts].filter(([, count]) => count >= leastShare * sum).map(([group]) => group)
    if (often.length > 0) heads.set(word, ascending(often))
  }
  return { terms, numbers, groupsByNumber, heads }
}
let lexicon: Lexicon | undefined
/** Returns the lexicon, which is read when goods are first compared. */
const lexiconOfNice = () => {
  lexicon ??= readNice()
  return lexicon
}

/** Returns the groups of a whole term of the Nice Classification; empty if it is none. */
export const groupsOfWholeTerm = ({ key }: TermWords): readonly number[] => lexiconOfNice().terms.get(key) ?? []

/**
 * Returns the numbers of the terms of the Nice Classification that a whole term is, in any of the five languages, as
 * far as they are of one of the groups. Terms with a number in common are the same goods.
 */
export function niceTermsOf({ key }: TermWords, groups: readonly number[]): readonly number[] {
  const { numbers, groupsByNumber } = lexiconOfNice()
  return (numbers.get(key) ?? []).filter((number) => groupsByNumber[number]?.some((group) => groups.includes(group)))
}

function groupsOfWords(words: readonly string[]): readonly number[] {
  if (words.length === 0) return []
  const named = longest(findKeywords(words), words)
  if (named.length > 0) return named
  const { heads } = lexiconOfNice()
  for (let i = words.length - 1; i >= 0; i--) {
    const groups = heads.get(words[i] as string)
    if (groups !== undefined) return groups
  }
  return []
}

/**
 * Returns the groups of a term, as indexes into `goodsGroups`: the most reliable reading that agrees with the mark's
 * classes, if any are given. Empty if no word is known.
 */
export function groupsOfTerm(words: TermWords, classes: readonly number[]): readonly number[] {
  const { head, rest, all } = words
  const readings = [
    () => groupsOfWholeTerm(words),
    // "Film production for others" and "repair of vehicles": a keyword of several words may stand on both sides.
    () =>
      longest(
        findKeywords(all).filter(({ words: length }) => length > 1),
        all,
      ),
    () => groupsOfWords(head),
    () => groupsOfWords(rest),
    () => ascending(findKeywords(all).map(({ group }) => group)),
  ]
  for (const read of readings) {
    const groups = read()
    const within = classes.length === 0 ? groups : groups.filter((group) => isOf(classes, group))
    if (within.length > 0) return within
  }
  return []
}
const isOf = (classes: readonly number[], group: number) => {
  const { niceClass = 0, formerClass = 0 } = goodsGroups[group] ?? {}
  return classes.includes(niceClass) || classes.includes(formerClass)
}
