import type { OfficeSearchState } from '@marklot/contracts/search'
import { describe, expect, it } from 'vitest'
import { searchedOffices } from './searched-offices.ts'

const office = (code: OfficeSearchState['code'], rest: Partial<OfficeSearchState> = {}): OfficeSearchState => ({
  code,
  state: 'searched',
  asOf: '2026-11-19',
  late: false,
  marks: 1,
  ...rest,
})

describe('the as-of line', () => {
  it('names every office exactly once', () => {
    const all = [
      office('de'),
      office('em', { asOf: '2026-11-18' }),
      office('es', { asOf: '2026-11-12', late: true }),
      office('fr', { asOf: null }),
      office('at', { state: 'notSelected' }),
      office('us', { state: 'noData', asOf: null }),
      office('ch', { state: 'notInPlan' }),
    ]
    expect(searchedOffices(all)).toEqual({
      isAnySearched: true,
      current: { codes: ['de', 'em'], from: '2026-11-18', until: '2026-11-19' },
      undated: ['fr'],
      late: [all[2]],
      left: [
        { reason: 'notSelected', codes: ['at'] },
        { reason: 'noData', codes: ['us'] },
      ],
      outsidePlan: { codes: ['ch'], included: 6 },
    })
  })
  it('names no plan that includes every office', () => {
    expect(searchedOffices([office('de'), office('at', { state: 'notSelected' })]).outsidePlan).toBeNull()
  })
  it('never claims an office was searched when none was', () => {
    const states = ['noData', 'notSelected', 'notInPlan'] as const
    const none = searchedOffices(states.map((state) => office('de', { state })))
    expect(none).toMatchObject({ isAnySearched: false, current: null, undated: [], late: [] })
  })
})
