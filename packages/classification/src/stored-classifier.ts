import { Classifier } from './model/classifier.ts'
import { weights1 } from './model/weights-1.ts'
import { weights2 } from './model/weights-2.ts'
import { weights3 } from './model/weights-3.ts'

let classifier: Classifier | undefined

/** Returns the classifier with the stored model, read on the first call. */
export function storedClassifier(): Classifier {
  classifier ??= new Classifier(weights1 + weights2 + weights3)
  return classifier
}
