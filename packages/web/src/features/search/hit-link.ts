import { classFilters } from '@marklot/contracts/class-filters'
import type { Locale } from '@marklot/contracts/locale'
import { useEffect } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'
import { paths, type QueryValues } from '../../lib/paths.ts'
import { addressFromSearch } from './address.ts'
import { signOf } from './expert.ts'
import type { SearchState } from './search-state.ts'

/** The search context of a mark's page: the sign to compare with and the highlighted classes. */
export interface SearchedFor {
  /** Empty: nothing to compare with. */
  text: string
  classes: readonly number[]
}

export function searchedFor(search: Pick<SearchState, 'mode' | 'text' | 'query' | 'filters'>): SearchedFor {
  return { text: signOf(search), classes: [...search.filters.goodsClasses, ...search.filters.servicesClasses] }
}

/**
 * Returns the query parameters that make the register compare a mark with `sign` in `classes` (comma-separated; empty:
 * all), as the search did.
 */
export const comparedWith = (sign: string, classes: string) => ({
  q: sign || undefined,
  classes: (sign !== '' && classes) || undefined,
})

/** Returns the query parameters of the search context, which the search page and a mark's page share. */
export function searchValues({ text, classes }: SearchedFor): QueryValues {
  const { goodsClasses: goods, servicesClasses: services } = classFilters(classes)
  return { q: text || undefined, goods, services }
}

/**
 * Returns the address of a mark's page, including the search that found the mark. The page can then show the
 * comparison, link to the neighbours and return to the same results, even after a reload.
 */
export function brandAddress(locale: Locale, id: string, search: SearchState): string {
  return paths.brand(locale, id, addressFromSearch({ ...search, compare: [] }))
}

/** Returns the address to share: the mark with the searched sign and classes, without the filters. */
export function sharedAddress(locale: Locale, id: string, searched: SearchedFor): string {
  return paths.brand(locale, id, searchValues(searched))
}

/** Milliseconds of hover or focus before a hit's page is prefetched. Merely passing over a hit prefetches nothing. */
const intentDelay = 80

/**
 * Extends the links of hits (`data-hit`) and their rows (`data-row`). A plain click or Enter opens the mark over the
 * results. The browser handles any other click on the link (new tab, new window, download). On the row beside the link,
 * a click with Ctrl or Command opens a new tab. Hover, touch and focus signal the intent.
 */
export function useHitLinks(open: (id: string) => void, intend: (id: string) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      const link = hitOf(event)
      const id = idOf(link)
      if (!link || id === null || event.button !== 0 || event.shiftKey || event.altKey) return
      const isOnLink = event.target instanceof Node && link.contains(event.target)
      if (event.metaKey || event.ctrlKey) {
        if (!isOnLink) window.open(link.href, '_blank', 'noopener')
        return
      }
      // Selecting text, for example a number to copy, also ends in a click.
      if (!isOnLink && getSelection()?.isCollapsed === false) return
      // Runs before the router, which ignores prevented clicks.
      event.preventDefault()
      open(id)
    }
    const onRest = (event: Event) => {
      clearTimeout(timer)
      const id = idOf(hitOf(event))
      if (id !== null) timer = setTimeout(() => intend(id), intentDelay)
    }
    const onPress = (event: Event) => {
      const id = idOf(hitOf(event))
      if (id !== null) afterPaint(() => intend(id))
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

/**
 * Returns the link of the hit under the event: the link itself, or the row's link unless the event is on another
 * control.
 */
function hitOf({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('a, button, input, label, select')
  if (control) return control.matches('a[data-hit]') ? (control as HTMLAnchorElement) : null
  return target.closest('[data-row]')?.querySelector<HTMLAnchorElement>('a[data-hit]') ?? null
}

/** Returns the mark that the link of a hit leads to, or null. */
function idOf(link: HTMLAnchorElement | null): string | null {
  const id = link && /\/brands\/([^/]+)$/.exec(link.pathname)?.[1]
  return id ? decodeURIComponent(id) : null
}
