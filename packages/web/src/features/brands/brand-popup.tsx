import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { openModal } from '../../lib/modal-dialogs.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { brandAddress, type SearchState, searchedFor } from '../search/index.ts'
import styles from './brand-popup.module.css'
import { useBrand } from './brand-query.ts'
import { BrandView } from './brand-view.tsx'
import { useNeighbours } from './use-neighbours.ts'

export interface BrandPopupProps {
  id: string
  search: SearchState
  /** Shows another mark in the popup's place; the browser's back still leads to the results. */
  onGo: (id: string) => void
  onClose: () => void
}

/** A mark over the results that found it, with links to its neighbours and to its own page in a new tab. */
export function BrandPopup({ id, search, onGo, onClose }: BrandPopupProps) {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const nameOf = useBrandName()
  const searched = searchedFor(search)
  const answer = useBrand(id, searched.text, searched.classes.join())
  const { place, total, previous, next } = useNeighbours(id, search)
  const hasSingleKeys = useSingleKeys()
  const dialog = useModal(id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasSingleKeys || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target } = event
    // Arrows keep their meaning in fields and in a dialog above this one.
    if (!(target instanceof Element) || target.closest('dialog') !== dialog.current || target.closest('select, input')) return
    const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null
    if (to === null) return
    event.preventDefault()
    onGo(to)
  }
  const position = place === null ? null : t('position', { place, total })
  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={answer.object ? nameOf(answer.object) : t('popup.title')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // A dialog above this one closes first; its event bubbles through here.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.bar}>
        {position && (
          <>
            <Step label={t('popup.previous')} icon="chevron-left" to={previous} onGo={onGo} />
            <Step label={t('popup.next')} icon="chevron-right" to={next} onGo={onGo} />
            <p className={styles.place} role="status">
              {position}
              {answer.object && <VisuallyHidden>: {nameOf(answer.object)}</VisuallyHidden>}
            </p>
          </>
        )}
        <Link
          className={classNames(buttonClass({ look: 'quiet' }), styles.full)}
          to={brandAddress(locale, id, search)}
          target="_blank"
          rel="noopener"
        >
          <span className={styles.fullText}>{t('popup.fullScreen')}</span>
          <Icon name="external" small />
          <VisuallyHidden>{t('newTab')}</VisuallyHidden>
        </Link>
        <Button look="quiet" iconOnly aria-label={ui('close')} onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
      <div className={styles.body}>
        <BrandView key={id} id={id} answer={answer} searched={searched} onOpen={onGo} />
      </div>
    </dialog>
  )
}

function Step({
  label,
  icon,
  to,
  onGo,
}: {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  to: string | null
  onGo: (id: string) => void
}) {
  return (
    <Button iconOnly aria-label={label} title={label} disabled={to === null} onClick={() => to !== null && onGo(to)}>
      <Icon name={icon} />
    </Button>
  )
}

/**
 * Modal while mounted. Another mark starts at the top. When a focused button disappears, the focus stays in the popup.
 */
function useModal(id: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // Closes while still in the document: only then does the browser return the focus.
    const close = openModal(element)
    // Focuses the popup, not its first button: arrow keys scroll, and a screen reader reads the mark's name.
    element.focus()
    return close
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the mark that changes
  useLayoutEffect(() => {
    const element = dialog.current
    element?.scrollTo({ top: 0, behavior: 'instant' })
    const active = document.activeElement
    if (!element?.contains(active) || active?.matches(':disabled')) element?.focus()
  }, [id])
  return dialog
}
