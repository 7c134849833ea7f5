import type { QueryExecution, StoredBrandQuery } from '@marklot/contracts/radar'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useExecute } from './pieces/index.ts'
import styles from './stored-result.module.css'

/** An execution without a result: running, failed or unknown. */
export function Unfinished({ saved, execution }: { saved: StoredBrandQuery; execution: QueryExecution }) {
  const t = usePhrases('radar')
  return (
    <div className={styles.none}>
      {execution.isRunning ? (
        <div role="status">
          <EmptyState title={t('state.running')} text={t('result.running.text')} />
        </div>
      ) : execution.state === 'executionFailed' ? (
        <ErrorState title={t('state.executionFailed')} text={t('result.failed.text')}>
          <RunNow queryId={saved.id} />
        </ErrorState>
      ) : (
        <EmptyState title={t('state.stateUnknown')} text={t('result.unknown.text')}>
          <RunNow queryId={saved.id} />
        </EmptyState>
      )}
    </div>
  )
}

function RunNow({ queryId }: { queryId: number }) {
  const t = usePhrases('radar')
  const locale = useLocale()
  const navigate = useNavigate()
  const executing = useExecute()
  const run = async () => {
    const { id } = await executing.run(queryId)
    await navigate(paths.storedQueryResult(locale, queryId, id))
  }
  return (
    <Button look="primary" disabled={executing.busy} onClick={() => void run().catch(() => undefined)}>
      {t(executing.busy ? 'run.busy' : 'run')}
    </Button>
  )
}
