import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { openModal } from '../lib/modal-dialogs.ts'
import { usePhrases } from '../lib/phrases.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { firstFocus } from './dialog-focus.ts'
import { Icon } from './icon.tsx'

export interface DialogProps {
  title: string
  /** At most 700 or 800 px (spec 2, section 9.2), 1,200 px for marks side by side, or a drawer at the side. */
  width?: 'narrow' | 'wide' | 'widest' | 'drawer'
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
}

/**
 * The browser's own modal dialog. It keeps the focus inside, closes with Escape, and returns the focus. Mounting it
 * opens it, and moves the focus to its first field, or to its title.
 */
export function Dialog({ title, width = 'narrow', children, footer, onClose }: DialogProps) {
  const t = usePhrases('ui')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!dialog.current) return
    // The browser returns the focus only if the dialog closes while it is still in the document.
    const close = openModal(dialog.current)
    // The browser would choose the first button, which closes the dialog.
    if (heading.current && body.current) firstFocus(heading.current, body.current).focus()
    return close
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; by keyboard that is Escape, which the element brings along
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[width])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes the element without a cancel event. If the component itself closes it, there is nothing
      // to report.
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button look="quiet" iconOnly aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
      <div className={styles.body} ref={body}>
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  )
}
