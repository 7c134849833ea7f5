import type { StoredBrandQuery } from '@marklot/contracts/radar'
import { labelled } from '@marklot/phrases'
import { Suspense, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { OutlineSign } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { addressFromSearch } from '../search/index.ts'
import { ExecutionCounts } from './execution-counts.tsx'
import { History } from './history.tsx'
import { PausedNotice } from './paused-notice.tsx'
import { ExecutionState, Instant, SearchWords, searchStateOf, useExecute } from './pieces/index.ts'
import styles from './saved-search.module.css'
import { historyShape, pencilShape, playShape, trashShape } from './shapes.ts'

interface SavedSearchProps {
  saved: StoredBrandQuery
  onEdit: () => void
  onRemove: () => void
}

/** A saved search: its criteria, its schedule, the findings of its last run, and its actions. */
export function SavedSearch({ saved, onEdit, onRemove }: SavedSearchProps) {
  const t = usePhrases('radar')
  const locale = useLocale()
  const navigate = useNavigate()
  const historyId = useId()
  const [showsHistory, setShowsHistory] = useState(false)
  const executing = useExecute()
  const { id, name, description } = saved
  const run = async () => {
    const execution = await executing.run(id)
    await navigate(paths.storedQueryResult(locale, id, execution.id))
  }
  const of = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <li className={styles.search}>
      <div className={styles.head}>
        <div className={styles.identity}>
          <h2>
            <Link to={paths.search(locale, addressFromSearch(searchStateOf(saved)))} title={t('open')} dir="auto">
              {name}
            </Link>
          </h2>
          {description !== '' && (
            <p className={styles.description} dir="auto">
              {description}
            </p>
          )}
          <SearchWords search={saved} />
        </div>
        <div className={styles.actions}>
          {/* The page reports a failure, or shows which plan helps. */}
          <Button disabled={executing.busy} aria-busy={executing.busy} onClick={() => void run().catch(() => undefined)}>
            <OutlineSign shape={playShape} small />
            {t(executing.busy ? 'run.busy' : 'run')}
            {of}
          </Button>
          <Button
            iconOnly
            aria-haspopup="dialog"
            aria-label={labelled(locale, t('edit'), name)}
            title={t('edit')}
            onClick={onEdit}
          >
            <OutlineSign shape={pencilShape} />
          </Button>
          <Button
            iconOnly
            aria-haspopup="dialog"
            aria-label={labelled(locale, t('remove'), name)}
            title={t('remove')}
            onClick={onRemove}
          >
            <OutlineSign shape={trashShape} />
          </Button>
        </div>
      </div>
      {saved.paused && (
        <Suspense>
          <Phrased of={['errors']}>
            <PausedNotice paused={saved.paused} />
          </Phrased>
        </Suspense>
      )}
      <Facts saved={saved} />
      <Button
        size="small"
        look="quiet"
        className={styles.toHistory}
        aria-expanded={showsHistory}
        aria-controls={historyId}
        onClick={() => setShowsHistory(!showsHistory)}
      >
        <OutlineSign shape={historyShape} small />
        {t('history')} ({saved.executions}){of}
      </Button>
      <div id={historyId} hidden={!showsHistory}>
        {showsHistory && <History saved={saved} />}
      </div>
    </li>
  )
}

function Facts({ saved }: { saved: StoredBrandQuery }) {
  const t = usePhrases('radar')
  const locale = useLocale()
  const { executionFrequency, nextExecutionUtc, lastExecution, paused } = saved
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('fact.frequency')}</dt>
        <dd>{executionFrequency === 'none' ? t('byHandOnly') : t(`frequency.${executionFrequency}`)}</dd>
      </div>
      {nextExecutionUtc && (
        <div>
          <dt>{t('fact.next')}</dt>
          <dd>{paused ? t('nextPaused') : <Instant at={nextExecutionUtc} />}</dd>
        </div>
      )}
      <div>
        <dt>{t('fact.last')}</dt>
        <dd>
          {lastExecution ? (
            <>
              <span className={styles.last}>
                <Link to={paths.storedQueryResult(locale, saved.id, lastExecution.id)}>
                  <Instant at={lastExecution.startedUtc} />
                </Link>
                <ExecutionState execution={lastExecution} />
              </span>
              <ExecutionCounts execution={lastExecution} />
            </>
          ) : (
            t('neverRun')
          )}
        </dd>
      </div>
      <div>
        <dt>{t('fact.known')}</dt>
        <dd>
          {t('count.openRisks', { count: saved.openRisks })}, {t('count.accepted', { count: saved.acceptedBrands })}
        </dd>
      </div>
    </dl>
  )
}
