import { type ComponentType, Suspense, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '../../lib/after-paint.ts'
import { loadChunk } from '../../lib/load-chunk.ts'
import { LoadOnce } from '../../lib/load-once.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { type PhraseStore, useLocale, usePhraseStore, usePhrases } from '../../lib/phrases.tsx'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { searchedFor, searchFromAddress, useHitLinks } from '../search/index.ts'
import type { BrandPopupProps } from './brand-popup.tsx'
import { usePrefetchBrand } from './brand-query.ts'

const popups = new LoadOnce<ComponentType<BrandPopupProps>>()
const loadPopup = () =>
  popups.load('popup', () => loadChunk(() => import('./brand-popup.tsx')).then((module) => module.BrandPopup))

function forgetFailures(phrases: PhraseStore): void {
  popups.forgetFailures()
  phrases.forgetFailures()
}

/** Query parameter of the mark (decisions, "Pages that S1 lacks"). */
const addressKey = 'brand'
/** History state of the step that opened the popup. Closing the popup goes back over that step. */
const openedHere = { popup: true }

/**
 * The popup over the results: `/search?q=…&brand={id}`. Back closes it; a reload and a shared link reopen it. The
 * server renders the results only, and the popup follows after hydration. Its code, texts and mark load when the reader
 * shows intent.
 */
export function BrandPopupHost() {
  const navigate = useNavigate()
  const { pathname, search: address, state } = useLocation()
  const search = useMemo(() => searchFromAddress(new URLSearchParams(address)), [address])
  const isHydrated = useIsHydrated()
  const id = isHydrated ? new URLSearchParams(address).get(addressKey) : null
  const isOpenedHere = typeof state === 'object' && state !== null && 'popup' in state

  const go = (to: string | null, options: { replace: boolean; state: unknown }) => {
    const query = new URLSearchParams(address)
    if (to === null) query.delete(addressKey)
    else query.set(addressKey, to)
    const text = query.toString()
    navigate(`${pathname}${text && `?${text}`}`, options)
  }
  // The address changes asynchronously: a double click must neither open nor close twice.
  const leaving = useRef<string | null>(null)
  useEffect(() => {
    if (leaving.current !== address) leaving.current = null
  }, [address])
  const leavesOnce = () => {
    const isFirst = leaving.current !== address
    leaving.current = address
    return isFirst
  }
  const open = (hit: string) => {
    if (leavesOnce()) go(hit, { replace: false, state: openedHere })
  }
  const close = () => {
    if (!isOpenedHere) return go(null, { replace: true, state: null })
    if (!leavesOnce()) return
    // The router renders a step back at once, not in a transition.
    afterPaint(() => navigate(-1))
  }
  const actions = useRef({ open, close })
  actions.current = { open, close }

  const searched = searchedFor(search)
  const { text } = searched
  const classes = searched.classes.join()
  const prefetch = usePrefetchBrand()
  const locale = useLocale()
  const phrases = usePhraseStore()
  useHitLinks(
    useCallback((hit: string) => actions.current.open(hit), []),
    useCallback(
      (hit: string) => {
        prefetch(hit, text, classes)
        // Discards a failure that nobody has seen: opening the popup loads again and reports it.
        Promise.all([loadPopup(), phrases.load(locale, 'brands')]).catch(() => forgetFailures(phrases))
      },
      [prefetch, text, classes, locale, phrases],
    ),
  )
  const giveUp = useCallback(() => actions.current.close(), [])
  const Popup = usePopup(id !== null, giveUp)
  useReturnToHit(id)
  if (id === null) return null
  if (!Popup) return <Waiting onClose={close} />
  return (
    <Suspense fallback={<Waiting onClose={close} />}>
      <Popup id={id} search={search} onGo={(to) => go(to, { replace: true, state })} onClose={close} />
    </Suspense>
  )
}

/**
 * Returns the popup's component, once its code and texts have loaded. Reports a failure as a page event and calls
 * `giveUp`.
 */
function usePopup(isWanted: boolean, giveUp: () => void): ComponentType<BrandPopupProps> | undefined {
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  const locale = useLocale()
  const phrases = usePhraseStore()
  const isThere = popups.get('popup') !== undefined && phrases.get(locale, 'brands') !== undefined
  useEffect(() => {
    if (!isWanted || isThere) return
    let isCurrent = true
    Promise.all([loadPopup(), phrases.load(locale, 'brands')]).then(
      () => isCurrent && showAgain(),
      (error: unknown) => {
        forgetFailures(phrases)
        if (!isCurrent) return
        pageEvents.emit('errorOccurred', { error })
        giveUp()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, isThere, locale, phrases, giveUp])
  return isThere ? popups.get('popup') : undefined
}

/** Returns the focus, when the popup closes, to the hit shown last. It may differ from the hit that was opened. */
function useReturnToHit(id: string | null): void {
  const shown = useRef(id)
  useEffect(() => {
    const last = shown.current
    shown.current = id
    if (id !== null || last === null) return
    // A comparison may cover the results.
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const links = [...front.querySelectorAll<HTMLAnchorElement>('a[data-hit]')]
    const hit = links.find((link) => link.pathname.endsWith(`/${encodeURIComponent(last)}`))
    hit?.focus({ preventScroll: true })
    hit?.closest('li, tr')?.scrollIntoView({ block: 'nearest' })
  }, [id])
}

/** Shows only after a delay. */
function Waiting({ onClose }: { onClose: () => void }) {
  const t = usePhrases('shell')
  const isSlow = useDelayed(true)
  if (!isSlow) return null
  return (
    <Dialog title={t('pageLoading')} width="wide" onClose={onClose}>
      <div role="status">
        <Skeleton height="240px" />
      </div>
    </Dialog>
  )
}
