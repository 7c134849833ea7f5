import sharp from 'sharp'
import { answerQuestions } from '../../platform/thread-answers.ts'
import { type LogoWork, logoWork } from './logo-work.ts'

/* The thread that describes, compares and cuts pictures. */
sharp.cache(false)
sharp.concurrency(1)

answerQuestions((kind, input) => logoWork[kind as keyof LogoWork](input as never))
