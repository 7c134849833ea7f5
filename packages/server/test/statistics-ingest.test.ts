import {
  insightWindowDays,
  type RegistrationOfficeCode,
  registrationOfficeCodes,
  Statistics,
  statisticsHistoryFolder,
} from '@marklot/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { startMembersWorld } from './members-world.ts'
import { type SampleProduct, sampleUntil, startSampleProduct } from './sample-product.ts'

let product: SampleProduct
let folder: Awaited<ReturnType<typeof createFolder>>
beforeAll(async () => {
  product = await startSampleProduct()
  folder = await createFolder()
}, 60_000)
beforeEach(async () => {
  await product.statistics.publish()
})
afterAll(async () => {
  await product.close()
  await folder.close()
})

const get = (path: string) => product.app.inject(`/statistics/${path}`)
const read = async (path: string) => z.parse(Statistics, (await get(path)).json())

describe('an ingest', () => {
  it('changes the files and their entity tags, once, and leaves the history unchanged', async () => {
    const before = await get('global/all.json')
    expect(await product.statistics.publish()).toBe('unchanged')
    expect((await get('global/all.json')).headers.etag).toBe(before.headers.etag)
    const path = await folder.write(
      'apc260702.xml',
      dailyFile('20260702', { serial: '99000001', name: 'ZENTARIS NOVUM', goods: { 9: 'Software', 42: 'Design' } }),
    )
    await runIngest({ office: 'us', paths: [path], pool: product.world.pool, isSample: true })
    await product.statistics.follow()
    await product.jobs.runDue()
    const after = await get('global/all.json')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    const [old, now] = [before.json<Statistics>(), after.json<Statistics>()]
    expect(now.measures.brand.total).toBe(old.measures.brand.total + 1)
    expect(now.measures.niceClass['42']).toBe((old.measures.niceClass['42'] ?? 0) + 1)
    expect(now.asOf).toBe('2026-07-02')
    expect((await read('us/30.json')).window).toEqual({ days: 30, from: '2026-06-03', until: '2026-07-02' })
    // The other offices keep their as-of date.
    expect((await read('de/90.json')).window?.until).toBe(sampleUntil)
    expect((await get(`${statisticsHistoryFolder(old)}/global/all.json`)).body).toBe(before.body)
    expect((await get(`${statisticsHistoryFolder(now)}/us/30.json`)).statusCode).toBe(200)
  })

  it('without changes but with a later day moves the windows', async () => {
    await product.world.pool.query(`update offices set as_of = '2026-07-05' where office = 'de'`)
    expect(await product.statistics.publish()).toBe('written')
    expect((await read('de/90.json')).window?.until).toBe('2026-07-05')
  })

  it('is counted only once it is complete', async () => {
    const client = await product.world.pool.connect()
    const before = await get('global/all.json')
    try {
      await client.query('select pg_advisory_lock(7264001)')
      await product.world.pool.query(`update offices set as_of = '2026-07-06' where office = 'de'`)
      expect(await product.statistics.publish()).toBe('later')
      await product.statistics.follow()
      await product.jobs.runDue()
      expect((await get('global/all.json')).body).toBe(before.body)
    } finally {
      await client.query('select pg_advisory_unlock(7264001)')
      client.release()
    }
    await product.statistics.follow()
    await product.jobs.runDue()
    expect((await read('de/all.json')).asOf).toBe('2026-07-06')
  })

  it('without a day ends the windows at the newest application', async () => {
    await product.world.pool.query(`update offices set as_of = null where office = 'ch'`)
    await product.statistics.publish()
    const { rows } = await product.world.pool.query<{ day: string }>(
      `select max(application_date) as day from brands where office = 'ch'`,
    )
    const file = await read('ch/90.json')
    expect([file.asOf, file.window?.until]).toEqual([null, rows[0]?.day])
    expect(file.measures.newFilings).toBeGreaterThan(0)
  })
})

describe('an office without data', () => {
  const files = async (at: Pick<SampleProduct, 'app'>, code: RegistrationOfficeCode) =>
    Promise.all(
      ['all', insightWindowDays(code)].map(async (name) => (await at.app.inject(`/statistics/${code}/${name}.json`)).statusCode),
    )

  it('is listed as such, and has no file', async () => {
    const at = await startMembersWorld()
    try {
      await at.product.statistics.publish()
      const empty = z.parse(Statistics, (await at.product.app.inject('/statistics/global/all.json')).json())
      expect(empty.officesWithoutData).toEqual(registrationOfficeCodes)
      expect([empty.asOf, empty.window, empty.measures.registrationOffice, empty.latestBrands]).toEqual([null, null, {}, []])
      const path = await folder.write(
        'apc240102.xml',
        dailyFile('20240102', { serial: '97000001', name: 'ALPHA', goods: { 9: 'Software' } }),
      )
      await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
      await at.product.statistics.follow()
      await at.product.jobs.runDue()
      const one = z.parse(Statistics, (await at.product.app.inject('/statistics/global/all.json')).json())
      expect(one.measures.registrationOffice).toEqual({ us: 1 })
      expect(one.officesWithoutData).not.toContain('us')
      expect(one.isSample).toBe(false)
      expect([await files(at.product, 'us'), await files(at.product, 'de')]).toEqual([
        [200, 200],
        [404, 404],
      ])
    } finally {
      await at.close()
    }
  })

  it('loses its files when its marks are deleted', async () => {
    await product.world.pool.query(`delete from brands where office = 'fr'`)
    await product.world.pool.query(`delete from offices where office = 'fr'`)
    await product.world.pool.query(`insert into register_state values ('generation', '"without fr"')`)
    await product.statistics.publish()
    expect(await files(product, 'fr')).toEqual([404, 404])
    expect((await read('global/all.json')).officesWithoutData).toEqual(['fr'])
  })
})
