import { NavLink } from 'react-router'
import { toolLinks } from '../lib/links.ts'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ColorSchemeMenu } from './color-scheme-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Menu } from './menu.tsx'
import classes from './top-bar.module.css'
import { WordMark } from './word-mark.tsx'

/** Word mark, links of the pages that exist, language, colour scheme and account. */
export function TopBar() {
  const t = usePhrases('shell')
  const locale = useLocale()
  const links = toolLinks.map(({ route, label, to }) => (
    <NavLink key={route} to={to(locale)}>
      {t(label)}
    </NavLink>
  ))
  return (
    <header className={classes.bar}>
      <div className={`page page-w ${classes.inner}`}>
        <WordMark />
        <nav className={classes.links} aria-label={t('mainNavigation')}>
          {links}
        </nav>
        <div className={classes.tools}>
          <LanguageMenu />
          <ColorSchemeMenu />
          <AccountMenu />
          <Menu className={classes.burger} label={t('menu')} button={<Icon name="menu" />}>
            <nav aria-label={t('mainNavigation')}>{links}</nav>
          </Menu>
        </div>
      </div>
    </header>
  )
}
