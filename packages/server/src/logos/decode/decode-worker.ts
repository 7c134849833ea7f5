import { answerQuestions } from '../../platform/thread-answers.ts'
import { type DecodeWork, decodeWork } from './decode-work.ts'

/* The thread that has uploaded pictures decoded. */
answerQuestions((kind, input) => decodeWork[kind as keyof DecodeWork](input as never))
