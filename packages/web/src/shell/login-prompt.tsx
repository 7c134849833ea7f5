import type { ReactNode } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import { useSession } from '../lib/session.tsx'
import { LockNotice } from '../ui/states.tsx'
import classes from './login-prompt.module.css'

/** Stands where something is shown to those who are signed in, and leads to the login. */
export function LoginPrompt({ children }: { children: ReactNode }) {
  const t = usePhrases('session')
  const { signIn } = useSession()
  return (
    <LockNotice>
      {children}{' '}
      <button type="button" className={classes.login} onClick={() => void signIn.start('signIn').catch(() => undefined)}>
        {t('login')}
      </button>
    </LockNotice>
  )
}
