import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { Phrased } from '../../../lib/phrased.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { LoginPrompt } from '../../../shell/login-prompt.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import styles from './logo-section.module.css'
import type { DraftHolder } from './use-draft.ts'

const LogoChoice = lazy(() => loadChunk(() => import('./logo-choice.tsx')).then((module) => ({ default: module.LogoChoice })))

/** The logo of the brand, which is watched with its name or alone. */
export function LogoSection({ holder }: { holder: DraftHolder }) {
  const t = usePhrases('monitor')
  const { account, isLoading } = useSession()
  const keptFocus = useKeptFocus(holder.draft.logo !== null)
  return (
    <section className={styles.section} aria-labelledby="watched-logo" {...keptFocus}>
      <h2 id="watched-logo">{t('logo.title')}</h2>
      <p className={styles.lead}>{t('logo.lead')}</p>
      {account ? (
        <Suspense fallback={<Skeleton height="160px" />}>
          <Phrased of={['logos']}>
            <LogoChoice holder={holder} />
          </Phrased>
        </Suspense>
      ) : (
        !isLoading && <LoginPrompt>{t('logo.login')}</LoginPrompt>
      )}
    </section>
  )
}
