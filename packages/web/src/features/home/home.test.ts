import { describe, expect, it } from 'vitest'
import { capabilitiesOf } from '../../lib/capabilities.tsx'
import { testConfig } from '../../lib/test-config.ts'
import { resolveAddress } from '../../resolve-address.ts'
import { capabilities, routes } from '../../routes.ts'
import { partsOf, toolsOf } from './variants.ts'

describe('the variants of the home page', () => {
  const common = ['tools', 'benefits', 'register', 'latest', 'stories']

  it('show the same sections as the home page, in their own order', () => {
    for (const parts of Object.values(partsOf))
      expect(parts.filter((part) => common.includes(part)).toSorted()).toEqual(common.toSorted())
    expect(partsOf.home).toEqual(common)
    const orders = Object.values(partsOf).map(String)
    expect(new Set(orders).size).toBe(orders.length)
  })

  const namesOf = (...given: Parameters<typeof toolsOf>) => toolsOf(...given).map(({ tool }) => tool)

  it('have a card only for tools that exist, each with a link to its page', () => {
    expect(namesOf('home', new Map())).toEqual(['search', 'method', 'insights'])
    for (const { pathOf } of toolsOf('home', capabilities))
      expect(resolveAddress(pathOf('de'), 'de', testConfig).match).not.toBeNull()
  })

  it('show a tool once a route offers it', () => {
    const known = capabilitiesOf([{ path: '/monitor', offers: ['radar'] }])
    expect(namesOf('home', known)).toEqual(['radar', 'search', 'method'])
    expect(namesOf('home', capabilitiesOf(routes))).toEqual(['pilot', 'guardian', 'radar'])
    expect(toolsOf('home', known)[0]?.pathOf('fr')).toBe('/fr/monitor')
    const all = capabilitiesOf([{ path: '/all', offers: ['pilot', 'guardian.creation', 'radar'] }])
    expect(namesOf('home', all)).toEqual(['pilot', 'guardian', 'radar'])
  })

  it('lead from the card of Brand-Pilot to the search, and by a second link to its page', () => {
    const [pilot] = toolsOf('idea', capabilities)
    expect([pilot?.pathOf('de'), pilot?.ownPathOf?.('de')]).toEqual(['/de/search', '/de/pilot'])
  })

  it('put the tool of their own topic first', () => {
    const all = capabilitiesOf([{ path: '/all', offers: ['pilot', 'guardian.creation', 'radar'] }])
    const first = (known: typeof all) => (['idea', 'application', 'monitor'] as const).map((one) => namesOf(one, known)[0])
    expect(first(all)).toEqual(['pilot', 'guardian', 'radar'])
    expect(first(new Map())).toEqual(['search', 'method', 'insights'])
  })
})
