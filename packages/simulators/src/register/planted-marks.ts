import type { SampleMarkKind } from './sample-mark.ts'
import type { SampleOffice } from './sample-office.ts'

/** A mark with a fixed name, so that demonstrations and tests find the same neighbourhood in every sample. */
export interface PlantedMark {
  office: SampleOffice
  name: string
  kind: SampleMarkKind
  classes: readonly number[]
  /** Days between its filing and the sample's last day. */
  daysAgo: number
  owner: string
  country: string
}

/**
 * The neighbourhood of an invented tea brand: identical names, names that sound or look similar, and names that contain
 * it, in near and distant classes. Owners are invented.
 */
export const plantedMarks: readonly PlantedMark[] = [
  {
    office: 'de',
    name: 'TAVILLO',
    kind: 'combined',
    classes: [30, 35],
    daysAgo: 2716,
    owner: 'Teekontor Wahnbeck GmbH',
    country: 'DE',
  },
  {
    office: 'em',
    name: 'tavelo',
    kind: 'combined',
    classes: [29, 30, 43],
    daysAgo: 94,
    owner: 'Casa Brivella S.r.l.',
    country: 'IT',
  },
  {
    office: 'ch',
    name: 'Tafilo',
    kind: 'combined',
    classes: [5, 30],
    daysAgo: 2454,
    owner: 'Lindtaler Kräuter AG',
    country: 'CH',
  },
  {
    office: 'de',
    name: 'davilo',
    kind: 'combined',
    classes: [30, 32],
    daysAgo: 3286,
    owner: 'Davilo Getränke GmbH',
    country: 'DE',
  },
  {
    office: 'fr',
    name: 'Stavilo',
    kind: 'combined',
    classes: [11, 21],
    daysAgo: 1755,
    owner: 'Ateliers Morvanne SAS',
    country: 'FR',
  },
  {
    office: 'de',
    name: 'Tavilon',
    kind: 'combined',
    classes: [9, 35, 42],
    daysAgo: 44,
    owner: 'Brennholt Software GmbH',
    country: 'DE',
  },
  { office: 'es', name: 'TABILO', kind: 'word', classes: [30], daysAgo: 4576, owner: 'Cafés Montarbo S.L.', country: 'ES' },
  {
    office: 'em',
    name: 'Tawilow',
    kind: 'combined',
    classes: [21, 25],
    daysAgo: 1509,
    owner: 'Polana Textil Sp. z o.o.',
    country: 'PL',
  },
  { office: 'us', name: 'TAVILO', kind: 'word', classes: [12], daysAgo: 1888, owner: 'Ravenscar Mobility Inc.', country: 'US' },
  {
    office: 'at',
    name: 'Tavilo Alm',
    kind: 'word',
    classes: [29, 43],
    daysAgo: 260,
    owner: 'Moosbrugg Gasthof KG',
    country: 'AT',
  },
  { office: 'us', name: 'TAVILLA', kind: 'word', classes: [3, 5], daysAgo: 210, owner: 'Larkspurr Labs LLC', country: 'US' },
  { office: 'fr', name: 'TAVIL', kind: 'word', classes: [30, 32], daysAgo: 60, owner: 'Comptoir Vaubrenne SARL', country: 'FR' },
]
