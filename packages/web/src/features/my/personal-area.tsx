import type { ReactNode } from 'react'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { SignInButtons } from '../../ui/sign-in-buttons.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import styles from './my-page.module.css'

/** A page of the personal area. Visitors see a prompt to log in. */
export function PersonalArea({ title, children }: { title: string; children: ReactNode }) {
  const { account, isLoading } = useSession()
  useHead({ title, noindex: true })
  return (
    <div className={`page ${styles.page}`}>
      {account ? children : isLoading ? <AreaSkeleton /> : <PleaseLogIn title={title} />}
    </div>
  )
}

/** Takes the place of a part of the area while it loads. */
export function AreaSkeleton() {
  const t = usePhrases('my')
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <div role="status" aria-label={t('loading')} className={styles.loading}>
        <Skeleton height="56px" width="min(360px, 100%)" />
        <Skeleton height="320px" />
      </div>
    </>
  )
}

function PleaseLogIn({ title }: { title: string }) {
  const t = usePhrases('my')
  return (
    <>
      <h1>{title}</h1>
      <EmptyState title={t('needsLogin.title')} text={t('needsLogin.text')}>
        <SignInButtons primary="signUp" />
      </EmptyState>
    </>
  )
}
