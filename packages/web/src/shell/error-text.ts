import { ApiError, excerptOf, statusLabel } from '@marklot/contracts/client'
import { ChunkLoadError } from '../lib/load-chunk.ts'
import { errorText } from '../lib/page-events.ts'
import { usePhrases } from '../lib/phrases.tsx'

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
      return `${label} (${[error.status, error.statusText, excerptOf(error.body)].filter(Boolean).join(', ')})`
    }
    if (error instanceof TypeError && unreachable.test(error.message)) return t('unreachable')
    return errorText(error)
  }
}

const hasMessage = (body: unknown) => typeof body === 'object' && body !== null && 'message' in body
