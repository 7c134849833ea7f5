import type { ReactNode } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Station, Way } from '../../ui/way.tsx'
import styles from './way.module.css'

/**
 * A screen that ends or interrupts an order: its place in the process, what it means, the facts, and the possible
 * actions.
 */
export function Screen({
  stations,
  title,
  text,
  facts,
  isDone = false,
  children,
}: {
  stations?: readonly Station[]
  title: string
  text: ReactNode
  facts?: ReactNode
  /** There is nothing left to wait for, so the stations show which of them were reached. */
  isDone?: boolean
  children?: ReactNode
}) {
  const t = usePhrases('checkout')
  const way = stations && <Way label={t('way')} stations={stations} />
  return (
    <div className={classNames(styles.screen, isDone && styles.reached)}>
      {!isDone && way}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {isDone && way}
      {facts && <div className={styles.facts}>{facts}</div>}
      {children && <p className={styles.actions}>{children}</p>}
    </div>
  )
}
