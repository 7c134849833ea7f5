import { ApiError } from '@marklot/contracts/client'
import { usePhrases } from '../../lib/phrases.tsx'
import { useErrorText } from '../../shell/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Notice } from '../../ui/states.tsx'
import { useIsOffline } from './use-is-offline.ts'

/** Statuses of refusals that pass with time: a slow request, too many requests. */
const passing = [408, 429]

interface SearchFailedProps {
  error: Error
  /** An earlier result is still shown. */
  hasResult: boolean
  onRetry: () => void
}

/**
 * Says why a search has no answer: in the server's own sentence if it refused the search. Offers another try where one
 * may help.
 */
export function SearchFailed({ error, hasResult, onRetry }: SearchFailedProps) {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const textOf = useErrorText()
  const isOffline = useIsOffline()
  const refusal = error instanceof ApiError && error.status < 500 ? error : null
  const retry = (refusal === null || passing.includes(refusal.status)) && <Button onClick={onRetry}>{ui('retry')}</Button>
  if (hasResult) {
    const update = `${t('failed.update')}${isOffline ? ` ${t('failed.offline')}` : ''}`
    return (
      <Notice kind="warning">
        <p role="alert">{refusal ? `${textOf(refusal)} ${t('refused.update')}` : update}</p>
        {retry}
      </Notice>
    )
  }
  return refusal ? (
    <ErrorState title={t('refused.title')} text={textOf(refusal)}>
      {retry}
    </ErrorState>
  ) : (
    <ErrorState title={t('failed.title')} text={t(isOffline ? 'failed.offline' : 'failed.text')}>
      {retry}
    </ErrorState>
  )
}
