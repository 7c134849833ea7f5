import { type Access, ApiError, type Client, registrationOfficeCodes } from '@marklot/contracts'
import type { Contract } from '@marklot/contracts/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../src/access/index.ts'
import { AppError } from '../src/platform/app-error.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let administrator: Person
beforeAll(async () => {
  at = await startMembersWorld()
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())

type Api = Client<Contract>

/** Returns the code with which a call fails; undefined if it succeeds. */
async function refusal(call: Promise<unknown>): Promise<string | undefined> {
  const error = await call.then(
    () => undefined,
    (reason) => reason,
  )
  if (error !== undefined) expect(error instanceof ApiError || error instanceof AppError).toBe(true)
  return error?.code
}
/** Counts each outcome. */
async function outcomes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const code of await Promise.all(calls.map(refusal))) counts[code ?? 'ok'] = (counts[code ?? 'ok'] ?? 0) + 1
  return counts
}
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const usages = async (api: Api, key: string) =>
  (await api.billing.ownSubscription()).product.features.find((feature) => feature.key === key)?.usages
const accountOf = async ({ api }: Person) => (await api.accounts.ownAccount()).id
const grant = async (person: Person, body: Parameters<Api['billing']['grant']>[0]['body']) =>
  administrator.api.billing.grant({ params: { id: await accountOf(person) }, body })

describe('products', () => {
  it('are Starter, Professional, Enterprise and the promotion, with prices in euro', async () => {
    const products = await at.visitor.billing.products({ query: { reload: 'true' } })
    expect(products.map(({ key, offices, isPromotional }) => [key, offices, isPromotional])).toEqual([
      ['starter', 2, false],
      ['professional', 5, false],
      ['professional-promo', 5, true],
      ['enterprise', null, false],
    ])
    const [starter, professional, promotion] = products
    expect(starter?.price).toMatchObject({ currency: 'EUR', vatRate: 19 })
    expect(promotion).toMatchObject({
      price: professional?.price,
      introductoryPrice: { amount: starter?.price.amount, months: 2 },
      features: professional?.features,
    })
    expect(professional?.features.some(({ key, limit }) => key === 'radar' && limit === null)).toBe(true)
    expect(starter?.features.some(({ key }) => key === 'radar' || key === 'search.owner')).toBe(false)
  })

  it('have the seven offices as packages', async () => {
    const packages = await at.visitor.billing.packages({ query: {} })
    expect(packages.map(({ key }) => key)).toEqual([...registrationOfficeCodes])
    expect((await at.visitor.billing.package({ params: { key: 'EM' }, query: {} })).features).toEqual([
      { key: 'office.em', limit: null },
    ])
    expect(await refusal(at.visitor.billing.package({ params: { key: 'jp' }, query: {} }))).toBe('package.notFound')
    expect(await refusal(at.visitor.billing.product({ params: { key: 'gold' }, query: {} }))).toBe('product.notFound')
  })

  it('are changed by administrators, and the promotion follows', async () => {
    const changed = await administrator.api.billing.changeProduct({
      params: { key: 'starter' },
      body: { price: '31,50', description: 'Für den Anfang.' },
    })
    expect(changed).toMatchObject({ price: { amount: 31.5 }, description: 'Für den Anfang.' })
    const promotion = await at.visitor.billing.product({ params: { key: 'professional-promo' }, query: {} })
    expect(promotion.introductoryPrice?.amount).toBe(31.5)
    const error = await administrator.api.billing
      .changeProduct({ params: { key: 'starter' }, body: { price: 'cheap' } })
      .catch((reason) => reason)
    expect(error.body.details[0].message).toContain('49,99')
    expect(await refusal(administrator.api.billing.changeProduct({ params: { key: 'starter' }, body: { vatRate: 101 } }))).toBe(
      'request.invalid',
    )
    await administrator.api.billing.changeProduct({ params: { key: 'starter' }, body: { price: 29 } })
    const { entries } = await administrator.api.administration.auditEntries({ query: { query: 'product.changed' } })
    expect(entries.at(-1)).toMatchObject({ objectId: 'starter', details: { price: [29, 31.5], description: 'de' } })
    // Changing the price to the current one, or changing the promotion's own price, has no effect.
    for (const key of ['starter', 'professional-promo'])
      await administrator.api.billing.changeProduct({ params: { key }, body: key === 'starter' ? { price: 29 } : { price: 1 } })
    expect((await administrator.api.administration.auditEntries({ query: { query: 'product.changed' } })).entries).toEqual(
      entries,
    )
    const member = await at.personOf('enterprise')
    expect(await refusal(member.api.billing.changeProduct({ params: { key: 'starter' }, body: { price: 1 } }))).toBe(
      'auth.forbidden',
    )
  })
})

