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
  /** The language of the page. Answers use it if the language of the question cannot be recognised. */
  readonly locale: Locale
}

/**
 * Why tools do not answer a question or a part of it. `legalAdvice`: an advisor must answer. `writeRequest`: the tools
 * can only read. `noSuchItem`: it refers to a later place than the last list has.
 */
export type Decline = 'legalAdvice' | 'outOfScope' | 'injection' | 'smalltalk' | 'writeRequest' | 'noSuchItem'

export interface Intent {
  readonly language: Locale
  /** The calls that answer the question: one of each tool, but one search or comparison for each name. */
  readonly calls: readonly ToolCall[]
  /** If there are calls, the reason concerns a part of the question that they do not answer. */
  readonly decline: Decline | null
  /** Whether it asks for marks in a country without a register here. */
  readonly isBeyondRegisters: boolean
}
