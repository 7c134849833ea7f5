import type { QueryExecution, StoredBrandQuery } from '@marklot/contracts/radar'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { hasStatus } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { Button } from '../../ui/button.tsx'
import { SignInButtons } from '../../ui/sign-in-buttons.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Difference } from './difference.tsx'
import { Loading } from './loading.tsx'
import { type InstantFormat, useExecution, useInstant, useReloadRadar, useSavedSearch } from './pieces/index.ts'
import { ResultHead } from './result-head.tsx'
import styles from './result-page.module.css'
import { rowId } from './row-id.ts'
import { StoredResult } from './stored-result.tsx'
import { Unfinished } from './unfinished.tsx'

/**
 * The stored findings of a saved search's execution: `/storedqueries/{queryId}/results/{resultId}`. With `?with={id}`,
 * it shows the differences from another execution.
 */
export function ResultPage() {
  const { queryId, resultId } = useParams()
  const query = rowId(queryId)
  const execution = rowId(resultId)
  return query === null || execution === null ? <NotFoundPage /> : <Result queryId={query} executionId={execution} />
}

interface ResultProps {
  queryId: number
  executionId: number
}

function Result({ queryId, executionId }: ResultProps) {
  const t = usePhrases('radar')
  const { account, isLoading } = useSession()
  const isSignedIn = account !== null
  const saved = useSavedSearch(queryId, isSignedIn)
  const execution = useExecution(executionId, isSignedIn)
  const instant = useInstant()
  useHead({ title: titleOf(t('result.parts'), saved.object, execution.object, instant), noindex: true })
  const error = saved.error ?? execution.error
  const isMissing = hasStatus(error, 404) || (execution.object !== undefined && execution.object.storedBrandQueryId !== queryId)
  return (
    <div className={`page ${styles.page}`}>
      {!isSignedIn ? (
        isLoading ? (
          <Loading />
        ) : (
          <PleaseLogIn />
        )
      ) : isMissing ? (
        <ErrorState level={1} title={t('result.missing.title')} text={t('result.missing.text')} />
      ) : saved.object && execution.object ? (
        <Shown key={executionId} saved={saved.object} execution={execution.object} />
      ) : error && !saved.busy && !execution.busy ? (
        <Failed
          onRetry={() => {
            saved.reload()
            execution.reload()
          }}
        />
      ) : (
        <Loading />
      )}
    </div>
  )
}

const titleOf = (
  otherwise: string,
  saved: StoredBrandQuery | undefined,
  execution: QueryExecution | undefined,
  instant: InstantFormat,
): string => (saved && execution ? `${saved.name}, ${instant.dayAndTime(execution.startedUtc)}` : otherwise)

function Shown({ saved, execution }: { saved: StoredBrandQuery; execution: QueryExecution }) {
  const other = rowId(new URLSearchParams(useLocation().search).get('with') ?? undefined)
  const hasResult = execution.state === 'resultAvailable'
  useReloadWhile(execution.isRunning)
  return (
    <>
      <ResultHead saved={saved} execution={execution} other={hasResult ? other : null} />
      {!hasResult ? (
        <Unfinished saved={saved} execution={execution} />
      ) : other === null ? (
        <StoredResult saved={saved} execution={execution} />
      ) : (
        <Difference executionId={execution.id} otherId={other} />
      )}
    </>
  )
}

/** Milliseconds between two requests for an execution that is still running. */
const patience = 3_000

function useReloadWhile(isRunning: boolean): void {
  const reload = useReloadRadar()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), patience)
    return () => clearInterval(timer)
  }, [isRunning, reload])
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = usePhrases('radar')
  const ui = usePhrases('ui')
  return (
    <ErrorState level={1} title={t('result.error.title')}>
      <Button onClick={onRetry}>{ui('retry')}</Button>
    </ErrorState>
  )
}

function PleaseLogIn() {
  const t = usePhrases('radar')
  return (
    <>
      <h1>{t('result.parts')}</h1>
      <EmptyState title={t('result.needsLogin')}>
        <SignInButtons primary="signIn" />
      </EmptyState>
    </>
  )
}
