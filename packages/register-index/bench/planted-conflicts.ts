/*
 * Searched names, each with an earlier name that would conflict in practice although most of it differs. Deterministic
 * by seed; no name comes from a decided case.
 *
 *   sharedCoined     one coined word in both, everything else differs: NORD TAVILO, TAVILO KITCHEN PLUS
 *   likeCoined       the same with a letter of the coined word changed
 *   likeContained    the earlier name is only such a changed word: NORD TAVILO, TABILO; or the searched one is
 *   runTogether      the searched name runs the coined word together with an everyday one: TAVILOFOOD, TAVILO GARDEN
 *   runTogetherEarlier  the earlier name does: TAVILO GARDEN, MYTAVILO
 *   otherBeginning   one coined word with another first letter: TAVILO, DAVILO
 *   acronym          three or four letters, one of them changed
 *   likeDominant     a coined word with a letter exchanged, added or dropped; the rest differs and is everyday words
 *   soundDominant    the same with the coined word in another spelling of the same sound
 *   likeOnly         the earlier name is only such a changed word, or the searched one is; the rest is everyday words
 */
import { otherSpelling } from './planted.ts'
import { everydayWords, inventedWord, randomNumbers } from './synthetic-marks.ts'

export const conflictKinds = [
  'sharedCoined',
  'likeCoined',
  'likeContained',
  'runTogether',
  'runTogetherEarlier',
  'otherBeginning',
  'acronym',
  'likeDominant',
  'soundDominant',
  'likeOnly',
] as const
export type ConflictKind = (typeof conflictKinds)[number]

export interface PlantedConflict {
  kind: ConflictKind
  /** Folded names. */
  searched: string
  earlier: string
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const vowels = 'aeiou'
const consonants = 'bcdfghjklmnprstvwxz'
const added = ['plus', 'group', 'the', 'shop', 'online']
const runAdded = ['my', 'pro', 'bio', 'euro', 'neo', 'super', 'easy', 'net', 'food', 'shop', 'med', 'tech', 'line', 'world']

/** Returns `count` conflicts of each kind. */
export function plantedConflicts(seed: number, count: number): PlantedConflict[] {
  const random = randomNumbers(seed)
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(items: ArrayLike<T>): T => items[below(items.length)] as T
  const coined = () => {
    for (;;) {
      const word = inventedWord(random)
      if (word.length >= 5 && word.length <= 9) return word
    }
  }
  const other = () => (random() < 0.6 ? pick(everydayWords) : inventedWord(random))
  const inAnyOrder = (one: string, two: string) => (random() < 0.5 ? `${one} ${two}` : `${two} ${one}`)
  const withAddition = (name: string) => (random() < 0.3 ? `${name} ${pick(added)}` : name)
  const changed = (word: string, at: number, by: string) => word.slice(0, at) + by + word.slice(at + 1)
  const edited = (word: string) => {
    const at = below(word.length)
    const kind = random()
    if (kind < 0.5) return changed(word, at, pick(letters))
    return kind < 0.75 ? changed(word, at, '') : changed(word, at, word.charAt(at) + pick(letters))
  }
  const besideEveryday = (word: string) => withAddition(inAnyOrder(word, pick(everydayWords)))
  const runTogether = (word: string) => (random() < 0.6 ? word + pick(runAdded) : pick(runAdded) + word)
  const make: Record<ConflictKind, () => [string, string]> = {
    sharedCoined: () => {
      const word = coined()
      return [withAddition(inAnyOrder(word, other())), withAddition(inAnyOrder(word, other()))]
    },
    likeCoined: () => {
      const word = coined()
      return [
        inAnyOrder(word, other()),
        withAddition(inAnyOrder(changed(word, 1 + below(word.length - 1), pick(letters)), other())),
      ]
    },
    likeContained: () => {
      const word = coined()
      const pair: [string, string] = [inAnyOrder(word, other()), changed(word, 1 + below(word.length - 1), pick(letters))]
      return random() < 0.7 ? pair : [pair[1], pair[0]]
    },
    runTogether: () => {
      const word = coined()
      return [random() < 0.5 ? runTogether(word) : `${runTogether(word)} ${other()}`, withAddition(inAnyOrder(word, other()))]
    },
    runTogetherEarlier: () => {
      const word = coined()
      return [withAddition(inAnyOrder(word, other())), random() < 0.5 ? runTogether(word) : `${runTogether(word)} ${other()}`]
    },
    otherBeginning: () => {
      const word = coined()
      return [word, changed(word, 0, pick(vowels.includes(word.charAt(0)) ? vowels : consonants))]
    },
    acronym: () => {
      const word = Array.from({ length: 3 + below(2) }, () => pick(letters)).join('')
      return [word, changed(word, below(word.length), pick(letters))]
    },
    likeDominant: () => {
      const word = coined()
      return [besideEveryday(word), besideEveryday(edited(word))]
    },
    soundDominant: () => {
      const word = coined()
      return [besideEveryday(word), besideEveryday(otherSpelling(word, random))]
    },
    likeOnly: () => {
      const word = coined()
      const pair: [string, string] = [besideEveryday(word), edited(word)]
      return random() < 0.7 ? pair : [pair[1], pair[0]]
    },
  }
  return conflictKinds.flatMap((kind) =>
    Array.from({ length: count }, () => {
      for (;;) {
        const [searched, earlier] = make[kind]()
        if (searched !== earlier) return { kind, searched, earlier }
      }
    }),
  )
}
