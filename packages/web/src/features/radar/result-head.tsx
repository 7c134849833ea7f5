import type { QueryExecution, StoredBrandQuery } from '@marklot/contracts/radar'
import { Link, useNavigate } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { ExportMenu } from '../../shell/export-menu.tsx'
import controls from '../../ui/controls.module.css'
import { AskBrandy } from '../chat/pieces/index.ts'
import { useExecutionCounts } from './execution-counts.tsx'
import { ExecutionState, resultFormats, useExportResult, useHistory, useInstant } from './pieces/index.ts'
import styles from './result-head.module.css'

interface ResultHeadProps {
  saved: StoredBrandQuery
  execution: QueryExecution
  /** The execution to compare with; null without one. */
  other: number | null
}

/** The link back, the day and the counts of an execution, and the choice of another one for comparison. */
export function ResultHead({ saved, execution, other }: ResultHeadProps) {
  const t = usePhrases('radar')
  const shell = usePhrases('shell')
  const locale = useLocale()
  const { productName } = useConfig()
  const instant = useInstant()
  const countsOf = useExecutionCounts()
  const hasResult = execution.state === 'resultAvailable'
  return (
    <header className={styles.head}>
      <nav className={styles.path} aria-label={t('result.path')}>
        <Link to={paths.my(locale, productName, { section: 'searches' })}>{shell('link.My', { product: productName })}</Link>
        <span aria-hidden="true"> / </span>
        <span dir="auto">{saved.name}</span>
      </nav>
      <div className={styles.title}>
        <div>
          <h1>
            {t(other === null ? 'result.title' : 'compare.title', {
              date: instant.day(execution.startedUtc).replaceAll(' ', '\u00a0'),
            })}
          </h1>
          {other === null && (
            <p className={styles.lead}>
              {hasResult ? (
                `${t('result.run', { time: instant.dayAndTime(execution.startedUtc), counts: countsOf(execution) })} ${t('result.stored')}`
              ) : (
                <ExecutionState execution={execution} />
              )}
            </p>
          )}
        </div>
        {hasResult && (
          <div className={styles.acts}>
            <AskBrandy about={{ kind: 'radarRun', id: String(execution.id), name: saved.name }} />
            <ExportResult execution={execution} name={saved.name} />
          </div>
        )}
      </div>
      {hasResult && <CompareChoice execution={execution} other={other} />}
    </header>
  )
}

function ExportResult({ execution, name }: { execution: QueryExecution; name: string }) {
  const t = usePhrases('radar')
  return (
    <ExportMenu
      className={styles.export}
      label={t('export')}
      formats={resultFormats}
      labelOf={(format) => t(`export.${format}`)}
      exporting={useExportResult(execution.id, name)}
    />
  )
}

/** The most executions to choose from. */
const mostChoices = 200

/** Chooses another execution that has a result. The address holds the choice. */
function CompareChoice({ execution, other }: Omit<ResultHeadProps, 'saved'>) {
  const t = usePhrases('radar')
  const locale = useLocale()
  const navigate = useNavigate()
  const instant = useInstant()
  const countsOf = useExecutionCounts()
  const { storedBrandQueryId, id } = execution
  const history = useHistory(storedBrandQueryId, mostChoices).object
  const others = history?.executions.filter((one) => one.id !== id && one.state === 'resultAvailable') ?? []
  if (history && others.length === 0) return <p className={styles.hint}>{t('compare.nothing')}</p>
  return (
    <label className={styles.compare}>
      <span className={controls.label}>{t('compare.with')}</span>
      <select
        className={controls.select}
        value={other ?? ''}
        onChange={(event) =>
          void navigate(paths.storedQueryResult(locale, storedBrandQueryId, id, { with: event.target.value || undefined }), {
            replace: other !== null,
          })
        }
      >
        <option value="">{t('compare.choose')}</option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {`${instant.dayAndTime(one.startedUtc)}, ${countsOf(one)}`}
          </option>
        ))}
      </select>
    </label>
  )
}
