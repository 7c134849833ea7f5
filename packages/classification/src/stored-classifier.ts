import { Classifier, formOf } from './model/classifier.ts'
import { weights1 } from './model/weights-1.ts'
import { weights2 } from './model/weights-2.ts'
import { weights3 } from './model/weights-3.ts'
import { readVocabulary } from './vocabulary/read-vocabulary.ts'

let classifier: Classifier | undefined

/** Returns the classifier with the stored model, read on the first call. */
export function storedClassifier(): Classifier {
  classifier ??= new Classifier(weights1 + weights2 + weights3, vocabularyForms())
  return classifier
}

/** Returns the single words of the vocabulary with their classes. */
function vocabularyForms(): Map<string, number[]> {
  const forms = new Map<string, number[]>()
  for (const { niceClass, text } of readVocabulary()) {
    if (/\s/.test(text)) continue
    const form = formOf(text)
    const classes = forms.get(form) ?? []
    if (!classes.includes(niceClass)) classes.push(niceClass)
    forms.set(form, classes)
  }
  return forms
}
