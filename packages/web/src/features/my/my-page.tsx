import { Link, useLocation } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Part } from '../../shell/part.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import styles from './my-page.module.css'
import { mySections } from './sections.ts'

/** The personal area; spec 1, section 2, "My {product}". Visitors see a prompt to log in. */
export function MyPage() {
  const title = useTitle()
  const { account, isLoading } = useSession()
  useHead({ title, noindex: true })
  return <div className={`page ${styles.page}`}>{account ? <Sections /> : isLoading ? <Loading /> : <PleaseLogIn />}</div>
}

function useTitle(): string {
  const t = usePhrases('shell')
  const { productName } = useConfig()
  return t('link.My', { product: productName })
}

/** The section in the address below the tabs, which show once there are several sections. */
function Sections() {
  const t = usePhrases('my')
  const title = useTitle()
  const locale = useLocale()
  const { productName } = useConfig()
  const asked = new URLSearchParams(useLocation().search).get('section')
  const current = mySections.find(({ key }) => key === asked) ?? mySections[0]
  if (!current) return null
  const { key, phrases, Section } = current
  return (
    <>
      {mySections.length > 1 && (
        <nav className={classNames(controls.tabs, styles.tabs)} aria-label={title}>
          {mySections.map((section) => (
            <Link
              key={section.key}
              className={controls.tab}
              to={paths.my(locale, productName, { section: section.key })}
              aria-current={section.key === key ? 'page' : undefined}
            >
              {t(section.label)}
            </Link>
          ))}
        </nav>
      )}
      <Part key={key} fallback={<Loading />}>
        <Phrased of={phrases}>
          <Section />
        </Phrased>
      </Part>
    </>
  )
}

function Loading() {
  const t = usePhrases('my')
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <div role="status" aria-label={t('loading')} className={styles.loading}>
        <Skeleton height="56px" width="min(360px, 100%)" />
        <Skeleton height="320px" />
      </div>
    </>
  )
}

function PleaseLogIn() {
  const t = usePhrases('my')
  const session = usePhrases('session')
  const title = useTitle()
  const { signIn } = useSession()
  return (
    <>
      <h1>{title}</h1>
      <EmptyState title={t('needsLogin.title')} text={t('needsLogin.text')}>
        <Button look="primary" onClick={() => void signIn.start('signUp').catch(() => undefined)}>
          {session('signUp')}
        </Button>
        <Button onClick={() => void signIn.start('signIn').catch(() => undefined)}>{session('login')}</Button>
      </EmptyState>
    </>
  )
}
