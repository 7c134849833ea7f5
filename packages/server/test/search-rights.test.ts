import { ApiError, type BrandQueryResult, registrationOfficeCodes } from '@marklot/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let administrator: Person
beforeAll(async () => {
  at = await startMembersWorld()
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())

type Query = Parameters<Person['api']['search']['query']>[0]['body']
/** Returns the outcome of a search: the error code, the restriction of a free look, or `full`. */
async function outcome(person: Pick<Person, 'api'>, body: Query): Promise<string> {
  const result = await person.api.search.query({ body }).catch((error: unknown) => error)
  if (result instanceof ApiError) return result.code ?? `status ${result.status}`
  return (result as BrandQueryResult).restriction ?? 'full'
}
const visitor = () => ({ api: at.visitor })
/**
 * The states of offices that were not searched. The register is empty here, so `noData` stands for a searched office.
 */
const left = ['notSelected', 'notInPlan']
const searched = async ({ api }: Person, body: Query) =>
  (await api.search.query({ body })).offices.filter(({ state }) => !left.includes(state)).map(({ code }) => code)
const usages = async ({ api }: Person) =>
  (await api.billing.ownSubscriptions())
    .find(({ type }) => type === 'trial')
    ?.product.features.find(({ key }) => key === 'search.full')?.usages

describe('a visitor', () => {
  it.each<[string, Query, string]>([
    ['by name', { text: 'Tavilo' }, 'auth.required'],
    ['by number', { text: '3020', mode: 'number' }, 'auth.required'],
    ['all offices', { text: 'Tavilo', filters: { registrationOfficeCodes: ['us', 'ch'] } }, 'auth.required'],
    ['by an expert query', { query: 'tavi* class:25' }, 'auth.required'],
  ])('has the free look %s', async (_, body, restriction) => {
    expect(await outcome(visitor(), body)).toBe(restriction)
    expect((await at.visitor.search.query({ body })).restriction).toBe(restriction)
  })

  it.each<[string, Query]>([
    ['a second page', { text: 'Tavilo', page: 2 }],
    ['by owner', { text: 'ACME', mode: 'owner' }],
    ['an owner in a query', { query: 'tavilo owner:acme' }],
    ['a seat in a query', { query: 'NOT seat:Berlin' }],
  ])('is asked to log in for %s', async (_, body) => {
    await expect(at.visitor.search.query({ body })).rejects.toMatchObject({ status: 401, code: 'auth.required' })
  })
})

describe('a trial', () => {
  it('has two full searches; paging, sorting and filtering one of them is free for a day', async () => {
    const person = await at.personOf('trial')
    const first: Query = { text: 'Tavilo', mode: 'owner' }
    expect(await outcome(person, first)).toBe('full')
    expect(await outcome(person, { ...first, page: 3 })).toBe('full')
    expect(await outcome(person, { ...first, text: '  TAVILO ', sort: 'name' })).toBe('full')
    expect(await outcome(person, { ...first, filters: { goodsClasses: [9] } })).toBe('full')
    expect(await usages(person)).toBe(1)
    expect(await outcome(person, { text: 'Tavilo' })).toBe('full')
    expect(await usages(person)).toBe(2)
    // The trial is used up, so only the free look remains.
    expect(await outcome(person, { text: 'Nexoma' })).toBe('trial.quotaUsedUp')
    expect(await outcome(person, { text: 'Nexoma', page: 2 })).toBe('trial.quotaUsedUp')
    await expect(person.api.search.query({ body: { text: 'Nexoma', mode: 'owner' } })).rejects.toMatchObject({ status: 403 })
    // A counted search can be repeated for a day.
    await at.days(0.9)
    expect(await outcome(person, { ...first, page: 2 })).toBe('full')
    await at.days(0.2)
    await expect(person.api.search.query({ body: first })).rejects.toMatchObject({ code: 'trial.quotaUsedUp' })
    expect(await usages(person)).toBe(2)
  })

  it('admits exactly two of a hundred concurrent searches', async () => {
    const person = await at.personOf('trial')
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) => outcome(person, { text: `Owner ${index}`, mode: 'owner' })),
    )
    expect(results.filter((result) => result === 'full')).toHaveLength(2)
    expect(results.filter((result) => result === 'trial.quotaUsedUp')).toHaveLength(98)
    expect(await usages(person)).toBe(2)
  })

  it('counts a search sent many times at once as one', async () => {
    const person = await at.personOf('trial')
    const results = await Promise.all(Array.from({ length: 30 }, () => outcome(person, { text: 'Nexoma' })))
    expect(new Set(results)).toEqual(new Set(['full']))
    expect(await usages(person)).toBe(1)
  })

  it('does not count browsing the register, faults or suggestions', async () => {
    const person = await at.personOf('trial')
    expect(await outcome(person, { filters: { registrationOfficeCodes: ['de'] } })).toBe('full')
    expect(await outcome(person, { query: 'office:' })).toBe('query.invalid')
    expect(await outcome(person, { text: 'x'.repeat(201) })).toBe('request.invalid')
    await person.api.search.autocomplete({ params: { text: 'nex' }, body: {} })
    expect(await usages(person)).toBe(0)
  })

  it('searches all offices', async () => {
    expect(await searched(await at.personOf('trial'), { text: 'Tavilo' })).toHaveLength(registrationOfficeCodes.length)
  })
})

