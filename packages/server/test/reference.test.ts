import { ApiError, type Client, createClient, type Locale } from '@marklot/contracts'
import { type Contract, contract } from '@marklot/contracts/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIdentityProvider, type TestIdentityProvider } from './identity-provider.ts'
import { seedPerson } from './members-world.ts'
import { type SampleProduct, startSampleProduct } from './sample-product.ts'

let product: SampleProduct
let provider: TestIdentityProvider
let origin: string
let administrator: Record<Locale, Client<Contract>>
let visitor: Record<Locale, Client<Contract>>

beforeAll(async () => {
  provider = await startIdentityProvider()
  product = await startSampleProduct({ OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: provider.audience })
  await seedPerson(product, 'administrator', provider.issuer, 'person-1')
  origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
  administrator = clients(provider.token)
  visitor = clients()
}, 120_000)
afterAll(async () => {
  await product.close()
  await provider.close()
})

function clients(token?: () => Promise<string>): Record<Locale, Client<Contract>> {
  const of = (locale: Locale) => createClient(contract, { origin, locale: () => locale, token })
  return { de: of('de'), en: of('en'), fr: of('fr'), es: of('es'), it: of('it') }
}
async function failureOf(promise: Promise<unknown>): Promise<{ status: number; code: string | undefined }> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was expected to fail')
  return { status: error.status, code: error.code }
}
const inUse = { status: 409, code: 'reference.inUse' }

describe('an edited text', () => {
  it('is used in its language only, in lists, on marks and beside filters', async () => {
    const { hits } = await visitor.de.search.query({ body: { filters: { registrationOfficeCodes: ['de'] } } })
    const hit = hits[0]
    if (!hit) throw new Error('no German mark in the sample')
    const { key } = hit.brandState
    const written = { key, description: 'Eine andere Beschreibung', shortDescription: 'anders' }
    expect(await administrator.de.reference.changeBrandState({ body: { ...written, key: key.toUpperCase() } })).toEqual(written)
    expect(await visitor.de.reference.brandState({ params: { key } })).toEqual(written)
    expect((await visitor.de.brands.brand({ params: { id: hit.brandId } })).brandState).toEqual(written)
    const again = await visitor.de.search.query({ body: { filters: { registrationOfficeCodes: ['de'] } } })
    expect(again.hits.find(({ brandId }) => brandId === hit.brandId)?.brandState).toEqual(written)
    expect(again.counts.brandStates.find((state) => state.key === key)).toMatchObject(written)
    const english = await visitor.en.reference.brandState({ params: { key } })
    expect(english.description).not.toBe(written.description)
    expect(await failureOf(administrator.de.reference.deleteBrandState({ params: { key } }))).toEqual(inUse)
  })

  it('of an office is used for packages and subscriptions too', async () => {
    const written = { key: 'em', description: 'Amt der Europäischen Union', shortDescription: 'Union' }
    await administrator.de.reference.changeRegistrationOfficeCode({ body: written })
    const name = { name: 'Union', description: written.description }
    expect((await visitor.de.billing.packages({ query: {} })).find(({ key }) => key === 'em')).toMatchObject(name)
    expect(await visitor.de.billing.package({ params: { key: 'em' }, query: {} })).toMatchObject(name)
    expect((await visitor.en.billing.package({ params: { key: 'em' }, query: {} })).name).not.toBe('Union')
    const { packages } = await administrator.de.billing.ownSubscription()
    expect(packages.find(({ key }) => key === 'em')?.name).toBe('Union')
  })

  it('is found by searching the headings of the classes', async () => {
    await administrator.fr.reference.changeNiceClass({
      body: { key: '30', description: 'Café moulu et zythomètre', shortDescription: 'Café' },
    })
    const found = await visitor.fr.reference.niceClasses({ query: { queryDescription: 'zythom' } })
    expect(found.map(({ key }) => key)).toEqual(['30'])
    expect(await visitor.fr.reference.niceClasses({ query: {} })).toHaveLength(45)
    const [match] = await visitor.fr.reference.queryNiceClasses({ body: { text: 'café' } })
    expect(match).toMatchObject({ key: '30', description: 'Café moulu et zythomètre' })
  })
})

