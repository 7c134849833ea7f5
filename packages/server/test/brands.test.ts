import { type BrandHit, type Client, createClient } from '@marklot/contracts'
import { type Contract, contract } from '@marklot/contracts/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dominantElement } from '../src/search/related.ts'
import { startIdentityProvider, type TestIdentityProvider } from './identity-provider.ts'
import { type SampleProduct, startSampleProduct } from './sample-product.ts'

let product: SampleProduct
let provider: TestIdentityProvider
let visitor: Client<Contract>
let member: Client<Contract>
let marks: BrandHit[]

beforeAll(async () => {
  provider = await startIdentityProvider()
  product = await startSampleProduct({ OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: provider.audience })
  const origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
  visitor = createClient(contract, { origin, locale: () => 'en' })
  member = createClient(contract, { origin, locale: () => 'en', token: provider.token })
  marks = (await member.search.query({ body: { size: 100, sort: 'name' } })).hits
}, 120_000)
afterAll(async () => {
  await product.close()
  await provider.close()
})

describe('a mark beside a sign', () => {
  it('is compared like the hit of a search for the sign', async () => {
    const mark = marks.find(({ name }) => name !== null)
    const sign = `${mark?.name}x`
    const { hits } = await visitor.search.query({ body: { text: sign, size: 100 } })
    const hit = hits.find(({ brandId }) => brandId === mark?.brandId)
    const details = await visitor.brands.brand({ params: { id: mark?.brandId ?? '' }, query: { q: ` ${sign} ` } })
    expect(details.comparison).toEqual(hit?.comparison)
    expect(details.score).toEqual(hit?.score)
  })

  it('is not compared without a sign or without a name', async () => {
    const named = marks.find(({ name }) => name !== null)?.brandId ?? ''
    for (const query of [{}, { q: '' }, { q: '  ' }])
      expect(await visitor.brands.brand({ params: { id: named }, query })).toMatchObject({ comparison: null, score: null })
    const { hits } = await visitor.search.query({ body: { filters: { brandTypes: ['Figurative'] }, size: 100 } })
    const unnamed = hits.find(({ name }) => name === null)
    expect(unnamed).toBeDefined()
    expect(await visitor.brands.brand({ params: { id: unnamed?.brandId ?? '' }, query: { q: 'Tavilo' } })).toMatchObject({
      comparison: null,
      score: null,
    })
  })
})

describe('related marks', () => {
  it('of the family share a class, exclude the mark itself, and are those of the linked search', async () => {
    let families = 0
    for (const mark of marks) {
      const { family } = await visitor.brands.related({ params: { id: mark.brandId } })
      expect(family.brands.length).toBeLessThanOrEqual(12)
      expect(family.brands.map(({ brandId }) => brandId)).not.toContain(mark.brandId)
      for (const { niceClasses } of family.brands) expect(niceClasses.some((one) => mark.niceClasses.includes(one))).toBe(true)
      if (family.text === null || family.brands.length === 0) continue
      families++
      const found = await visitor.search.query({
        body: {
          text: family.text,
          minimumSimilarity: family.minimumSimilarity,
          filters: {
            goodsClasses: mark.niceClasses.filter((one) => one <= 34),
            servicesClasses: mark.niceClasses.filter((one) => one > 34),
          },
        },
      })
      expect(found.total).toBe(family.total)
      const ids = found.hits.map(({ brandId }) => brandId)
      expect(family.brands.every(({ brandId }) => ids.includes(brandId))).toBe(true)
    }
    expect(families).toBeGreaterThan(0)
  })

  it('of the same owner are visible to signed-in callers only', async () => {
    const counts = new Map<string, number>()
    for (const { ownerName } of marks) if (ownerName) counts.set(ownerName, (counts.get(ownerName) ?? 0) + 1)
    const [owner, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
    expect(count).toBeGreaterThan(1)
    const mark = marks.find(({ ownerName }) => ownerName === owner)
    const params = { id: mark?.brandId ?? '' }
    const told = await member.brands.related({ params })
    expect(told.ownerNeedsLogin).toBe(false)
    expect(told.owner?.name).toBe(owner)
    expect(told.owner?.brands.length).toBeGreaterThanOrEqual(Math.min(count - 1, 12))
    expect(told.owner?.brands.map(({ brandId }) => brandId)).not.toContain(mark?.brandId)
    const asked = await visitor.brands.related({ params })
    expect(asked).toMatchObject({ owner: null, ownerNeedsLogin: true })
    expect(JSON.stringify(asked)).not.toContain(owner)
  })

  it('of an unknown mark are an error', async () => {
    await expect(visitor.brands.related({ params: { id: 'de-0000000000000' } })).rejects.toMatchObject({
      status: 404,
      code: 'brand.notFound',
    })
  })
})

describe('the dominant element', () => {
  it.each([
    ['Tavelo', null],
    ['Tavelo Tee', 'Tavelo'],
    ['The Tavelo Group GmbH', 'Tavelo'],
    ['2024 Tavelo', 'Tavelo'],
    ['a b c', null],
    ['GmbH & Co. KG', null],
    ['ТАВЕЛО чай', 'ТАВЕЛО'],
  ])('of %j is %j', (name, element) => {
    expect(dominantElement(name)).toBe(element)
  })
})
