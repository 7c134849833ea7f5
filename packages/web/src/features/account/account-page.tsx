import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { SignInButtons } from '../../ui/sign-in-buttons.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import styles from './account-page.module.css'
import { AssistantsSection } from './assistants-section.tsx'
import { BillingSection } from './billing-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { ModelSection } from './model-section.tsx'
import { NewsSection } from './news-section.tsx'
import { OfficesSection } from './offices-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { Section } from './section.tsx'
import { TermsSection } from './terms-section.tsx'

/** The signed-in person's account. Visitors see a prompt to log in. */
export function AccountPage() {
  const t = usePhrases('settings')
  useHead({ title: t('title'), noindex: true })
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('title')}</h1>
      <AccountContent />
    </div>
  )
}

function AccountContent() {
  const t = usePhrases('settings')
  const { account, isLoading } = useSession()
  useScrollToSection(account !== null)
  if (isLoading)
    return (
      <>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <div role="status" aria-label={t('loading')} className={styles.loading}>
          <Skeleton height="120px" />
          <Skeleton height="320px" />
        </div>
      </>
    )
  if (!account)
    return (
      <EmptyState title={t('needsLogin')}>
        <SignInButtons primary="signUp" />
      </EmptyState>
    )
  return (
    <>
      <PlanSection />
      <ProfileSection />
      <OfficesSection />
      <BillingSection />
      <InvoicesSection />
      <PreferencesSection key={`${account.timeZone}${account.notificationLanguage}`} account={account} />
      <ModelSection timeZone={account.timeZone} />
      <AssistantsSection timeZone={account.timeZone} />
      <NewsSection timeZone={account.timeZone} />
      <PricesSection timeZone={account.timeZone} />
      <TermsSection timeZone={account.timeZone} />
      <DataSection />
      <DeleteSection account={account} />
    </>
  )
}

function ProfileSection() {
  const t = usePhrases('settings')
  const config = useConfig().signIn
  const { user, signIn } = useSession()
  const start = (flow: 'editProfile' | 'resetPassword') => () => void signIn.start(flow).catch(() => undefined)
  return (
    <Section id="profile" title={t('profile.title')}>
      <dl className={styles.facts}>
        <dt>{t('profile.name')}</dt>
        <dd>{user?.name ?? t('profile.unknown')}</dd>
        <dt>{t('profile.email')}</dt>
        <dd>
          {user?.email ?? t('profile.unknown')}
          {user?.email && !user.emailVerified && ` (${t('profile.unconfirmed')})`}
        </dd>
      </dl>
      <div className={styles.buttons}>
        {(config.editProfile !== null || config.profilePage !== null) && (
          <Button onClick={start('editProfile')}>{t('menu.editProfile')}</Button>
        )}
        <Button onClick={start('resetPassword')}>{t('menu.resetPassword')}</Button>
      </div>
    </Section>
  )
}

/** The section in the address appears only after the account has loaded. */
function useScrollToSection(isReady: boolean): void {
  const { hash } = useLocation()
  const wasReady = useRef(false)
  useEffect(() => {
    if (isReady && !wasReady.current && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    wasReady.current = isReady
  }, [isReady, hash])
}
