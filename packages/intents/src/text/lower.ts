import { fold } from './fold.ts'

/** Returns a text in lower case without accents. Keeps its length, so that places stay the same. */
export const lower = (text: string): string =>
  [...text].map((one) => (fold(one).length === one.length ? fold(one) : one.toLowerCase())).join('')
