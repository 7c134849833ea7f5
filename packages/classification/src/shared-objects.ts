import type { Word } from './text/fold.ts'
import {
  conjunctions,
  emptyWords,
  goodsNouns,
  goodsVerbs,
  ofWords,
  placeWords,
  purposeWords,
  serviceNouns,
  subjects,
} from './text/function-words.ts'
import { stem } from './text/stem.ts'
import { actionVerbs } from './vocabulary/read-actions.ts'

/*
 * Activities that share an object name it once, behind the last one: "we sell, install and maintain solar panels",
 * "Verkauf und Montage von Küchen". Alone, a word for selling would be read as the thing itself, in any of the five
 * languages: "sale" is Italian for salt. Objects that share an activity name it once, before the first one: "we repair
 * shoes and bags". Alone, the bags would be goods.
 */

const has = (word: Word | undefined, among: ReadonlySet<string>) => among.has(word?.folded ?? '')
const isAction = (word: Word | undefined) => word !== undefined && actionVerbs().has(stem(word.folded))
const isVerb = (word: Word | undefined) => has(word, goodsVerbs) || isAction(word)

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
  const areVerbs =
    has(activity, goodsVerbs) ||
    (words.length > 1 && has(nextActivity, goodsVerbs)) ||
    (isAction(activity) && isVerb(nextActivity))
  return areVerbs ? object : []
}

/** An activity without an object of its own: "we sell". */
const isBare = (words: readonly Word[]) => withoutSubject(words).length <= 1

/** An object without an activity of its own has at most this many words that say something. */
const longestThing = 2

/** Whether the words only name a thing: "leather bags", but neither "cut keys" nor "for children". */
function isThing(words: readonly Word[]): boolean {
  const saying = words.filter(({ folded }) => !emptyWords.has(folded))
  if (saying.length === 0 || saying.length > longestThing || has(words[0], subjects)) return false
  return !saying.some(
    (word) => isVerb(word) || [goodsNouns, serviceNouns, placeWords, purposeWords, ofWords].some((among) => has(word, among)),
  )
}

/** Returns the activity at the beginning of a part, with "of" behind a noun: "repair", "Reparatur von". */
function activityOf(words: readonly Word[]): readonly Word[] {
  const [activity, second, ...more] = withoutSubject(words)
  if (activity === undefined || second === undefined) return []
  if (isAction(activity)) return [activity]
  const isNoun = has(activity, serviceNouns) || has(activity, goodsNouns)
  return isNoun && has(second, ofWords) && more.length > 0 ? [activity, second] : []
}

/** Returns the words of a sentence with the shared activity before each object: "we repair shoes and repair bags". */
export function withSharedActivities(sentence: readonly Word[]): readonly Word[] {
  let activity: readonly Word[] = []
  return partsOf(sentence).flatMap(({ joins, words }) => {
    // "location de vélos et de kayaks" repeats the "of".
    const repeatsOf = activity.length > 1 && has(words[0], ofWords)
    if (activity.length > 0 && isThing(repeatsOf ? words.slice(1) : words)) {
      const [first, ...more] = [...(repeatsOf ? activity.slice(0, 1) : activity), ...words]
      return [...joins, { ...first, opens: words[0]?.opens }, ...more.map((word) => ({ ...word, opens: 'word' }))] as Word[]
    }
    activity = activityOf(words)
    return [...joins, ...words]
  })
}

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
