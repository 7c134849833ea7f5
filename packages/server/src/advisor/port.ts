import type { Locale } from '@marklot/contracts'
import type { AdvicePurpose, Author, Completion, Fact, RulesReason } from '@marklot/contracts/advisor'

/** A text to write: its facts, its purpose and its language. */
export interface WordingTask {
  purpose: AdvicePurpose
  locale: Locale
  facts: readonly Fact[]
}

/** Tokens as counted by the provider, or estimated if it reports none. The rules use none. */
export interface Usage {
  inputTokens: number
  outputTokens: number
}
export const sum = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
})
export interface Answer<T> {
  value: T
  usage: Usage
}

/** Thrown if an advisor has no answer. The rules then answer instead. */
export class AdvisorFault extends Error {
  constructor(
    readonly reason: RulesReason,
    /** The tokens that the failed attempt used. */
    readonly usage: Usage,
    options?: { cause?: unknown },
  ) {
    super(`No answer: ${reason}`, options)
    this.name = 'AdvisorFault'
  }
}

export interface AskOptions {
  /** The account's identifier for the provider: a hash that reveals no name. */
  customer: string
  /** Aborts the call, including the provider's work. */
  signal?: AbortSignal | undefined
  /** Receives the tokens of an aborted call, which the provider charges for as well. */
  onAbort?: (usage: Usage) => void
}

/**
 * Writes texts about the product's findings. There are two implementations: rules, and a model behind an
 * OpenAI-compatible server. `advisor.contract.ts` tests both. Their texts are not trusted, so the gateway checks them
 * against the facts.
 */
export interface Advisor {
  author: Author
  /** Returns a text about the facts, in sentences. @throws AdvisorFault if there is no answer */
  word(task: WordingTask, options: AskOptions): Promise<Answer<string>>
  /**
   * Returns one or two sentences about each of several lists of facts, in their order.
   * @throws AdvisorFault if there is no answer
   */
  wordEach(
    task: Omit<WordingTask, 'facts'> & { cases: readonly (readonly Fact[])[] },
    options: AskOptions,
  ): Promise<Answer<string[]>>
}

/**
 * Returns a text for one purpose and account. Other capabilities call this function. A model answers if one is
 * configured, the account has consented and its daily limit is not reached; otherwise the rules do. The function never
 * fails. Show the text of `wordByRules` first, because a model takes seconds.
 */
export type Word = (
  facts: readonly Fact[],
  ask: { accountId: string; locale: Locale; purpose: AdvicePurpose; signal?: AbortSignal | undefined },
) => Promise<Completion>
