import type { ReactNode } from 'react'
import styles from './controls.module.css'
import { Icon } from './icon.tsx'

/** An active filter with the button that removes it. */
export function Chip({ children, removeLabel, onRemove }: { children: ReactNode; removeLabel: string; onRemove: () => void }) {
  return (
    <span className={styles.chip}>
      <span className={styles.chipText}>{children}</span>
      <button type="button" className={styles.chipRemove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon name="x" small />
      </button>
    </span>
  )
}
