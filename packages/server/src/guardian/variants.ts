import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { SaferChange } from '@marklot/contracts/guardian-assessment'
import { classesOf } from './blocks/names.ts'
import { type Findings, findingOf } from './findings.ts'
import { otherSigns, type SignChange } from './other-signs.ts'
import { chosenOffices } from './regions.ts'

/** A changed case, and its change. */
export type Variant = Pick<SaferChange, 'kind' | 'registrationOfficeCode' | 'niceClass' | 'term' | 'name'> & {
  brandCase: AssessmentCase
}

/** The most terms to leave out one by one; those nearest to found marks come first. */
const mostTerms = 5
/** The most signs to try of each kind. */
const mostSigns = 6

const nothing = { registrationOfficeCode: null, niceClass: null, term: null, name: null }

/** Returns the changes of a case that are worth an evaluation, given the findings. */
export function variantsOf(brandCase: AssessmentCase, findings: Findings): Variant[] {
  return [
    ...withoutOffices(brandCase),
    ...withoutClasses(brandCase),
    ...withoutTerms(brandCase, findings),
    ...withOtherSigns(brandCase),
  ]
}

function withoutOffices(brandCase: AssessmentCase): Variant[] {
  const chosen = chosenOffices(brandCase)
  if (chosen.length < 2) return []
  return chosen.map((code) => ({
    kind: 'withoutOffice',
    ...nothing,
    registrationOfficeCode: code,
    brandCase: {
      ...brandCase,
      registrationOfficeCodes: brandCase.registrationOfficeCodes.filter((one) => one !== code),
      countries: brandCase.countries.filter(
        (country) => !chosenOffices({ registrationOfficeCodes: [], countries: [country] }).includes(code),
      ),
    },
  }))
}

function withoutClasses(brandCase: AssessmentCase): Variant[] {
  const classes = classesOf(brandCase)
  if (classes.length < 2) return []
  return classes.map((niceClass) => ({
    kind: 'withoutClass',
    ...nothing,
    niceClass,
    brandCase: { ...brandCase, goods: brandCase.goods.filter((term) => term.niceClass !== niceClass) },
  }))
}

/**
 * Returns variants without the goods and services that are close to those of a found mark, if others of their class
 * remain.
 */
function withoutTerms(brandCase: AssessmentCase, { industry }: Findings): Variant[] {
  const near = findingOf(industry)?.terms.filter(({ degree }) => degree === 'identical' || degree === 'similar') ?? []
  const isSame = (one: AssessmentCase['goods'][number], other: AssessmentCase['goods'][number]) =>
    one.niceClass === other.niceClass && one.text === other.text
  return near
    .filter(({ niceClass }) => brandCase.goods.filter((term) => term.niceClass === niceClass).length > 1)
    .slice(0, mostTerms)
    .map(({ niceClass, text }) => ({
      kind: 'withoutTerm',
      ...nothing,
      niceClass,
      term: { niceClass, text },
      brandCase: { ...brandCase, goods: brandCase.goods.filter((term) => !isSame(term, { niceClass, text })) },
    }))
}

function withOtherSigns(brandCase: AssessmentCase): Variant[] {
  const numbers = new Map<SignChange, number>()
  return otherSigns(brandCase.name).flatMap(({ kind, name }) => {
    const number = (numbers.get(kind) ?? 0) + 1
    numbers.set(kind, number)
    return number > mostSigns ? [] : [{ kind, ...nothing, name, brandCase: { ...brandCase, name } }]
  })
}
