import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { whenThere } from './when-there.ts'

/**
 * Moves the focus to the heading of a page that a link opened, so that screen readers announce it and the Tab key
 * continues there. Leaves the focus where the page itself puts it, and where it is after a change of language.
 */
export function FocusOnPage() {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const page = pathname.replace(/^\/\w+/, '')
  const shown = useRef(page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kind and hash belong to the change of page
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (kind === 'POP' || hash !== '') return
    return whenThere(findHeading, (heading) => {
      const focused = document.activeElement
      if (focused?.closest('main, dialog, [role="dialog"]')) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [page])
  return null
}

const findHeading = () => document.querySelector<HTMLElement>('main h1')
