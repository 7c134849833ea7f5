import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noFilters, type RegistrationOfficeCode } from '@marklot/contracts'
import type { RadarSearch } from '@marklot/contracts/radar'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../src/platform/log.ts'
import { replay } from '../src/radar/back-test.ts'
import { curvePoint } from '../src/radar/play-days.ts'
import { isNewSince, judge, type KnownBrand } from '../src/radar/verdicts.ts'
import { addDays } from '../src/register/index.ts'
import { allOffices, type OpenEngine, openEmbeddedEngine } from '../src/search/index.ts'
import { createWorld, type World } from './world.ts'

const from = '2025-11-22'
const until = '2026-11-22'
const stems = ['LUMORA', 'LUMERA', 'TAVILO', 'TAVELO', 'NORWIND', 'NORDWIND', 'MORENDA', 'QUARZ', 'LUMORA PLUS', 'DIE TAVILO']
interface Mark {
  serial: number
  applicationDate: string
  publicationDate: string | null
}
/** A small register with dates in and around the twelve months. */
const marks: Mark[] = Array.from({ length: 120 }, (_, i) => ({
  serial: i + 1,
  applicationDate: addDays('2025-08-01', (i * 37) % 470),
  publicationDate: i % 3 === 0 ? null : addDays('2025-08-01', ((i * 37) % 470) + ((i * 13) % 120)),
}))

let world: World
let engine: OpenEngine
let directory: string
beforeAll(async () => {
  world = await createWorld()
  directory = await mkdtemp(join(tmpdir(), 'marklot-back-test-'))
  for (const { serial, applicationDate, publicationDate } of marks) {
    const office = ['de', 'em', 'us'][serial % 3]
    await world.pool.query(
      `insert into brands (office, id, serial, name, brand_type, state_category, state_key, application_number, application_date,
         publication_date, nice_classes, delivery, content_hash)
       values ($1, $1 || '-' || $2::integer, $2::integer, $3, 'Word', 'alive', $1 || '.x', $2::integer::text, $4, $5, $6, 1, '\\x00')`,
      [office, serial, stems[serial % stems.length], applicationDate, publicationDate, `{${serial % 2 === 0 ? 9 : 30}}`],
    )
  }
  engine = await openEmbeddedEngine({
    pool: world.pool,
    connection: world.connection,
    applicationName: 'back-test',
    threads: 0,
    dataDirectory: directory,
    log: createLog('silent'),
  })
  await engine.catchUp()
})
afterAll(async () => {
  await engine.close()
  await world.close()
  await rm(directory, { recursive: true, force: true })
})

const radars = fc.record({
  text: fc.constantFrom('Lumora', 'Tavilo', 'Nordwind', 'Morenda', 'Quarz', 'Xyz'),
  minimumNameSimilarity: fc.integer({ min: 10, max: 20 }).map((step) => step * 5),
  classes: fc.constantFrom<number[]>([], [9], [30]),
  offices: fc.constantFrom<RegistrationOfficeCode[]>([], ['de'], ['em', 'us']),
})

/**
 * Returns the reports that agents would have made if they had watched on each of the days. Queries the engine day by
 * day.
 */
async function played(radar: RadarSearch): Promise<{ day: string; serial: number }[]> {
  const saved = { id: 1, text: radar.text, minimumSimilarity: radar.minimumNameSimilarity, filters: radar.filters }
  const facts: KnownBrand['facts'] = { revision: 0, stateCategory: 'alive', ownerKey: '', niceClasses: [], goodsDigest: '' }
  const known = new Map<number, KnownBrand>()
  const reported: { day: string; serial: number }[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const changed = marks.filter(({ applicationDate, publicationDate }) => applicationDate === day || publicationDate === day)
    if (changed.length === 0) continue
    const matches = await engine.watch(
      [saved],
      changed.map(({ serial }) => serial),
    )
    for (const { serial } of matches) {
      const mark = marks.find((one) => one.serial === serial) as Mark
      const isNew = isNewSince({ serial: Number.POSITIVE_INFINITY, day: from }, mark)
      if (judge(known.get(serial), facts).kind !== 'new' || !isNew) continue
      known.set(serial, { assessment: 'open', facts })
      reported.push({ day, serial })
    }
  }
  return reported
}

it('equals playing the days', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(radars, async ({ text, minimumNameSimilarity, classes, offices }) => {
      const filters = { ...noFilters, goodsClasses: classes, registrationOfficeCodes: offices }
      const radar: RadarSearch = {
        mode: 'name',
        text,
        query: '',
        filters,
        minimumNameSimilarity,
        minimumLogoSimilarity: null,
        onlyNewBrands: true,
        size: 25,
      }
      const { reports, isLowerBound } = await replay({ pool: world.pool, engine }, radar, allOffices, { from, until })
      const days = await played(radar)
      const reached = reports.filter(({ mark }) => (mark.similarity ?? 0) >= minimumNameSimilarity)
      const order = (a: { day: string; serial: number }, b: { day: string; serial: number }) =>
        a.day.localeCompare(b.day) || a.serial - b.serial
      expect(reached.map(({ day, mark }) => ({ day, serial: mark.serial })).sort(order)).toEqual(days.sort(order))
      expect(curvePoint(reports, minimumNameSimilarity, 'daily', from)).toMatchObject({
        brands: days.length,
        mails: new Set(days.map(({ day }) => day)).size,
      })
      expect(isLowerBound).toBe(false)
      compared += days.length
    }),
    { numRuns: 40 },
  )
  // The property would prove little if the radars reported nothing.
  expect(compared).toBeGreaterThan(100)
}, 120_000)
