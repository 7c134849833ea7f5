import type { ReactNode } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './way.module.css'

export interface Station {
  name: string
  text: string
  state: 'done' | 'now' | 'broken' | 'ahead'
}

/** The stations of an order: the plumb hangs where it waits, red where it broke. */
export function Way({ stations }: { stations: readonly Station[] }) {
  const t = usePhrases('checkout')
  return (
    <ol className={styles.way} aria-label={t('way')}>
      {stations.map(({ name, text, state }) => (
        <li key={name} className={classNames(styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{name}</b>
          {text}
        </li>
      ))}
    </ol>
  )
}

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
  return (
    <div className={styles.screen}>
      {stations && <Way stations={stations} />}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {facts && <div className={styles.facts}>{facts}</div>}
      {children && <p className={styles.actions}>{children}</p>}
    </div>
  )
}
