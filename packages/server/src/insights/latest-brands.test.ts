import type { LatestBrand } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import type { BrandRow } from '../register/index.ts'
import { chooseLatest, mixLatest, newestFirst } from './latest-brands.ts'

const row = (id: string, applicationDate: string, { name = id, logo = null }: Partial<BrandRow> = {}): BrandRow => ({
  office: 'de',
  id: `de-${id}`,
  serial: 1,
  name,
  brandType: 'Word',
  stateCategory: 'new',
  stateKey: 'de.x',
  applicationNumber: '3020260001234',
  registrationNumber: null,
  applicationDate,
  registrationDate: null,
  oppositionEndDate: null,
  priorityDate: applicationDate,
  niceClasses: [9],
  ownerName: 'Muster GmbH',
  ownerNames: null,
  ownerSeat: null,
  logo,
  removed: false,
})
const ids = (brands: readonly LatestBrand[]) => brands.map(({ brandId }) => brandId.slice(3))

describe('the latest marks of an office', () => {
  it('start with those that have a picture, among the newest days', () => {
    const rows = [
      row('A', '2026-06-30'),
      row('B', '2026-06-30', { logo: 'logos/b.png' }),
      row('C', '2026-06-29'),
      row('D', '2026-06-28', { logo: 'logos/d.png' }),
      row('E', '2026-05-31', { logo: 'logos/e.png' }),
    ]
    expect(ids(chooseLatest(rows, 3))).toEqual(['B', 'D', 'A'])
    expect(ids(chooseLatest(rows, 12))).toEqual(['B', 'D', 'A', 'C', 'E'])
    expect(ids(newestFirst(chooseLatest(rows, 12)))).toEqual(['B', 'A', 'C', 'D', 'E'])
  })

  it('have a name or a picture, and show no owner', () => {
    const [shown, ...others] = chooseLatest([row('A', '2026-06-30', { name: null }), row('B', '2026-06-29')], 12)
    expect(others).toEqual([])
    expect(shown).toEqual({
      brandId: 'de-B',
      name: 'B',
      brandType: 'Word',
      registrationOfficeCode: 'de',
      brandLogoUrl: null,
      brandStateCategory: 'new',
      applicationDate: '2026-06-29',
      numberDisplay: '30 2026 000 123.4',
      niceClasses: [9],
    })
  })

  it('of several offices alternate, regardless of their numbers', () => {
    const many = chooseLatest(
      ['A', 'B', 'C', 'D'].map((id) => row(id, '2026-06-30')),
      12,
    )
    const few = chooseLatest([row('X', '2026-06-12')], 12)
    expect(ids(mixLatest([many, few, []], 3))).toEqual(['A', 'X', 'B'])
  })
})
