import { setImmediate as nextTurn } from 'node:timers/promises'
import { answerQuestions } from '../../platform/thread-answers.ts'
import type { Rules } from './questions.ts'
import { loading, rules } from './rules.ts'

/* The thread of the rules. It answers questions in order, and reads all words before them. */
answerQuestions((kind, input) => rules[kind as keyof Rules](input as never))

for (const load of loading) {
  await nextTurn()
  load()
}
