import { labelled } from '@marklot/phrases'
import { type ColorScheme, colorSchemes, useColorScheme } from '../lib/color-scheme.tsx'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Menu } from './menu.tsx'

const icons: Record<ColorScheme, IconName> = { auto: 'system', light: 'light', dark: 'dark' }

/** Chooses light, dark, or the system's scheme. */
export function ColorSchemeMenu({ className }: { className?: string }) {
  const t = usePhrases('shell')
  const locale = useLocale()
  const { colorScheme } = useColorScheme()
  return (
    <Menu
      className={className}
      label={labelled(locale, t('colourScheme'), t(`colourScheme.${colorScheme}`))}
      button={<Icon name={icons[colorScheme]} />}
    >
      <ColorSchemeList />
    </Menu>
  )
}

/** The buttons that choose a scheme, for menus. */
export function ColorSchemeList() {
  const t = usePhrases('shell')
  const { colorScheme, choose } = useColorScheme()
  return (
    <ul aria-label={t('colourScheme')}>
      {colorSchemes.map((scheme) => (
        <li key={scheme}>
          <button type="button" aria-pressed={scheme === colorScheme} onClick={() => choose(scheme)}>
            <Icon name={icons[scheme]} />
            {t(`colourScheme.${scheme}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}
