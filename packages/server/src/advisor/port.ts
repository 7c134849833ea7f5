import type { Locale } from '@marklot/contracts'
import type { AdvicePurpose, Author, Completion, Fact, RulesReason } from '@marklot/contracts/advisor'

/** What is to be worded, from which facts, in which language. */
export interface WordingTask {
  purpose: AdvicePurpose
  locale: Locale
  facts: readonly Fact[]
}

/** Tokens as the provider counts them; estimated where it does not say. Zero for the rules. */
export interface Usage {
  inputTokens: number
  outputTokens: number
}
export interface Answer<T> {
  value: T
  usage: Usage
}

/** Why an advisor has no answer. The rules answer instead. */
export class AdvisorFault extends Error {
  constructor(
    readonly reason: RulesReason,
    /** What the failed attempt cost. */
    readonly usage: Usage,
    options?: { cause?: unknown },
  ) {
    super(`No answer: ${reason}`, options)
    this.name = 'AdvisorFault'
  }
}

export interface AskOptions {
  /** The account as the provider may see it: a hash that names nobody. */
  customer: string
  /** Ends the call, up to the provider. */
  signal?: AbortSignal | undefined
}

/**
 * What words the findings of the product. Two implementations: rules, and a model behind an OpenAI-compatible server.
 * `advisor.contract.ts` tests both. What an implementation writes is not trusted: the gateway checks it against the
 * facts.
 */
export interface Advisor {
  author: Author
  /** A text about the facts, in sentences. @throws AdvisorFault without an answer */
  word(task: WordingTask, options: AskOptions): Promise<Answer<string>>
  /**
   * One or two sentences about each of several lists of facts, in their order.
   * @throws AdvisorFault without an answer
   */
  wordEach(
    task: Omit<WordingTask, 'facts'> & { cases: readonly (readonly Fact[])[] },
    options: AskOptions,
  ): Promise<Answer<string[]>>
}

/**
 * What other capabilities ask: a text of one purpose for an account. A model answers where one is configured, the
 * account has consented and its daily limit is not reached; otherwise the rules. It never fails. Show the text of
 * `wordByRules` first, because a model takes seconds.
 */
export type Word = (
  facts: readonly Fact[],
  ask: { accountId: string; locale: Locale; purpose: AdvicePurpose; signal?: AbortSignal | undefined },
) => Promise<Completion>
