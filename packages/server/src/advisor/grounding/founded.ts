import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { Fact, FactOf } from '@marklot/contracts/advisor'

export type Unsearched = FactOf<'unsearched'>['what']

/** Of which searches, grounds and changes the facts speak. */
export interface Founded {
  unsearched: ReadonlySet<Unsearched>
  unsearchedOffices: ReadonlySet<RegistrationOfficeCode>
  /** The offices that may object. */
  groundOffices: ReadonlySet<RegistrationOfficeCode>
  /** The offices and classes without which the risk falls. */
  leftOutOffices: ReadonlySet<RegistrationOfficeCode>
  narrowedClasses: ReadonlySet<number>
  /** Changed signs in lower case. They were not found in a register. */
  changedSigns: ReadonlySet<string>
}

export function foundedIn(facts: readonly Fact[]): Founded {
  const steps = facts.filter((fact) => fact.kind === 'step')
  const unsearched = facts.filter((fact) => fact.kind === 'unsearched')
  const officesOf = (list: readonly { registrationOfficeCode: RegistrationOfficeCode | null }[]) =>
    new Set(list.flatMap(({ registrationOfficeCode: code }) => (code === null ? [] : [code])))
  return {
    unsearched: new Set(unsearched.map(({ what }) => what)),
    unsearchedOffices: officesOf(unsearched.filter(({ what }) => what === 'office')),
    groundOffices: officesOf(facts.filter((fact) => fact.kind === 'ground')),
    leftOutOffices: officesOf(steps.filter(({ step }) => step === 'leaveOutOffice')),
    narrowedClasses: new Set(steps.flatMap(({ step, niceClass }) => (step === 'narrowClass' ? (niceClass ?? []) : []))),
    changedSigns: new Set(steps.flatMap(({ step, name }) => (step === 'changeSign' ? (name?.toLowerCase() ?? []) : []))),
  }
}
