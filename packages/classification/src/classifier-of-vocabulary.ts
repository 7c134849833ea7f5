import { everydayWords, niceClasses } from '@marklot/nice'
import { Classifier, type LabelledText } from './model/classifier.ts'

const languages = ['de', 'en', 'fr', 'es', 'it'] as const

function texts(): LabelledText[] {
  const found: LabelledText[] = []
  for (const { number, heading, terms } of niceClasses)
    for (const language of languages) {
      for (const part of heading[language].split(';')) found.push({ text: part, niceClass: number, weight: 1 })
      for (const term of terms) found.push({ text: term[language], niceClass: number, weight: 1 })
    }
  for (const { niceClass, words } of everydayWords)
    for (const language of languages)
      for (const word of words[language].split(',')) found.push({ text: word, niceClass, weight: 1 })
  return found
}

let classifier: Classifier | undefined

/** The classifier, made on the first call. */
export function vocabularyClassifier(): Classifier {
  classifier ??= new Classifier(texts())
  return classifier
}
