import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './states.module.css'

interface StateProps {
  title: string
  text?: string
  /** The one or two next actions. */
  children?: ReactNode
}

/** Says what is missing and offers the next action. */
export function EmptyState({ title, text, children }: StateProps) {
  return (
    <div className={styles.box}>
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** Shows an error. An error never looks like "nothing found". */
export function ErrorState({ title, text, children, level = 2 }: StateProps & { level?: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classNames(styles.box, styles.failed)} role="alert">
      <Heading>
        <Icon name="error" />
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** A placeholder with the size of the content that loads. Sizes are CSS units. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} />
}

export function Notice({ children, kind = 'info' }: { children: ReactNode; kind?: 'info' | 'warning' }) {
  return (
    <div className={classNames(styles.notice, kind === 'warning' && styles.warning)}>
      <Icon name={kind} />
      <div>{children}</div>
    </div>
  )
}

/** Takes the place of content for signed-in readers. */
export function LockNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.lock}>
      <Icon name="lock" />
      <p>{children}</p>
    </div>
  )
}
