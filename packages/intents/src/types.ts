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
  /** The day of the question, from which periods such as "last month" are counted. Without it: this day, in UTC. */
  readonly today?: string
}

/**
 * Why tools do not answer a question or a part of it. `legalAdvice`: an advisor must answer. `writeRequest`: the tools
 * can only read. `noSuchItem`: it refers to a later place than the last list has. `unsearchableForm`: it asks for marks
 * of a form that the search does not distinguish, such as 3D or sound marks. `unsearchableExpiry`: it asks for marks
 * that expire in a period. `order`: it asks to sort a list. `reason` and `nextStep`: it asks why the last result is as
 * it is, and what to do now; a fixed text answers.
 */
export type Decline =
  | 'legalAdvice'
  | 'outOfScope'
  | 'injection'
  | 'smalltalk'
  | 'writeRequest'
  | 'noSuchItem'
  | 'unsearchableForm'
  | 'unsearchableExpiry'
  | 'order'
  | 'reason'
  | 'nextStep'

export interface Intent {
  readonly language: Locale
  /** The calls that answer the question: one of each tool, but one search or comparison for each name. */
  readonly calls: readonly ToolCall[]
  /** If there are calls, the reason concerns a part of the question that they do not answer. */
  readonly decline: Decline | null
  /**
   * What it asks about a mark that a list of marks does not show: the `record` with its days and representative, the
   * list of `goods`.
   */
  readonly asks: readonly ('record' | 'goods')[]
  /** The period of which it asks for figures. The statistics have a period of their own, so a search has to count. */
  readonly counts: { readonly field: 'filed' | 'registered'; readonly days: { from?: string; until?: string } } | null
  /** Whether it asks for marks in a country without a register here. */
  readonly isBeyondRegisters: boolean
}
