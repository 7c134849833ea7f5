import type { Locale } from '@marklot/contracts/locale'
import { useEffect } from 'react'
import { paths, type QueryValues } from '../../lib/paths.ts'
import { addressFromSearch } from './address.ts'
import { signOf } from './expert.ts'
import type { SearchState } from './search-state.ts'

/** What a mark's page shows of a search: the sign to compare with and the classes that stand out. */
export interface SearchedFor {
  /** Empty: nothing to compare with. */
  text: string
  classes: readonly number[]
}

export function searchedFor(search: Pick<SearchState, 'mode' | 'text' | 'query' | 'filters'>): SearchedFor {
  return { text: signOf(search), classes: [...search.filters.goodsClasses, ...search.filters.servicesClasses] }
}

/** Query of the call that loads a mark: compares it with `sign` in `classes` (comma-separated; empty: all), as the search did. */
export const comparedWith = (sign: string, classes: string) => ({
  q: sign || undefined,
  classes: (sign !== '' && classes) || undefined,
})

/** Goods are the classes up to this one. */
const lastGoodsClass = 34

/** What was searched for, as the addresses of the search and of a mark's page both hold it. */
export function searchValues({ text, classes }: SearchedFor): QueryValues {
  return {
    q: text || undefined,
    goods: classes.filter((niceClass) => niceClass <= lastGoodsClass),
    services: classes.filter((niceClass) => niceClass > lastGoodsClass),
  }
}

/**
 * Address of a mark's page with the whole search it was found in: it shows what was searched for, leads to the neighbours and back to the
 * same results, after a reload too.
 */
export function brandAddress(locale: Locale, id: string, search: SearchState): string {
  return paths.brand(locale, id, addressFromSearch({ ...search, compare: [] }))
}

/** The same for others: a mark beside the sign and classes searched for, without the filters that led there. */
export function sharedAddress(locale: Locale, id: string, searched: SearchedFor): string {
  return paths.brand(locale, id, searchValues(searched))
}

/** How long pointer or focus rest on a hit before its page is fetched, in milliseconds: who only passes by costs nothing. */
const intentDelay = 80

/**
 * What the links of hits (`data-hit`) do besides being links: a plain click or Enter opens the mark over the results; any other click
 * (new tab, new window, download) is left to the browser. Pointer, finger or focus resting on one announce the intent.
 */
export function useHitLinks(open: (id: string) => void, intend: (id: string) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      const id = brandOf(event)
      if (id === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      // Before the router sees it: a prevented click is none of its business.
      event.preventDefault()
      open(id)
    }
    const onRest = (event: Event) => {
      clearTimeout(timer)
      const id = brandOf(event)
      if (id !== null) timer = setTimeout(() => intend(id), intentDelay)
    }
    const onPress = (event: Event) => {
      const id = brandOf(event)
      if (id !== null) intend(id)
    }
    document.addEventListener('click', onClick, true)
    document.addEventListener('pointerover', onRest)
    document.addEventListener('focusin', onRest)
    document.addEventListener('pointerdown', onPress)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('pointerover', onRest)
      document.removeEventListener('focusin', onRest)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open, intend])
}

/** The mark whose hit the event is about, or null. */
function brandOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-hit]') : null
  const id = link && /\/brands\/([^/]+)$/.exec(link.pathname)?.[1]
  return id ? decodeURIComponent(id) : null
}
