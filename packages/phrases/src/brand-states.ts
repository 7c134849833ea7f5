import { harmonisedStates } from './brand-states-harmonised.ts'
import { atStates, chStates, deStates, frStates } from './brand-states-national.ts'
import type { StateTexts } from './brand-states-table.ts'

export type { StateText } from './brand-states-table.ts'

const tables: readonly (readonly [office: string, table: ReadonlyMap<string, StateTexts>])[] = [
  ...['at', 'ch', 'de', 'em', 'es', 'fr'].map((office) => [office, harmonisedStates] as const),
  ['at', atStates],
  ['ch', chStates],
  ['de', deStates],
  ['fr', frStates],
]

/**
 * The offices' own states by key (`{office}.{the office's text or code}`), in five languages. The second part is the text in lower
 * case without accents, umlauts transcribed, everything but letters and digits a hyphen.
 */
export const brandStates: Readonly<Record<string, StateTexts>> = Object.fromEntries(
  tables.flatMap(([office, table]) => [...table].map(([slug, texts]) => [`${office}.${slug}`, texts] as const)),
)
