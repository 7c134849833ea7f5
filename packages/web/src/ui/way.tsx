import { classNames } from './class-names.ts'
import styles from './way.module.css'

export interface Station {
  name: string
  text: string
  state: 'done' | 'now' | 'broken' | 'ahead'
}

/** The stations of a process. The plumb hangs at the current one, in red if the process has failed. */
export function Way({ label, stations }: { label: string; stations: readonly Station[] }) {
  return (
    <ol className={styles.way} aria-label={label}>
      {stations.map(({ name, text, state }) => (
        <li key={name} className={classNames(styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{name}</b>
          {text}
        </li>
      ))}
    </ol>
  )
}
