import type { ReactNode } from 'react'
import controls from './controls.module.css'

/** Words for screen readers in place of a visible sign. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={controls.hidden}>{children}</span>
}
