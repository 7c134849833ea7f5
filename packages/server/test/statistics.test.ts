import { insightWindowDays, registrationOfficeCodes, Statistics, statisticsHistoryFolder } from '@marklot/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startMembersWorld } from './members-world.ts'
import { type SampleProduct, sampleUntil, startSampleProduct } from './sample-product.ts'

let product: SampleProduct
beforeAll(async () => {
  product = await startSampleProduct()
  await product.statistics.publish()
}, 60_000)
afterAll(async () => {
  await product.close()
})

const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  product.app.inject({ method, url: `/statistics/${path}`, headers })
const read = async (path: string) => z.parse(Statistics, (await get(path)).json())

/**
 * Counts the same marks with plain SQL.
 * @param condition the SQL condition on the table `b`
 */
async function counted(condition: string) {
  const count = async (more: string) => {
    const { rows } = await product.world.pool.query<{ n: number }>(
      `select count(*) as n from brands b where (${condition}) and (${more})`,
    )
    return rows[0]?.n ?? -1
  }
  const { rows } = await product.world.pool.query<{ nice: number; n: number }>(
    `select nice, count(b.id) as n from generate_series(1, 45) nice left join brands b on nice = any(b.nice_classes) and (${condition}) group by nice`,
  )
  return {
    brand: { total: await count('true') },
    type: {
      word: await count(`brand_type = 'Word'`),
      figurative: await count(`brand_type = 'Figurative'`),
      combined: await count(`brand_type = 'Combined'`),
    },
    stateCategory: {
      new: await count(`state_category = 'new'`),
      alive: await count(`state_category = 'alive'`),
      dead: await count(`state_category = 'dead'`),
    },
    niceClass: Object.fromEntries(rows.map(({ nice, n }) => [String(nice), n])),
  }
}
const filedWithin = (days: number) =>
  `application_date > date '${sampleUntil}' - ${days} and application_date <= '${sampleUntil}'`

describe('the statistics files', () => {
  it('count the whole register as plain SQL does', async () => {
    const { measures, offices, officesWithoutData, ...file } = await read('global/all.json')
    const { registrationOffice, newFilings, ...others } = measures
    expect(others).toEqual(await counted('true'))
    const perOffice = await Promise.all(
      registrationOfficeCodes.map(async (code) => [code, (await counted(`office = '${code}'`)).brand.total] as const),
    )
    expect(registrationOffice).toEqual(Object.fromEntries(perOffice))
    expect(newFilings).toBe((await counted(filedWithin(30))).brand.total)
    expect(newFilings).toBeGreaterThan(0)
    expect(offices.map(({ code, total }) => [code, total])).toEqual(perOffice)
    expect(officesWithoutData).toEqual([])
    expect(file).toMatchObject({
      scope: 'global',
      counts: 'all',
      asOf: sampleUntil,
      isSample: true,
      window: { days: 30, from: '2026-06-01', until: sampleUntil },
    })
  })

  it.each(registrationOfficeCodes)('count the office %s, in total and within its window', async (code) => {
    const days = insightWindowDays(code)
    const all = await read(`${code}/all.json`)
    const insight = await read(`${code}/${days}.json`)
    const whole = await counted(`office = '${code}'`)
    const filed = await counted(`office = '${code}' and ${filedWithin(days)}`)
    const newFilings = filed.brand.total
    expect(all).toMatchObject({ scope: code, counts: 'all', asOf: sampleUntil, window: { days, until: sampleUntil } })
    expect(all.measures).toEqual({ ...whole, registrationOffice: { [code]: whole.brand.total }, newFilings })
    expect(insight).toMatchObject({ scope: code, counts: 'window', window: { days, until: sampleUntil } })
    expect(insight.measures).toEqual({ ...filed, registrationOffice: { [code]: newFilings }, newFilings })
    expect(insight.offices).toMatchObject([{ code, total: whole.brand.total, newFilings }])
  })

  it('contain the latest marks, newest first, all in the register and not dead', async () => {
    for (const code of ['de', 'global']) {
      const { latestBrands } = await read(`${code}/all.json`)
      const days = latestBrands.map(({ applicationDate }) => applicationDate)
      expect(days).toHaveLength(12)
      expect(days).toEqual([...days].sort().reverse())
      const { rows } = await product.world.pool.query<{ id: string }>(
        `select id from brands where id = any($1::text[]) and state_category <> 'dead' and application_date <= $2`,
        [latestBrands.map(({ brandId }) => brandId), sampleUntil],
      )
      expect(rows).toHaveLength(12)
    }
    const { latestBrands } = await read('global/all.json')
    expect(new Set(latestBrands.map(({ registrationOfficeCode }) => registrationOfficeCode)).size).toBe(7)
  })

  it('contain an example for the home page: other marks with at least 80 % similarity, closest first', async () => {
    const { example } = await read('global/all.json')
    if (example === null) throw new Error('The sample has no recent mark with four neighbours')
    const similarities = example.marks.map(({ similarity }) => similarity ?? 0)
    expect(similarities.length).toBeGreaterThanOrEqual(4)
    expect(Math.min(...similarities)).toBeGreaterThanOrEqual(80)
    expect(similarities).toEqual([...similarities].sort((a, b) => b - a))
    expect(example.marks.map(({ name }) => name)).not.toContain(example.name)
    expect((await read('de/all.json')).example).toBeNull()
  })

  it('are public: no token, any origin, cached briefly', async () => {
    const answer = await get('global/all.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60, stale-while-revalidate=3600',
    })
    const tag = String(answer.headers.etag)
    const known = await get('global/all.json', { 'if-none-match': tag })
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', tag])
    expect((await get('global/all.json', { 'if-none-match': '"another"' })).statusCode).toBe(200)
    const head = await get('global/all.json', {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', tag])
    const past = await get(`${statisticsHistoryFolder(answer.json())}/global/all.json`)
    expect(past.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(past.body).toBe(answer.body)
  })

  it.each([
    'global/90.json',
    'de/30.json',
    'us/90.json',
    'gb/all.json',
    'all.json',
    'history/2026-06-30-0000000000000000/global/all.json',
    '..%2Flogos%2Fx.png',
    'Global/all.json',
  ])('are the only ones: %s is not found', async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route.notFound'])
  })

  it('are read-only', async () => {
    const answer = await get('global/all.json', {}, 'POST')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

it('may be read from another address, which the page’s policy then names', async () => {
  const at = await startMembersWorld({ STATISTICS_URL: 'https://files.example.org/statistics/' })
  try {
    const policy = String((await at.product.app.inject('/api/v1/health')).headers['content-security-policy'])
    expect(policy).toMatch(/connect-src [^;]*https:\/\/files\.example\.org(;| )/)
  } finally {
    await at.close()
  }
})
