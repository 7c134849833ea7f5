import type { ReactNode } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { type Station, Way } from '../../ui/way.tsx'
import styles from './way.module.css'

/** A screen that ends or interrupts an order: where it is, what that means, facts, and what to do. */
export function Screen({
  stations,
  title,
  text,
  facts,
  children,
}: {
  stations?: readonly Station[]
  title: string
  text: ReactNode
  facts?: ReactNode
  children?: ReactNode
}) {
  const t = usePhrases('checkout')
  return (
    <div className={styles.screen}>
      {stations && <Way label={t('way')} stations={stations} />}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {facts && <div className={styles.facts}>{facts}</div>}
      {children && <p className={styles.actions}>{children}</p>}
    </div>
  )
}
