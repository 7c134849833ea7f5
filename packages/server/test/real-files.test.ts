import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RegisterMark } from '../src/ingest/mark.ts'
import { readOutcomes } from './read-outcomes.ts'

/*
 * The USPTO's own files (the other offices' are read in `real-files-st66.test.ts`), where they lie beside the project (they are not ours to copy). What is expected was read from the files
 * by hand: office-feeds, section 7.
 */
const samples = process.env.SHARED_SAMPLES ?? resolve(import.meta.dirname, '../../../../shared/samples')

async function marksOf(...files: string[]): Promise<Map<string, RegisterMark>> {
  const marks = new Map<string, RegisterMark>()
  for (const file of files) {
    const { outcomes } = await readOutcomes('us', resolve(samples, file))
    for (const outcome of outcomes) {
      expect(outcome.kind).not.toBe('reject')
      if (outcome.kind === 'mark') marks.set(outcome.mark.applicationNumber, outcome.mark)
    }
  }
  return marks
}

describe.skipIf(!existsSync(samples))('real files of us', () => {
  it('reads the daily file', async () => {
    const marks = await marksOf('us-daily/seed-part-a.xml')
    expect([...marks.keys()]).toEqual(['87310367', '87703889', '87796079', '71112081', '72045204', '72244388'])
    expect(marks.get('71112081')).toMatchObject({
      registrationNumber: '0124134',
      brandState: '800',
      brandStateCategory: 'alive',
      expiryDate: '2029-01-14',
      niceClasses: [8],
      goods: [{ niceClass: 8, language: 'en', text: 'EMERY BOARDS' }],
      owners: [{ companyName: 'CUTEX, INC.', countryCode: 'US' }],
    })
    expect(marks.get('71112081')?.processes).toHaveLength(24)
    expect(marks.get('87310367')).toMatchObject({
      name: 'TUSIMPLE',
      registrationNumber: undefined,
      brandState: '688',
      brandStateCategory: 'new',
      oppositionPeriodStartDate: '2017-11-28',
      oppositionPeriodEndDate: '2017-12-28',
      niceClasses: [9, 12, 39, 42],
    })
    expect(JSON.stringify(marks.get('87310367'))).not.toContain('"TU SIMPLE"')
    expect(marks.get('87703889')).toMatchObject({
      brandType: 'Combined',
      viennaClasses: [{ code: '26.09.21', scheme: 'us-design' }],
      imageColor: 'Color is not claimed as a feature of the mark.',
    })
    expect(marks.get('72045204')).toMatchObject({ niceClasses: [32], expiryDate: '2029-01-20' })
    expect(marks.get('72244388')).toMatchObject({
      niceClasses: [7],
      owners: [{ companyName: 'AUDION ELEKTRO B.V.', countryCode: 'NL' }],
    })
  })

  it('leaves unmentioned what a status-only record does not speak of', async () => {
    const { outcomes } = await readOutcomes('us', resolve(samples, 'us-daily/annual-status-only-tx-60172053.xml'))
    expect(outcomes).toHaveLength(1)
    expect(outcomes[0]).toMatchObject({
      kind: 'mark',
      mark: { brandState: '626', brandStateCategory: 'dead', owners: [], niceClasses: [] },
    })
    const unmentioned = outcomes[0]?.kind === 'mark' ? outcomes[0].unmentioned : []
    expect(unmentioned).toEqual(
      expect.arrayContaining(['name', 'owners', 'goods', 'niceClasses', 'processes', 'correspondence', 'viennaClasses']),
    )
  })
})
