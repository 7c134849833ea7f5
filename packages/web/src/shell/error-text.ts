import { ApiError, statusLabel } from '@marklot/contracts/client'
import { ChunkLoadError } from '../lib/load-chunk.ts'
import { errorText } from '../lib/page-events.ts'
import { usePhrases } from '../lib/phrases.tsx'

/** Longer answers of a server that is not ours are no reading matter. */
const longestBody = 200

/** What a browser says when a call reached nobody: Chromium, Firefox, Safari. */
const unreachable = /failed to fetch|networkerror|load failed/i

/**
 * What to tell somebody about a failure, in the page's language: its friendly message, else what is known about its
 * kind (a part that did not load, spec 2, section 8.2; an answer without a sentence, section 8.1; nobody reached), else
 * its own message.
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
