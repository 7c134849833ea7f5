import type { LatestBrand } from '@marklot/contracts/statistics'
import { describe, expect, it } from 'vitest'
import { resolveAddress } from '../../resolve-address.ts'
import { routes } from '../../routes.ts'
import { exampleOf } from './example.ts'
import { partsOf, toolPaths, tools, toolsOf } from './variants.ts'

const brand = (name: string | null): LatestBrand => ({
  brandId: 'de-1',
  name,
  brandType: 'Word',
  registrationOfficeCode: 'de',
  brandLogoUrl: null,
  brandStateCategory: 'new',
  applicationDate: '2026-11-20',
  numberDisplay: '1',
  niceClasses: [],
})

describe('the example of the hero', () => {
  it('is the first of the latest marks whose name is one plain word', () => {
    const latest = [null, 'AB', 'ZIMT FEUER', 'Kinderhotelwelt', 'A1 Plus', 'Süßholz', 'Tavilo'].map(brand)
    expect(exampleOf(latest)?.name).toBe('Süßholz')
  })

  it('is none when there is none', () => {
    expect(exampleOf([])).toBeNull()
    expect(exampleOf([brand(null), brand('1234567')])).toBeNull()
  })
})

describe('the variants of the home page', () => {
  const common = ['tools', 'benefits', 'register', 'latest', 'stories']

  it('all show what the home page shows, in an order of their own', () => {
    for (const parts of Object.values(partsOf))
      expect(parts.filter((part) => common.includes(part)).toSorted()).toEqual(common.toSorted())
    expect(partsOf.home).toEqual(common)
    const orders = Object.values(partsOf).map(String)
    expect(new Set(orders).size).toBe(orders.length)
  })

  it('link each tool to its page as soon as it exists', () => {
    const names = new Set<string>(routes.map(({ name }) => name))
    const has = { pilot: names.has('Search'), guardian: names.has('Create'), radar: names.has('Monitor') }
    for (const tool of tools) expect({ [tool]: toolPaths[tool] !== null }).toEqual({ [tool]: has[tool] })
    for (const path of Object.values(toolPaths)) if (path) expect(resolveAddress(path('de'), 'de', false).match).not.toBeNull()
  })

  it('put the tool they are about first', () => {
    expect(Object.values(toolsOf).map(([first]) => first)).toEqual(['pilot', 'pilot', 'guardian', 'radar'])
    for (const order of Object.values(toolsOf)) expect(order.toSorted()).toEqual([...tools].toSorted())
  })
})