describe('usage', () => {
  it('admits exactly two of a hundred concurrent calls to a limit of two', async () => {
    const { api } = await at.personOf('trial')
    const calls = many(100, () => api.billing.useFeature({ params: { key: 'search.full' }, body: {} }))
    expect(await outcomes(calls)).toEqual({ ok: 2, 'trial.quotaUsedUp': 98 })
    expect(await usages(api, 'search.full')).toBe(2)
  })

  it('counts a repeated request once', async () => {
    const { api } = await at.personOf('trial')
    const use = (requestId: string) => api.billing.useFeature({ params: { key: 'search.full' }, body: { requestId } })
    expect(await outcomes(many(50, () => use('one')))).toEqual({ ok: 50 })
    expect(await usages(api, 'search.full')).toBe(1)
    await use('two')
    // The same is true when no uses are left.
    expect((await use('two')).usages).toBe(2)
    expect(await refusal(use('three'))).toBe('trial.quotaUsedUp')
    // An id used for another feature is not a repetition.
    await api.billing.useFeature({ params: { key: 'guardian.creation' }, body: { requestId: 'two' } })
    expect(await usages(api, 'guardian.creation')).toBe(1)
  })

  it('makes the trial Consumed once both uses are spent', async () => {
    const { api } = await at.personOf('trial')
    const use = (key: string) => api.billing.useFeature({ params: { key }, body: {} })
    await use('search.full')
    await use('search.full')
    expect((await api.billing.ownSubscription()).state).toBe('Active')
    await use('guardian.creation')
    expect((await api.billing.ownSubscription()).state).toBe('Consumed')
    expect(await refusal(use('guardian.creation'))).toBe('trial.quotaUsedUp')
    expect(await refusal(use('radar'))).toBe('trial.quotaUsedUp')
  })

  it('is unlimited in a plan, and restricted to features the plan includes', async () => {
    const { api } = await at.personOf('professional')
    const use = (key: string) => api.billing.useFeature({ params: { key }, body: {} })
    expect(await outcomes(many(20, () => use('guardian.creation')))).toEqual({ ok: 20 })
    expect(await usages(api, 'guardian.creation')).toBe(20)
    const starter = await at.personOf('starter')
    for (const key of ['radar', 'export'])
      expect(await refusal(starter.api.billing.useFeature({ params: { key }, body: key }))).toBe('plan.featureNotIncluded')
    for (const key of ['nothing', 'offices', 'office.de']) expect(await refusal(use(key))).toBe('feature.notFound')
  })
})

describe('a call that requires a feature', () => {
  it('is open to people whose plan includes the feature and who have not used it up', async () => {
    const admitted = async ({ subject }: Person, access: Access) => {
      const claims = { email: null, emailVerified: false, name: null, givenName: null, familyName: null }
      const caller = { kind: 'account', issuer: at.provider.issuer, subject, claims } as const
      return refusal(openSession({ ...at.product, pool: at.world.pool }, caller, 'de').admit(access))
    }
    const trial = await at.personOf('trial')
    expect(await admitted(await at.personOf('professional'), 'feature:radar')).toBeUndefined()
    expect(await admitted(await at.personOf('starter'), 'feature:radar')).toBe('plan.featureNotIncluded')
    expect(await admitted(trial, 'feature:guardian.creation')).toBeUndefined()
    await trial.api.billing.useFeature({ params: { key: 'guardian.creation' }, body: {} })
    expect(await admitted(trial, 'feature:guardian.creation')).toBe('trial.quotaUsedUp')
    expect(await admitted(await at.personOf('starter'), 'feature:office.em')).toBeUndefined()
    expect(await admitted(await at.personOf('starter'), 'feature:office.us')).toBe('plan.featureNotIncluded')
  })
})

