import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './search-field.module.css'

/** Tells visitors that a search by owner needs an account, before they type. */
export function OwnerAccountNote() {
  const t = usePhrases('search')
  const session = usePhrases('session')
  const { account, signIn } = useSession()
  if (account) return null
  const start = (flow: 'signIn' | 'signUp') => () => void signIn.start(flow).catch(() => undefined)
  return (
    <p className={styles.note}>
      <span>{t('ownerNeedsAccount')}</span>
      <Button look="quiet" size="small" onClick={start('signUp')}>
        {session('signUp')}
      </Button>
      <Button look="quiet" size="small" onClick={start('signIn')}>
        {session('login')}
      </Button>
    </p>
  )
}
