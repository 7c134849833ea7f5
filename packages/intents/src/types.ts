import type { Locale } from '@marklot/contracts'
import type { ToolCall } from '@marklot/contracts/chat-tools'

/** An earlier message of the thread. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

export interface Question {
  readonly text: string
  /** Earlier messages, the oldest first. */
  readonly context: readonly Turn[]
  /** The language of the page: the answer's when the question does not tell one. */
  readonly locale: Locale
}

/**
 * Why a question, or a part of it, is not answered by tools. `legalAdvice`: an advisor must answer. `writeRequest`: the
 * tools only read.
 */
export type Decline = 'legalAdvice' | 'outOfScope' | 'injection' | 'smalltalk' | 'writeRequest'

export interface Intent {
  readonly language: Locale
  /** The calls that answer the question, at most one of each tool. */
  readonly calls: readonly ToolCall[]
  /** Beside calls: a part of the question that they do not answer. */
  readonly decline: Decline | null
}
