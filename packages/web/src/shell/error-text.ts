import { ApiError, statusLabel } from '@marklot/contracts/client'
import { ChunkLoadError } from '../lib/load-chunk.ts'
import { errorText } from '../lib/page-events.ts'
import { usePhrases } from '../lib/phrases.tsx'

/** Longer answers, for example from a proxy, are not shown. */
const longestBody = 200

/** Messages of Chromium, Firefox and Safari for a call that did not reach a server. */
const unreachable = /failed to fetch|networkerror|load failed/i

/**
 * Returns a function that puts a failure into the page's language: its friendly message, or a text for its kind, or its
 * own message. The kinds are a part that did not load (spec 2, section 8.2), an answer without a sentence (section 8.1)
 * and an unreachable server.
 */
export function useErrorText(): (error: unknown) => string {
  const t = usePhrases('shell')
  return (error) => {
    const isTold = error instanceof Error && 'friendlyMessage' in error
    if (isTold) return errorText(error)
    if (error instanceof ChunkLoadError) return `${t('chunk.failed')}. ${t(`chunk.${error.type}`)}`
    if (error instanceof ApiError && !hasMessage(error.body)) {
      const label = t(`status.${statusLabel(error.status)}`)
      const body = typeof error.body === 'string' ? error.body : JSON.stringify(error.body)
      return `${label} (${[error.status, error.statusText, body.trim().slice(0, longestBody)].filter(Boolean).join(', ')})`
    }
    if (error instanceof TypeError && unreachable.test(error.message)) return t('unreachable')
    return errorText(error)
  }
}

const hasMessage = (body: unknown) => typeof body === 'object' && body !== null && 'message' in body
