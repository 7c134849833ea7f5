import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import styles from './account-page.module.css'
import { restoreTyped } from './typed-input.ts'

/** The return from the provider's sign-out: continues where the person was, as a visitor. */
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
      restoreTyped(returnTo)
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
