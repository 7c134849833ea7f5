import { Link, useLocation } from 'react-router'
import { permittedTabs } from '../../lib/admin-rights.ts'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { overlays } from '../../shell/overlays.ts'
import styles from './account-menu-items.module.css'
import { TrialLeft } from './trial-left.tsx'

/** Entries of the account menu for signed-in people and for visitors (spec 1, section 2). */
export function AccountMenuItems() {
  const { account } = useSession()
  return account ? <SignedInItems /> : <VisitorItems />
}

/** The sign-in itself reports failures. */
const ignore = () => undefined

function SignedInItems() {
  const t = usePhrases('settings')
  const locale = useLocale()
  const { pathname } = useLocation()
  const config = useConfig().signIn
  const { user, account, permissions, subscription, signIn } = useSession()
  const isEditable = config.editProfile !== null || config.profilePage !== null
  // A visitor has no account page.
  const afterwards = pathname.startsWith(paths.account(locale)) ? paths.home(locale) : undefined
  return (
    <>
      <div className={styles.person}>
        <strong>{user?.name ?? account?.name}</strong>
        {user?.email && <span>{user.email}</span>}
        {subscription.object && <TrialLeft subscription={subscription.object} />}
      </div>
      <ul>
        <li>
          <button type="button" onClick={() => overlays.open({ kind: 'subscription' })}>
            {t('menu.subscription')}
          </button>
        </li>
        {isEditable && (
          <li>
            <button type="button" onClick={() => void signIn.start('editProfile').catch(ignore)}>
              {t('menu.editProfile')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void signIn.start('resetPassword').catch(ignore)}>
            {t('menu.resetPassword')}
          </button>
        </li>
        <li>
          <Link to={paths.account(locale)}>{t('menu.account')}</Link>
        </li>
        <li>
          <Link to={paths.account(locale, 'offices')}>{t('menu.offices')}</Link>
        </li>
        {permittedTabs(permissions).length > 0 && <AdministrationItem />}
        <CookiesItem />
        <li className={styles.last}>
          <button type="button" onClick={() => void signIn.signOut(afterwards).catch(ignore)}>
            {t('menu.logout')}
          </button>
        </li>
      </ul>
    </>
  )
}

/** Only administrators see the entry. */
function AdministrationItem() {
  const t = usePhrases('admin')
  const locale = useLocale()
  return (
    <li>
      <Link to={paths.admin(locale)}>{t('title')}</Link>
    </li>
  )
}

function VisitorItems() {
  const t = usePhrases('settings')
  const session = usePhrases('session')
  const { signIn } = useSession()
  return (
    <ul>
      <li>
        <button type="button" onClick={() => void signIn.start('signIn').catch(ignore)}>
          {session('login')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => void signIn.start('signUp').catch(ignore)}>
          {session('signUp')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => void signIn.start('resetPassword').catch(ignore)}>
          {t('menu.forgotPassword')}
        </button>
      </li>
      <CookiesItem />
    </ul>
  )
}

/** Reopens the cookie settings. */
function CookiesItem() {
  const t = usePhrases('settings')
  return (
    <li>
      <button type="button" onClick={() => overlays.open({ kind: 'cookies' })}>
        {t('menu.cookies')}
      </button>
    </li>
  )
}
