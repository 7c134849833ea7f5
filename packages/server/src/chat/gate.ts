import type { Locale } from '@marklot/contracts'
import type { ChatSentence } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import { valueAt } from './facts.ts'
import { worded } from './say.ts'

/**
 * Returns whether a sentence may leave the server, as the last check, regardless of its author. Each fact must be where
 * its key says, in the language's notation. The words between the facts must not contain digits.
 */
export function mayLeave({ segments }: ChatSentence, results: readonly ToolResult[], locale: Locale): boolean {
  if (segments.length === 0) return false
  return segments.every((segment) => {
    if (segment.kind === 'text') return !/\p{N}/u.test(segment.text)
    const result = results.find(({ id }) => id === segment.resultId)
    const value = result && valueAt(result, segment.key)
    if (value === null || value === undefined || typeof value === 'object') return false
    return sameText(segment.text, String(value)) || sameText(segment.text, worded(value, segment.fact, locale))
  })
}

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase()
const sameText = (a: string, b: string) => folded(a) === folded(b)
