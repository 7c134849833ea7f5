import type { RegistrationOfficeCode } from '@marklot/contracts'
import { has } from './evidence.ts'
import type { Concept } from './lexicon/index.ts'
import type { Reading } from './reading.ts'
import { fold } from './text/fold.ts'
import type { Turn } from './types.ts'

/** A mark that an earlier answer showed. */
export interface ShownBrand {
  readonly id: string
  readonly name: string
  /** What the answer says about it, folded. */
  readonly text: string
}

const id = /\b(de|em|at|ch|fr|es|us)-((?:WO|[A-Z])?\d{4,}[A-Z]?)\b/gi

/** Returns the marks of each answer that shows any, the latest answer first, in its order. */
function* shownLists(context: readonly Turn[]): Generator<ShownBrand[]> {
  for (const { text } of [...context].reverse()) {
    const matches = [...text.matchAll(id)]
    if (matches.length === 0) continue
    const shown = matches.map((match, index) => {
      const before = text.slice(
        index === 0 ? 0 : (matches[index - 1]?.index ?? 0) + (matches[index - 1]?.[0].length ?? 0),
        match.index,
      )
      const after = text.slice(match.index + match[0].length, matches[index + 1]?.index ?? text.length)
      // The text up to the end of the sentence or row belongs to the mark. The name comes last before the id.
      const own = before.split(/[.;:\n]|\d\)\s/).at(-1) ?? before
      const name =
        own
          .replace(/[(\s,–—-]+$/, '')
          .split(/[,–—]/)
          .at(-1)
          ?.replace(/^[\s"„“«]+|[\s"”“»]+$/g, '') ?? ''
      return {
        id: `${match[1]?.toLowerCase()}-${match[2]?.toUpperCase()}`,
        name,
        text: fold(`${own} ${match[0]} ${after.split(/[.;\n]/)[0] ?? ''}`),
      }
    })
    yield shown.filter((one, at) => shown.findIndex((other) => other.id === one.id) === at)
  }
}

const stateWords: readonly (readonly [RegExp, 'alive' | 'dead'])[] = [
  [
    /\b(?:alive|live|registered|active|lebend\w*|lebt|aktiv\w*|eingetragen\w*|vivante?|enregistree?|viva|vivo|registrad[ao]|attiv[ao]|registrat[ao]|en vigueur|vigente|in kraft)\b/,
    'alive',
  ],
  [
    /\b(?:dead|expired|cancelled|tot|erloschen|geloscht|morte?|eteinte?|expiree?|muert[ao]|extinguid[ao]|caducad[ao]|mort[ao]|estint[ao]|scadut[ao])\b/,
    'dead',
  ],
]
const isState = (brand: ShownBrand, state: 'alive' | 'dead') =>
  stateWords.some(([words, one]) => one === state && words.test(brand.text))

/** The places of a list that a question may name; a page of a search has ten marks. */
export const places: readonly Concept[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
/** Returns the places in the last list to which a question refers, from 0, in the order in which it names them. */
export function placesIn({ hits }: Reading): number[] {
  const named = [...hits].sort((a, b) => a.from - b.from).map(({ concept }) => places.indexOf(concept))
  return [...new Set(named)].filter((place) => place >= 0)
}

/**
 * Returns the marks to which a question may refer: those of the latest answer that shows any. After an answer about a
 * single mark of a list, a place such as "the first one" still means that list.
 */
export function meantList(reading: Reading, context: readonly Turn[]): ShownBrand[] {
  const [latest = [], ...earlier] = shownLists(context)
  const [single, ...others] = latest
  if (single === undefined || others.length > 0 || placesIn(reading).length === 0) return latest
  return earlier.find((list) => list.length > 1 && list.some(({ id: one }) => one === single.id)) ?? latest
}

/** Returns the shown mark to which a question refers: by place, office, state, class or name, otherwise the first. */
export function meantBrand(reading: Reading, shown: readonly ShownBrand[]): ShownBrand | undefined {
  if (shown.length <= 1) return shown[placesIn(reading)[0] ?? 0]
  const text = fold(reading.text)
  const named = shown.find(({ name }) => name !== '' && text.includes(fold(name)))
  const rivals = named ? shown.filter(({ name }) => fold(name) === fold(named.name)) : shown
  if (rivals.length === 1) return rivals[0]
  const office: RegistrationOfficeCode | undefined = reading.offices[0]?.code
  const ofOffice = rivals.filter((one) => one.id.startsWith(`${office}-`))
  if (ofOffice.length > 0) return ofOffice[0]
  for (const state of ['alive', 'dead'] as const)
    if (has(reading, state)) {
      const found = rivals.find((one) => isState(one, state))
      if (found) return found
    }
  const niceClass = reading.entities.find(({ kind }) => kind === 'classes')?.classes[0]
  const ofClass = rivals.find((one) =>
    new RegExp(`\\b(?:class\\w*|klasse\\w*|clase\\w*) [\\d, ]*\\b${niceClass}\\b`).test(one.text),
  )
  if (niceClass !== undefined && ofClass) return ofClass
  const [place] = placesIn(reading)
  if (place !== undefined) return rivals[place]
  if (has(reading, 'last')) return rivals.at(-1)
  return rivals[0]
}

/** Returns the names of boards or radars that the last answer listed. */
export function listedNames(context: readonly Turn[]): string[] {
  const last = [...context].reverse().find(({ role }) => role === 'assistant')?.text ?? ''
  const quoted = [...last.matchAll(/[„“"«]\s*([^“”"»]{1,100}?)\s*[“”"»]/g)].map(([, name = '']) => name)
  if (quoted.length > 0) return quoted
  const list = /:\s*([^:]+)$/.exec(last)?.[1] ?? ''
  return list
    .replace(/\([^)]*\)/g, '')
    .split(/[,;.\n]|\s(?:und|and|et|y|e)\s/)
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.length <= 60)
}
