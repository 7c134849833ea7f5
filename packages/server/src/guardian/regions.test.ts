import { registrationOfficeCodes } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import { chosenOffices, notSearchedIn, officesAsked, regionsOf } from './regions.ts'

const all = new Set(registrationOfficeCodes)
const choice = (codes: string, countries: string = '') =>
  ({ registrationOfficeCodes: words(codes), countries: words(countries) }) as Parameters<typeof regionsOf>[0]
const words = (text: string) => text.split(' ').filter((word) => word !== '')

describe('the registers of a case', () => {
  it('include that of the EU with a member state, and those of the member states with the EU', () => {
    expect(regionsOf(choice('de'), all)).toMatchObject({ chosen: ['de'], added: ['em'] })
    expect(regionsOf(choice('em'), all)).toMatchObject({ chosen: ['em'], added: ['de', 'at', 'fr', 'es'] })
    expect(regionsOf(choice('ch us'), all)).toMatchObject({ chosen: ['ch', 'us'], added: [] })
  })

  it('of a country are its own, or that of the EU', () => {
    expect(chosenOffices(choice('', 'DE IT CH'))).toEqual(['de', 'em', 'ch'])
  })

  it('are searched as far as the plan includes them', () => {
    const { searched } = regionsOf(choice('de at'), new Set(['de', 'at', 'ch'] as const))
    expect([...searched]).toEqual(['de', 'at'])
  })

  it('leave a list of everything that was not searched', () => {
    const regions = regionsOf(choice('de', 'IT'), new Set(['de', 'em', 'us'] as const))
    const states = registrationOfficeCodes.map((office) => ({
      office,
      marks: office === 'em' ? 0 : 9,
      asOf: null,
      gapSince: null,
      isSample: false,
    }))
    const permitted = new Set(['de', 'em', 'us'] as const)
    const missing = notSearchedIn(officesAsked(states, regions, permitted), regions, choice('de', 'IT'))
    expect(missing.map(({ reason, registrationOfficeCodes: codes }) => [reason, codes.join(' ')])).toEqual([
      ['noData', 'em'],
      ['notInPlan', 'at ch fr es'],
      ['notSelected', 'us'],
      ['otherRegister', ''],
      ['internationalElsewhere', ''],
      ['namesInUse', ''],
      ['companyNames', ''],
      ['logos', ''],
    ])
    // A mark of the EU has effect in all member states.
    expect(missing.find(({ reason }) => reason === 'otherRegister')?.countries).toEqual(expect.arrayContaining(['IT', 'PL']))
  })
})
