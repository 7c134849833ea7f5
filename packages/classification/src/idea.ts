import { readWords, type Word } from './text/fold.ts'
import {
  conjunctions,
  materialWords,
  nameWords,
  negatedNouns,
  negatedVerbs,
  notOnly,
  otherPeople,
  purposeWords,
  saleWords,
  subjects,
} from './text/function-words.ts'

/** A piece of a description that is classified on its own. */
export interface Piece {
  readonly words: readonly Word[]
  /** How much it says about the business, 0 to 1. The first piece names the main activity. */
  readonly weight: number
}

const mostPieces = 300
/** How much less each further piece and sentence counts. */
const pieceDecay = 1.2
const sentenceDecay = 0.4
/** What others do for the business, and where it sells, says little about its offer. */
const asideWeight = 0.3

/** Returns the words that are offered, without those that a negation excludes. */
function offered(words: readonly Word[]): readonly Word[] {
  const has = (at: number, among: ReadonlySet<string>) => among.has(words[at]?.folded ?? '')
  for (let at = 0; at < words.length; at++) {
    if (has(at, negatedVerbs) && !has(at + 1, notOnly)) return []
    if (has(at, negatedNouns) && !has(at + 1, notOnly)) return words.slice(0, at)
  }
  return words
}

interface Part {
  readonly words: Word[]
  /** True if it says whom or what the thing is for, or what is in it: "catering for weddings and fairs". */
  readonly isAside: boolean
}

/** Splits a clause at the words that join: "we bake bread and deliver it to cafés". */
function joined(words: readonly Word[]): Part[] {
  const parts: Part[] = [{ words: [], isAside: false }]
  let isAside = false
  words.forEach((word, at) => {
    if (conjunctions.has(word.folded)) {
      const startsAnew = subjects.has(words[at + 1]?.folded ?? '')
      parts.push({ words: [], isAside: isAside && !startsAnew })
      return
    }
    if (purposeWords.has(word.folded) || materialWords.has(word.folded)) isAside = true
    if (subjects.has(word.folded)) isAside = false
    parts.at(-1)?.words.push(word)
  })
  return parts.filter((part) => part.words.length > 0)
}

/** Returns the pieces of a description in order, without what the business says it does not offer. */
export function readPieces(idea: string): Piece[] {
  const clauses: { words: Word[]; sentence: number }[] = []
  let sentence = -1
  for (const word of readWords(idea)) {
    if (word.opens === 'sentence') sentence++
    if (word.opens !== 'word') clauses.push({ words: [], sentence })
    clauses.at(-1)?.words.push(word)
  }
  const pieces: Piece[] = []
  for (const clause of clauses)
    for (const { words, isAside } of joined(offered(clause.words))) {
      if (pieces.length === mostPieces) return pieces
      const says = (among: ReadonlySet<string>) => words.some(({ folded }) => among.has(folded))
      const aside = pieces.length > 0 && (isAside || says(nameWords) || says(otherPeople) || says(saleWords))
      const place = 1 / (1 + pieceDecay * pieces.length + sentenceDecay * clause.sentence)
      pieces.push({ words, weight: aside ? place * asideWeight : place })
    }
  return pieces
}
