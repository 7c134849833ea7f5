import type { searchModes } from '@marklot/contracts/search'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '../../lib/phrases.tsx'
import controls from '../../ui/controls.module.css'
import { searchInMode } from './expert.ts'
import { useSearch } from './search-context.ts'

/** In the order in which they are used; logo modes join them with logo search. */
const order = ['name', 'owner', 'number', 'expert'] as const satisfies readonly (typeof searchModes)[number][]

/** What stays visible of the tab before the chosen one, in pixels. */
const edge = 48

/** What is searched by. Links, since every mode has its own address. */
export function ModeTabs() {
  const t = usePhrases('search')
  const { search, addressOf } = useSearch()
  const tabs = useRef<HTMLElement>(null)
  // On a narrow screen the tabs scroll sideways: the chosen one is shown.
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
