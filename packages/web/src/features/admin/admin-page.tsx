import { Link } from 'react-router'
import { type AdminTab, permittedTabs } from '../../lib/admin-rights.ts'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useCurrentInView } from '../../ui/use-current-in-view.ts'
import { AccountDetail } from './account-detail.tsx'
import { AccountsTab } from './accounts-tab.tsx'
import styles from './admin.module.css'
import { DeclarationsTab } from './declarations-tab.tsx'
import { FeedbackTab } from './feedback-tab.tsx'
import { JobsTab } from './jobs-tab.tsx'
import { LogTab } from './log-tab.tsx'
import { NoticesTab } from './notices-tab.tsx'
import { PaymentsTab } from './payments/payments-tab.tsx'
import { ProductsTab } from './products-tab.tsx'
import { ReferenceTab } from './reference-tab.tsx'
import { RegisterTab } from './register-tab.tsx'
import { noFilter, useAdminAddress } from './use-admin-address.ts'

/** The administrators' page. Others see that they have no access. The server also checks every call. */
export function AdminPage() {
  const t = usePhrases('admin')
  useHead({ title: t('title'), noindex: true })
  return (
    <div className={classNames('page', styles.page)}>
      <Gate />
    </div>
  )
}

function Gate() {
  const t = usePhrases('admin')
  const locale = useLocale()
  const { account, permissions, isLoading, signIn } = useSession()
  if (isLoading || (account && !permissions))
    return (
      <div className={styles.skeleton} role="status" aria-label={t('loading')}>
        <Skeleton width="240px" height="36px" />
        <Skeleton height="36px" />
        <Skeleton height="36px" />
      </div>
    )
  if (!account)
    return (
      <div className={styles.section}>
        <h1>{t('login.title')}</h1>
        <p>{t('login.text')}</p>
        <div>
          {/* The sign-in itself reports failures. */}
          <Button look="primary" onClick={() => void signIn.start('signIn').catch(() => undefined)}>
            {t('login.action')}
          </Button>
        </div>
      </div>
    )
  const tabs = permittedTabs(permissions)
  const [first] = tabs
  if (!first)
    return (
      <ErrorState level={1} title={t('forbidden.title')} text={t('forbidden.text')}>
        <Link className={buttonClass()} to={paths.search(locale)}>
          {t('forbidden.action')}
        </Link>
      </ErrorState>
    )
  return <Tabs tabs={tabs} first={first} />
}

function Tabs({ tabs, first }: { tabs: readonly AdminTab[]; first: AdminTab }) {
  const t = usePhrases('admin')
  const { tab, addressOf } = useAdminAddress()
  const shown = tab && tabs.includes(tab) ? tab : first
  const row = useCurrentInView<HTMLElement>(shown)
  return (
    <>
      <h1>{t('title')}</h1>
      <nav ref={row} className={controls.tabs} aria-label={t('tabs')}>
        {tabs.map((name) => (
          <Link
            key={name}
            className={controls.tab}
            to={addressOf({ tab: name, account: null, query: '', ...noFilter })}
            aria-current={name === shown ? 'page' : undefined}
          >
            {t(`tab.${name}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.tab}>
        <Tab name={shown} />
      </div>
    </>
  )
}

function Tab({ name }: { name: AdminTab }) {
  const { account } = useAdminAddress()
  switch (name) {
    case 'accounts':
      return account ? <AccountDetail key={account} id={account} /> : <AccountsTab />
    case 'payments':
      return <PaymentsTab />
    case 'products':
      return <ProductsTab />
    case 'reference':
      return <ReferenceTab />
    case 'register':
      return <RegisterTab />
    case 'jobs':
      return <JobsTab />
    case 'log':
      return <LogTab />
    case 'declarations':
      return <DeclarationsTab />
    case 'notices':
      return <NoticesTab />
    case 'feedback':
      return <FeedbackTab />
  }
}
