import {
  ApiError,
  type Brand,
  type BrandHit,
  type Client,
  createClient,
  type Endpoint,
  type Locale,
  registrationOfficeCodes,
} from '@marklot/contracts'
import { type Contract, contract } from '@marklot/contracts/contract'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIdentityProvider, type TestIdentityProvider } from './identity-provider.ts'
import { seedPerson } from './members-world.ts'
import { type SampleProduct, sampleUntil, startSampleProduct } from './sample-product.ts'

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
  member = client('de', provider.token)
}, 120_000)
afterAll(async () => {
  await product.close()
  await provider.close()
})

const client = (locale: Locale, token?: () => Promise<string>) => createClient(contract, { origin, locale: () => locale, token })
const call = (path: string, init?: RequestInit) => fetch(`${origin}/api/v1${path}`, init)
const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  call('/BrandQueries', { method: 'POST', headers, body })

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error
}

/** Returns a word mark of an office. */
async function someHit(office: (typeof registrationOfficeCodes)[number]): Promise<BrandHit> {
  const { hits } = await visitor.search.query({ body: { filters: { registrationOfficeCodes: [office], brandTypes: ['Word'] } } })
  const hit = hits[0]
  if (!hit) throw new Error(`no word mark of ${office} in the sample`)
  return hit
}

describe('health', () => {
  it('reports marks and as-of date of all seven offices', async () => {
    const { status, register } = await visitor.health.health()
    expect(status).toBe('ok')
    expect(register.isSample).toBe(true)
    const offices = registrationOfficeCodes.map((code) => register.offices[code])
    expect(offices.every(({ marks, asOf }) => marks > 0 && asOf !== null && asOf <= sampleUntil)).toBe(true)
    expect(offices.reduce((sum, { marks }) => sum + marks, 0)).toBe(register.marks)
  })
})

