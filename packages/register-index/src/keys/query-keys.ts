import {
  elementsInFront,
  isCoined,
  mostBehind,
  type NameForm,
  prepareName,
  shortestRunTogether,
  squash,
  visitParts,
  visitRunTogether,
} from '@marklot/similarity'
import { mayBeInitials } from '../layout/letter-keys.ts'
import { KeyMaker } from './mark-keys.ts'

/**
 * What an engine looks up to find the candidates for a searched name. `retrieve` looks up the same keys in segments.
 */
export interface QueryKeys {
  /** The plain reading. Empty for a blank text. */
  folded: string
  /** Each reading without spaces. */
  readings: string[]
  trigrams: string[]
  sounds: string[]
  words: string[]
  /** Whole names without spaces: translations, initials and parts of the searched name. */
  letters: string[]
  parts: string[]
  /** Names that begin with a translation of several words. */
  beginnings: string[]
  /** Coined words of the searched name to find in other names, and the longest words that may begin with one. */
  coinedWords: string[]
  coinedBeginnings: { text: string; longest: number }[]
}

/** A part shorter than this share of the name cannot make it similar enough. */
const leastPart = 0.3
/** The most parts to look up, the longest first. */
const mostParts = 400

const latin1 = new TextDecoder('latin1')
const maker = new KeyMaker()

/** Returns the keys of a searched name. */
export function queryKeys(text: string): QueryKeys {
  const { folded, variants, meaning } = prepareName(text)
  const letters = new Set<string>()
  const beginnings = new Set<string>()
  for (const one of meaning?.translations ?? []) (one.isBeginning ? beginnings : letters).add(latin1.decode(one.letters))
  const sounds = new Set<string>()
  const words = new Set<string>()
  const parts = new Set<string>()
  for (const { form, folded: reading } of variants) {
    for (const key of maker.soundsOf(form)) sounds.add(key)
    if (mayBeInitials(form)) sounds.add(maker.ofInitials(form.squash.subarray(0, form.squashLength)))
    if (form.wordCount > 2) for (const initials of maker.lettersOfInitials(form)) letters.add(latin1.decode(initials))
    for (const word of reading.split(' ')) if (word !== '') words.add(word)
    for (const part of partsOf(form)) parts.add(part)
  }
  const plain = variants[0]?.form
  return {
    folded,
    readings: variants.map((variant) => squash(variant.folded)),
    trigrams: plain === undefined ? [] : maker.trigramsOf(plain),
    sounds: [...sounds],
    words: [...words],
    letters: [...letters],
    parts: [...parts],
    beginnings: [...beginnings],
    ...(plain === undefined ? { coinedWords: [], coinedBeginnings: [] } : coinedOf(plain)),
  }
}

const textOf = (form: NameForm, from: number, until: number) => latin1.decode(form.squash.subarray(from, until))

function partsOf(form: NameForm): string[] {
  const found: { from: number; until: number }[] = []
  const least = leastPart * form.squashLength
  visitParts(form, (from, until) => {
    if (until - from >= least) found.push({ from, until })
  })
  return found
    .sort((a, b) => b.until - b.from - (a.until - a.from))
    .slice(0, mostParts)
    .map(({ from, until }) => textOf(form, from, until))
}

/** Returns the coined words; see `retrieve/coined-words.ts`. */
function coinedOf(form: NameForm): Pick<QueryKeys, 'coinedWords' | 'coinedBeginnings'> {
  const coinedWords: string[] = []
  const coinedBeginnings: { text: string; longest: number }[] = []
  if (form.wordCount > 1) {
    for (let word = 0; word < form.wordCount; word++) {
      if (!isCoined(form, word)) continue
      const text = textOf(form, form.wordFrom[word], form.wordUntil[word])
      coinedWords.push(text)
      if (text.length < shortestRunTogether) continue
      coinedBeginnings.push({ text, longest: text.length + mostBehind })
      for (const front of elementsInFront) coinedWords.push(latin1.decode(front) + text)
    }
  }
  visitRunTogether(form, (from, until) => void coinedWords.push(textOf(form, from, until)))
  return { coinedWords, coinedBeginnings }
}
