import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './leader-list.module.css'

/** Lists labels and values joined by dots, like the index of a book, with the total below a line. */
export function LeaderList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

export function LeaderItem({
  label,
  children,
  isTotal = false,
  isLate = false,
}: {
  label: ReactNode
  children: ReactNode
  isTotal?: boolean
  isLate?: boolean
}) {
  return (
    <li className={classNames(styles.item, isTotal && styles.total)}>
      <span>{label}</span>
      <span className={styles.leader} aria-hidden="true" />
      <span className={classNames(styles.value, isLate && styles.late)}>{children}</span>
    </li>
  )
}
