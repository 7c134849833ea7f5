import type { Locale } from '@marklot/contracts'
import type { ChatSentence } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import type { ToolCall } from '@marklot/contracts/chat-tools'
import { mayLeave } from './gate.ts'
import type { ToolOptions } from './tool-parts.ts'

/** A turn before the question, with what its tools found. */
export interface EarlierTurn {
  question: string
  sentences: readonly ChatSentence[]
  results: readonly ToolResult[]
}
/** What an answer is written from. */
export interface AnswerTask {
  accountId: string
  question: string
  locale: Locale
  /** What the thread was opened with. */
  subject: ToolResult | null
  earlier: readonly EarlierTurn[]
  /** The call that the person has agreed to. */
  confirmed: ToolCall | null
  /** What this answer has said and found before it continued. */
  before: { sentences: readonly ChatSentence[]; results: readonly ToolResult[] }
  signal: AbortSignal
}
/** Receives an answer piece by piece. Every method rejects once the answer has ended. */
export interface AnswerOutput {
  /** Asks a tool and shows it before and after. */
  ask(call: ToolCall, locale: Locale, options?: ToolOptions): Promise<ToolResult>
  say(sentence: ChatSentence): Promise<void>
}
/** The most calls of one answer. */
export const mostCalls = 8
/** The most sentences of one answer. */
export const mostSentences = 60
/** An answer as its writer sees it: what it has found, and the gate through which every sentence leaves. */
export interface Draft {
  results: ToolResult[]
  said: number
  struck: number
  ask(call: ToolCall, locale: Locale, options?: ToolOptions): Promise<ToolResult>
  /** Says a sentence if every fact in it stands in a result of the thread; otherwise it is struck. */
  say(sentence: ChatSentence, locale: Locale): Promise<void>
}

/** An answer at its beginning, or where it continues. */
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
