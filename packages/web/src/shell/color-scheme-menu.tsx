import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { colorSchemes } from '../lib/color-scheme.ts'
import { usePhrases } from '../lib/phrases.tsx'
import { Menu } from './menu.tsx'

const icons: Record<MantineColorScheme, typeof IconSun> = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

/** Light, dark, or as the system has it. */
export function ColorSchemeMenu() {
  const t = usePhrases('shell')
  // Otherwise a <style> element would hold transitions back for a moment, which the content security policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const Current = icons[colorScheme]
  return (
    <Menu
      label={`${t('colourScheme')}: ${t(`colourScheme.${colorScheme}`)}`}
      button={<Current size={18} stroke={1.6} aria-hidden />}
    >
      <ul>
        {colorSchemes.map((scheme) => {
          const Icon = icons[scheme]
          return (
            <li key={scheme}>
              <button type="button" aria-pressed={scheme === colorScheme} onClick={() => setColorScheme(scheme)}>
                <Icon size={18} stroke={1.6} aria-hidden />
                {t(`colourScheme.${scheme}`)}
              </button>
            </li>
          )
        })}
      </ul>
    </Menu>
  )
}