describe('a plan', () => {
  it('searches all its offices when none is named, and no others', async () => {
    const person = await at.personOf('starter')
    await person.api.billing.chooseOffices({ body: { registrationOfficeCodes: ['ch', 'us'] } })
    expect(await searched(person, { text: 'Tavilo' })).toEqual(['ch', 'us'])
    expect(await searched(person, { text: 'Tavilo', filters: { registrationOfficeCodes: ['us'] } })).toEqual(['us'])
    const { query } = await person.api.search.query({ body: { text: 'Tavilo' } })
    expect(query.filters.registrationOfficeCodes).toEqual([])
    for (const body of [
      { text: 'Tavilo', filters: { registrationOfficeCodes: ['us', 'de'] as const } },
      { query: 'tavilo office:de' },
    ])
      expect(await outcome(person, body as Query)).toBe('plan.officeNotIncluded')
    expect(await outcome(person, { query: 'tavilo NOT office:de' })).toBe('full')
    await expect(
      person.api.search.autocomplete({ params: { text: 'tav' }, body: { filters: { registrationOfficeCodes: ['de'] } } }),
    ).rejects.toMatchObject({ status: 403, code: 'plan.officeNotIncluded' })
  })

  it('whose offices were changed searches the new ones at once', async () => {
    const person = await at.personOf('starter')
    const before = await searched(person, { text: 'Tavilo' })
    expect(await searched(person, { text: 'Tavilo' })).toEqual(before)
    await person.api.billing.chooseOffices({ body: { registrationOfficeCodes: ['fr'] } })
    expect(before).not.toEqual(['fr'])
    expect(await searched(person, { text: 'Tavilo' })).toEqual(['fr'])
    expect(await searched(person, { text: 'Tavilo' })).toEqual(['fr'])
  })

  it('of one office searches none when the query excludes that office, and says so for every office', async () => {
    const person = await at.personOf('starter')
    await person.api.billing.chooseOffices({ body: { registrationOfficeCodes: ['de'] } })
    const { offices, total, knownConflicts } = await person.api.search.query({ body: { query: 'name:nova NOT office:de' } })
    expect(total).toBe(0)
    expect(knownConflicts).toBeNull()
    expect(offices.map(({ code, state }) => [code, state])).toEqual(
      registrationOfficeCodes.map((code) => [code, code === 'de' ? 'notSelected' : 'notInPlan']),
    )
  })

  it('includes owner search from Professional upwards', async () => {
    const owner: Query = { text: 'ACME', mode: 'owner', page: 2 }
    expect(await outcome(await at.personOf('starter'), owner)).toBe('plan.featureNotIncluded')
    expect(await outcome(await at.personOf('starter'), { query: 'seat:Berlin' })).toBe('plan.featureNotIncluded')
    expect(await outcome(await at.personOf('starter'), { text: 'Tavilo', page: 7 })).toBe('full')
    expect(await outcome(await at.personOf('professional'), owner)).toBe('full')
    expect(await outcome(await at.personOf('enterprise'), { query: 'seat:Berlin' })).toBe('full')
  })

  it('that is suspended, or whose account is, leaves only the free look', async () => {
    const person = await at.personOf('professional')
    const { id, accountId } = await person.api.billing.ownSubscription()
    await administrator.api.billing.changeState({ params: { id }, body: { state: 'Suspended' } })
    expect(await outcome(person, { text: 'Tavilo' })).toBe('plan.notActive')
    await expect(person.api.search.query({ body: { page: 2 } })).rejects.toMatchObject({ status: 403, code: 'plan.notActive' })
    await administrator.api.accounts.accountState({ params: { id: accountId }, body: { state: 'suspended' } })
    expect(await outcome(person, { text: 'Tavilo' })).toBe('auth.accountSuspended')
  })
  it('counts searches if an administrator has limited them', async () => {
    const params = { key: 'starter' }
    const { features } = await at.visitor.billing.product({ params, query: {} })
    const limited = features.map((feature) => (feature.key === 'search.name' ? { ...feature, limit: 2 } : feature))
    await administrator.api.billing.changeProduct({ params, body: { features: limited } })
    const person = await at.personOf('starter')
    const outcomes: Record<string, number> = {}
    const texts = Array.from({ length: 30 }, (_, index) => `Tavilo ${index}`)
    for (const one of await Promise.all(texts.map((text) => outcome(person, { text })))) outcomes[one] = (outcomes[one] ?? 0) + 1
    expect(outcomes).toEqual({ full: 2, 'plan.quotaUsedUp': 28 })
    const found = (await person.api.billing.ownSubscription()).product.features.find(({ key }) => key === 'search.name')
    expect(found).toEqual({ key: 'search.name', limit: 2, usages: 2 })
    // Searches by number are unlimited.
    expect(await outcome(person, { mode: 'number', text: '123' })).toBe('full')
    await administrator.api.billing.changeProduct({ params, body: { features } })
    expect(await outcome(person, { text: 'Tavilo' })).toBe('full')
  })
})
