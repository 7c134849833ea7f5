import type { BrandProcess } from '@marklot/contracts/brand'
import { describe, expect, it } from 'vitest'
import { inOrder } from './process-order.ts'

const step = (processType: string, stateDate: string | null, publicationDate: string | null = null): BrandProcess => ({
  processType,
  stateDate,
  publicationDate,
  processState: null,
  processTypeTerm: null,
  processStateTerm: null,
  publicationSection: null,
  publicationSectionTerm: null,
  publicationIdentifier: null,
})

describe('the order of process steps', () => {
  it('is by day, then as delivered, undated last', () => {
    const steps = [step('undated', null), step('b', '2020-01-02'), step('c', '2020-01-02'), step('a', null, '2019-12-31')]
    expect(inOrder(steps).map(({ processType }) => processType)).toEqual(['a', 'b', 'c', 'undated'])
  })
})