describe('search by name', () => {
  it.each(registrationOfficeCodes)('finds a mark of %s by its name and explains the score', async (office) => {
    const wanted = await someHit(office)
    const before = new Date().toISOString()
    const { hits, receipt, total, searchedAt } = await visitor.search.query({ body: { text: wanted.name ?? '', size: 100 } })
    expect(searchedAt >= before && searchedAt <= new Date().toISOString()).toBe(true)
    const hit = hits.find(({ brandId }) => brandId === wanted.brandId)
    expect(hit?.score?.total).toBe(100)
    expect(hit?.comparison?.columns.every(({ equal }) => equal)).toBe(true)
    if (!receipt) throw new Error('A search by name has a receipt.')
    const { identical, sameSound, contains, sameMeaning, similar, hiddenByFilters } = receipt
    expect(identical + sameSound + contains + sameMeaning + similar - hiddenByFilters).toBe(total)
    expect(hits.map(({ score }) => score?.total ?? 0)).toEqual(hits.map(({ score }) => score?.total ?? 0).sort((a, b) => b - a))
  })

  it('finds words of the same meaning in another language, and says so', async () => {
    const { hits, receipt } = await visitor.search.query({ body: { text: 'Jardín de plata' } })
    const hit = hits.find(({ name }) => name === 'SILBER GARTEN')
    expect(hit?.score).toMatchObject({ meaning: 100 })
    expect(hit?.score?.total).toBeGreaterThanOrEqual(85)
    expect(hit?.comparison?.remark).toBe('sameMeaning')
    expect(receipt?.sameMeaning).toBeGreaterThan(0)
  })

  it('says which elements have less weight, and compares on a mark’s page as in the search, also within classes', async () => {
    const { name } = await someHit('de')
    const text = `${name} Group GmbH`
    for (const classes of [[], [9, 25]]) {
      const { hits, weakElements } = await visitor.search.query({ body: { text, filters: { goodsClasses: classes } } })
      expect(weakElements.slice(-2).map(({ text: element }) => element)).toEqual(['group', 'gmbh'])
      for (const { weight, marks, owners } of weakElements) {
        expect(weight > 0 && weight < 1).toBe(true)
        expect(owners).toBeLessThanOrEqual(marks)
      }
      for (const { brandId, score } of hits.slice(0, 5)) {
        const query = { q: text, ...(classes.length > 0 && { classes: classes.join() }) }
        expect((await visitor.brands.brand({ params: { id: brandId }, query })).score).toEqual(score)
      }
    }
    expect((await visitor.search.query({ body: { filters: {} } })).weakElements).toEqual([])
  })

  it('applies every filter and counts each without itself', async () => {
    const all = await visitor.search.query({ body: {} })
    for (const { key, count } of all.counts.registrationOfficeCodes) {
      const some = await visitor.search.query({ body: { filters: { registrationOfficeCodes: [key as 'de'] } } })
      expect(some.total).toBe(count)
      expect(some.counts.registrationOfficeCodes).toEqual(all.counts.registrationOfficeCodes)
      expect(some.offices.filter(({ state }) => state === 'searched').map(({ code }) => code)).toEqual([key])
    }
    for (const { key, count } of all.counts.brandStates) {
      expect((await visitor.search.query({ body: { filters: { brandStates: [key] } } })).total).toBe(count)
    }
    for (const { key, count } of all.counts.goodsClasses) {
      expect((await visitor.search.query({ body: { filters: { goodsClasses: [Number(key)] } } })).total).toBe(count)
    }
    const recent = await visitor.search.query({
      body: { filters: { applicationDate: { from: '2025-01-01', until: '2025-12-31' } }, size: 100 },
    })
    expect(recent.total).toBeGreaterThan(0)
    expect(recent.hits.every(({ applicationDate }) => applicationDate?.startsWith('2025'))).toBe(true)
  })

  it('returns every hit on exactly one page', async () => {
    const { total } = await member.search.query({ body: { size: 100 } })
    const seen: string[] = []
    for (let page = 1; page <= Math.ceil(total / 100); page++) {
      const { hits } = await member.search.query({ body: { size: 100, page, sort: 'name' } })
      seen.push(...hits.map(({ brandId }) => brandId))
    }
    expect(new Set(seen).size).toBe(total)
  })

  it('suggests marks while the name is typed', async () => {
    const wanted = await someHit('de')
    const typed = (wanted.name ?? '').slice(0, 3)
    const { suggestions, alike } = await visitor.search.autocomplete({ params: { text: typed }, body: {} })
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.length).toBeLessThanOrEqual(8)
    expect(alike).toBeNull()
    const similarities = suggestions.map(({ similarity }) => similarity ?? -1)
    expect(similarities).toEqual([...similarities].sort((a, b) => b - a))
  })

  it('describes suggestions as a search describes its hits, and counts what it finds', async () => {
    const wanted = await someHit('em')
    const text = wanted.name ?? ''
    const [{ suggestions, alike }, uncounted, result] = await Promise.all([
      visitor.search.autocomplete({ params: { text }, body: { countsAlike: true } }),
      visitor.search.autocomplete({ params: { text }, body: {} }),
      visitor.search.query({ body: { text, size: 100 } }),
    ])
    expect(alike).toEqual({ total: result.total, totalIsLowerBound: result.totalIsLowerBound })
    expect(uncounted.suggestions).toEqual(suggestions)
    const hits = new Map(result.hits.map((hit) => [hit.brandId, hit]))
    const met = suggestions.filter(({ brandId }) => hits.has(brandId))
    expect(met.length).toBeGreaterThan(0)
    for (const { brandId, similarity, applicationNumberDisplay, comparison } of met)
      expect({ similarity, applicationNumberDisplay, comparison }).toEqual({
        similarity: hits.get(brandId)?.score?.total,
        applicationNumberDisplay: hits.get(brandId)?.applicationNumberDisplay,
        comparison: hits.get(brandId)?.comparison,
      })
  })
})

