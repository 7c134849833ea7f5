import { foldName } from '@marklot/similarity'
import { censusSurnames } from '../lists/census-surnames.ts'
import { largerCities } from '../lists/cities.ts'
import { emblems } from '../lists/emblems.ts'
import { citiesAndRegions, countries } from '../lists/geographical-names.ts'
import { geographicalIndications, plantVarieties } from '../lists/indications.ts'
import { publicPolicy } from '../lists/public-policy.ts'
import { surnames } from '../lists/surnames.ts'
import { spellings } from '../word-spelling.ts'
import type { SignWord } from './read-sign.ts'

const longestName = 5
/** Folded names with spaces, and the data about each. */
type Names<T> = ReadonlyMap<string, T>

function read<T>(lines: string, entry: (line: string) => { names: string; value: T }): Names<T> {
  const names = new Map<string, T>()
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue
    const { names: list, value } = entry(line)
    for (const name of list.split(',')) {
      const folded = foldName(name)
      if (!names.has(folded)) names.set(folded, value)
    }
  }
  return names
}
const columns = (line: string) => line.split('|').map((cell) => cell.trim())
const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
const classesIn = (cell: string | undefined) => new Set((cell ?? '').split(' ').map(Number))

/** Places: `country` for states and continents with their adjectives, otherwise `city` (also for regions). */
export const places = once(
  () =>
    new Map([
      ...read(largerCities, (line) => ({ names: line, value: 'city' as const })),
      ...read(citiesAndRegions, (line) => ({ names: line, value: 'city' as const })),
      ...read(countries, (line) => ({ names: line, value: 'country' as const })),
    ]),
)
const ofClasses = (lines: string) =>
  once(() => read(lines, (line) => ({ names: columns(line)[1] ?? '', value: classesIn(columns(line)[0]) })))
export const indications = ofClasses(geographicalIndications)
export const varieties = ofClasses(plantVarieties)
export const emblemNames = once(() =>
  read(emblems, (line) => ({ names: columns(line)[1] ?? '', value: Number(columns(line)[0]) })),
)
const inflection = /(?<=^[a-z]{3,})(?:es|er|e)$/
/** The emblems of two words, written as one: REDCROSS, and without the ending of a German adjective ROTKREUZ. */
export const joinedEmblems = once(() => {
  const joined = new Map<string, number>()
  for (const [name, value] of emblemNames()) {
    const [first, last, ...others] = name.split(' ')
    if (first === undefined || last === undefined || others.length > 0) continue
    joined.set(first + last, value)
    joined.set(first.replace(inflection, '') + last, value)
  }
  return joined
})
export interface Offence {
  readonly certainty: number
  /** `*`: understood everywhere. */
  readonly language: string
}
export const offences = once(() =>
  read<Offence>(publicPolicy, (line) => {
    const [certainty, language = '*', names = ''] = columns(line)
    return { names, value: { certainty: Number(certainty), language } }
  }),
)
/** Family names with their place by frequency; those of the own list are frequent. */
export const familyNames = once(() => {
  const ranks = new Map<string, number>()
  for (const list of [surnames, censusSurnames])
    for (const [rank, name] of list.trim().split(/\s+/).entries())
      for (const spelling of spellings(name)) if (!ranks.has(spelling)) ranks.set(spelling, rank)
  return ranks
})

/** The family names of the own list, which are hardly anything else. */
export const commonFamilyNames = once(() => new Set(surnames.trim().split(/\s+/).flatMap(spellings)))

/** Returns the places where a sign contains a listed name as whole words, the longest names first. */
export function namesIn<T>(
  names: Names<T>,
  words: readonly SignWord[],
): { value: T; name: string; from: number; until: number }[] {
  const found: { value: T; name: string; from: number; until: number }[] = []
  for (let from = 0; from < words.length; from++) {
    for (let until = Math.min(words.length, from + longestName); until > from; until--) {
      const name = words
        .slice(from, until)
        .map(({ letters }) => letters)
        .join(' ')
      const value = names.get(name)
      if (value === undefined) continue
      found.push({ value, name, from, until })
      from = until - 1
      break
    }
  }
  return found
}
