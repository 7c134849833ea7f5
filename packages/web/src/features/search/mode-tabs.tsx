import type { searchModes } from '@marklot/contracts/search'
import { Link } from 'react-router'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { searchInMode } from './expert.ts'
import styles from './mode-tabs.module.css'
import { useSearch } from './search-context.ts'

/** The modes, the most used first. */
export const modeOrder = [
  'name',
  'logo',
  'nameAndLogo',
  'owner',
  'number',
  'expert',
] as const satisfies readonly (typeof searchModes)[number][]

/**
 * The search modes, as links: every mode has its own address. Phones show short names, so that all modes are visible.
 */
export function ModeTabs() {
  const t = usePhrases('search')
  const { search, addressOf } = useSearch()
  return (
    <nav className={classNames(controls.tabs, styles.tabs)} aria-label={t('modes')}>
      {modeOrder.map((mode) => (
        <Link
          key={mode}
          className={controls.tab}
          to={addressOf(searchInMode(search, mode))}
          aria-current={mode === search.mode ? 'page' : undefined}
        >
          <span className={styles.full}>{t(`mode.${mode}`)}</span>
          <span className={styles.short}>{t(`modeShort.${mode}`)}</span>
        </Link>
      ))}
    </nav>
  )
}
