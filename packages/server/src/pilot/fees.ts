import { officeRelations, type RegistrationOfficeCode } from '@marklot/contracts'
import { type FilingFee, filingFeeOf } from '@marklot/contracts/guardian'
import { classesOfProject } from '@marklot/contracts/pilot'
import type { ProjectFees } from '@marklot/contracts/pilot-filing'
import { filingFees } from '../guardian/index.ts'
import type { ProjectContent } from './projects.store.ts'

type Project = Pick<ProjectContent, 'niceClasses' | 'goods' | 'registrationOfficeCodes'>

const roundCents = (amount: number) => Math.round(amount * 100) / 100

/** Returns the cost of filing for the classes of a project; for one class as long as none is chosen. */
export function feesOf(project: Project, now: Date): ProjectFees {
  const niceClasses = classesOfProject(project)
  const chosen = new Set(project.registrationOfficeCodes)
  const offices = filingFees(now).map((fee) => ({
    ...fee,
    amount: filingFeeOf(fee, Math.max(1, niceClasses.length)),
    isChosen: chosen.has(fee.registrationOfficeCode),
  }))
  const amountAt = (code: RegistrationOfficeCode) => offices.find((one) => one.registrationOfficeCode === code)?.amount ?? 0
  const members = officeRelations.em.filter((code) => chosen.has(code))
  const compared = members.length > 0 ? members : officeRelations.em
  return {
    niceClasses,
    offices,
    sums: sumsOf(offices.filter(({ isChosen }) => isChosen)),
    euAgainstCountries: {
      eu: amountAt('em'),
      registrationOfficeCodes: [...compared],
      countries: roundCents(compared.reduce((sum, code) => sum + amountAt(code), 0)),
    },
  }
}

/** Returns one sum for each currency, in the order of the offices. */
function sumsOf(offices: readonly { currency: FilingFee['currency']; amount: number }[]): ProjectFees['sums'] {
  const sums = new Map<FilingFee['currency'], number>()
  for (const { currency, amount } of offices) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount: roundCents(amount) }))
}
