import { type Locale, locales } from '@marklot/contracts/locale'
import { labelled } from '@marklot/phrases'
import { Link, useLocation, useNavigate } from 'react-router'
import { storeChoice } from '../lib/cookies.ts'
import { languageNames, localeCookie } from '../lib/locale.ts'
import { pageEvents } from '../lib/page-events.ts'
import { withLocale } from '../lib/paths.ts'
import { useLocale, usePhraseStore, usePhrases } from '../lib/phrases.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from './menu.tsx'

/**
 * Chooses the language and changes nothing else: route, parameters and query stay. Stores the choice for the next
 * visit.
 */
export function LanguageMenu() {
  const t = usePhrases('shell')
  const current = useLocale()
  const location = useLocation()
  const navigate = useNavigate()
  const phrases = usePhraseStore()
  /** Loads the texts first. If that fails, the page keeps its language. */
  const change = async (locale: Locale) => {
    try {
      await phrases.loadAlso(current, locale)
    } catch (error) {
      pageEvents.emit('errorOccurred', { error })
      return
    }
    storeChoice(localeCookie, locale)
    navigate(withLocale(location, current, locale))
  }
  return (
    <Menu
      label={labelled(current, t('language'), languageNames[current])}
      button={
        <>
          <Icon name="language" />
          <span>{current.toUpperCase()}</span>
        </>
      }
    >
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <Link
              to={withLocale(location, current, locale)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                void change(locale)
              }}
            >
              {languageNames[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
