import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  BillingAddressInput,
  type Feature,
  initialsOf,
  isFeatureAvailable,
  isPermitted,
  permissionAreas,
  recommendedOffice,
  Subscription,
  subscriptionStateColour,
  subscriptionStates,
} from './index.ts'

const levels = fc.integer({ min: 0, max: 15 })
const lists = fc.uniqueArray(fc.record({ resource: fc.constantFrom(...permissionAreas), level: levels }), {
  selector: ({ resource }) => resource,
})

describe('a permission', () => {
  it('is granted when the global entry or the named one has all bits; the bits of the two do not add up', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom(...permissionAreas), levels, (list, area, level) => {
        const bits = (name: string) => list.find(({ resource }) => resource === name)?.level
        const has = (name: string) => bits(name) !== undefined && ((bits(name) ?? 0) & level) === level
        expect(isPermitted(list, area, level)).toBe(has('Global') || has(area))
      }),
    )
    expect(
      isPermitted(
        [
          { resource: 'Global', level: 1 },
          { resource: 'Users', level: 2 },
        ],
        'Users',
        3,
      ),
    ).toBe(false)
  })
  it('is not granted before the list is loaded', () => {
    for (const area of permissionAreas) expect(isPermitted(undefined, area, 0)).toBe(false)
  })
})

it('makes a feature available on the product or a package, without a limit or below it', () => {
  const feature = (limit: number | null, usages = 0): Feature => ({ key: 'radar', limit, usages })
  const on = (product: Feature[], packages: Feature[][] = []) =>
    isFeatureAvailable({ product: { features: product }, packages: packages.map((features) => ({ features })) }, 'radar')
  expect([on([feature(null, 9)]), on([feature(2, 1)]), on([], [[], [feature(null)]])]).toEqual([true, true, true])
  expect([on([feature(2, 2)]), on([feature(0)]), on([]), on([], [[]])]).toEqual([false, false, false, false])
})

it('shows Active in green, unknown states in grey and all others in red', () => {
  const colours = Object.fromEntries(subscriptionStates.map((state) => [state, subscriptionStateColour(state)]))
  expect(Object.keys(colours)).toHaveLength(12)
  const { Active, NotChecked, UnknownStatus, ...others } = colours
  expect([Active, NotChecked, UnknownStatus, ...new Set(Object.values(others))]).toEqual(['green', 'grey', 'grey', 'red'])
  expect(subscriptionStateColour('SomethingNew')).toBe('grey')
})

it('reads an unknown subscription state as UnknownStatus', () => {
  const subscription = {
    id: '6f1c6f0e-5d0b-4c39-9b2c-0d8a4f1f7a11',
    accountId: '6f1c6f0e-5d0b-4c39-9b2c-0d8a4f1f7a12',
    type: 'granted',
    billingPlan: 'monthly',
    startDate: '2026-01-01',
    validUntilDate: null,
    createdUtc: '2026-01-01T00:00:00Z',
    validFromUtc: '2026-01-01T00:00:00Z',
    validUntilUtc: null,
    accessUntilUtc: null,
    upcomingProduct: null,
    usagePeriod: null,
    product: { key: 'starter', name: 'Starter', description: '', billingPlan: 'monthly', features: [] },
    packages: [],
    subscriber: null,
    payPalSubscription: null,
    marketplaceSubscription: null,
  }
  for (const [sent, read] of [
    ['Suspended', 'Suspended'],
    ['OnHold', 'UnknownStatus'],
  ])
    expect(z.parse(Subscription, { ...subscription, state: sent }).state).toBe(read)
})

it.each([
  [{ givenName: 'Anna', familyName: 'Weber', name: null }, 'AW'],
  [{ givenName: null, familyName: null, name: 'Jörg Ömer von Ähren' }, 'JÄ'],
  [{ givenName: null, familyName: null, name: 'ﬁn' }, 'FI'],
  [{ givenName: '«Ida»', familyName: null, name: null }, 'I'],
  [{ givenName: null, familyName: null, name: ' – ' }, null],
  [{ givenName: null, familyName: null, name: null }, null],
])('takes the initials of %j', (user, initials) => {
  expect(initialsOf(user)).toBe(initials)
})

it('recommends the EU office when the chosen offices cover only parts of its territory', () => {
  expect(recommendedOffice(['de'])).toBe('em')
  expect(recommendedOffice(['us', 'fr'])).toBe('em')
  expect(recommendedOffice(['de', 'em'])).toBeNull()
  expect(recommendedOffice(['ch', 'us'])).toBeNull()
  expect(recommendedOffice([])).toBeNull()
})

it('requires a company of business customers and a valid e-mail address of everybody', () => {
  const address = { firstName: 'A', lastName: 'B', street: 'C 1', postalCode: '1', city: 'D', country: 'DE', email: 'a@b.test' }
  const isGood = (changes: object) => BillingAddressInput.safeParse({ ...address, ...changes }).success
  expect([isGood({}), isGood({ isBusinessCustomer: true, company: 'E' })]).toEqual([true, true])
  for (const changes of [{ isBusinessCustomer: true }, { city: ' ' }, { country: 'Germany' }, { email: 'a@b' }])
    expect({ changes, isGood: isGood(changes) }).toEqual({ changes, isGood: false })
})
