import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { lazy, Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { hasStatus } from '../../../lib/api.tsx'
import { useHead } from '../../../lib/head.tsx'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { Phrased } from '../../../lib/phrased.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { NotFoundPage } from '../../../shell/not-found-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { SignInButtons } from '../../../ui/sign-in-buttons.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { isFollowed, useAssessment } from '../pieces/index.ts'
import styles from './assessment-page.module.css'

const AssessmentView = lazy(() =>
  loadChunk(() => import('./assessment-view.tsx')).then((view) => ({ default: view.AssessmentView })),
)

/**
 * The evaluation step of Brand-Guardian, `/assessments/{id}`, with the findings of the nine blocks at the time of the
 * evaluation.
 */
export function AssessmentPage() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(id) ? <Loaded key={id} id={Number(id)} /> : <NotFoundPage />
}

function Loaded({ id }: { id: number }) {
  const t = usePhrases('assessment')
  const ui = usePhrases('ui')
  const { account, isLoading } = useSession()
  const { object: assessment, error, busy, reload } = useAssessment(id, account !== null)
  useHead({ title: assessment ? t('title.of', { name: assessment.name }) : t('title'), noindex: true })
  usePolling(assessment, reload)
  if (account !== null && assessment)
    return (
      <Suspense fallback={<Loading />}>
        <Phrased of={['search', 'radar', 'advisor', 'grounds']}>
          <AssessmentView assessment={assessment} />
        </Phrased>
      </Suspense>
    )
  return (
    <div className={`page ${styles.page}`}>
      {account === null && !isLoading ? (
        <PleaseLogIn />
      ) : hasStatus(error, 404) ? (
        <ErrorState level={1} title={t('missing.title')} text={t('missing.text')} />
      ) : error && !busy ? (
        <ErrorState level={1} title={t('error.title')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** Milliseconds between two requests for an evaluation whose events another window receives. */
const patience = 1_500

function usePolling(assessment: Assessment | undefined, reload: () => void): void {
  const id = assessment?.state === 'running' ? assessment.id : null
  useEffect(() => {
    if (id === null) return
    const timer = setInterval(() => {
      if (!isFollowed(id)) reload()
    }, patience)
    return () => clearInterval(timer)
  }, [id, reload])
}

function Loading() {
  const t = usePhrases('assessment')
  return (
    <div role="status" aria-label={t('loading')} className={styles.loading}>
      <Skeleton height="56px" width="min(480px, 100%)" />
      <Skeleton height="320px" />
    </div>
  )
}

function PleaseLogIn() {
  const t = usePhrases('assessment')
  return (
    <>
      <h1>{t('title')}</h1>
      <EmptyState title={t('needsLogin')}>
        <SignInButtons primary="signIn" />
      </EmptyState>
    </>
  )
}
