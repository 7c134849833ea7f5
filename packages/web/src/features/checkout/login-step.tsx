import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { SignInButtons } from '../../ui/sign-in-buttons.tsx'
import { LockNotice } from '../../ui/states.tsx'
import { WizardBar, WizardQuestion } from '../../ui/wizard/wizard.tsx'
import styles from './checkout.module.css'

/** Login is required to continue. It returns to this address, which holds plan, offices and step. */
export function LoginStep({ onBack }: { onBack?: () => void }) {
  const t = usePhrases('checkout')
  return (
    <>
      <WizardQuestion title={t('login.title')} />
      <LockNotice>{t('login.text')}</LockNotice>
      <p className={styles.actions}>
        <SignInButtons primary="signIn" size="large" />
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
