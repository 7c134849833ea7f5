import { answerQuestions } from '../../platform/thread-answers.ts'
import type { DrawnDossier } from './dossier-thread.ts'
import { writeDossier } from './write-dossier.ts'

/* The thread that draws dossiers. */
answerQuestions((_, input) => {
  const { dossier, author } = input as DrawnDossier
  return writeDossier(dossier, author)
})
