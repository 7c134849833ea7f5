import { expect, it } from 'vitest'
import { wordsToTry } from './words-to-try.ts'

it.each([
  ['Nordlicht Kaffeerösterei am Hafen', ['Kaffeerösterei', 'Nordlicht', 'Hafen']],
  ['Nordlicht', []],
  ['La Vie & Co', []],
  ['Sol Sol Solana', ['Solana']],
  ['alpha bravo charlie delta golf', ['charlie', 'alpha', 'bravo', 'delta']],
])('offers the words of "%s"', (name, words) => {
  expect(wordsToTry(name)).toEqual(words)
})
