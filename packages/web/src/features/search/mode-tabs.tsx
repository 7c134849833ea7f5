import type { searchModes } from '@marklot/contracts/search'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '../../lib/phrases.tsx'
import controls from '../../ui/controls.module.css'
import { searchInMode } from './expert.ts'
import { useSearch } from './search-context.ts'

/** In order of use; logo modes follow with logo search. */
const order = ['name', 'owner', 'number', 'expert'] as const satisfies readonly (typeof searchModes)[number][]

/** Pixels of the previous tab that stay visible. */
const edge = 48

/** The search modes, as links: every mode has its own address. */
export function ModeTabs() {
  const t = usePhrases('search')
  const { search, addressOf } = useSearch()
  const tabs = useRef<HTMLElement>(null)
  // On narrow screens the tabs scroll sideways: shows the current one.
  useEffect(() => {
    const chosen = tabs.current?.querySelector<HTMLElement>(`[data-mode="${search.mode}"]`)
    if (tabs.current && chosen) tabs.current.scrollLeft = chosen.offsetLeft - tabs.current.offsetLeft - edge
  }, [search.mode])
  return (
    <nav ref={tabs} className={controls.tabs} aria-label={t('modes')}>
      {order.map((mode) => (
        <Link
          key={mode}
          data-mode={mode}
          className={controls.tab}
          to={addressOf(searchInMode(search, mode))}
          aria-current={mode === search.mode ? 'page' : undefined}
        >
          {t(`mode.${mode}`)}
        </Link>
      ))}
    </nav>
  )
}