describe('an added value', () => {
  it('falls back to English, then to any language, where a text is missing', async () => {
    const body = { key: 'Sound', description: 'Hörmarke: ein Klang', shortDescription: 'Hörmarke' }
    await administrator.de.reference.changeBrandType({ body })
    expect(await visitor.fr.reference.brandType({ params: { key: 'sound' } })).toEqual(body)
    await administrator.en.reference.changeBrandType({
      body: { key: 'Sound', description: 'Sound mark', shortDescription: 'Sound' },
    })
    expect((await visitor.fr.reference.brandType({ params: { key: 'Sound' } })).shortDescription).toBe('Sound')
    expect((await visitor.de.reference.brandTypes()).map(({ key }) => key)).toEqual(['Word', 'Figurative', 'Combined', 'Sound'])
    await administrator.en.reference.deleteBrandType({ params: { key: 'SOUND' } })
    expect(await visitor.en.reference.brandTypes()).toHaveLength(3)
    expect(await failureOf(visitor.en.reference.brandType({ params: { key: 'Sound' } }))).toEqual({
      status: 404,
      code: 'reference.notFound',
    })
  })

  it('is logged with who created and deleted it', async () => {
    const body = { key: 'de.erfunden', description: 'Erfunden', shortDescription: 'erfunden' }
    await administrator.de.reference.changeBrandState({ body })
    await administrator.de.reference.deleteBrandState({ params: { key: body.key } })
    const { entries } = await administrator.de.administration.auditEntries({ query: { query: 'BrandStates/de.erfunden' } })
    const { id } = await administrator.de.accounts.user()
    expect(entries.map(({ action, area, userId }) => ({ action, area, userId }))).toEqual([
      { action: 'reference.deleted', area: 'MasterData', userId: id },
      { action: 'reference.added', area: 'MasterData', userId: id },
    ])
  })
})

it('does not delete values that the program needs', async () => {
  const { reference } = administrator.en
  expect(await failureOf(reference.deleteRegistrationOfficeCode({ params: { key: 'de' } }))).toEqual(inUse)
  expect(await failureOf(reference.deleteBrandType({ params: { key: 'Word' } }))).toEqual(inUse)
  expect(await failureOf(reference.deleteBrandStateCategory({ params: { key: 'dead' } }))).toEqual(inUse)
  expect(await failureOf(reference.deleteNiceClass({ params: { key: '9' } }))).toEqual(inUse)
  expect(await failureOf(reference.deleteNiceClass({ params: { key: '46' } }))).toMatchObject({ status: 404 })
})

it.each([
  { key: '', description: 'a', shortDescription: 'a' },
  { key: 'a b', description: 'a', shortDescription: 'a' },
  { key: 'a', description: ' ', shortDescription: 'a' },
  { key: 'a', description: 'a', shortDescription: 'x'.repeat(201) },
])('refuses %j', async (body) => {
  expect(await failureOf(administrator.en.reference.changeBrandState({ body }))).toEqual({ status: 400, code: 'request.invalid' })
})

it('has no 46th class', async () => {
  const body = { key: '46', description: 'a', shortDescription: 'a' }
  expect(await failureOf(administrator.en.reference.changeNiceClass({ body }))).toEqual({ status: 400, code: 'request.invalid' })
})

describe('the lists', () => {
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}/api/v1${path}`, { headers })

  it.each(['/NiceClasses', '/BrandStates', '/RegistrationOfficeCodes', '/Products', '/Packages'])(
    '%s are sent again only when they changed',
    async (path) => {
      const german = await ask(path, { 'Accept-Language': 'de' })
      const tag = german.headers.get('etag') ?? ''
      expect(tag).toMatch(/^W\/"/)
      expect(german.headers.get('cache-control')).toBe('no-cache')
      const same = await ask(path, { 'Accept-Language': 'de', 'If-None-Match': `"other", ${tag}` })
      expect({ status: same.status, body: await same.text(), tag: same.headers.get('etag') }).toEqual({
        status: 304,
        body: '',
        tag,
      })
      expect((await ask(path, { 'Accept-Language': 'en', 'If-None-Match': tag })).status).toBe(200)
    },
  )

  it('have another entity tag after a change', async () => {
    const tag = (await ask('/BrandTypes', { 'Accept-Language': 'it' })).headers.get('etag') ?? ''
    await administrator.it.reference.changeBrandType({
      body: { key: 'Word', description: 'Solo parole', shortDescription: 'Parole' },
    })
    const answer = await ask('/BrandTypes', { 'Accept-Language': 'it', 'If-None-Match': tag })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toContainEqual({ key: 'Word', description: 'Solo parole', shortDescription: 'Parole' })
  })
})
