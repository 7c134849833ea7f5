import type { QueryExecution, StoredBrandQuery } from '@marklot/contracts/radar'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import styles from './history.module.css'
import { ExecutionState, Instant, useHistory } from './pieces/index.ts'

/** The number of executions shown at first, and after each click for more. */
const steps = [10, 50, 200] as const

/** The executions of a saved search, newest first, each with its state, counts and mails. */
export function History({ saved }: { saved: Pick<StoredBrandQuery, 'id' | 'name'> }) {
  const t = usePhrases('radar')
  const ui = usePhrases('ui')
  const [step, setStep] = useState(0)
  const { object: history, error, busy, reload } = useHistory(saved.id, steps[step] ?? 200)
  if (!history) {
    if (error && !busy)
      return (
        <Notice kind="warning">
          <p role="alert">{t('failed.title')}</p>
          <Button onClick={reload}>{ui('retry')}</Button>
        </Notice>
      )
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="120px" />
      </div>
    )
  }
  if (history.total === 0) return <p className={styles.none}>{t('history.none')}</p>
  return (
    <>
      <table className={styles.history}>
        <caption className="vh">{t('history.of', { name: saved.name })}</caption>
        <thead>
          <tr>
            {(['run', 'state', 'hits', 'new', 'changed', 'trigger', 'mail'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.executions.map((execution) => (
            <Row key={execution.id} execution={execution} />
          ))}
        </tbody>
      </table>
      {history.executions.length < history.total && step < steps.length - 1 && (
        <Button size="small" look="quiet" disabled={busy} onClick={() => setStep(step + 1)}>
          <Icon name="chevron-down" small />
          {t('history.more')}
        </Button>
      )}
    </>
  )
}

function Row({ execution }: { execution: QueryExecution }) {
  const t = usePhrases('radar')
  const format = useFormat()
  const locale = useLocale()
  const { id, storedBrandQueryId, state, trigger, startedUtc, total, totalIsLowerBound, newBrands, changedBrands } = execution
  const count = (number: number) => (state === 'resultAvailable' ? format.count(number) : '–')
  return (
    <tr>
      <th scope="row">
        <Link to={paths.storedQueryResult(locale, storedBrandQueryId, id)}>
          <Instant at={startedUtc} />
        </Link>
      </th>
      <td>
        <ExecutionState execution={execution} />
      </td>
      <td data-label={t('column.hits')}>{`${count(total)}${state === 'resultAvailable' && totalIsLowerBound ? '+' : ''}`}</td>
      <td data-label={t('column.new')}>{count(newBrands)}</td>
      <td data-label={t('column.changed')}>{count(changedBrands)}</td>
      <td>{t(`trigger.${trigger}`)}</td>
      <td className={styles.mails}>
        <Mails execution={execution} />
      </td>
    </tr>
  )
}

/** Lists each mail of an execution and whether it arrived. */
export function Mails({ execution: { mails } }: { execution: Pick<QueryExecution, 'mails'> }) {
  const t = usePhrases('radar')
  if (mails.length === 0) return t('mail.none')
  return (
    <ul>
      {mails.map(({ mail, state }) => (
        <li key={mail}>{t(`mail.${state}`, { mail })}</li>
      ))}
    </ul>
  )
}
