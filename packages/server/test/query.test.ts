import { ApiError, type BrandQueryResult, type Client, createClient, type Locale, locales } from '@marklot/contracts'
import { type Contract, contract } from '@marklot/contracts/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIdentityProvider, type TestIdentityProvider } from './identity-provider.ts'
import { seedPerson } from './members-world.ts'
import { type SampleProduct, startSampleProduct } from './sample-product.ts'

let product: SampleProduct
let provider: TestIdentityProvider
let origin: string
let visitor: Client<Contract>
let member: Client<Contract>

beforeAll(async () => {
  provider = await startIdentityProvider()
  product = await startSampleProduct({ OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: provider.audience })
  await seedPerson(product, 'enterprise', provider.issuer, 'person-1')
  origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
  visitor = client('en')
  member = client('en', provider.token)
}, 120_000)
afterAll(async () => {
  await product.close()
  await provider.close()
})

const client = (locale: Locale, token?: () => Promise<string>) => createClient(contract, { origin, locale: () => locale, token })
const ask = (query: string, more: object = {}): Promise<BrandQueryResult> =>
  visitor.search.query({ body: { query, size: 100, ...more } })
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error
}
const countOf = (counts: readonly { key: string; count: number }[], key: string) =>
  counts.find((one) => one.key === key)?.count ?? 0

/** Returns a word mark whose name is one plain word. */
async function someMark() {
  const { hits } = await ask('type:word', { sort: 'name' })
  const mark = hits.find(({ name }) => name !== null && /^[A-Za-z]{6,12}$/.test(name))
  if (!mark?.name) throw new Error('The sample has no plain word mark')
  return { ...mark, name: mark.name }
}