describe('a subscription', () => {
  it('is granted once; a trial does not prevent it', async () => {
    const person = await at.personOf('trial')
    const calls = many(10, () => grant(person, { product: 'starter' }))
    expect(await outcomes(calls)).toEqual({ ok: 1, 'subscription.alreadyActive': 9 })
    expect(await person.api.billing.ownSubscription()).toMatchObject({
      type: 'granted',
      state: 'Active',
      product: { key: 'starter' },
    })
    expect(await refusal(grant(person, { product: 'trial' }))).toBe('product.notFound')
  })

  it('gives no access while it is suspended, and access again when it is resumed', async () => {
    const { api } = await at.personOf('professional')
    const { id } = await api.billing.ownSubscription()
    const set = (state: 'Active' | 'Suspended' | 'Cancelled' | 'Expired') =>
      administrator.api.billing.changeState({ params: { id }, body: { state } })
    const use = () => api.billing.useFeature({ params: { key: 'radar' }, body: {} })
    await set('Suspended')
    expect((await api.billing.ownSubscription()).state).toBe('Suspended')
    expect(await refusal(use())).toBe('plan.notActive')
    await set('Active')
    await use()
    await set('Expired')
    expect(await refusal(use())).toBe('plan.featureNotIncluded')
    // The trial was never used, so it applies again.
    expect((await api.billing.ownSubscription()).type).toBe('trial')
    expect(await refusal(set('Active'))).toBe('subscription.ended')
  })

  it('lasts until its last day in the account’s time zone', async () => {
    const person = await at.personOf('trial')
    const validUntilUtc = new Date(at.now().getTime() + 3 * 86_400_000).toISOString()
    const { id } = await grant(person, { product: 'starter', validUntilUtc })
    const state = async () => (await person.api.billing.subscription({ params: { id } })).state
    await at.days(2.9)
    expect(await state()).toBe('Active')
    await at.days(0.2)
    expect(await state()).toBe('Expired')
    // Another subscription may follow.
    await grant(person, { product: 'professional' })
  })

  it('that is cancelled gives access until the period ends', async () => {
    const { api } = await at.personOf('professional')
    const { id } = await api.billing.ownSubscription()
    const cancelled = await api.billing.cancel({ params: { id } })
    const days = (Date.parse(cancelled.validUntilUtc ?? '') - at.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(31.1)
    await api.billing.useFeature({ params: { key: 'radar' }, body: {} })
    await at.days(31.1)
    expect(await refusal(api.billing.useFeature({ params: { key: 'radar' }, body: {} }))).toBe('plan.featureNotIncluded')
  })

  it('gives no access before it begins or while it is suspended, even when its people cancel it', async () => {
    const waiting = await at.personOf('trial')
    const validFromUtc = new Date(at.now().getTime() + 5 * 86_400_000).toISOString()
    const begun = await at.personOf('professional')
    const plans = [
      { api: waiting.api, id: (await grant(waiting, { product: 'professional', validFromUtc })).id },
      { api: begun.api, id: (await begun.api.billing.ownSubscription()).id },
    ]
    await administrator.api.billing.changeState({ params: { id: plans[1]?.id ?? '' }, body: { state: 'Suspended' } })
    for (const { api, id } of plans) {
      expect((await api.billing.cancel({ params: { id } })).state).toBe('Expired')
      expect(await refusal(api.billing.useFeature({ params: { key: 'radar' }, body: {} }))).toBe('plan.featureNotIncluded')
      // An expired subscription does not prevent deleting the account.
      await api.accounts.requestDeletion()
    }
  })

  it('begins and ends within this century', async () => {
    const person = await at.personOf('trial')
    for (const validFromUtc of ['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])
      expect(await refusal(grant(person, { product: 'starter', validFromUtc }))).toBe('request.invalid')
    expect((await person.api.billing.ownSubscriptions()).map(({ type }) => type)).toEqual(['trial'])
  })

  it('of another person is not found', async () => {
    const { id } = await (await at.personOf('starter')).api.billing.ownSubscription()
    const { api } = await at.personOf('enterprise')
    expect(await refusal(api.billing.subscription({ params: { id } }))).toBe('subscription.notFound')
    expect(await refusal(api.billing.cancel({ params: { id } }))).toBe('subscription.notFound')
    expect((await administrator.api.billing.subscription({ params: { id } })).id).toBe(id)
  })
})

describe('offices', () => {
  const choose = (api: Api, ...codes: (typeof registrationOfficeCodes)[number][]) =>
    api.billing.chooseOffices({ body: { registrationOfficeCodes: codes } })
  const search = (api: Api) => api.search.query({ body: { text: 'Tavilo' } })

  it('are limited to two, five or all, and EM is recommended beside DE', async () => {
    const starter = (await at.personOf('starter')).api
    expect(await starter.billing.offices()).toMatchObject({
      limit: 2,
      enabled: ['de', 'em'],
      isChoosable: true,
      recommendation: null,
    })
    expect(await choose(starter, 'ch', 'at')).toMatchObject({ enabled: ['ch', 'at'], recommendation: 'em' })
    expect(await choose(starter, 'ch', 'us')).toMatchObject({ recommendation: null })
    expect(await refusal(choose(starter, 'ch', 'at', 'us'))).toBe('offices.tooMany')
    expect(await refusal(choose(starter))).toBe('request.invalid')
    const enterprise = (await at.personOf('enterprise')).api
    expect((await enterprise.billing.offices()).enabled).toHaveLength(7)
    expect(await refusal(choose(enterprise, 'de'))).toBe('offices.allIncluded')
    expect((await (await at.personOf('professional')).api.billing.offices()).enabled).toHaveLength(5)
    const trial = (await at.personOf('trial')).api
    expect(await trial.billing.offices()).toMatchObject({ isChoosable: false, enabled: registrationOfficeCodes })
    expect(await refusal(choose(trial, 'de'))).toBe('plan.featureNotIncluded')
  })

  it('change freely until the first search, then once per billing period, also across month ends', async () => {
    const { api } = await at.personOf('starter')
    await choose(api, 'de', 'at')
    await choose(api, 'de', 'us')
    await search(api)
    await choose(api, 'de', 'em')
    expect(await refusal(choose(api, 'de', 'fr'))).toBe('offices.alreadyChanged')
    // Choosing the same two offices does not count as a change.
    await choose(api, 'em', 'de')
    const { changeableFromUtc } = await api.billing.offices()
    const untilThen = (Date.parse(changeableFromUtc ?? '') - at.now().getTime()) / 86_400_000
    await at.days(untilThen - 0.01)
    expect(await refusal(choose(api, 'de', 'fr'))).toBe('offices.alreadyChanged')
    await at.days(0.02)
    await choose(api, 'de', 'fr')
    expect(await refusal(choose(api, 'de', 'es'))).toBe('offices.alreadyChanged')
  })

  it('beyond the limit are deselected on a downgrade', async () => {
    const person = await at.personOf('professional')
    await choose(person.api, 'us', 'es', 'de', 'em', 'ch')
    const { id } = await person.api.billing.ownSubscription()
    await administrator.api.billing.changeSubscriptionProduct({ params: { id }, body: { product: 'starter' } })
    expect((await person.api.billing.offices()).enabled).toEqual(['us', 'es'])
    expect((await person.api.billing.ownSubscription()).packages.map(({ key }) => key)).toEqual(['us', 'es'])
  })
  it('can fill free places without using up the change, and are free to choose after a change of plan', async () => {
    const person = await at.personOf('starter')
    await search(person.api)
    await choose(person.api, 'us')
    expect((await choose(person.api, 'us', 'ch')).enabled).toEqual(['us', 'ch'])
    expect(await refusal(choose(person.api, 'us', 'de'))).toBe('offices.alreadyChanged')
    const { id } = await person.api.billing.ownSubscription()
    const move = (product: string) => administrator.api.billing.changeSubscriptionProduct({ params: { id }, body: { product } })
    await move('starter')
    expect(await refusal(choose(person.api, 'us', 'de'))).toBe('offices.alreadyChanged')
    await move('professional')
    expect((await choose(person.api, 'de', 'em', 'at', 'fr', 'es')).enabled).toHaveLength(5)
    expect(await refusal(choose(person.api, 'de', 'em', 'at', 'fr', 'us'))).toBe('offices.alreadyChanged')
  })

  it('include at least one in every plan', async () => {
    const body = { features: [{ key: 'offices' as const, limit: 0 }] }
    expect(await refusal(administrator.api.billing.changeProduct({ params: { key: 'starter' }, body }))).toBe('request.invalid')
  })
})
