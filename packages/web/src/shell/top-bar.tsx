import { NavLink } from 'react-router'
import { useConfig } from '../lib/config.tsx'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import type { PageRoute } from '../lib/route.ts'
import { useSession } from '../lib/session.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ColorSchemeList, ColorSchemeMenu } from './color-scheme-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Menu } from './menu.tsx'
import { NotificationBar } from './notification-bar.tsx'
import { NotificationMenu } from './notification-menu.tsx'
import { useShellSlots } from './slots.tsx'
import { Snackbar } from './snackbar.tsx'
import classes from './top-bar.module.css'
import { useScrolledPast } from './use-scrolled-past.ts'
import { WordMark } from './word-mark.tsx'

/** Routes whose page begins with a dark background that reaches under the bar (spec 1, section 2). */
const transparentOn: readonly string[] = ['Home', 'HomeFirstIdea', 'HomeApplication', 'HomeMonitor']
const solidFrom = () => 8

/** Shows the word mark, links to the existing pages, language, colour scheme, notifications and account. */
export function TopBar({ route }: { route: PageRoute | null }) {
  const t = usePhrases('shell')
  const isScrolled = useScrolledPast(solidFrom)
  const isOver = route !== null && transparentOn.includes(route.name)
  return (
    <header className={classes.bar} data-over={isOver || undefined} data-transparent={(isOver && !isScrolled) || undefined}>
      <div className={`page ${classes.inner}`}>
        <WordMark />
        <nav className={classes.links} aria-label={t('mainNavigation')}>
          <Links />
        </nav>
        <div className={classes.tools}>
          <LanguageMenu />
          <ColorSchemeMenu className={classes.scheme} />
          <NotificationMenu />
          <AccountMenu />
          <Menu className={classes.burger} label={t('menu')} button={<Icon name="menu" />}>
            <nav aria-label={t('mainNavigation')}>
              <Links />
            </nav>
            <div className={classes.schemeInMenu}>
              <ColorSchemeList />
            </div>
          </Menu>
        </div>
      </div>
      <NotificationBar />
      <Snackbar />
    </header>
  )
}

/** Links to the existing pages. Members' pages need an account, and the GPT page must be configured. */
function Links() {
  const t = usePhrases('shell')
  const locale = useLocale()
  const { productName, gptUrl } = useConfig()
  const { account } = useSession()
  const { links } = useShellSlots()
  return (
    <>
      {links.tools
        .filter(({ needsAccount }) => !needsAccount || account !== null)
        .map(({ route, label, to }) => (
          <NavLink key={route} to={to(locale, productName)}>
            {t(label, { product: productName })}
          </NavLink>
        ))}
      {gptUrl && (
        <a href={gptUrl} target="_blank" rel="noopener noreferrer" aria-label={t('opensNewTab', { name: t('link.Gpt') })}>
          {t('link.Gpt')}
          <Icon name="external" small />
        </a>
      )}
    </>
  )
}
