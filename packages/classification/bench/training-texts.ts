import { createHash } from 'node:crypto'
import { everydayWords, type Language, niceClasses } from '@marklot/nice'
import { readActions, withThing } from '../src/vocabulary/read-actions.ts'
import { readVocabulary } from '../src/vocabulary/read-vocabulary.ts'
import { operators } from './operators.ts'
import type { LabelledText } from './train-model.ts'

const languages: readonly Language[] = ['de', 'en', 'fr', 'es', 'it']

/**
 * Returns everything from which the model learns: headings and general terms of the classes, everyday words and the
 * vocabulary. Special terms would add nothing but chance.
 */
export function trainingTexts(): LabelledText[] {
  const texts: LabelledText[] = readVocabulary().map((entry) => ({ ...entry, weight: 1 }))
  for (const language of languages) {
    for (const { number, heading, terms, generalTerms } of niceClasses) {
      for (const part of heading[language].split(';')) texts.push({ text: part, niceClass: number, weight: 1 })
      for (const term of terms.slice(0, generalTerms)) texts.push({ text: term[language], niceClass: number, weight: 1 })
    }
    for (const { niceClass, words } of everydayWords)
      for (const word of words[language].split(',')) texts.push({ text: word, niceClass, weight: 0.7 })
  }
  return [...texts, ...operatorTexts(), ...actionTexts()]
}

/** With how many of its things each verb is combined. */
const thingsPerVerb = 6

/** What people do to things: each verb with some of its things, and with goods of all classes if it is done to any. */
const actionTexts = (): LabelledText[] =>
  readActions().flatMap(({ niceClass, language, verb, things, isOfAnyGoods }, turn) => {
    const some = <Thing>(of: readonly Thing[]) =>
      Array.from({ length: Math.min(thingsPerVerb, of.length) }, (_, at) => of[(turn * 37 + at * 101) % of.length] as Thing)
    const done = [...some(things), ...(isOfAnyGoods ? some(goodsTerms(language)) : [])]
    const said = done.flatMap((thing) => [withThing(verb, thing), ...(language === 'de' ? verbLast(verb, thing) : [])])
    return said.map((text) => ({ text, niceClass, weight: 0.25 }))
  })

const goodsTerms = (language: Language): string[] =>
  niceClasses
    .filter(({ number }) => number <= lastGoodsClass)
    .flatMap(({ terms, generalTerms }) => terms.slice(0, generalTerms).map((term) => term[language]))

/** German puts the verb last in subordinate clauses and infinitives: "die Fahrräder versichert". */
function verbLast(verb: string, thing: string): string[] {
  const [, root] = /^(\p{Ll}+?)e?n$/u.exec(verb) ?? []
  return root === undefined ? [] : [`${thing} ${verb}`, `${thing} ${root}t`]
}

/** How many things each pattern of an operator is combined with. */
const thingsPerPattern = 24
const lastGoodsClass = 34

/** Operators with things: every n-th term of the classes, so that all classes take part. */
function operatorTexts(): LabelledText[] {
  const texts: LabelledText[] = []
  let turn = 0
  for (const { niceClass, of, patterns } of operators)
    for (const language of languages) {
      const things = niceClasses
        .filter(({ number }) => (of ? of.includes(number) : number <= lastGoodsClass))
        .flatMap(({ number, terms, generalTerms }) =>
          terms.slice(0, generalTerms).map((term) => ({ number, text: term[language] })),
        )
      for (const pattern of patterns[language])
        for (let count = 0; count < thingsPerPattern; count++) {
          turn += 37
          const thing = things[turn % things.length]
          if (!thing) continue
          const text = pattern.replace('{}', thing.text)
          texts.push({ text, niceClass: niceClass ?? thing.number, weight: 0.5 })
        }
    }
  return texts
}

/** Returns a hash of the texts, which shows whether the stored model was trained on them. */
export function fingerprint(texts: readonly LabelledText[]): string {
  const hash = createHash('sha256')
  for (const { text, niceClass, weight } of texts) hash.update(`${niceClass} ${weight} ${text}\n`)
  return hash.digest('hex').slice(0, 16)
}