describe('a query', () => {
  it('is run in expert mode, with the result its clauses describe', async () => {
    const mark = await someMark()
    const { hits, total, query, receipt } = await ask(`name:${mark.name.slice(0, 4)}* office:${mark.registrationOfficeCode}`)
    expect(query).toMatchObject({
      mode: 'expert',
      text: '',
      query: `name:${mark.name.slice(0, 4)}* office:${mark.registrationOfficeCode}`,
    })
    expect(receipt).toBeNull()
    expect(hits.map(({ brandId }) => brandId)).toContain(mark.brandId)
    expect(total).toBe(hits.length)
    for (const hit of hits) {
      expect(hit.registrationOfficeCode).toBe(mark.registrationOfficeCode)
      expect(hit.score).toBeNull()
    }
  })
  it('splits the register into matching and other marks', async () => {
    const all = await ask('NOT name:qqqq')
    for (const clause of ['*an*', 'class:9', 'state:alive', 'type:word', 'filed:2020..', 'office:de,em', 'number:302019']) {
      const holds = await ask(clause)
      const not = await ask(`NOT ${clause}`)
      expect(holds.total + not.total).toBe(all.total)
    }
  })
  it('counts each filter without itself, like the filters of a plain search', async () => {
    const byClauses = await ask('office:de,em class:9,35 NOT state:dead')
    const byFilters = await visitor.search.query({
      body: {
        size: 100,
        filters: {
          registrationOfficeCodes: ['de', 'em'],
          goodsClasses: [9],
          servicesClasses: [35],
          brandStateCategories: ['new', 'alive'],
        },
      },
    })
    expect(byClauses.total).toBe(byFilters.total)
    expect(byClauses.hits.map(({ brandId }) => brandId)).toEqual(byFilters.hits.map(({ brandId }) => brandId))
    for (const code of ['de', 'at', 'us'])
      expect(countOf(byClauses.counts.registrationOfficeCodes, code)).toBe(
        countOf(byFilters.counts.registrationOfficeCodes, code),
      )
    for (const key of ['9', '25', '30'])
      expect(countOf(byClauses.counts.goodsClasses, key)).toBe(countOf(byFilters.counts.goodsClasses, key))
  })
  it('is combined with filters given beside it', async () => {
    const both = await ask('class:9', { filters: { goodsClasses: [30], registrationOfficeCodes: ['de'] } })
    const alone = await ask('class:9 class:30 office:de')
    expect(both.total).toBe(alone.total)
    expect(both.hits.every(({ niceClasses }) => niceClasses.includes(9) && niceClasses.includes(30))).toBe(true)
  })
  it('lists the offices it searched', async () => {
    const state = async (query: string) =>
      Object.fromEntries((await ask(query)).offices.map((office) => [office.code, office.state]))
    expect(await state('NOT office:us class:9')).toMatchObject({ us: 'notSelected', de: 'searched' })
    expect(await state('office:de,em NOT office:em')).toMatchObject({ us: 'notSelected', em: 'notSelected', de: 'searched' })
    expect(await state('class:9')).toMatchObject({ us: 'searched', de: 'searched' })
  })
  it.each<[string, object]>([
    ['office:de', { filters: { registrationOfficeCodes: ['us'] } }],
    ['office:de NOT office:de', {}],
    ['similar:nova office:de office:us', {}],
  ])('lists no office as searched for "%s" %j, which no mark can satisfy', async (query, more) => {
    const { offices, total, knownConflicts } = await ask(query, more)
    expect(total).toBe(0)
    expect(knownConflicts).toBeNull()
    expect(new Set(offices.map(({ state }) => state))).toEqual(new Set(['notSelected']))
  })
  it('finds numbers in any notation, several at once', async () => {
    const { hits } = await ask('office:de,em', { size: 10 })
    const wanted = hits.slice(0, 3)
    const numbers = wanted.map(({ applicationNumberDisplay: number }) => `"${number}"`).join(',')
    const found = await ask(`number:${numbers}`)
    for (const { brandId } of wanted) expect(found.hits.map((hit) => hit.brandId)).toContain(brandId)
    const without = await ask(`number:${numbers} NOT number:"${wanted[0]?.applicationNumberDisplay}"`)
    expect(without.hits.map(({ brandId }) => brandId)).not.toContain(wanted[0]?.brandId)
  })
  it('returns similar names with score and comparison, for the closest of several signs', async () => {
    const mark = await someMark()
    const { hits } = await ask(`similar:${mark.name},qqqqqq`, { size: 10 })
    expect(hits[0]?.score?.total).toBe(100)
    expect(hits[0]?.comparison?.remark).toBe('identical')
    const plain = await visitor.search.query({ body: { text: mark.name, size: 10 } })
    expect(hits.map(({ brandId }) => brandId)).toEqual(plain.hits.map(({ brandId }) => brandId))
  })
  it('returns every hit on exactly one page to signed-in callers', async () => {
    const seen: string[] = []
    let total = 0
    for (let page = 1; page <= 40; page++) {
      const reply = await member.search.query({ body: { query: '*a* class:9,35', sort: 'name', page, size: 25 } })
      total = reply.total
      if (reply.hits.length === 0) break
      seen.push(...reply.hits.map(({ brandId }) => brandId))
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(Math.min(total, 1000))
  })
})

describe('owners in a query', () => {
  it('need a login, in every clause and combination', async () => {
    for (const query of ['owner:gmbh', 'class:9 NOT seat:berlin', 'Inhaber:"x y" number:1', 'titulaire:*'])
      expect((await failure(ask(query))).status).toBe(401)
  })
  it('are found by signed-in callers, separately from the seat', async () => {
    const { hits } = await member.search.query({ body: { size: 100 } })
    const owned = hits.find(({ ownerName }) => ownerName !== null && /^[A-Za-z ]+$/.test(ownerName))
    if (!owned?.ownerName) throw new Error('The sample has owners')
    const asked = `owner:"${owned.ownerName}" NOT seat:"${owned.ownerName}"`
    const found = await member.search.query({ body: { query: asked, size: 100 } })
    expect(found.hits.map(({ brandId }) => brandId)).toContain(owned.brandId)
  })
  it('are revealed to no visitor, neither by hits nor by counts', async () => {
    const { hits, counts } = await ask('*a*')
    expect(hits.every(({ ownerName }) => ownerName === null)).toBe(true)
    expect(Object.keys(counts).some((key) => /owner/i.test(key))).toBe(false)
  })
})

describe('a fault in a query', () => {
  it.each(locales)('is reported with kind, position and a sentence in %s', async (locale) => {
    const error = await failure(client(locale).search.query({ body: { query: 'class:9 ofice:de' } }))
    expect(error.status).toBe(400)
    const body = error.body as { code: string; details: { path: string; message: string }[] }
    expect(body.code).toBe('query.invalid')
    expect(body.details).toEqual([
      { path: 'query', code: 'unknownField', position: 8, length: 5, message: expect.stringContaining('ofice') },
    ])
  })
  it.each(locales)('names the unknown office status and known ones in %s', async (locale) => {
    const error = await failure(client(locale).search.query({ body: { query: 'class:9 status:us.700,US.7777' } }))
    expect(error.message).toMatch(/us\.7777.*us\.7\d\d, us\.\d+/)
    expect(error.body).toMatchObject({ details: [{ code: 'unknownStatus', position: 22, length: 7, message: error.message }] })
  })
  it('is also reported for an overlong text', async () => {
    expect((await failure(ask('x'.repeat(1001)))).status).toBe(400)
  })
})
