import type { Word } from './fold.ts'
import { emptyWords, fieldNouns, materialWords, purposeWords, relationWords, relativeWords, set } from './function-words.ts'
import { stem } from './stem.ts'

/**
 * The part of a phrase that a word belongs to: the part that names the thing, or the part after a word that introduces
 * its purpose, its material, or a relation to something else.
 */
export type Zone = 'name' | 'purpose' | 'material' | 'relation'

/** A word with a meaning of its own, in its place. */
export interface PhraseWord {
  readonly word: Word
  readonly stem: string
  readonly zone: Zone
  /** First or last word of the part that names the thing: the noun of Romance or of Germanic languages. */
  readonly first: boolean
  readonly last: boolean
}

function zoneAfter(folded: string): Zone | undefined {
  if (purposeWords.has(folded) || relativeWords.has(folded)) return 'purpose'
  if (materialWords.has(folded)) return 'material'
  if (relationWords.has(folded)) return 'relation'
  return undefined
}

/** Words behind which a noun names a field: "im Bereich", "in the field", "dans le domaine", "nel settore". */
const beforeField = set('im in aus dans au en nel nei nell dal du')

/**
 * Whether the word only says that something belongs to a field, which the words behind it name: "in the field of law",
 * but neither "wheat field" nor "in the field".
 */
function isField(words: readonly Word[], at: number): boolean {
  if (!fieldNouns.has(words[at]?.folded ?? '') || at === words.length - 1) return false
  const before = words.slice(0, at).findLast(({ folded }) => !emptyWords.has(folded))
  return before !== undefined && beforeField.has(before.folded)
}

/**
 * Returns the words of one phrase with their zones. In a phrase that names no thing, such as "for children", the first
 * words count as the name.
 */
export function readPhrase(words: readonly Word[]): PhraseWord[] {
  const found: { word: Word; stem: string; zone: Zone }[] = []
  let zone: Zone = 'name'
  for (const [at, word] of words.entries()) {
    if (isField(words, at)) continue
    const next = zoneAfter(word.folded)
    if (next) {
      if (found.length > 0) zone = next
      continue
    }
    if (word.folded.length < 2 || emptyWords.has(word.folded)) continue
    found.push({ word, stem: stem(word.folded), zone })
  }
  const names = found.filter((one) => one.zone === 'name')
  return found.map((one) => ({ ...one, first: one === names[0], last: one === names.at(-1) }))
}
