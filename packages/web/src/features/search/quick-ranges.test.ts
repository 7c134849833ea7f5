import { describe, expect, it } from 'vitest'
import { quickRange } from './quick-ranges.ts'

describe('quick ranges', () => {
  it('count today', () => {
    expect(quickRange('last30', '2026-03-01')).toEqual({ from: '2026-01-31', until: '2026-03-01' })
    expect(quickRange('next30', '2026-11-20')).toEqual({ from: '2026-11-20', until: '2026-12-19' })
    expect(quickRange('last90', '2028-03-01')).toEqual({ from: '2027-12-03', until: '2028-03-01' })
    expect(quickRange('next90', '2026-12-31')).toEqual({ from: '2026-12-31', until: '2027-03-30' })
  })
  it('know the year', () => {
    expect(quickRange('year', '2026-11-20')).toEqual({ from: '2026-01-01', until: '2026-12-31' })
  })
})
