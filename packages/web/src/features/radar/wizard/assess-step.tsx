import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { paywallCodeOf } from '../../../shell/overlays.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { ComparedLogos } from '../pieces/index.ts'
import { AssessLists } from './assess-lists.tsx'
import styles from './assess-step.module.css'
import { ConfigDialog } from './config-dialog.tsx'
import { Counts } from './counts.tsx'
import { watchedSign } from './draft.ts'
import { KeptBar } from './kept-bar.tsx'
import { NoConflicts } from './no-conflicts.tsx'
import { Refused } from './refused.tsx'
import { SearchedLine } from './searched-line.tsx'
import type { StepProps } from './use-draft.ts'
import { useAssessedHits } from './use-hits.ts'
import { useMonitorAddress } from './use-monitor-address.ts'

/** The second step: the marks that are already close. The reader makes each an open risk or an accepted neighbour. */
export function AssessStep({ holder, brand }: StepProps) {
  const t = usePhrases('monitor')
  const ui = usePhrases('ui')
  const format = useFormat()
  const { go } = useMonitorAddress()
  const { draft, change } = holder
  const hits = useAssessedHits(draft, brand)
  const { answer, open, accepted } = hits
  const [isConfiguring, setIsConfiguring] = useState(false)
  const result = answer.object
  const sign = watchedSign(draft, brand)
  const percent = format.percent(draft.minimumNameSimilarity)
  const logoPercent = format.percent(draft.minimumLogoSimilarity)
  const refusal = answer.busy ? null : (paywallCodeOf(answer.error) ?? result?.restriction ?? null)
  if (refusal !== null && refusal !== 'auth.accountSuspended') return <Refused code={refusal} />
  const adjust = (
    <Button size="small" onClick={() => setIsConfiguring(true)}>
      <Icon name="filter" small />
      {t('config.open')}
    </Button>
  )
  const body = () => {
    if (!result)
      return answer.error && !answer.busy ? (
        <ErrorState title={t('assess.failed')}>
          <Button onClick={answer.reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="360px" />
        </div>
      )
    const others = [...open, ...accepted].filter(({ hit }) => hit.brandId !== brand.brandId)
    return (
      <>
        <Counts
          open={open.length}
          accepted={accepted.length}
          result={result}
          percent={sign === 'logo' ? draft.minimumLogoSimilarity : draft.minimumNameSimilarity}
        />
        {others.length === 0 ? (
          <NoConflicts draft={draft} brand={brand} result={result}>
            {adjust}
          </NoConflicts>
        ) : (
          <>
            <AssessLists holder={holder} brand={brand} hits={hits} isBusy={answer.isPrevious}>
              {adjust}
            </AssessLists>
            <p className={styles.remark}>
              <SearchedLine offices={result.offices} />{' '}
              {t(`assess.searchedWith.${sign}`, { percent, logoPercent, results: t('results', { count: draft.size }) })}
              {result.logosCompared && (
                <>
                  {' '}
                  <ComparedLogos compared={result.logosCompared} />
                </>
              )}
              {result.total > result.hits.length && ` ${t('assess.more', { count: result.total - result.hits.length })}`}
            </p>
          </>
        )}
      </>
    )
  }
  return (
    <>
      <WizardQuestion title={t('assess.title')} lead={t('assess.lead')} />
      {body()}
      {isConfiguring && <ConfigDialog config={draft} sign={sign} onApply={change} onClose={() => setIsConfiguring(false)} />}
      <KeptBar holder={holder}>
        <Button onClick={() => go('select')}>{t('back')}</Button>
        <Button look="primary" size="large" onClick={() => go('result')}>
          {t('next')}
        </Button>
      </KeptBar>
    </>
  )
}
