import { foldVariants } from '@marklot/similarity'
import { stem, wordsOf } from './lexicon.ts'
import type { GroundsCase } from './types.ts'
import { languages } from './vocabulary/area.ts'

/** One entry of the goods with what a word of a sign is compared with. */
export interface GoodsContext {
  readonly niceClass: number
  /** Stems of the words of the text. */
  readonly stems: ReadonlySet<string>
  /** The concepts of these words, in whichever language they are. */
  readonly concepts: ReadonlySet<number>
}

const longestText = 20_000
const mostEntries = 60
const shortestWord = 3

/** What the goods of a case say. A long list is read only at its beginning, because the text may be anything. */
export function readGoods(goods: GroundsCase['goods']): GoodsContext[] {
  return goods.slice(0, mostEntries).map(({ niceClass, text }) => {
    const stems = new Set<string>()
    const concepts = new Set<number>()
    for (const folded of foldVariants(text.slice(0, longestText))) {
      for (const word of folded.split(' ')) {
        if (word.length < shortestWord) continue
        for (const language of languages) {
          const words = wordsOf(language)
          if (words.grammar.has(word)) continue
          stems.add(stem(word))
          for (const concept of words.concepts.get(word) ?? []) concepts.add(concept)
        }
      }
    }
    return { niceClass, stems, concepts }
  })
}
