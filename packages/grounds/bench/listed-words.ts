/*
 * The leak alarm: how many words of each of our lists occur in decided signs and in registered names. If a list was
 * filled from some decided signs, far more of its words occur in those than in other decided signs. Compare the figures
 * of two lists of cases.
 */
import { foldName } from '@marklot/similarity'
import { censusSurnames } from '../src/lists/census-surnames.ts'
import { largerCities } from '../src/lists/cities.ts'
import { emblems } from '../src/lists/emblems.ts'
import { citiesAndRegions, countries } from '../src/lists/geographical-names.ts'
import { geographicalIndications, plantVarieties } from '../src/lists/indications.ts'
import { publicPolicy } from '../src/lists/public-policy.ts'
import { surnames } from '../src/lists/surnames.ts'
import { type Area, languages, meaningsOf } from '../src/vocabulary/area.ts'
import { combiningForms } from '../src/vocabulary/combining-forms.ts'
import { consumables } from '../src/vocabulary/consumables.ts'
import { general } from '../src/vocabulary/general.ts'
import { praise } from '../src/vocabulary/praise.ts'
import { services } from '../src/vocabulary/services.ts'
import { things } from '../src/vocabulary/things.ts'
import { tradeFields } from '../src/vocabulary/trade-fields/index.ts'
import { wordnetNouns } from '../src/vocabulary/wordnet.ts'
import { rounded } from './figures.ts'

const wordsOf = (text: string) => new Set(foldName(text.replaceAll('\n', ' ')).split(' '))
const ofAreas = (areas: readonly Area[]) =>
  wordsOf(areas.flatMap((area) => meaningsOf(area).flatMap((row) => languages.flatMap((language) => row[language]))).join(' '))

const lists: Readonly<Record<string, ReadonlySet<string>>> = {
  praise: ofAreas(praise),
  general: ofAreas(general),
  consumables: ofAreas(consumables),
  things: ofAreas(things),
  services: ofAreas(services),
  combiningForms: wordsOf(combiningForms.map(({ forms }) => forms).join(' ')),
  trades: wordsOf(
    tradeFields
      .flatMap((field) => languages.map((language) => field[language]))
      .join(' ')
      .replaceAll(',', ' '),
  ),
  wordnet: wordsOf(wordnetNouns.map(({ words }) => words).join(' ')),
  places: wordsOf([countries, citiesAndRegions, largerCities].join(' ')),
  indications: wordsOf(geographicalIndications),
  varieties: wordsOf(plantVarieties),
  emblems: wordsOf(emblems),
  offences: wordsOf(publicPolicy),
  surnames: wordsOf(surnames),
  census: wordsOf(censusSurnames),
}

/**
 * Returns the words of each list in the signs of the cases and in names, as shares of all words of those signs and
 * names.
 */
export function listedWords(signs: readonly string[], names: readonly string[]) {
  const [inSigns, inNames] = [signs, names].map((of) => [...wordsOf(of.join(' '))].filter((word) => !/^\d*$/.test(word))) as [
    string[],
    string[],
  ]
  const share = (of: readonly string[], list: ReadonlySet<string>) =>
    of.length === 0 ? 0 : rounded(of.filter((word) => list.has(word)).length / of.length)
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      { words: list.size, cases: share(inSigns, list), names: share(inNames, list) },
    ]),
  )
}
