import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './menu.module.css'

interface MenuProps {
  /** Accessible name of the button. */
  label: string
  button: ReactNode
  className?: string
  /** Opens the list as soon as the menu appears, for a menu that replaces a button that was clicked. */
  opensAtOnce?: boolean
  onOpen?: () => void
  onClose?: () => void
  children: ReactNode
}

/**
 * A button that opens a short list below it. Escape, a click elsewhere, leaving it with the Tab key and choosing an
 * entry close the list.
 */
export function Menu({ label, button, className, opensAtOnce = false, onOpen, onClose, children }: MenuProps) {
  const [open, setOpen] = useState(opensAtOnce)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const closed = useRef(onClose)
  closed.current = onClose
  useEffect(() => {
    if (opensAtOnce) opener.current?.focus()
  }, [opensAtOnce])
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
      closed.current?.()
    }
  }, [open])
  return (
    <div ref={root} className={`${classes.menu} ${className ?? ''}`}>
      <button
        ref={opener}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the entries are links and buttons; their clicks, by key too, arrive here and close the list */}
      <div
        id={panelId}
        className={classes.panel}
        hidden={!open}
        onClick={(event) => {
          if (!(event.target as Element).closest('a, button')) return
          setOpen(false)
          opener.current?.focus()
        }}
      >
        {children}
      </div>
    </div>
  )
}
