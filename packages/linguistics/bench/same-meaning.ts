/*
 * Decides whether a finding has the meaning that a case names. Both are English texts. They match if they share a word
 * that carries meaning, if one concept contains words of both, or if the case quotes the very word that was found. An
 * English word also stands for itself.
 */

import type { Translated } from '@marklot/nice'
import { loadConcepts } from '../src/concepts.ts'
import { foldLetters } from '../src/fold.ts'

const emptyWords = new Set(
  'a an the to of for in on at by or and as is be it its that which with from not no s t slang vulgar word words term name meaning means sounds sound like spoken reads read heard used child insult derogatory offensive colloquial dialect form also very one something someone person people thing things kind local make made get dated ambiguous country language'.split(
    ' ',
  ),
)

/** Removes English endings, so that "faeces", "lies" and "dying" usually match "faece", "lie" and "die". */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('es')) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
}

/** Returns the words of a text that carry meaning. "not" counts only when nothing else does. */
function contentWords(text: string): Set<string> {
  const words = foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
  const content = words.filter((word) => !emptyWords.has(word))
  return new Set((content.length > 0 ? content : words).map(stem))
}

/**
 * Returns whether two stems are the same word, or derive from the same word: "masturbate" and "masturbation" share six
 * letters or more.
 */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  return shared >= 6 && Math.max(a.length, b.length) - shared <= 5
}

let synonyms: Map<string, Set<string>> | undefined

/** Returns, for each English word, the words that share a concept with it. */
function loadSynonyms(): Map<string, Set<string>> {
  if (synonyms) return synonyms
  synonyms = new Map()
  for (const { meaning } of loadConcepts().values()) {
    // Only whole synonyms count: neither word of "sexual intercourse" stands for the concept.
    const terms = meaning.en
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((term) => [...contentWords(term)])
      .flatMap((words) => (words.length === 1 ? words : []))
    for (const term of terms) {
      const known = synonyms.get(term) ?? new Set()
      for (const other of terms) known.add(other)
      synonyms.set(term, known)
    }
  }
  return synonyms
}

interface Found {
  readonly language: string
  readonly word: string
  readonly transliteration?: string
  readonly meaning: Translated
}

/** Returns whether a finding has the meaning that a case names as "word: meaning", or as the meaning alone. */
export function tellsMeaning(finding: Found, text: string): boolean {
  const colon = text.indexOf(':')
  const quoted = colon < 0 ? '' : foldLetters(text.slice(0, colon).trim())
  if (quoted !== '' && [finding.word, finding.transliteration ?? ''].some((form) => foldLetters(form) === quoted)) return true
  const wanted = contentWords(colon < 0 ? text : text.slice(colon + 1))
  // An English word is its own translation.
  const found = contentWords(finding.language === 'en' ? `${finding.meaning.en}, ${finding.word}` : finding.meaning.en)
  if ([...wanted].some((word) => [...found].some((other) => isSameWord(word, other)))) return true
  return [...wanted].some((word) => [...(loadSynonyms().get(word) ?? [])].some((other) => found.has(other)))
}
