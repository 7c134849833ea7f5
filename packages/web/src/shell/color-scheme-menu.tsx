import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { colorSchemes } from '../lib/color-scheme.ts'
import { usePhrases } from '../lib/phrases.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Menu } from './menu.tsx'

const icons: Record<MantineColorScheme, IconName> = { auto: 'system', light: 'light', dark: 'dark' }

/** Light, dark, or as the system has it. */
export function ColorSchemeMenu() {
  const t = usePhrases('shell')
  // Otherwise a <style> element would hold transitions back for a moment, which the content security policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <Menu label={`${t('colourScheme')}: ${t(`colourScheme.${colorScheme}`)}`} button={<Icon name={icons[colorScheme]} />}>
      <ul>
        {colorSchemes.map((scheme) => (
          <li key={scheme}>
            <button type="button" aria-pressed={scheme === colorScheme} onClick={() => setColorScheme(scheme)}>
              <Icon name={icons[scheme]} />
              {t(`colourScheme.${scheme}`)}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
