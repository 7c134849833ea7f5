import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useReload } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { sessionKey, useSession } from '../../lib/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import styles from './account-page.module.css'
import { restoreTyped } from './typed-input.ts'

/** Key in session storage of the address where the last sign-in in this tab continued. */
const continuedKey = 'signed-in-to'

/**
 * The return from the identity provider: reads the answer and continues where the person was. Without an answer, the
 * person has gone back to a sign-in that is over, and continues there as well.
 */
export function SignedInPage() {
  const t = usePhrases('settings')
  const locale = useLocale()
  const navigate = useNavigate()
  const { signIn: config } = useConfig()
  const { signIn } = useSession()
  const reload = useReload()
  const [hasFailed, setHasFailed] = useState(false)
  useHead({ title: t('arriving.title'), noindex: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once, whatever else changes
  useEffect(() => {
    let isShown = true
    let announce: (() => void) | null = null
    const take = async () => {
      const { arrive } = await loadChunk(() => import('./identity-provider.ts'))
      const { returnTo } = await arrive(config, location.href)
      announce = () => {
        signIn.arrived()
        // The person is the same after a change of the profile, so the earlier answer would stay.
        void reload(...sessionKey('user'))
      }
      if (!isShown) return announce()
      sessionStorage.setItem(continuedKey, returnTo)
      navigate(returnTo, { replace: true })
      restoreTyped(returnTo)
    }
    take().catch((error: unknown) => {
      if (!isShown) return
      // The answer has already been read: the tab was reloaded or went back.
      const isSignedIn = signIn.person() !== null
      if (isSignedIn || !new URL(location.href).searchParams.has('state')) {
        const to = isSignedIn ? sessionStorage.getItem(continuedKey) : null
        return navigate(to ?? paths.home(locale), { replace: true })
      }
      pageEvents.emit('errorOccurred', {
        error: Object.assign(new Error(), { cause: error, friendlyMessage: t('failed.signIn') }),
      })
      setHasFailed(true)
    })
    return () => {
      isShown = false
      // A new account gets the language of its first call, so the page to return to comes first: this address has no
      // language, so the browser's was taken.
      announce?.()
    }
  }, [])
  return (
    <div className={`page ${styles.arriving}`}>
      {hasFailed ? (
        <ErrorState level={1} title={t('arriving.failed')} text={t('arriving.failedText')}>
          <Button look="primary" onClick={() => void signIn.start('signIn', paths.home(locale)).catch(() => undefined)}>
            {t('arriving.again')}
          </Button>
          <Link className={buttonClass()} to={paths.home(locale)}>
            {t('arriving.home')}
          </Link>
        </ErrorState>
      ) : (
        <div role="status">
          <h1>{t('arriving.title')}</h1>
          <p>{t('arriving.text')}</p>
        </div>
      )}
    </div>
  )
}