describe('search by number', () => {
  it.each(registrationOfficeCodes)('finds a mark of %s by the number in the office’s notation', async (office) => {
    const wanted = await someHit(office)
    for (const number of [
      wanted.applicationNumberDisplay,
      `${office} ${wanted.applicationNumberDisplay}`,
      wanted.registrationNumberDisplay,
    ]) {
      if (number === null) continue
      const { hits } = await visitor.search.query({ body: { mode: 'number', text: number } })
      expect(hits.map(({ brandId }) => brandId)).toContain(wanted.brandId)
    }
  })

  it('finds nothing for a text that is not a number', async () => {
    expect((await visitor.search.query({ body: { mode: 'number', text: '!!!' } })).total).toBe(0)
  })
})

describe('owners', () => {
  it('are visible to signed-in callers only: search, names and addresses', async () => {
    expect((await failure(visitor.search.query({ body: { mode: 'owner', text: 'GmbH' } }))).code).toBe('auth.required')
    expect((await failure(visitor.search.query({ body: { page: 2 } }))).status).toBe(401)
    const wanted = await someHit('de')
    expect(wanted).toMatchObject({ ownerName: null, ownerNameNeedsLogin: true, ownerNames: null, ownerSeat: null })
    expect(await visitor.brands.brand({ params: { id: wanted.brandId } })).toMatchObject({
      ownerAddress: null,
      addressesNeedLogin: true,
    })

    const mine = await member.brands.brand({ params: { id: wanted.brandId } })
    expect(mine.addressesNeedLogin).toBe(false)
    const owner = mine.ownerAddress?.companyName ?? mine.ownerAddress?.name ?? mine.ownerAddress?.lastName ?? ''
    expect(owner).not.toBe('')
    const found = await member.search.query({ body: { mode: 'owner', text: owner, size: 100 } })
    expect(found.hits.map(({ brandId }) => brandId)).toContain(wanted.brandId)
    expect(found.hits.every(({ ownerName }) => ownerName !== null)).toBe(true)
  })

  it('are found by their seat', async () => {
    const { ownerAddress } = await member.brands.brand({ params: { id: (await someHit('de')).brandId } })
    const found = await member.search.query({ body: { mode: 'owner', text: ownerAddress?.city ?? '' } })
    expect(found.total).toBeGreaterThan(0)
  })

  it('are resolved from the persons that the EUIPO delivers separately', async () => {
    const { hits } = await visitor.search.query({
      body: { filters: { registrationOfficeCodes: ['em'], brandStateCategories: ['alive'] } },
    })
    const brands = await Promise.all(hits.map(({ brandId }) => member.brands.brand({ params: { id: brandId } })))
    expect(brands.filter(({ ownerAddress }) => ownerAddress !== null).length).toBeGreaterThan(brands.length / 2)
  })
})

