import { everydayWords, niceClasses } from '@marklot/nice'
import { foldName } from '../letters/fold.ts'

/*
 * The words of goods and services by Nice class, counted in the headings, the terms and the everyday words of the Nice
 * Classification in five languages. An element of a sign that is such a word describes goods of the class and adds
 * little to the sign (art. 7(1)(c) and 8(1)(b) EUTMR; § 8(2)(2) MarkenG; common communication CP5).
 */

/** Shorter words are articles and endings. */
const shortestWord = 4
/** Words of the vocabulary of lists: "for", "except", "services". They stand in most classes. */
const mostClasses = 15

function readClasses(): ReadonlyMap<number, ReadonlySet<string>> {
  const byClass = new Map<number, Set<string>>()
  const classesOf = new Map<string, Set<number>>()
  const add = (niceClass: number, text: string) => {
    const words = byClass.get(niceClass) ?? new Set<string>()
    byClass.set(niceClass, words)
    for (const word of foldName(text).split(' ')) {
      if (word.length < shortestWord) continue
      words.add(word)
      const classes = classesOf.get(word) ?? new Set<number>()
      classesOf.set(word, classes.add(niceClass))
    }
  }
  for (const { number, heading, terms } of niceClasses) {
    for (const translated of [heading, ...terms]) for (const text of Object.values(translated)) add(number, text)
  }
  for (const { niceClass, words } of everydayWords) for (const text of Object.values(words)) add(niceClass, text)
  for (const words of byClass.values()) {
    for (const word of words) if ((classesOf.get(word)?.size ?? 0) > mostClasses) words.delete(word)
  }
  return byClass
}

let words: ReadonlyMap<number, ReadonlySet<string>> | undefined
/** Returns the folded words of a class as written. Read once, when a sign is first weighed. */
export function tradeWordsOf(niceClass: number): ReadonlySet<string> {
  words ??= readClasses()
  return words.get(niceClass) ?? none
}
const none: ReadonlySet<string> = new Set()
