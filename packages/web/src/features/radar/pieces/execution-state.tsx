import type { QueryExecution } from '@marklot/contracts/radar'
import type { Phrases } from '@marklot/phrases'
import { usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName, OutlineSign } from '../../../ui/icon.tsx'
import styles from './execution-state.module.css'
import { questionShape } from './shapes.ts'

type ShownState = QueryExecution['state'] | 'running'
const icons: Partial<Record<ShownState, IconName>> = { resultAvailable: 'check', executionFailed: 'error', running: 'refresh' }

/** Returns the state that the reader sees. An unfinished execution counts as running for its first 30 minutes. */
export const shownState = ({ state, isRunning }: Pick<QueryExecution, 'state' | 'isRunning'>): ShownState =>
  isRunning ? 'running' : state

/** The state of an execution by sign, colour and word. */
export function ExecutionState({ execution }: { execution: Pick<QueryExecution, 'state' | 'isRunning'> }) {
  const t = usePhrases('radar')
  const state = shownState(execution)
  const key: keyof Phrases['radar'] = `state.${state}`
  const icon = icons[state]
  return (
    <span className={classNames(styles.state, styles[state])}>
      {icon ? <Icon name={icon} small /> : <OutlineSign shape={questionShape} small />}
      {t(key)}
    </span>
  )
}
