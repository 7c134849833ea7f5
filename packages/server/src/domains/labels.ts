import type { Locale } from '@marklot/contracts'
import { foldName } from '@marklot/similarity'
import { asciiLabel } from './domain-name.ts'

/** How `&` and `+` are pronounced, and therefore written in a domain. */
const spoken: Record<Locale, readonly [and: string, plus: string]> = {
  de: ['und', 'plus'],
  en: ['and', 'plus'],
  fr: ['et', 'plus'],
  es: ['y', 'mas'],
  it: ['e', 'piu'],
}
/** Letters that become two letters. All others lose their accents. */
const transcribed: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe', å: 'aa' }

/**
 * Returns labels for the domains of a brand, the most usual first: its words together and with hyphens, transcribed to
 * a-z and, if that differs, in its own letters. A brand without letters or digits has none.
 */
export function labelsOf(brand: string, locale: Locale): string[] {
  const words = wordsOf(brand, locale)
  const plain = words.map(transcribe).filter(Boolean)
  const spellings = [plain.join(''), plain.join('-'), words.join(''), words.join('-')]
  const labels = spellings.map(asciiLabel).filter((label) => label !== null)
  return [...new Set(labels)]
}

function wordsOf(brand: string, locale: Locale): string[] {
  const [and, plus] = spoken[locale]
  return brand
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[®©™]/g, '')
    .replace(/&/g, ` ${and} `)
    .replace(/\+/g, ` ${plus} `)
    .replace(/[’'‘ʼ´`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

function transcribe(word: string): string {
  const letters = word.replace(/[äöüßæœøå]/g, (letter) => transcribed[letter] ?? letter)
  return foldName(letters).replace(/[^a-z0-9]/g, '')
}
