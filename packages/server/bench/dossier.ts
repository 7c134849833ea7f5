import { type BrandHit, type BrandQueryResult, noFilters, registrationOfficeCodes } from '@marklot/contracts'
import { compareNames } from '@marklot/similarity'
import sharp from 'sharp'
import { writeDossier } from '../src/exports/dossier/write-dossier.ts'
import { dossierHit, dossierWords } from '../src/exports/index.ts'
import { searchDossier } from '../src/search/export/search-dossier.ts'

/*
 * Measures the dossier of a search with 200 marks, each with a picture and a comparison line:
 *
 *   npm run bench:dossier
 *
 * For each language and run, it prints a line with the milliseconds for the pictures and for the drawing, and the size.
 */

const marks = 200
const runs = 3
const sign = 'Tavilo'
const endings = ['', 'n', 'ra', ' Tea', ' & Sons', 'x', ' Home', 'tto', ' 24', ' Kontor GmbH']
const names = Array.from(
  { length: marks },
  (_, place) =>
    `${['Tavilo', 'Tavelo', 'Tafilo', 'Tawillo', 'Davilo'][place % 5]}${endings[Math.floor(place / 5) % 10]}${place > 99 ? ` ${place}` : ''}`,
)

/** Returns a picture like the register's thumbnails: 240 pixels, with areas, lines and letters. */
const thumbnail = (place: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="150" viewBox="0 0 160 100"><circle cx="${40 + (place % 80)}" cy="31" r="21" fill="hsl(${place * 7} 60% 40%)"/><path d="M20 80q50-${10 + (place % 30)} 120 0" fill="none" stroke="#123" stroke-width="3"/><text x="20" y="95" font-size="20" font-family="sans-serif">${names[place]?.slice(0, 9).replace('&', '&amp;')}</text></svg>`,
    ),
  )
    .webp()
    .toBuffer()

function hitOf(name: string, place: number): BrandHit {
  const { score, comparison } = compareNames(sign, name)
  return {
    brandId: `de-${place}`,
    registrationOfficeCode: 'de',
    name,
    brandLogoUrl: `${place}`,
    brandType: 'Combined',
    brandState: { key: 'Registered', description: 'Marke eingetragen' },
    brandStateCategory: 'alive',
    applicationNumberDisplay: `30 2019 ${100_000 + place}`,
    registrationNumberDisplay: `30 2019 ${100_000 + place}`,
    applicationDate: '2019-05-04',
    registrationDate: '2019-09-12',
    oppositionPeriodEndDate: '2019-12-12',
    priorityDate: null,
    niceClasses: [21, 30, 35].slice(place % 3),
    ownerName: `Teekontor Mühlbach ${place} GmbH & Co. KG`,
    ownerNameNeedsLogin: false,
    ownerNames: null,
    ownerSeat: 'Hamburg, DE',
    score,
    comparison,
  } as unknown as BrandHit
}

const thumbnails = await Promise.all(names.map((_, place) => thumbnail(place)))
const hits = names.map(hitOf)
const result = {
  query: {
    text: sign,
    query: '',
    mode: 'name',
    minimumSimilarity: 70,
    filters: { ...noFilters, goodsClasses: [30] },
  },
  hits,
  total: marks,
  totalIsLowerBound: false,
  searchedAt: '2026-11-20T08:44:00.000Z',
  offices: registrationOfficeCodes.map((code) => ({
    code,
    state: 'searched',
    asOf: '2026-11-19',
    late: false,
    marks: 1_000_000,
  })),
  isSample: true,
} as unknown as BrandQueryResult

for (let run = 1; run <= runs; run++)
  for (const locale of ['de', 'it'] as const) {
    const words = dossierWords(locale)
    const begun = performance.now()
    const shown = await Promise.all(
      hits.map((hit, place) =>
        dossierHit(
          {
            hit,
            sign,
            risk: null,
            notes: [],
            sharedClasses: [30],
            pictureAt: async () => thumbnails[place] ?? null,
            home: 'https://marklot.example',
          },
          words,
        ),
      ),
    )
    const read = performance.now()
    const file = await writeDossier(
      searchDossier({
        result,
        entry: null,
        hits: shown,
        title: sign,
        picture: null,
        words,
        home: 'https://marklot.example',
        productName: 'Marklot',
        timeZone: 'Europe/Berlin',
      }),
      'Marklot',
    )
    const done = performance.now()
    const ms = (from: number, until: number) => Math.round(until - from)
    console.log(
      `${run} ${locale}: pictures ${ms(begun, read)} ms, drawing ${ms(read, done)} ms, together ${ms(begun, done)} ms, ${file.length} bytes`,
    )
  }
