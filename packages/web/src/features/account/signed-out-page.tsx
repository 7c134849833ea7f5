import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import styles from './account-page.module.css'

/**
 * The return from the provider's sign-out: continues at the same address, as a visitor. What the person typed stays
 * away, because the next person at this window must not find it.
 */
export function SignedOutPage() {
  const t = usePhrases('settings')
  const locale = useLocale()
  const navigate = useNavigate()
  const { signIn: config } = useConfig()
  useHead({ title: t('left.title'), noindex: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way back is taken once
  useEffect(() => {
    let isShown = true
    const goBack = async () => {
      const { leave } = await loadChunk(() => import('./identity-provider.ts'))
      // The person is signed out here, regardless of the provider's answer.
      const returnTo = await leave(config, location.href).catch(() => paths.home(locale))
      if (!isShown) return
      pageEvents.emit('notified', { severity: 'INFO', text: t('left.title') })
      navigate(returnTo, { replace: true })
    }
    void goBack()
    return () => {
      isShown = false
    }
  }, [])
  return (
    <div className={`page ${styles.arriving}`} role="status">
      <h1>{t('left.title')}</h1>
    </div>
  )
}
