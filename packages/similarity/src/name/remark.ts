import type { ComparisonColumn, DisplayLetter } from '../letters/align.ts'
import { squash } from '../letters/fold.ts'
import { heard } from '../sound/phonemes.ts'
import type { SpokenName } from '../sound/syllables.ts'
import { bytesOf, NameForm } from '../words/name-form.ts'
import { type ElementWeight, genericWeight } from '../words/weak-words.ts'
import type { PreparedName } from './score.ts'

/** What the sentence beside the comparison line says; the values of the contract's `ComparisonRemark`. */
export type ComparisonRemark =
  | 'identical'
  | 'identicalSound'
  | 'containsQuery'
  | 'containedInQuery'
  | 'sameWordsOtherOrder'
  | 'spacingOnly'
  | 'accentsOnly'
  | 'genericAddition'
  | 'sameMeaning'
  | 'letterReplaced'
  | 'additionalBeginning'
  | 'additionalEnding'
  | 'additionalMiddle'
  | 'missingLetters'
  | 'partlyEqual'

/** Up to this number of added letters, the remark names the letters instead of a sign that contains the other. */
const fewLetters = 3
/** The least length at which a name inside another counts as contained. */
const shortestContained = 3

const lettersShown = (letters: readonly DisplayLetter[]) =>
  letters
    .filter(({ folded }) => folded !== '' && folded !== ' ')
    .map(({ shown }) => shown)
    .join('')

/** A name as it is displayed and spoken, letter by letter. */
export interface ShownName {
  folded: string
  letters: readonly DisplayLetter[]
  spoken: SpokenName
}

/** Finds the words of a name that are not generic. */
export class CoreWords {
  private readonly form: NameForm

  constructor(elementWeight?: ElementWeight) {
    this.form = new NameForm(elementWeight)
  }

  of(folded: string): string {
    const { wordCount, wordWeight } = this.form.load(bytesOf(folded), 0, folded.length)
    return folded
      .split(' ')
      .filter((_, word) => word >= wordCount || wordWeight[word] > genericWeight)
      .join(' ')
  }
}

const sortedWords = (folded: string) => folded.split(' ').sort().join(' ')
const standsAsWords = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `)

/** Returns the strongest statement about two names that fits into one sentence. */
export function remarkOf(
  { variants }: PreparedName,
  query: ShownName,
  hit: ShownName,
  columns: readonly ComparisonColumn[],
  words: CoreWords,
): ComparisonRemark {
  const [own, found] = [query.folded, hit.folded]
  if (columns.every(({ query: left, hit: right }) => left === right)) return 'identical'
  const squashed = squash(found)
  if (variants.some(({ folded }) => squash(folded) === squashed)) {
    return lettersShown(query.letters) === lettersShown(hit.letters) ? 'spacingOnly' : 'accentsOnly'
  }
  const core = words.of(own)
  if (core !== '' && core === words.of(found)) return 'genericAddition'
  if (own.includes(' ') && sortedWords(own) === sortedWords(found)) return 'sameWordsOtherOrder'
  if (sameSounds(query.spoken, hit.spoken)) return 'identicalSound'
  return partRemark(own, found) ?? lettersRemark(columns)
}

function sameSounds(left: SpokenName, right: SpokenName): boolean {
  const one = heard(left.sounds)
  return one !== '' && one === heard(right.sounds)
}

function partRemark(own: string, hit: string): ComparisonRemark | null {
  const [ownLetters, hitLetters] = [squash(own), squash(hit)]
  const more = hitLetters.length - ownLetters.length
  const asWords = more > 0 ? standsAsWords(own, hit) : standsAsWords(hit, own)
  const longEnough = Math.min(ownLetters.length, hitLetters.length) >= shortestContained
  if (!asWords && (!longEnough || Math.abs(more) <= fewLetters)) return null
  if (more > 0 && hitLetters.includes(ownLetters)) return 'containsQuery'
  if (more < 0 && ownLetters.includes(hitLetters)) return 'containedInQuery'
  return null
}

function lettersRemark(columns: readonly ComparisonColumn[]): ComparisonRemark {
  const different = columns.flatMap((column, i) => (column.equal ? [] : [{ ...column, i }]))
  const equal = columns.length - different.length
  if (equal < different.length) return 'partlyEqual'
  const added = different.filter(({ query }) => query === null)
  const missing = different.filter(({ hit }) => hit === null)
  if (added.length === different.length && oneRun(added)) {
    if (added[0]?.i === 0) return 'additionalBeginning'
    return added.at(-1)?.i === columns.length - 1 ? 'additionalEnding' : 'additionalMiddle'
  }
  if (missing.length === different.length) return 'missingLetters'
  return different.length === 1 ? 'letterReplaced' : 'partlyEqual'
}

const oneRun = (columns: readonly { i: number }[]) => columns.every(({ i }, k) => i === (columns[0] as { i: number }).i + k)
