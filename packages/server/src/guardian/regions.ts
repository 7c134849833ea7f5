import { type OfficeSearchState, officeRelations, type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import { type AssessmentCase, guardianCountries, lacksOwnRegister, officesOfCountry } from '@marklot/contracts/guardian'
import type { NotSearched } from '@marklot/contracts/guardian-blocks'
import type { OfficeState } from '../register/index.ts'
import { type OfficeSet, officeSearchStates } from '../search/index.ts'

/* Determines which registers a case concerns (decision 31, "Which registers"). */

type Regions = Pick<AssessmentCase, 'registrationOfficeCodes' | 'countries'>

export interface SearchedRegions {
  /** The chosen offices, including those of the chosen countries, in the order of the contract. */
  chosen: readonly RegistrationOfficeCode[]
  /** Offices whose marks have effect in a chosen territory. */
  added: readonly RegistrationOfficeCode[]
  /** The chosen and added offices that the plan includes. */
  searched: OfficeSet
}

const inOrder = (codes: ReadonlySet<RegistrationOfficeCode>) => registrationOfficeCodes.filter((code) => codes.has(code))

/** Returns the office where applicants file for a country: its own, or that of the EU. */
const filingOffice = (country: Regions['countries'][number]): RegistrationOfficeCode[] => officesOfCountry(country).slice(0, 1)

/** Returns the offices that a case chooses. */
export const chosenOffices = ({ registrationOfficeCodes: codes, countries }: Regions): readonly RegistrationOfficeCode[] =>
  inOrder(new Set([...codes, ...countries.flatMap(filingOffice)]))

/** Returns the registers that a case concerns. @param permitted the offices of the plan */
export function regionsOf(regions: Regions, permitted: OfficeSet): SearchedRegions {
  const chosen = chosenOffices(regions)
  const related = new Set(chosen.flatMap((code) => officeRelations[code]))
  const added = inOrder(related).filter((code) => !chosen.includes(code))
  return { chosen, added, searched: new Set([...chosen, ...added].filter((code) => permitted.has(code))) }
}

/** Returns the states of all seven offices. */
export const officesAsked = (
  states: readonly OfficeState[],
  { searched }: SearchedRegions,
  permitted: OfficeSet,
): OfficeSearchState[] => officeSearchStates(states, permitted, searched)

/** Returns everything that the evaluation does not cover, so that readers do not mistake a gap for an all-clear. */
export function notSearchedIn(
  offices: readonly OfficeSearchState[],
  { chosen }: SearchedRegions,
  { countries }: Regions,
): NotSearched[] {
  const entry = (reason: NotSearched['reason'], part: Partial<NotSearched> = {}): NotSearched => ({
    reason,
    registrationOfficeCodes: [],
    countries: [],
    ...part,
  })
  const inState = (state: 'notInPlan' | 'notSelected' | 'noData') => {
    const codes = offices.filter((office) => office.state === state).map(({ code }) => code)
    return codes.length > 0 ? [entry(state, { registrationOfficeCodes: codes })] : []
  }
  // A mark of the EU has effect in all member states, so their national registers matter too.
  const concerned = chosen.includes('em') ? guardianCountries : countries
  const others = concerned.filter(lacksOwnRegister)
  return [
    ...inState('noData'),
    ...inState('notInPlan'),
    ...inState('notSelected'),
    ...(others.length > 0 ? [entry('otherRegister', { countries: others })] : []),
    entry('internationalElsewhere'),
    entry('namesInUse'),
    entry('companyNames'),
    entry('logos'),
  ]
}
