import type { Product } from '@marklot/contracts/billing'
import { describe, expect, it } from 'vitest'
import { faultsOf, productChange, typedProduct } from './product-form.ts'

const product: Product = {
  key: 'starter',
  name: 'Starter',
  description: 'For one mark.',
  billingPlan: 'monthly',
  price: { amount: 29.5, currency: 'EUR', vatRate: 19 },
  introductoryPrice: null,
  isOffered: true,
  isPromotional: false,
  rank: 1,
  offices: 2,
  features: [
    { key: 'search.name', limit: null },
    { key: 'offices', limit: 2 },
  ],
}
const typed = typedProduct(product, ',')

describe('the form of a product', () => {
  it('shows amounts in the notation of the language', () => {
    expect(typed).toMatchObject({ price: '29,5', vatRate: '19', features: { 'search.name': '', offices: '2' } })
  })
  it('accepts stored values and sends no change', () => {
    expect(faultsOf(typed, false)).toEqual({})
    expect(productChange(product, typed, typed)).toEqual({})
  })
  it.each([
    [{ price: '' }, { price: 'required' }],
    [{ price: '1.000,00' }, { price: 'decimal' }],
    [{ vatRate: '101' }, { vatRate: 'percentage' }],
    [{ vatRate: 'x' }, { vatRate: 'percentage' }],
    [{ description: ' ' }, { description: 'required' }],
    [{ features: { radar: '-1' } }, { 'limit.radar': 'invalid' }],
    [{ features: { radar: '1,5' } }, { 'limit.radar': 'invalid' }],
  ])('%j is wrong in %j', (change, faults) => {
    expect(faultsOf({ ...typed, ...change }, false)).toEqual(faults)
  })
  it('sends what was changed', () => {
    expect(productChange(product, typed, { ...typed, price: '31,00', isOffered: false })).toEqual({
      price: '31,00',
      isOffered: false,
    })
    expect(productChange(product, typed, { ...typed, features: { radar: '3', 'search.name': '' } })).toEqual({
      features: [
        { key: 'search.name', limit: null },
        { key: 'radar', limit: 3 },
      ],
    })
  })
  it('checks only the months of a promotional product', () => {
    const promotional = { ...typed, price: 'x', months: '25' }
    expect(faultsOf(promotional, true)).toEqual({ introductoryMonths: 'invalid' })
    expect(productChange({ ...product, isPromotional: true }, typed, { ...promotional, months: '3' })).toEqual({
      introductoryMonths: 3,
    })
  })
})