describe('a brand', () => {
  it('is described in the five languages', async () => {
    const { brandId } = await someHit('em')
    const read = (locale: Locale): Promise<Brand> => client(locale).brands.brand({ params: { id: brandId } })
    const texts = await Promise.all((['de', 'en', 'fr', 'es', 'it'] as const).map(read))
    expect(new Set(texts.map(({ niceClasses }) => niceClasses[0]?.description)).size).toBe(5)
    expect(new Set(texts.map(({ brandState }) => brandState.description)).size).toBe(5)
    expect(texts[0]?.provenance.isSample).toBe(true)
  })

  it('shows its goods sorted numerically by class', async () => {
    const { hits } = await visitor.search.query({ body: { size: 100 } })
    for (const { brandId } of hits.slice(0, 40)) {
      const { goodsAndServices } = await visitor.brands.brand({ params: { id: brandId } })
      const keys = goodsAndServices.classified.map(({ niceClass }) => Number(niceClass?.key))
      expect(keys).toEqual([...keys].sort((a, b) => a - b))
    }
  })

  it('that does not exist is 404 in the caller’s language', async () => {
    const error = await failure(client('de').brands.brand({ params: { id: 'de-3020990000000' } }))
    expect(error).toMatchObject({ status: 404, code: 'brand.notFound' })
    expect(error.message).toMatch(/Marke/)
  })

  it('shows its logo with caching headers and a thumbnail, and nothing else from storage', async () => {
    const { hits } = await visitor.search.query({
      body: { filters: { registrationOfficeCodes: ['de'], brandTypes: ['Combined', 'Figurative'] }, size: 100 },
    })
    const logo = hits.find(({ brandLogoUrl }) => brandLogoUrl?.startsWith('logos/'))?.brandLogoUrl ?? ''
    const address = Buffer.from(logo).toString('base64url')
    const original = await call(`/BrandImages/${address}?base64Encoded=true`)
    const thumbnail = await call(
      `/brandimages/${encodeURIComponent(Buffer.from(logo).toString('base64'))}?base64Encoded=true&size=240`,
    )
    expect(original.status).toBe(200)
    expect(original.headers.get('cache-control')).toContain('immutable')
    expect(thumbnail.headers.get('content-type')).toBe('image/webp')
    const again = await call(`/BrandImages/${address}?base64Encoded=true`, {
      headers: { 'If-None-Match': original.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    for (const bad of ['../../etc/passwd', 'logos/../postgres-password', '/etc/passwd', 'statistics/all.json', 'logos/\0.png']) {
      const answer = await call(`/BrandImages/${Buffer.from(bad).toString('base64url')}?base64Encoded=true`)
      expect([400, 404]).toContain(answer.status)
    }
  })
})

describe('the keyed lists', () => {
  it('contain 45 classes, 7 offices, 3 types and 3 categories in the caller’s language', async () => {
    const german = client('de')
    expect(await german.reference.niceClasses({ query: {} })).toHaveLength(45)
    expect(await german.reference.registrationOfficeCodes()).toHaveLength(7)
    expect(await german.reference.brandTypes()).toHaveLength(3)
    expect((await german.reference.brandStateCategories()).map(({ key }) => key)).toEqual(['new', 'alive', 'dead'])
    expect((await german.reference.brandType({ params: { key: 'Combined' } })).shortDescription).toBe('Wort-/Bildmarke')
    const coffee = await german.reference.niceClasses({ query: { queryShortDescription: 'kaffee' } })
    expect(coffee.map(({ key }) => key)).toEqual(['30'])
  })
  it('contain the states that occur in the register', async () => {
    const states = await visitor.reference.brandStates()
    expect(states.length).toBeGreaterThan(10)
    const german = await client('de').reference.brandStates()
    const texts = new Map(german.map(({ key, description }) => [key, description]))
    // Without a text of our own, a state would have the same text in every language.
    expect(states.filter(({ key, description }) => texts.get(key) === description)).toEqual([])
  })
})

describe('the API', () => {
  it.each([
    ['a body that is not JSON', () => post('{'), 400, 'request.invalidJson'],
    ['another media type', () => post('<a/>', { 'Content-Type': 'text/xml' }), 415, 'request.unsupportedMediaType'],
    ['an oversized body', () => post(JSON.stringify({ text: 'x'.repeat(300_000) })), 413, 'request.tooLarge'],
    ['an overlong text', () => post(JSON.stringify({ text: 'x'.repeat(201) })), 400, 'request.invalid'],
    ['a control character', () => post(JSON.stringify({ text: 'a\0b' })), 400, 'request.invalid'],
    ['a page below one', () => post(JSON.stringify({ page: 0 })), 400, 'request.invalid'],
    ['an unknown call', () => call('/Nothing'), 404, 'route.notFound'],
    ['another method', () => call('/BrandQueries', { method: 'DELETE' }), 405, 'route.methodNotAllowed'],
    ['a malformed address', () => call('/Brands/%E0%A4%A'), 400, 'request.invalid'],
    ['an invalid token', () => call('/health', { headers: { Authorization: 'Bearer x' } }), 401, 'auth.invalidToken'],
  ])('answers %s with a clear sentence', async (_, ask, status, code) => {
    const answer = await ask()
    const body = await answer.json()
    expect({ status: answer.status, code: body.code }).toEqual({ status, code })
    expect(body.message).toMatch(/\.$/)
    expect(body.requestId).toBe(answer.headers.get('x-request-id'))
  })

  it('names the invalid field in the caller’s language', async () => {
    const answer = await post(JSON.stringify({ size: 11, filters: { goodsClasses: [35] } }), {
      'Content-Type': 'application/json',
      'Accept-Language': 'it',
    })
    const { details } = await answer.json()
    expect(details.map(({ path }: { path: string }) => path)).toEqual(expect.arrayContaining(['filters.goodsClasses.0', 'size']))
    expect(details.find(({ path }: { path: string }) => path === 'filters.goodsClasses.0').message).toContain('34')
  })

  it('lists the methods of an address', async () => {
    expect((await call('/BrandQueries')).headers.get('allow')).toBe('POST')
  })

  it('matches addresses case-insensitively', async () => {
    expect((await call('/NICECLASSES/9')).status).toBe(200)
  })

  it('sends security headers with every answer', async () => {
    for (const path of ['/health', '/nothing', '/openapi.json', '/Brands/%E0%A4%A']) {
      const { headers } = await call(path)
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('never answers hostile input with an internal error', async () => {
    const rows = Object.values(contract).flatMap((table) => Object.values(table as Record<string, Endpoint>))
    const document = await (await call('/openapi.json')).json()
    const segment = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('..', '%00', "' or 1=1 --", '\ud800', '__proto__', 'de-1'),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), segment, fc.jsonValue({ maxDepth: 4 }), async (row, text, body) => {
        const path = row.path.replace(/\{\w+\}/g, () => encodeURIComponent(text.isWellFormed() ? text : '\ufffd') || '-')
        const answer = await call(path, {
          method: row.method,
          ...(row.body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
        })
        expect(answer.status).toBeLessThan(500)
        const described = Object.keys(document.paths[row.path][row.method.toLowerCase()].responses)
        // A path segment that consists of dots is resolved to another address before the request is sent.
        expect(/^\.+$/.test(text) ? [...described, '404', '405'] : described).toContain(String(answer.status))
        expect(await answer.text()).not.toMatch(/\n\s+at /)
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})

it('limits how often one address may call', async () => {
  const limited = await startSampleProduct({ RATE_LIMIT: 'on' })
  try {
    const refused: LightMyRequestResponse[] = []
    for (let call = 0; call < 620; call++) {
      const answer = await limited.app.inject({ url: '/api/v1/niceclasses/9' })
      if (answer.statusCode === 429) refused.push(answer)
    }
    expect(refused.length).toBe(20)
    expect(refused[0]?.json()).toMatchObject({ code: 'request.tooMany' })
    expect(refused[0]?.headers['retry-after']).toBeDefined()
  } finally {
    await limited.close()
  }
}, 120_000)

it('describes every row of the contract in the OpenAPI document', async () => {
  const document = await (await call('/openapi.json')).json()
  for (const table of Object.values(contract)) {
    for (const row of Object.values(table as Record<string, Endpoint>)) {
      const { responses } = document.paths[row.path][row.method.toLowerCase()]
      expect(Object.keys(responses)).toEqual(expect.arrayContaining([String(row.status ?? 200), '400', '401', '429', '500']))
      const hasInput = [row.params, row.query, row.body].some((input) => input !== undefined)
      expect('404' in responses).toBe(hasInput || row.access !== 'public')
      expect(['409', '422'].every((status) => status in responses)).toBe(
        row.access !== 'public' || row.body !== undefined || row.method !== 'GET',
      )
      expect('410' in responses).toBe(row.path.includes('{token}'))
      expect('413' in responses).toBe(row.body !== undefined)
    }
  }
})
