import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { Fact } from '@marklot/contracts/advisor'

/** What the facts about one thing hold. */
export interface Scope {
  classes: Set<number>
  percents: Set<number>
  dates: Set<string>
  offices: Set<RegistrationOfficeCode>
}
/** Figures, dates and offices belong to the thing that a fact is about, and not to any other. */
export interface Scopes {
  /** The names under assessment in lower case. */
  signs: ReadonlySet<string>
  ofSign: Scope
  /** What a sentence may state of a mark without naming it: how similar the nearest one is, and until when. */
  ofUnnamed: Scope
  /** By the names of found marks, of their entries and of changed signs, in lower case. */
  ofName: ReadonlyMap<string, Scope>
  /** The names of the marks that have a register entry of this number, both in lower case. */
  namesOfNumber: ReadonlyMap<string, ReadonlySet<string>>
}

const emptyScope = (): Scope => ({ classes: new Set(), percents: new Set(), dates: new Set(), offices: new Set() })

export function scopesOf(facts: readonly Fact[]): Scopes {
  const ofSign = emptyScope()
  const ofUnnamed = emptyScope()
  const ofName = new Map<string, Scope>()
  const namesOfNumber = new Map<string, Set<string>>()
  const scopeOf = (name: string) => {
    const scope = ofName.get(name.toLowerCase()) ?? emptyScope()
    ofName.set(name.toLowerCase(), scope)
    return scope
  }
  const addTo = (scopes: readonly Scope[], fact: Fact) => {
    for (const scope of scopes) {
      if ('niceClasses' in fact) for (const number of fact.niceClasses) scope.classes.add(number)
      if ('niceClass' in fact && fact.niceClass !== null) scope.classes.add(fact.niceClass)
      if ('registrationOfficeCode' in fact && fact.registrationOfficeCode !== null) scope.offices.add(fact.registrationOfficeCode)
      if (fact.kind === 'sign') for (const code of fact.registrationOfficeCodes) scope.offices.add(code)
      if (fact.kind === 'risk' && fact.conflictsIn100 !== null) scope.percents.add(fact.conflictsIn100)
      if (fact.kind === 'conflict' && fact.similarity !== null) scope.percents.add(fact.similarity)
      if (fact.kind === 'sign' && fact.asOf !== null) scope.dates.add(fact.asOf)
      if (fact.kind === 'step' && fact.date !== null) scope.dates.add(fact.date)
    }
  }
  for (const fact of facts) {
    if (fact.kind === 'conflict') {
      addTo([scopeOf(fact.name)], fact)
      if (fact.number !== null) {
        addTo([scopeOf(fact.number)], fact)
        const number = fact.number.toLowerCase()
        namesOfNumber.set(number, (namesOfNumber.get(number) ?? new Set()).add(fact.name.toLowerCase()))
      }
      if (fact.similarity !== null) ofUnnamed.percents.add(fact.similarity)
    } else if (fact.kind === 'step' && fact.name !== null) {
      addTo([scopeOf(fact.name)], fact)
      if (fact.date !== null) ofUnnamed.dates.add(fact.date)
    } else addTo([ofSign], fact)
  }
  const signs = new Set(facts.flatMap((fact) => (fact.kind === 'sign' ? [fact.name.toLowerCase()] : [])))
  return { signs, ofSign, ofUnnamed, ofName, namesOfNumber }
}
