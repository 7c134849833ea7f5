import type { Locale, RegistrationOfficeCode } from '@marklot/contracts'
import type { countedThings, Fact } from '@marklot/contracts/advisor'
import type { RiskClass } from '@marklot/contracts/guardian-blocks'
import { bindWords } from '../words.ts'
import { type Founded, foundedIn } from './founded.ts'
import { type Scopes, scopesOf } from './scopes.ts'

/**
 * The kinds of counts that a text may state. `decided` are the shares of 100 decided cases. `ownClasses` are the
 * classes of the sign that a named mark has too.
 */
export type CountedKind =
  | (typeof countedThings)[number]
  | 'offices'
  | 'classes'
  | 'conflicts'
  | 'grounds'
  | 'meanings'
  | 'steps'
  | 'decided'
  | 'ownClasses'

/** The facts that a text may state, by kind: a class number is not a count, and a count is not a percentage. */
export interface FactSets {
  /** Names, numbers of register entries, and words of grounds and meanings, as they are written. */
  names: string[]
  /** The names under assessment in lower case, unless a found mark has the same name. */
  own: ReadonlySet<string>
  classes: ReadonlySet<number>
  percents: ReadonlySet<number>
  /** Counts stated in facts, and the number of facts of each kind. */
  counts: ReadonlySet<number>
  /** The counts of each kind. A kind that is missing is compared with all counts. */
  countsOf: Readonly<Partial<Record<CountedKind, ReadonlySet<number> | undefined>>>
  /** How many classes of the sign each found mark has, by its name in lower case. */
  ownClassesOfName: ReadonlyMap<string, ReadonlySet<number>>
  /** Dates such as `2027-03-08`. */
  dates: readonly string[]
  offices: ReadonlySet<RegistrationOfficeCode>
  /** The people and companies of the facts, in lower case, which a text may name as owners. */
  people: ReadonlySet<string>
  /** The languages of meanings, named in the reader's language in lower case. */
  languages: ReadonlySet<string>
  overallRisk: RiskClass | null
  /** The risk class of each named mark, by its name in lower case. */
  riskOfName: ReadonlyMap<string, ReadonlySet<RiskClass>>
  /** Which figures, dates and offices belong to which name; without it, each may stand beside any name. */
  scopes?: Scopes
  /** Of which searches, grounds and changes the facts speak; without it, none of these claims is checked. */
  founded?: Founded
}

/** How many conflicts the rules name in a summary. */
const mostNamed = 3
const positive = (...numbers: number[]) => numbers.filter((number) => number > 0)
const emptyCounts = (): Record<Exclude<CountedKind, 'ownClasses'>, Set<number>> => ({
  identicalNames: new Set(),
  similarNames: new Set(),
  identicalLogos: new Set(),
  similarLogos: new Set(),
  similarGoods: new Set(),
  sameClass: new Set(),
  offices: new Set(),
  classes: new Set(),
  conflicts: new Set(),
  grounds: new Set(),
  meanings: new Set(),
  steps: new Set(),
  decided: new Set(),
})

export function factSets(facts: readonly Fact[], locale: Locale): FactSets {
  const words = bindWords(locale)
  const names = new Set<string>()
  const classes = new Set<number>()
  const percents = new Set<number>()
  const counts = new Set<number>()
  const countsOf = emptyCounts()
  const count = (kind: keyof typeof countsOf, ...numbers: number[]) => {
    for (const number of numbers) {
      counts.add(number)
      countsOf[kind].add(number)
    }
  }
  const dates = new Set<string>()
  const covered = new Set<RegistrationOfficeCode>()
  const languages = new Set<string>()
  const riskOfName = new Map<string, Set<RiskClass>>()
  const ownClasses = new Set(facts.flatMap((fact) => (fact.kind === 'sign' ? fact.niceClasses : [])))
  const ownClassesOfName = new Map<string, Set<number>>()
  let overallRisk: RiskClass | null = null
  for (const fact of facts) {
    if ('name' in fact && fact.name !== null) names.add(fact.name)
    if ('niceClasses' in fact) for (const number of fact.niceClasses) classes.add(number)
    if ('registrationOfficeCode' in fact && fact.registrationOfficeCode !== null) covered.add(fact.registrationOfficeCode)
    switch (fact.kind) {
      case 'sign':
        for (const code of fact.registrationOfficeCodes) covered.add(code)
        if (fact.asOf !== null) dates.add(fact.asOf)
        count('offices', ...positive(fact.registrationOfficeCodes.length))
        count('classes', ...positive(fact.niceClasses.length))
        break
      case 'risk':
        overallRisk = fact.riskClass
        if (fact.conflictsIn100 !== null) {
          percents.add(fact.conflictsIn100)
          count('decided', fact.conflictsIn100)
        }
        break
      case 'count':
        count(fact.of, fact.count)
        break
      case 'conflict': {
        if (fact.number !== null) names.add(fact.number)
        if (fact.similarity !== null) percents.add(fact.similarity)
        const key = fact.name.toLowerCase()
        const known = riskOfName.get(key) ?? new Set<RiskClass>()
        if (fact.riskClass !== null) known.add(fact.riskClass)
        riskOfName.set(key, known)
        const shared = fact.niceClasses.filter((niceClass) => ownClasses.has(niceClass)).length
        ownClassesOfName.set(key, (ownClassesOfName.get(key) ?? new Set()).add(shared))
        break
      }
      case 'ground':
        for (const word of fact.words) names.add(word)
        break
      case 'meaning':
        for (const word of [fact.part, fact.word, fact.meaning]) names.add(word)
        languages.add(words.language(fact.language).toLowerCase())
        break
      case 'step':
        if (fact.niceClass !== null) classes.add(fact.niceClass)
        if (fact.date !== null) dates.add(fact.date)
        break
    }
  }
  const numberOf = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).length
  // The rules name three conflicts and state how many others there are.
  count('conflicts', ...positive(numberOf('conflict'), numberOf('conflict') - mostNamed))
  count('grounds', ...positive(numberOf('ground')))
  count('meanings', ...positive(numberOf('meaning')))
  count('steps', ...positive(numberOf('step')))
  const found = new Set(facts.flatMap((fact) => (fact.kind === 'conflict' ? [fact.name.toLowerCase()] : [])))
  const own = facts.flatMap((fact) => (fact.kind === 'sign' ? [fact.name.toLowerCase()] : []))
  return {
    names: [...names],
    own: new Set(own.filter((name) => !found.has(name))),
    classes,
    percents,
    counts,
    countsOf,
    ownClassesOfName,
    dates: [...dates],
    offices: covered,
    // The facts of an assessment name no owners.
    people: new Set(),
    languages,
    overallRisk,
    riskOfName,
    scopes: scopesOf(facts),
    founded: foundedIn(facts),
  }
}
