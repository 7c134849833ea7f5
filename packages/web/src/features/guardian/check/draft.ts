import {
  type AssessmentCase,
  type CaseTerm,
  type DraftChange,
  type GuardianCountry,
  type GuardianDraft,
  type GuardianStep,
  lacksOwnRegister,
  longestIdea,
  officesOfCountry,
} from '@marklot/contracts/guardian'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { maximumNameLength } from '@marklot/contracts/search'

/** The fields that the account keeps of a draft. */
export const draftFields = ['step', 'idea', 'name', 'logo', 'registrationOfficeCodes', 'countries', 'goods'] as const
export type DraftField = (typeof draftFields)[number]

/** The wizard's input. */
export interface CheckDraft {
  /** A UUID, chosen by the page. */
  id: string
  /** The step at which the wizard was left. */
  step: GuardianStep
  idea: string
  name: string
  /** Id of an uploaded logo. */
  logo: string | null
  /** A visitor's logo as a `data:` address. It is uploaded after the login. */
  picture: string | null
  registrationOfficeCodes: readonly RegistrationOfficeCode[]
  countries: readonly GuardianCountry[]
  goods: readonly CaseTerm[]
  /** The last evaluation of the draft, which the next one repeats. */
  assessmentId: number | null
  /** The evaluation that is running. */
  runningId: number | null
}

export const emptyDraft = (id: string): CheckDraft => ({
  id,
  step: 'description',
  idea: '',
  name: '',
  logo: null,
  picture: null,
  registrationOfficeCodes: [],
  countries: [],
  goods: [],
  assessmentId: null,
  runningId: null,
})

/** Returns a draft of the account in the wizard's form. Its fields in `changed` are newer in the browser. */
export function fromAccount(stored: GuardianDraft, own: CheckDraft | null, changed: readonly DraftField[]): CheckDraft {
  const { id, step, idea, name, logo, registrationOfficeCodes, countries, goods, assessment } = stored
  const newer = own ? Object.fromEntries(changed.map((field) => [field, own[field]])) : {}
  return {
    ...(own ?? emptyDraft(id)),
    ...{ step, idea, name, logo, registrationOfficeCodes, countries, goods, assessmentId: assessment?.id ?? null },
    ...newer,
  }
}

/** Returns the given fields of a draft, in the form in which they are sent. */
export const changeOf = (draft: CheckDraft, fields: readonly DraftField[]): DraftChange =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]))

/** Returns a text without what no text may contain and pasted ones sometimes do: U+0000 and halves of characters. */
export const storable = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '')

/** Nothing has been entered, so there is nothing to keep. */
export const isEmpty = ({ idea, name, logo, picture, registrationOfficeCodes, countries, goods }: CheckDraft): boolean =>
  `${idea}${name}`.trim() === '' &&
  logo === null &&
  picture === null &&
  registrationOfficeCodes.length + countries.length + goods.length === 0

/** Why a draft cannot be evaluated yet. */
export type DraftFault = 'ideaTooLong' | 'nameMissing' | 'nameTooLong' | 'nameNotComparable' | 'regionsMissing'

export function ideaFault({ idea }: Pick<CheckDraft, 'idea'>): DraftFault | null {
  return idea.trim().length > longestIdea ? 'ideaTooLong' : null
}

export function nameFault({ name }: Pick<CheckDraft, 'name'>): DraftFault | null {
  const sign = name.trim()
  if (sign === '') return 'nameMissing'
  if (sign.length > maximumNameLength) return 'nameTooLong'
  return /[\p{L}\p{N}]/u.test(sign) ? null : 'nameNotComparable'
}

export function regionsFault({ registrationOfficeCodes, countries }: CheckDraft): DraftFault | null {
  return registrationOfficeCodes.length + countries.length === 0 ? 'regionsMissing' : null
}

/** Returns the first step whose entries cannot be evaluated, with the reason. */
export function firstFault(draft: CheckDraft): { step: GuardianStep; fault: DraftFault } | null {
  const faults = [
    ['description', ideaFault(draft)],
    ['nameAndLogo', nameFault(draft)],
    ['regions', regionsFault(draft)],
  ] as const
  for (const [step, fault] of faults) if (fault) return { step, fault }
  return null
}

/** Returns the case to evaluate for a draft. */
export function caseOf({ idea, name, logo, registrationOfficeCodes, countries, goods }: CheckDraft): AssessmentCase {
  return {
    idea: idea.trim(),
    name: name.trim(),
    logo,
    registrationOfficeCodes: [...registrationOfficeCodes],
    countries: [...countries],
    goods: [...goods],
  }
}

/** Returns the register that applies in a country: its own, or the EU's. */
export const officeOf = (country: GuardianCountry): RegistrationOfficeCode => officesOfCountry(country)[0] ?? 'em'

/** Returns all chosen offices, including those of the chosen countries. */
export function chosenOffices({
  registrationOfficeCodes: offices,
  countries,
}: Pick<CheckDraft, 'registrationOfficeCodes' | 'countries'>): RegistrationOfficeCode[] {
  const chosen = new Set([...offices, ...countries.map(officeOf)])
  return registrationOfficeCodes.filter((code) => chosen.has(code))
}

export interface FilingPlan {
  /** Where to file. */
  offices: RegistrationOfficeCode[]
  /** Countries that one EU mark covers. */
  covered: GuardianCountry[]
  /** National offices of covered countries, where the founder can also file. */
  besides: RegistrationOfficeCode[]
}

/** Returns where to file a mark for these regions. One EU mark covers several member states. */
export function filingPlan({
  registrationOfficeCodes: offices,
  countries,
}: Pick<CheckDraft, 'registrationOfficeCodes' | 'countries'>): FilingPlan {
  const members = countries.filter((country) => officesOfCountry(country).includes('em'))
  const isByUnion = members.length > 1 || members.some(lacksOwnRegister)
  const covered = isByUnion ? members : []
  const chosen = new Set([
    ...offices,
    ...(isByUnion ? (['em'] as const) : []),
    ...countries.filter((country) => !covered.includes(country)).map(officeOf),
  ])
  const besides = covered.map(officeOf).filter((code) => !chosen.has(code))
  return {
    offices: registrationOfficeCodes.filter((code) => chosen.has(code)),
    covered,
    besides: registrationOfficeCodes.filter((code) => besides.includes(code)),
  }
}

/** Returns the classes of goods and services, in ascending order. */
export const classesOf = (goods: readonly CaseTerm[]): number[] =>
  [...new Set(goods.map(({ niceClass }) => niceClass))].sort((a, b) => a - b)

export const isSameTerm = (one: CaseTerm, other: CaseTerm): boolean =>
  one.niceClass === other.niceClass && one.text.toLocaleLowerCase() === other.text.toLocaleLowerCase()

/** Adds a term to the list, at most once, in the order of the classes. */
export function withTerm(goods: readonly CaseTerm[], { niceClass, text }: CaseTerm): CaseTerm[] {
  const term = { niceClass, text: storable(text) }
  return [...withoutTerm(goods, term), term].sort((a, b) => a.niceClass - b.niceClass)
}

export const withoutTerm = (goods: readonly CaseTerm[], term: CaseTerm): CaseTerm[] =>
  goods.filter((one) => !isSameTerm(one, term))
