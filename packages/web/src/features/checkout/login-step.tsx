import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LockNotice } from '../../ui/states.tsx'
import { WizardBar, WizardQuestion } from '../../ui/wizard/wizard.tsx'
import styles from './checkout.module.css'

/** Login is required to continue. It returns to this address, which holds plan, offices and step. */
export function LoginStep({ onBack }: { onBack?: () => void }) {
  const t = usePhrases('checkout')
  const session = usePhrases('session')
  const { signIn } = useSession()
  const start = (flow: 'signUp' | 'signIn') => () => void signIn.start(flow).catch(() => undefined)
  return (
    <>
      <WizardQuestion title={t('login.title')} />
      <LockNotice>{t('login.text')}</LockNotice>
      <p className={styles.actions}>
        <Button look="primary" size="large" onClick={start('signIn')}>
          {session('login')}
        </Button>
        <Button size="large" onClick={start('signUp')}>
          {session('signUp')}
        </Button>
      </p>
      {onBack && (
        <WizardBar kept={t('kept')}>
          <Button size="large" onClick={onBack}>
            {t('back')}
          </Button>
        </WizardBar>
      )}
    </>
  )
}
