import type { Locale } from '@marklot/contracts'
import type { ToolCall } from '@marklot/contracts/chat-tools'

/** What the rules understand of a question; `packages/intents` recognises it. */
export interface Question {
  text: string
  context: readonly { role: 'user' | 'assistant'; text: string }[]
  locale: Locale
}
export interface Intent {
  language: Locale
  calls: readonly ToolCall[]
  decline: 'legalAdvice' | 'outOfScope' | 'injection' | 'smalltalk' | 'writeRequest' | null
}
