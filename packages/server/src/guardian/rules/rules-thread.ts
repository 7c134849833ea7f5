import { openAskedThread } from '../../platform/asked-thread.ts'
import { type Rules, ruleNames } from './questions.ts'

/** The rules, answered by a separate thread. */
export interface RulesThread extends Rules {
  /** Starts the thread, so that its words are read before the first question. */
  warmUp(): void
  close(): Promise<void>
}

/** A question that takes longer than this ends the thread, in milliseconds: reading all words takes a few seconds. */
const longestAnswer = 30_000

/** Opens the rules. The thread starts with the first question, and again after it has died. */
export function openRules(): RulesThread {
  const { ask, warmUp, close } = openAskedThread('rules-worker', '../guardian/rules/rules-worker.ts', {
    longestAnswer,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const asking = Object.fromEntries(ruleNames.map((rule) => [rule, (input: unknown) => ask(rule, input)]))
  return { ...(asking as unknown as Rules), warmUp, close }
}
