import { harmonisedStates } from './brand-states-harmonised.ts'
import { atStates, chStates, deStates, frStates } from './brand-states-national.ts'
import type { StateTexts } from './brand-states-table.ts'
import { usStates000To649 } from './brand-states-us-1.ts'
import { usStates650To739 } from './brand-states-us-2.ts'
import { usStates740To973 } from './brand-states-us-3.ts'

export type { StateText } from './brand-states-table.ts'

const tables: readonly (readonly [office: string, table: ReadonlyMap<string, StateTexts>])[] = [
  ...['at', 'ch', 'de', 'em', 'es', 'fr'].map((office) => [office, harmonisedStates] as const),
  ['at', atStates],
  ['ch', chStates],
  ['de', deStates],
  ['fr', frStates],
  ['us', usStates000To649],
  ['us', usStates650To739],
  ['us', usStates740To973],
]

/**
 * The offices' own states by key (`{office}.{slug of the office's text or code}`), in five languages. The slug is in
 * lower case without accents, with umlauts transcribed and every other character replaced by a hyphen.
 */
export const brandStates: Readonly<Record<string, StateTexts>> = Object.fromEntries(
  tables.flatMap(([office, table]) => [...table].map(([slug, texts]) => [`${office}.${slug}`, texts] as const)),
)

/** Returns true for the states of ST.66 and TMview, which every office but the USPTO may deliver in English. */
export function isHarmonisedState(slug: string): boolean {
  return harmonisedStates.has(slug)
}
