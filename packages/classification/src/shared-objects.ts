import type { Word } from './text/fold.ts'
import { conjunctions, goodsNouns, goodsVerbs, ofWords, placeWords, purposeWords, subjects } from './text/function-words.ts'

/*
 * Activities that share an object name it once, behind the last one: "we sell, install and maintain solar panels",
 * "Verkauf und Montage von Küchen". Alone, a word for selling would be read as the thing itself, in any of the five
 * languages: "sale" is Italian for salt.
 */

const has = (word: Word | undefined, among: ReadonlySet<string>) => among.has(word?.folded ?? '')

/** An object has at most this many words; further ones say more about it. */
const longestObject = 8

/** The words up to the next comma or conjunction, with the conjunctions in front. */
interface Part {
  readonly joins: readonly Word[]
  readonly words: readonly Word[]
}

function partsOf(sentence: readonly Word[]): Part[] {
  const parts: { joins: Word[]; words: Word[] }[] = [{ joins: [], words: [] }]
  for (const word of sentence) {
    const last = parts.at(-1) as (typeof parts)[number]
    const joins = has(word, conjunctions)
    if (last.words.length > 0 && (joins || word.opens !== 'word')) parts.push({ joins: [], words: [] })
    const part = parts.at(-1) as (typeof parts)[number]
    if (joins && part.words.length === 0) part.joins.push(word)
    else part.words.push(word)
  }
  return parts
}

const withoutSubject = (words: readonly Word[]) => words.slice(words.findIndex((word) => !has(word, subjects)))

/** Returns the object that the activity of a part without one shares with the next part. */
function sharedObject(words: readonly Word[], next: readonly Word[]): readonly Word[] {
  const [activity, ...more] = withoutSubject(words)
  const [nextActivity, ...object] = withoutSubject(next)
  if (activity === undefined || more.length > 0 || object.length === 0) return []
  if (has(object[0], ofWords)) return has(activity, goodsNouns) || has(activity, goodsVerbs) ? object : []
  if (has(object[0], placeWords) || has(object[0], purposeWords)) return []
  const isVerb = has(activity, goodsVerbs) || (words.length > 1 && has(nextActivity, goodsVerbs))
  return isVerb ? object : []
}

/** An activity without an object of its own: "we sell". */
const isBare = (words: readonly Word[]) => withoutSubject(words).length <= 1

/** Returns the words of a sentence with the shared object behind each activity: "we sell panels and install panels". */
export function withSharedObjects(sentence: readonly Word[]): readonly Word[] {
  let next: readonly Word[] = []
  const completed: (readonly Word[])[] = []
  for (const { joins, words } of partsOf(sentence).reverse()) {
    const object = sharedObject(words, next)
      .slice(0, longestObject)
      .map((word): Word => ({ ...word, opens: 'word' }))
    completed.unshift([...joins, ...words, ...object])
    if (!isBare(words)) next = words
  }
  return completed.flat()
}
