/*
 * Searched names and their variants, which are planted in the register and which a search must find. Deterministic by
 * seed.
 *
 *   edit1, edit2  one or two letters changed, removed, added or swapped, anywhere in the name
 *   sound         another spelling with the same sound: F/PH, C/K, I/Y, S/Z, double letters …
 *   generic       an added word without meaning for the comparison: GMBH, GROUP, ONLINE …
 *   order         the words in another order
 *   split, join   written apart, written together
 */
import { foldName } from '@marklot/similarity'
import { randomNumbers, syntheticRegister } from './synthetic-marks.ts'

export const plantedKinds = ['edit1', 'edit2', 'sound', 'generic', 'order', 'split', 'join'] as const
export type PlantedKind = (typeof plantedKinds)[number]

export interface PlantedQuery {
  /** The folded name. */
  text: string
  /** Folded names. Kinds that a name does not allow are missing, such as another order of one word. */
  variants: Partial<Record<PlantedKind, string>>
}

/** With two letters changed, shorter names would be lost among their neighbours. */
const shortestQuery = 6
const spellings = 'ph=f f=ph ck=k k=c c=k y=i i=y z=s s=z th=t ei=ai ai=ei qu=kw x=ks v=w w=v ou=u oo=u dt=t tz=z'
  .split(' ')
  .map((rule) => rule.split('=') as [string, string])
const genericWords =
  'gmbh ag inc ltd llc group company international online the bio systems solutions services products shop'.split(' ')

/** Returns the name in another spelling of about the same sound, or with a letter doubled if no rule fits. */
export function otherSpelling(name: string, random: () => number): string {
  const below = (end: number) => Math.floor(random() * end)
  const fitting = spellings.filter(([from]) => name.includes(from))
  const [from, to] = fitting[below(fitting.length)] ?? ['', '']
  if (from !== '') return name.replace(from, to)
  for (;;) {
    const at = below(name.length)
    if (name[at] !== ' ') return name.slice(0, at + 1) + name.slice(at)
  }
}

/** Returns searched names with their variants. */
export function plantedQueries(seed: number, count: number): PlantedQuery[] {
  const register = syntheticRegister(seed, 400_000)
  const random = randomNumbers(seed + 1)
  const below = (end: number) => Math.floor(random() * end)
  const letter = () => String.fromCharCode(97 + below(26))

  const edit = (name: string, at: number): string => {
    const before = name.slice(0, at)
    const kind = random()
    if (kind < 0.4) return before + letter() + name.slice(at + 1)
    if (kind < 0.65) return before + name.slice(at + 1)
    if (kind < 0.9 || at + 1 === name.length) return before + letter() + name.slice(at)
    return before + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
  }
  const placeOfLetter = (name: string): number => {
    for (;;) {
      const at = below(name.length)
      if (name[at] !== ' ') return at
    }
  }
  const spelled = (name: string) => otherSpelling(name, random)
  const vary: Record<PlantedKind, (name: string) => string | undefined> = {
    edit1: (name) => edit(name, placeOfLetter(name)),
    edit2: (name) => {
      const once = edit(name, placeOfLetter(name))
      return edit(once, placeOfLetter(once))
    },
    sound: (name) => spelled(spelled(name)),
    generic: (name) => {
      const word = genericWords[below(genericWords.length)] as string
      return random() < 0.8 ? `${name} ${word}` : `${word} ${name}`
    },
    order: (name) => (name.includes(' ') ? name.split(' ').reverse().join(' ') : undefined),
    split: (name) => {
      const words = name.split(' ')
      const long = words.findIndex((word) => word.length >= 6)
      const word = words[long]
      if (word === undefined) return undefined
      const at = 3 + below(word.length - 5)
      return words.with(long, `${word.slice(0, at)} ${word.slice(at)}`).join(' ')
    },
    join: (name) => (name.includes(' ') ? name.replaceAll(' ', '') : undefined),
  }
  const queries: PlantedQuery[] = []
  const asked = new Set<string>()
  while (queries.length < count) {
    const text = foldName(register.name())
    if (text.replaceAll(' ', '').length < shortestQuery || asked.has(text)) continue
    asked.add(text)
    const variants: PlantedQuery['variants'] = {}
    for (const kind of plantedKinds) {
      // A variation may leave the name unchanged and is then drawn again.
      for (let attempt = 0; attempt < 10 && variants[kind] === undefined; attempt++) {
        const name = vary[kind](text)
        if (name === undefined) break
        const folded = foldName(name)
        if (folded !== text) variants[kind] = folded
      }
    }
    queries.push({ text, variants })
  }
  return queries
}

/** Returns the names to plant. */
export const plantedNames = (queries: readonly PlantedQuery[]): string[] =>
  queries.flatMap(({ variants }) => Object.values(variants))
