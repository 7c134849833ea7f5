import type { ExecutionResult } from '@marklot/contracts/radar'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { useExecutionCounts } from './execution-counts.tsx'
import { Mails } from './history.tsx'
import { ComparedLogos, Instant } from './pieces/index.ts'
import styles from './result-receipt.module.css'

interface ResultReceiptProps {
  result: ExecutionResult
  /** False for readers of a shared result, who do not see who else receives it. */
  showsMails?: boolean
}

/**
 * Shows when and how an execution ran, which registers it searched and the dates of their data, and which registers it
 * did not search.
 */
export function ResultReceipt({ result: { execution, offices, logosCompared }, showsMails = true }: ResultReceiptProps) {
  const t = usePhrases('radar')
  const format = useFormat()
  const countsOf = useExecutionCounts()
  const left = offices.filter(({ state }) => state !== 'searched')
  return (
    <section className={styles.receipt} aria-labelledby="run-receipt">
      <h2 id="run-receipt">{t('result.receipt')}</h2>
      <div className={styles.columns}>
        <div>
          <LeaderList>
            <LeaderItem label={t('result.number')}>{execution.id}</LeaderItem>
            <LeaderItem label={t('column.trigger')}>{t(`trigger.${execution.trigger}`)}</LeaderItem>
            {execution.dueUtc && (
              <LeaderItem label={t('result.due')}>
                <Instant at={execution.dueUtc} />
              </LeaderItem>
            )}
            <LeaderItem label={t('result.started')}>
              <Instant at={execution.startedUtc} />
            </LeaderItem>
          </LeaderList>
          <p className={styles.note}>{countsOf(execution)}</p>
        </div>
        <div>
          <h3>{t('result.registers')}</h3>
          <LeaderList>
            {offices
              .filter(({ state }) => state === 'searched')
              .map(({ code, asOf, late }) => (
                <LeaderItem key={code} label={<OfficeFlag code={code} />} isLate={late}>
                  {asOf ? format.date(asOf) : t('office.noDate')}
                </LeaderItem>
              ))}
          </LeaderList>
          {logosCompared && (
            <div className={styles.mails}>
              <h3>{t('result.logos')}</h3>
              <p className={styles.note}>
                <ComparedLogos compared={logosCompared} />
              </p>
            </div>
          )}
        </div>
        <div>
          {left.length > 0 && (
            <>
              <h3>{t('result.notSearched')}</h3>
              <LeaderList>
                {left.map(({ code, state }) => (
                  <LeaderItem key={code} label={<OfficeFlag code={code} />}>
                    {state !== 'searched' && t(`office.${state}`)}
                  </LeaderItem>
                ))}
              </LeaderList>
            </>
          )}
          {showsMails && (
            <div className={styles.mails}>
              <h3>{t('column.mail')}</h3>
              <Mails execution={execution} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
