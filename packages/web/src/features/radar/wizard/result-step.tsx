import { useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { ExportMenu } from '../../../shell/export-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { tableFormats, useExportDraft } from '../pieces/index.ts'
import choice from './assess-step.module.css'
import { BackTestSection } from './back-test-section.tsx'
import { assessmentsOf, radarSearchOf } from './draft.ts'
import { KeptBar } from './kept-bar.tsx'
import styles from './result-step.module.css'
import { ResultTable } from './result-table.tsx'
import type { StepProps } from './use-draft.ts'
import { useAssessedHits } from './use-hits.ts'
import { useMonitorAddress } from './use-monitor-address.ts'

const filters = ['all', 'open', 'accepted'] as const

/** The third step: the radar's initial findings, and the reports of a simulation over the last twelve months. */
export function ResultStep({ holder, brand }: StepProps) {
  const t = usePhrases('monitor')
  const ui = usePhrases('ui')
  const { go } = useMonitorAddress()
  const { answer, open, accepted } = useAssessedHits(holder.draft, brand)
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const lists = { all: [...open, ...accepted], open, accepted }
  const title = answer.object
    ? `${t('result.open', { count: open.length })}, ${t('result.accepted', { count: accepted.length })}`
    : t('step.result')
  return (
    <>
      <WizardQuestion title={title} lead={t('result.lead')} />
      {answer.object ? (
        <>
          <div className={styles.tools}>
            <fieldset className={choice.choice}>
              <legend className="vh">{t('result.filter')}</legend>
              {filters.map((one) => (
                <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
                  {t(`filter.${one}`)} <span className="num">{lists[one].length}</span>
                </button>
              ))}
            </fieldset>
            <ExportFound holder={holder} brand={brand} />
          </div>
          <ResultTable hits={lists[filter]} />
        </>
      ) : answer.error && !answer.busy ? (
        <ErrorState title={t('assess.failed')}>
          <Button onClick={answer.reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <Skeleton height="200px" />
      )}
      <BackTestSection holder={holder} brand={brand} />
      <KeptBar holder={holder}>
        <Button onClick={() => go('assess')}>{t('back')}</Button>
        <Button look="primary" size="large" onClick={() => go('save')}>
          {t('next')}
        </Button>
      </KeptBar>
    </>
  )
}

/** Offers the findings with the decisions so far as a file. */
function ExportFound({ holder: { draft }, brand }: StepProps) {
  const t = usePhrases('monitor')
  const radar = usePhrases('radar')
  const name = brand.name || t('step.result')
  return (
    <ExportMenu
      label={radar('export')}
      formats={tableFormats}
      labelOf={(format) => radar(`export.${format}`)}
      exporting={useExportDraft({ name, ...radarSearchOf(draft, brand), assessments: assessmentsOf(draft) })}
    />
  )
}
