import type { Locale } from '@marklot/contracts'
import type { Fact } from '@marklot/contracts/advisor'
import { factsOfPurpose } from '../facts-of-purpose.ts'
import { wordByRules } from '../offline.ts'
import type { WordingTask } from '../port.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Prompt } from './prompt.ts'

/** The version of the prompts. Change it with every change to a prompt. */
export const promptVersion = '2026-11-30.1'

export const prompts: Record<Locale, Prompt> = { de, en, fr, es, it }

/** Returns the messages that ask for one text. */
export function wordingPrompt(task: WordingTask): { system: string; user: string } {
  const { system, purposes } = prompts[task.locale]
  return { system, user: `${purposes[task.purpose]}\n\n${factsBlock([caseOf(task)])}` }
}

/** Returns the messages that ask for the reasons in several cases. */
export function reasonsPrompt(
  task: Omit<WordingTask, 'facts'>,
  cases: readonly (readonly Fact[])[],
): { system: string; user: string } {
  const { system, each } = prompts[task.locale]
  return { system, user: `${each}\n\n${factsBlock(cases.map((facts) => caseOf({ ...task, facts })))}` }
}

/**
 * Returns the facts as data and in the sentences of the rules, which give the model the terms to use in its language.
 */
const caseOf = (task: WordingTask) => ({
  wording: wordByRules(task),
  facts: factsOfPurpose(task.facts, task.purpose).map(explained),
})
/** Returns a fact with what its name does not say: the similar names include the identical ones. */
const explained = (fact: Fact) =>
  fact.kind === 'count' && fact.of === 'similarNames' ? { ...fact, includes: 'identicalNames' as const } : fact

/**
 * Returns the block with the facts. Facts contain names from registers, which anybody can write. No character in them
 * can end the block.
 */
function factsBlock(cases: readonly object[]): string {
  const json = JSON.stringify(cases.length === 1 ? cases[0] : { cases })
  return `<facts>\n${json.replace(/[<>\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, escaped)}\n</facts>`
}
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
