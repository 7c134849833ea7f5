import type { AdvicePurpose, Fact } from '@marklot/contracts/advisor'

const kindsOf: Record<AdvicePurpose, readonly Fact['kind'][]> = {
  summary: ['sign', 'risk', 'count', 'conflict', 'ground', 'meaning', 'unsearched'],
  grounds: ['sign', 'ground'],
  meaning: ['sign', 'meaning'],
  nextSteps: ['sign', 'risk', 'step'],
}

/** Returns the facts that a text of this purpose is about, in a fixed order of kinds. */
export function factsOfPurpose(facts: readonly Fact[], purpose: AdvicePurpose): Fact[] {
  return kindsOf[purpose].flatMap((kind) => facts.filter((fact) => fact.kind === kind))
}
