import type { Comparison } from '@marklot/contracts/search'
import type { ThumbnailCardProps } from './thumbnail-card.tsx'
import type { TimelineBrand } from './timeline.tsx'

/** Compares two spellings such as `TAVI_LO` over `TAVILLO`, in which an underscore is a gap. */
function compare(query: string, hit: string, syllables: Comparison['syllables'] = []): Comparison {
  const columns = [...query].map((letter, place) => ({
    query: letter === '_' ? null : letter,
    hit: hit[place] === '_' ? null : (hit[place] ?? null),
    equal: letter === hit[place],
  }))
  const equalPlaces = columns.filter(({ equal }) => equal).length
  return { columns, syllables, querySoundCode: '235', hitSoundCode: '235', remark: 'letterReplaced', equalPlaces, heardAs: null }
}

/** Pairs of signs with their comparison: close and far, short and long, Greek and Arabic. */
export const samples: [string, string, Comparison][] = [
  [
    'Tavilo',
    'Tavillo',
    compare('TAVI_LO', 'TAVILLO', [
      { text: 'ta', from: 0, until: 2, soundsEqual: true, stressed: false },
      { text: 'ˈviː', from: 2, until: 5, soundsEqual: true, stressed: true },
      { text: 'lo', from: 5, until: 7, soundsEqual: true, stressed: false },
    ]),
  ],
  [
    'Tavilo',
    'tavelo',
    compare('TAVILO', 'TAVELO', [
      { text: 'ta', from: 0, until: 2, soundsEqual: true, stressed: false },
      { text: 'ˈveː', from: 2, until: 4, soundsEqual: false, stressed: true },
      { text: 'lo', from: 4, until: 6, soundsEqual: true, stressed: false },
    ]),
  ],
  ['Berglindenhof', 'Berglindenhaus', compare('BERGLINDENHO_F', 'BERGLINDENHAUS')],
  ['سلام', 'سلامة', compare('سلام_', 'سلامة')],
  ['X', 'X', compare('X', 'X')],
  ['Θάλασσα', 'Θάλαττα', compare('ΘΑΛΑΣΣΑ', 'ΘΑΛΑΤΤΑ')],
  [
    'Internationale Handelsgesellschaft',
    'International Handelsgesellschaft Nord',
    compare('INTERNATIONALE HANDELSGESELLSCHAFT____', 'INTERNATIONAL_ HANDELSGESELLSCHAFTNORD'),
  ],
]

const thumbnail: ThumbnailCardProps['brand'] = {
  brandId: 'de-1',
  name: 'Tabilo',
  brandType: 'Word',
  registrationOfficeCode: 'de',
  brandLogoUrl: null,
  numberDisplay: '30 2019 108 442',
  brandStateCategory: 'alive',
  niceClasses: [29, 30, 43],
}
/**
 * Marks to show side by side: a word, a picture that is missing or broken, no name, other scripts, one letter, a long
 * name.
 */
export const thumbnails: ThumbnailCardProps['brand'][] = [
  thumbnail,
  {
    ...thumbnail,
    brandId: 'em-2',
    name: 'Taviro',
    brandType: 'Combined',
    registrationOfficeCode: 'em',
    brandStateCategory: 'new',
  },
  { ...thumbnail, brandId: 'fr-3', name: 'Tavelle', brandType: 'Combined', brandLogoUrl: 'logos/none.png', niceClasses: [] },
  {
    ...thumbnail,
    brandId: 'ch-4',
    name: null,
    brandType: 'Figurative',
    registrationOfficeCode: 'ch',
    brandStateCategory: 'dead',
  },
  { ...thumbnail, brandId: 'at-5', name: 'مرسى التجارة', registrationOfficeCode: 'at' },
  { ...thumbnail, brandId: 'es-6', name: 'Θάλασσα Ηλίου', registrationOfficeCode: 'es' },
  { ...thumbnail, brandId: 'us-7', name: 'Q', registrationOfficeCode: 'us', niceClasses: [1, 2, 3, 5, 9, 29, 30, 35, 42] },
  {
    ...thumbnail,
    brandId: 'de-8',
    name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft mit Sitz in Wahnbeck',
  },
]

/** The day that counts as today in the samples. */
export const sampleDay = '2026-11-20'
const noDays: TimelineBrand = {
  registrationOfficeCode: 'em',
  exhibitionDate: null,
  applicationDate: null,
  registrationDate: null,
  publicationDate: null,
  oppositionPeriodStartDate: null,
  oppositionPeriodEndDate: null,
  terminationDate: null,
  expiryDate: null,
  brandStateCategory: 'alive',
  oppositionPeriodIsComputed: false,
  exhibitionName: null,
}
const published: TimelineBrand = {
  ...noDays,
  brandStateCategory: 'new',
  applicationDate: '2026-06-02',
  publicationDate: '2026-10-02',
  expiryDate: '2036-06-02',
}
/** Days of marks: with an open, past and unknown opposition period, with all days, one day and none. */
export const timelines: [string, TimelineBrand][] = [
  ['open', { ...published, oppositionPeriodStartDate: '2026-10-02', oppositionPeriodEndDate: '2027-01-02' }],
  [
    'open, computed',
    {
      ...published,
      oppositionPeriodStartDate: '2026-10-03',
      oppositionPeriodEndDate: '2026-11-20',
      oppositionPeriodIsComputed: true,
    },
  ],
  [
    'closed',
    {
      ...published,
      brandStateCategory: 'alive',
      publicationDate: '2026-06-19',
      oppositionPeriodStartDate: '2026-06-19',
      oppositionPeriodEndDate: '2026-09-21',
      registrationDate: '2026-10-12',
    },
  ],
  ['unknown', published],
  [
    'everything, dead',
    {
      ...noDays,
      brandStateCategory: 'dead',
      exhibitionDate: '2009-03-05',
      exhibitionName: 'Internationale Handwerksmesse',
      applicationDate: '2009-05-04',
      registrationDate: '2009-09-21',
      publicationDate: '2009-10-23',
      oppositionPeriodStartDate: '2009-10-24',
      oppositionPeriodEndDate: '2010-01-23',
      expiryDate: '2019-05-31',
      terminationDate: '2019-12-02',
    },
  ],
  ['one day', { ...noDays, applicationDate: '2026-10-02' }],
  ['no day', noDays],
]
