import { openAskedThread } from '../../platform/asked-thread.ts'
import { type Rules, ruleNames } from './questions.ts'

/** The rules, which run in a separate thread. */
export interface RulesThread extends Rules {
  /** Starts the thread, so that its words are read before the first question. */
  warmUp(): void
  close(): Promise<void>
}

/**
 * The longest work on a question, in milliseconds, after which the thread is replaced. Reading all words takes a few
 * seconds.
 */
const longestAnswer = 30_000

/** Opens the rules. The thread starts with the first question, and restarts after it has died. */
export function openRules(): RulesThread {
  const { ask, warmUp, close } = openAskedThread('rules-worker', '../guardian/rules/rules-worker.ts', {
    longestAnswer,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const asking = Object.fromEntries(ruleNames.map((rule) => [rule, (input: unknown) => ask(rule, input)]))
  return { ...(asking as unknown as Rules), warmUp, close }
}
