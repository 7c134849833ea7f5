import { heard } from '../sound/phonemes.ts'
import { speak } from '../sound/syllables.ts'
import type { ComparisonColumn, DisplayLetter } from './align.ts'
import { squash } from './fold.ts'
import { bytesOf, NameForm } from './name-form.ts'
import type { PreparedName } from './score.ts'
import { type ElementWeight, genericWeight } from './weak-words.ts'

/** What the plain sentence beside the comparison line says; the values of the contract's `ComparisonRemark`. */
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

/** Up to so many letters more are told as letters, not as a sign containing the other. */
const fewLetters = 3
/** From this length on a name inside another counts as contained. */
const shortestContained = 3

const lettersShown = (letters: readonly DisplayLetter[]) =>
  letters
    .filter(({ folded }) => folded !== '' && folded !== ' ')
    .map(({ shown }) => shown)
    .join('')

/** Words that are not generic; `form` is loaded from the folded name. */
function coreWords(folded: string, elementWeight?: ElementWeight): string {
  const form = new NameForm(elementWeight).load(bytesOf(folded), 0, folded.length)
  return folded
    .split(' ')
    .filter((_, word) => word >= form.wordCount || (form.wordWeight[word] as number) > genericWeight)
    .join(' ')
}

const sortedWords = (folded: string) => folded.split(' ').sort().join(' ')
const standsAsWords = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `)

/** The strongest thing that can be said of two names in one sentence. */
export function remarkOf(
  query: PreparedName,
  hit: string,
  queryLetters: readonly DisplayLetter[],
  hitLetters: readonly DisplayLetter[],
  columns: readonly ComparisonColumn[],
  elementWeight?: ElementWeight,
): ComparisonRemark {
  const own = query.folded
  if (columns.every(({ query: left, hit: right }) => left === right)) return 'identical'
  if (query.variants.some(({ folded }) => squash(folded) === squash(hit))) {
    return lettersShown(queryLetters) === lettersShown(hitLetters) ? 'spacingOnly' : 'accentsOnly'
  }
  const core = coreWords(own, elementWeight)
  if (core !== '' && core === coreWords(hit, elementWeight)) return 'genericAddition'
  if (own.includes(' ') && sortedWords(own) === sortedWords(hit)) return 'sameWordsOtherOrder'
  if (sameSounds(queryLetters, hitLetters)) return 'identicalSound'
  return partRemark(own, hit) ?? lettersRemark(columns)
}

function sameSounds(left: readonly DisplayLetter[], right: readonly DisplayLetter[]): boolean {
  const one = heard(speak(left).sounds)
  return one !== '' && one === heard(speak(right).sounds)
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
