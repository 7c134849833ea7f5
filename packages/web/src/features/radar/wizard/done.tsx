import { useState } from 'react'
import { Link } from 'react-router'
import { useConfig } from '../../../lib/config.tsx'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { useExecute, useInstant } from '../pieces/index.ts'
import styles from './save-step.module.css'
import type { SavedRadar } from './use-save-radar.ts'

/** The end of the wizard: the first execution, with a link to its result. */
export function RadarDone({ saved, onAnother }: { saved: SavedRadar; onAnother: () => void }) {
  const t = usePhrases('monitor')
  const shell = usePhrases('shell')
  const locale = useLocale()
  const format = useFormat()
  const instant = useInstant()
  const { productName } = useConfig()
  const executing = useExecute()
  const [execution, setExecution] = useState(saved.execution)
  const { query } = saved
  const run = () => void executing.run(query.id).then(setExecution, () => undefined)
  return (
    <>
      <WizardQuestion
        title={t('done.title', { name: query.name })}
        lead={t(query.nextExecutionUtc ? 'done.lead' : 'done.leadByHand')}
      />
      {execution?.state === 'resultAvailable' ? (
        <div className={styles.figures}>
          <LeaderList>
            <LeaderItem label={t('done.found')}>{format.count(execution.total)}</LeaderItem>
            <LeaderItem label={t('done.accepted')}>{format.count(query.acceptedBrands)}</LeaderItem>
            {query.nextExecutionUtc && (
              <LeaderItem label={t('done.next')}>{instant.dayAndTime(query.nextExecutionUtc)}</LeaderItem>
            )}
          </LeaderList>
        </div>
      ) : (
        <ErrorState title={t('done.failed')} text={t('done.failedText')}>
          <Button disabled={executing.busy} onClick={run}>
            {t('done.run')}
          </Button>
        </ErrorState>
      )}
      <p className={styles.actions}>
        {execution && (
          <Link
            className={buttonClass({ look: 'primary', size: 'large' })}
            to={paths.storedQueryResult(locale, query.id, execution.id)}
          >
            {t('done.result')}
          </Link>
        )}
        <Link className={buttonClass({ size: 'large' })} to={paths.my(locale, productName)}>
          {shell('link.My', { product: productName })}
        </Link>
        <Button size="large" look="quiet" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </p>
    </>
  )
}
