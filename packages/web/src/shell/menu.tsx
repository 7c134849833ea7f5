import { type ReactNode, useEffect, useRef } from 'react'
import classes from './menu.module.css'

/**
 * A button that opens a short list below it. A <details> element, so that it works before the script has arrived; Escape, a click
 * elsewhere, leaving it with the Tab key and choosing an entry close it.
 */
export function Menu({
  label,
  button,
  className,
  children,
}: {
  label: string
  button: ReactNode
  className?: string
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => {
      element.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      close()
      element.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      if (!element.contains(event.target as Node)) close()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) close()
    }
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a, button')) close()
    }
    element.addEventListener('keydown', onKey)
    element.addEventListener('focusout', onFocusOut)
    element.addEventListener('click', onClick)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('focusout', onFocusOut)
      element.removeEventListener('click', onClick)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return (
    <details ref={details} className={`${classes.menu} ${className ?? ''}`}>
      <summary className={classes.button} aria-label={label}>
        {button}
      </summary>
      <div className={classes.panel}>{children}</div>
    </details>
  )
}
