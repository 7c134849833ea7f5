import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RegisterMark } from '../src/register/index.ts'
import { hasOfficeSamples, officeSamples as samples } from './office-samples.ts'
import { readOutcomes } from './read-outcomes.ts'

// Tests the adapter on real files of the USPTO. The expected values were read from the files by hand; see office-feeds,
// section 7.

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

describe.skipIf(!hasOfficeSamples)('real files of the USPTO', () => {
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

  it('leaves out what a status-only record does not mention', async () => {
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

  it.each(['ST96', 'ST66'])('reads the case status of a figurative mark in %s', async (standard) => {
    const mark = (await marksOf(`us-tsdr/sn77478018-${standard}.xml`)).get('77478018')
    expect(mark).toMatchObject({
      registrationNumber: '3717416',
      brandType: 'Figurative',
      originBrandType: '2',
      kindMark: 'Trademark',
      brandState: '701',
      brandStateCategory: 'alive',
      applicationDate: '2008-05-19',
      registrationDate: '2009-12-01',
      publicationDate: '2009-09-15',
      oppositionPeriodEndDate: '2009-10-15',
      expiryDate: '2019-12-01',
      imageColor: 'Color is not claimed as a feature of the mark.',
      niceClasses: [14, 25, 30],
      goods: [
        { niceClass: 14, language: 'en', text: 'Jewelry' },
        { niceClass: 25, language: 'en', text: 'CLOTHING, NAMELY, SHIRTS, HATS, AND BABY JUMPSUITS' },
        { niceClass: 30, language: 'en', text: 'King Cake Pastries' },
      ],
      owners: [{ companyName: "Haydel's Bakery", lines: ['4037 Jefferson Highway'], city: 'Jefferson', countryCode: 'US' }],
      representatives: [{ name: 'John W Hazard Jr' }],
      correspondence: { name: 'JOHN W HAZARD JR', companyName: 'WEBSTER CHAMBERLAIN & BEAN', city: 'WASHINGTON' },
    })
    expect(mark?.name).toBeUndefined()
    expect(mark?.description).toMatch(/^The mark consists of a stylized dog .* smaller beads\.$/)
    expect(mark?.viennaClasses.map(({ code }) => code)).toEqual(['03.01.08', '03.01.24', '17.03.02', '26.11.21'])
    expect(mark?.processes).toHaveLength(40)
    expect(mark?.processes[0]).toMatchObject({ processType: 'NEW APPLICATION ENTERED IN TRAM', stateDate: '2008-05-22' })
    expect(mark?.logo?.files).toContain('markImage.jpg')
  })

  it.each(['ST96', 'ST66'])('reads the case status of a mark with four owners in %s', async (standard) => {
    const mark = (await marksOf(`us-tsdr/rn3886986-${standard}.xml`)).get('77658723')
    expect(mark).toMatchObject({
      name: 'THE BLUEBOOK A UNIFORM SYSTEM OF CITATION',
      registrationNumber: '3886986',
      brandType: 'Word',
      kindMark: 'Trademark, Service mark',
      applicationDate: '2009-01-28',
      niceClasses: [16, 41],
      tradeDistinctivenessIndicator: true,
      tradeDistinctivenessText: 'The 2(f) claim is restricted to class(es) 016 only.',
      representatives: [{ name: 'Emilia F. Cannella' }],
      correspondence: { companyName: 'ROPES & GRAY LLP', lines: ['800 Boylston Street', 'Prudential Tower'] },
    })
    expect(mark?.logo).toBeUndefined()
    expect(mark?.owners.map(({ companyName, city }) => [companyName, city])).toEqual([
      ['COLUMBIA LAW REVIEW ASSOCIATION, INC.', 'New York'],
      ['HARVARD LAW REVIEW ASSOCIATION', 'Cambridge'],
      ['UNIVERSITY OF PENNSYLVANIA LAW REVIEW', 'Philadelphia'],
      ['THE YALE LAW JOURNAL', 'New Haven'],
    ])
  })

  it('reads the case status of a word mark', async () => {
    const mark = (await marksOf('us-tsdr/sn85334015-ST96.xml')).get('85334015')
    expect(mark).toMatchObject({
      name: 'ULTRABOOK',
      brandType: 'Word',
      brandState: '700',
      expiryDate: '2023-01-29',
      niceClasses: [9],
    })
    // The mark's own Madrid filing does not make it a designation.
    expect(mark?.isMadridDesignation).toBeUndefined()
  })
})
