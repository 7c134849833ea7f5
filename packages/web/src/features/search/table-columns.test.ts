import type { BrandHit } from '@marklot/contracts/search'
import { describe, expect, it } from 'vitest'
import { usualColumns } from './table-columns.ts'

const hit = (rest: Partial<BrandHit>): BrandHit => ({
  brandId: 'de-1',
  name: 'Tavelo',
  brandType: 'Word',
  registrationOfficeCode: 'de',
  brandLogoUrl: null,
  brandState: { key: 'de.registered', shortDescription: 'registered', description: '' },
  brandStateCategory: 'alive',
  applicationNumberDisplay: '1',
  registrationNumberDisplay: null,
  applicationDate: null,
  registrationDate: '2020-01-01',
  oppositionPeriodEndDate: null,
  priorityDate: null,
  niceClasses: [],
  ownerName: null,
  ownerNameNeedsLogin: false,
  ownerNames: null,
  ownerSeat: null,
  score: null,
  comparison: null,
  ...rest,
})

describe('the usual columns of the table', () => {
  it('leave out those in which no hit has a value', () => {
    const score = { total: 90, look: 90, sound: 80, structure: null, meaning: null }
    expect(usualColumns([hit({ score })])).toEqual(['look', 'sound', 'office', 'number', 'state'])
  })
  it('keep a column that a single hit fills', () => {
    const filled = hit({ niceClasses: [9], applicationDate: '2019-01-01', ownerName: 'ACME' })
    expect(usualColumns([hit({}), filled])).toEqual(['office', 'number', 'state', 'classes', 'applicationDate', 'owner'])
  })
  it('keep the owner where it needs an account', () => {
    expect(usualColumns([hit({ ownerNameNeedsLogin: true })])).toContain('owner')
  })
})
