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
 */
import { everydayWords, inventedWord, randomNumbers } from './synthetic-marks.ts'

export const conflictKinds = [
  'sharedCoined',
  'likeCoined',
  'likeContained',
  'runTogether',
  'runTogetherEarlier',
  'otherBeginning',
  'acronym',
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
