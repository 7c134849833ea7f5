import { foldVariants } from '@marklot/similarity'
import { divideCompound, headsOf, isActivity, otherNamesOf } from './goods-names.ts'
import { type TranslatedGoods, translationsOf } from './goods-translations.ts'
import { englishOf, glossStems, type PublicLanguage, type Sense, wordsOf } from './lexicon.ts'
import { type Trade, tradesOf } from './trade-words.ts'
import type { GroundsCase } from './types.ts'
import { languages } from './vocabulary/area.ts'
import { spellings, stem } from './word-spelling.ts'

/** One entry of the goods, in the form with which the words of a sign are compared. */
export interface GoodsContext {
  /** The class, or the likely classes of the text when none is given; empty for goods of any kind. */
  readonly classes: ReadonlySet<number>
  /** Stems of the words of the text and of the parts of its compounds. */
  readonly stems: ReadonlySet<string>
  /** Stems of the words that name the goods, not a property or purpose of theirs. */
  readonly heads: ReadonlySet<string>
  /** Stems of the names of those who offer the goods, of their places, and of abbreviations, by language. */
  readonly otherNames: ReadonlyMap<PublicLanguage, ReadonlySet<string>>
  /** The words of the text in each language, as far as it has terms of the Nice Classification. */
  readonly translated: ReadonlyMap<PublicLanguage, TranslatedGoods>
  /** The concepts of these words, in any language. */
  readonly concepts: ReadonlySet<number>
  /** Stems of the synonyms, kinds and glosses of these words, in English; looked up on first use. */
  readonly kin: ReadonlySet<string>
  /** The fields to which these words belong, except those of many classes. */
  readonly fields: ReadonlySet<Sense>
  /** The trades to which the text belongs. */
  readonly trades: ReadonlySet<Trade>
  /** Stems of what the goods do not contain or are not: "without sugar", "artificial silk". */
  readonly without: ReadonlySet<string>
}

const longestText = 20_000
const mostEntries = 60
const shortestWord = 3

const negation =
  /^(?:without|containing no|not|no|excluding|except|other than|free|ohne|ausser|sans|excepte|sin|excepto|senza|tranne|artificial|imitation|synthetic|faux|kunstliche?r?s?|imitierte?r?s?|artificiel(?:le)?|artificiale|sintetic[oa]|synthetique)$/

/** Words that occur in lists of all kinds of goods and say nothing about any of them. */
const ofAnyGoods = new Set(
  'goods services products product various articles apparatus preparations range namely wide other kinds related based waren dienstleistungen produkte artikel geräte präparate verschiedene insbesondere produits services articles appareils préparations divers productos servicios artículos aparatos preparados diversos prodotti servizi articoli apparecchi preparati vari'
    .split(' ')
    .flatMap(spellings)
    .map(stem),
)
/** A word that occurs in at most this many classes shows the class of a text. */
const tellingClasses = 8
const mostLikelyClasses = 3
const lastClass = 45

/** Returns the classes whose terms contain the words of a text, for goods without a class. */
function likelyClasses(stems: Iterable<string>): Set<number> {
  const scores = new Map<number, number>()
  for (const one of stems) {
    for (const language of languages) {
      const classes = wordsOf(language).terms.get(one)
      if (classes === undefined || classes.size > tellingClasses) continue
      for (const number of classes) scores.set(number, (scores.get(number) ?? 0) + 1 / classes.size)
    }
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]).slice(0, mostLikelyClasses)
  return new Set(ranked.map(([number]) => number))
}

/** Fields of more classes than this hold words of everyday life. */
const narrowField = 20

const kinOf = (words: readonly string[]) => new Set(words.flatMap(glossStems))

const isGrammar = (word: string) => languages.some((language) => wordsOf(language).grammar.has(word))
const isEmpty = (word: string) => word.length < shortestWord || isGrammar(word) || ofAnyGoods.has(stem(word))

/** Returns a word with the parts of a compound. */
function withParts(word: string): string[] {
  const compound = divideCompound(word)
  return compound === undefined
    ? [word]
    : [word, compound.determiner, compound.head].filter((part) => !ofAnyGoods.has(stem(part)))
}

/** Reads the goods of a case. Only the beginning of a long list is read, because the text may be anything. */
export function readGoods(goods: GroundsCase['goods']): GoodsContext[] {
  return goods.slice(0, mostEntries).map(({ niceClass, text }) => {
    const stems = new Set<string>()
    const concepts = new Set<number>()
    const read = new Set<string>()
    const fields = new Set<Sense>()
    const without = new Set<string>()
    const parts: string[] = []
    for (const folded of foldVariants(text.slice(0, longestText))) {
      const words = folded.split(' ')
      for (const [place, word] of words.entries()) {
        if (negation.test(words[place - 1] ?? '')) without.add(stem(word))
        if (isEmpty(word)) continue
        stems.add(stem(word))
        const compound = divideCompound(word)
        if (compound !== undefined) parts.push(compound.determiner, compound.head)
        for (const language of languages) {
          const { concepts: conceptsOf, senses } = wordsOf(language)
          for (const concept of conceptsOf.get(word) ?? []) concepts.add(concept)
          for (const sense of senses.get(word) ?? []) if (sense.classes.size <= narrowField) fields.add(sense)
        }
        read.add(word)
      }
    }
    const heads = headsOf(text.slice(0, longestText), (word) => ofAnyGoods.has(stem(word))).flatMap((word) => {
      const compound = divideCompound(word)
      return compound === undefined ? [word] : [word, isActivity(compound.head) ? compound.determiner : compound.head]
    })
    const isClass = Number.isInteger(niceClass) && niceClass >= 1 && niceClass <= lastClass
    const classes = isClass ? new Set([niceClass]) : likelyClasses(stems)
    for (const part of parts) if (!ofAnyGoods.has(stem(part))) stems.add(stem(part))
    let kin: ReadonlySet<string> | undefined
    return {
      classes,
      stems,
      heads: new Set(heads.map(stem)),
      otherNames: otherNamesOf(stems, classes),
      translated: translationsOf(text.slice(0, longestText), classes, isEmpty, withParts),
      concepts,
      fields,
      trades: tradesOf(stems, classes),
      without,
      get kin() {
        kin ??= kinOf([...read, ...[...concepts].flatMap(englishOf)])
        return kin
      },
    }
  })
}
