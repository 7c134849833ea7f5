import { labelled } from '@marklot/phrases'
import type { ReactNode } from 'react'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import { useSession } from '../lib/session.tsx'
import { LockNotice } from '../ui/states.tsx'
import classes from './login-prompt.module.css'

/** Takes the place of content for signed-in people and offers the login. */
export function LoginPrompt({ children }: { children: ReactNode }) {
  return (
    <LockNotice>
      {children} <LoginLink />
    </LockNotice>
  )
}

/** Starts the login from within a text. `purpose` completes the label for screen readers where a page has several. */
export function LoginLink({ purpose }: { purpose?: string }) {
  const t = usePhrases('session')
  const locale = useLocale()
  const { signIn } = useSession()
  return (
    <button
      type="button"
      className={classes.login}
      aria-label={purpose && labelled(locale, t('login'), purpose)}
      onClick={() => void signIn.start('signIn').catch(() => undefined)}
    >
      {t('login')}
    </button>
  )
}
