import { type Product, type Subscription, subscriptionStates } from '@marklot/contracts/billing'
import { describe, expect, it } from 'vitest'
import { orderedProduct, ownProduct, planState, runningPromotion, shownPlans, suggestedPlan } from './plan-state.ts'

const price = { amount: 79, currency: 'EUR', vatRate: 19 } as const
const product = (key: string, rank: number, more: Partial<Product> = {}): Product => ({
  key,
  name: key,
  description: '',
  billingPlan: 'monthly',
  price,
  introductoryPrice: null,
  isOffered: true,
  isPromotional: false,
  rank,
  offices: null,
  features: [],
  ...more,
})
const starter = product('starter', 1)
const professional = product('professional', 2)
const enterprise = product('enterprise', 3)
const promo = product('professional-promo', 2, { isPromotional: true, introductoryPrice: { ...price, amount: 29, months: 2 } })
const products = [enterprise, promo, starter, professional]
const subscription = (key: string, state: Subscription['state'] = 'Active', type: Subscription['type'] = 'granted') =>
  ({ type, state, product: { key } }) as Subscription

describe('plans', () => {
  it('are for sale to visitors and in the trial', () => {
    for (const current of [undefined, subscription('trial', 'Active', 'trial')])
      expect(planState(starter, ownProduct(products, current))).toBe('buy')
  })

  it("are larger or smaller than the person's own", () => {
    const own = ownProduct(products, subscription('professional'))
    expect([starter, professional, enterprise].map((plan) => planState(plan, own))).toEqual(['downgrade', 'active', 'upgrade'])
  })

  it('are the same plan with and without an introductory price', () => {
    expect(planState(professional, ownProduct(products, subscription('professional-promo')))).toBe('active')
    expect(planState(promo, ownProduct(products, subscription('professional')))).toBe('active')
  })

  it('belong to the person while a contract prevents another one', () => {
    const held = (type: Subscription['type']) =>
      subscriptionStates.filter((state) => ownProduct(products, subscription('starter', state, type)) !== null)
    const live = ['Active', 'NotChecked', 'UnknownStatus', 'Error', 'Suspended']
    expect(held('paypal')).toEqual([...live, 'ApprovalPending', 'Approved'])
    expect(held('granted')).toEqual([...live, 'Cancelled', 'ApprovalPending', 'Approved'])
  })

  it('are suggested one size larger than the own one', () => {
    const suggested = (...current: Parameters<typeof subscription>) => suggestedPlan(products, subscription(...current))?.key
    expect(suggested('trial', 'Consumed', 'trial')).toBe('professional-promo')
    expect(suggested('professional', 'Cancelled', 'paypal')).toBe('professional')
    expect(suggested('starter')).toBe('professional')
    expect(suggested('professional')).toBe('enterprise')
    expect(suggested('enterprise')).toBeUndefined()
  })

  it("are ordered by size, without the promotional one, and without those no longer sold except the person's own", () => {
    expect(shownPlans(products, null).map(({ key }) => key)).toEqual(['starter', 'professional', 'enterprise'])
    const old = { ...starter, isOffered: false }
    expect(shownPlans([old, professional], null)).toEqual([professional])
    expect(shownPlans([old, professional], old)).toEqual([old, professional])
  })

  it('are ordered with the running offer by people who never had a plan', () => {
    expect(orderedProduct(professional, undefined, products)).toBe(promo)
    expect(orderedProduct(professional, subscription('trial', 'Active', 'trial'), products)).toBe(promo)
    expect(orderedProduct(starter, undefined, products)).toBe(starter)
    expect(orderedProduct(professional, subscription('starter'), products)).toBe(professional)
    expect(orderedProduct(professional, subscription('professional', 'Cancelled', 'paypal'), products)).toBe(professional)
    expect(orderedProduct(professional, undefined, [starter, professional])).toBe(professional)
  })

  it('have an introductory price only while the offer runs', () => {
    expect(runningPromotion(products)?.introductoryPrice).toMatchObject({ amount: 29, months: 2 })
    expect(runningPromotion([starter, { ...promo, isOffered: false }])).toBeNull()
  })
})
