import type { FactSets } from './fact-sets.ts'
import type { Scope } from './scopes.ts'

/** Words by which a sentence goes on about the register entry of a mark that was named before it. */
export const entered =
  /eingetragen|angemeldet|registered|filed|enregistrée?|déposée?|registrad[ao]|solicitad[ao]|registrat[oa]|depositat[oa]/iu

/**
 * Returns the sets that a sentence with these names may be about, of which one must hold: without what belongs to other
 * marks. A sentence without names is about the sign, or goes on about one mark ("It is registered …").
 */
export function aboutNames(sentence: string, sets: FactSets, names: readonly string[]): FactSets[] {
  if (sets.scopes === undefined) return [sets]
  const { signs, ofSign, ofUnnamed, ofName } = sets.scopes
  const named = names.flatMap((name) => ofName.get(name.toLowerCase()) ?? [])
  // A found mark may have the name under assessment.
  const isAboutSign = named.length === 0 || names.some((name) => signs.has(name.toLowerCase()))
  const goesOn = names.length === 0 && entered.test(sentence) ? [...ofName.values()].map((scope) => [scope]) : []
  return [[...named, ...(isAboutSign ? [ofSign] : []), ...(named.length === 0 ? [ofUnnamed] : [])], ...goesOn].map((scopes) =>
    within(sets, scopes),
  )
}

function within(sets: FactSets, scopes: readonly Scope[]): FactSets {
  const all = <Value>(of: (scope: Scope) => ReadonlySet<Value>) => new Set(scopes.flatMap((scope) => [...of(scope)]))
  return {
    ...sets,
    classes: all(({ classes }) => classes),
    // How often cases are decided so is true beside every mark.
    percents: new Set([...all(({ percents }) => percents), ...(sets.scopes?.ofSign.percents ?? [])]),
    dates: [...all(({ dates }) => dates)],
    offices: all(({ offices }) => offices),
  }
}

/** Returns whether every number of a register entry in a sentence belongs to a mark that the sentence names. */
export function numbersBelong({ scopes }: FactSets, names: readonly string[]): boolean {
  if (scopes === undefined) return true
  const lower = names.map((name) => name.toLowerCase())
  const marks = new Set(lower.filter((name) => scopes.ofName.has(name) && !scopes.namesOfNumber.has(name)))
  return lower.every((number) => {
    const owners = scopes.namesOfNumber.get(number)
    return owners === undefined || marks.size === 0 || [...owners].some((owner) => marks.has(owner))
  })
}
