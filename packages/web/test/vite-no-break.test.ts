import { expect, it } from 'vitest'
import { legalPlugin } from '../vite-legal.ts'
import { phrasesPlugin } from '../vite-phrases.ts'

const watching = { addWatchFile: () => undefined }

it.each([
  ['phrases', () => phrasesPlugin().load('\0virtual:phrases/de/declarations')],
  ['legal texts', () => legalPlugin().load.call(watching, '\0virtual:legal/terms-consumers/2026-11-23/de')],
])('%s of pages never break within “e-mail”', (_, load) => {
  const module = load() ?? ''
  expect(module).toMatch(/ E-\u2060Mail/)
  // At the beginning of a text there is nothing to keep together.
  expect(module).not.toMatch(/[^"]e-mail/i)
})
