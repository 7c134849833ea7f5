import { answerQuestions } from '../src/platform/thread-answers.ts'

/* A thread that echoes, never ends, fails or dies, as it is asked. */
answerQuestions((kind, input) => {
  if (kind === 'never') for (;;);
  if (kind === 'fail') throw new RangeError('secret')
  if (kind === 'die') process.exit(1)
  return input
})
