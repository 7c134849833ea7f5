import type { Locale } from '@marklot/contracts'
import type { ChatSentence } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import type { ToolCall } from '@marklot/contracts/chat-tools'
import { mayLeave } from './gate.ts'
import type { ToolOptions } from './tool-parts.ts'

/** A turn before the question, with the results of its tools. */
export interface EarlierTurn {
  question: string
  sentences: readonly ChatSentence[]
  results: readonly ToolResult[]
}
/** The input of an answer. */
export interface AnswerTask {
  accountId: string
  question: string
  locale: Locale
  /** The day of the question in the account's time zone. */
  today: string
  /** The subject with which the thread was opened. */
  subject: ToolResult | null
  earlier: readonly EarlierTurn[]
  /** The call to which the person has agreed. */
  confirmed: ToolCall | null
  /** The sentences and results that this answer had before it was continued. */
  before: { sentences: readonly ChatSentence[]; results: readonly ToolResult[] }
  signal: AbortSignal
}
/** Receives an answer piece by piece. Every method rejects once the answer has ended. */
export interface AnswerOutput {
  /** Calls a tool, and shows the call and its result. */
  ask(call: ToolCall, locale: Locale, options?: ToolOptions): Promise<ToolResult>
  say(sentence: ChatSentence): Promise<void>
}
/** The maximum number of calls in one answer. */
export const mostCalls = 8
/** The maximum number of sentences in one answer. */
export const mostSentences = 60
/** An answer from its writer's point of view: the results so far, and the check that every sentence must pass. */
export interface Draft {
  results: ToolResult[]
  said: number
  struck: number
  ask(call: ToolCall, locale: Locale, options?: ToolOptions): Promise<ToolResult>
  /** Sends a sentence if every fact in it is in a result of the thread; otherwise, drops it. */
  say(sentence: ChatSentence, locale: Locale): Promise<void>
}

/** Returns the draft of an answer that begins or is continued. */
export function draftOf({ subject, earlier, before }: AnswerTask, output: AnswerOutput): Draft {
  const known = [...(subject ? [subject] : []), ...earlier.flatMap(({ results }) => results)]
  const draft: Draft = {
    results: [...before.results],
    said: before.sentences.length,
    struck: 0,
    ask: async (call, locale, options) => {
      const result = await output.ask(call, locale, options)
      draft.results.push(result)
      return result
    },
    say: async (sentence, locale) => {
      if (draft.said >= mostSentences) return
      if (!mayLeave(sentence, [...known, ...draft.results], locale)) draft.struck += 1
      else {
        draft.said += 1
        await output.say(sentence)
      }
    },
  }
  return draft
}
