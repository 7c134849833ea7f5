import { classesOfProject } from '@marklot/contracts/pilot'
import type { ExecutionFrequency } from '@marklot/contracts/radar'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCapabilities } from '../../../lib/capabilities.tsx'
import { useConfig } from '../../../lib/config.tsx'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, Notice } from '../../../ui/states.tsx'
import { FrequencyField } from '../../radar/pieces/index.ts'
import { pilotOf } from '../pieces/pilot-calls.ts'
import { useProjectHolder } from '../project-context.tsx'
import { StationEnd } from '../station-end.tsx'
import styles from './stations.module.css'

/** Brand-Radar for the chosen name, filled in from the project. It can be started here or set up in its wizard. */
export function WatchStation() {
  const t = usePhrases('stations')
  const names = usePhrases('offices')
  const locale = useLocale()
  const format = useFormat()
  const { productName } = useConfig()
  const hasRadar = useCapabilities().has('radar')
  const { project, mayChange, isSaving, send, open } = useProjectHolder()
  const [executionFrequency, setFrequency] = useState<ExecutionFrequency>('weekly')
  const chosen = project.names.find(({ isChosen }) => isChosen)
  const classes = classesOfProject(project)
  if (!chosen)
    return (
      <EmptyState title={t('assess.none.title')} text={t('watch.noName')}>
        <Button look="primary" onClick={() => open('shortlist')}>
          {t('assess.toShortlist')}
        </Button>
      </EmptyState>
    )
  const { name } = chosen
  const isWatched = project.storedBrandQueryId !== null && project.watchedName === name
  const facts = [
    [t('watch.name'), name],
    [t('watch.classes'), classes.length > 0 ? format.list(classes.map(String), 'unit') : t('watch.allClasses')],
    [
      t('watch.offices'),
      project.registrationOfficeCodes.length > 0
        ? format.list(project.registrationOfficeCodes.map((code) => names(code)))
        : t('watch.planOffices'),
    ],
  ] as const
  const start = () => void send((api) => pilotOf(api).watch({ params: { id: project.id }, body: { executionFrequency } }))
  return (
    <>
      <p className={styles.text}>{t('watch.text', { name })}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {isWatched ? (
        <div className={styles.frequency} role="status">
          <Notice>
            {t('watch.on', { name })} <Link to={paths.my(locale, productName, { section: 'searches' })}>{t('watch.open')}</Link>
          </Notice>
        </div>
      ) : (
        <div className={styles.frequency}>
          <FrequencyField value={executionFrequency} onChange={setFrequency} />
        </div>
      )}
      {hasRadar && !isWatched && (
        <p className={styles.small}>
          {t('watch.wizardText')}{' '}
          <Link to={paths.monitor(locale, { q: name, classes, offices: project.registrationOfficeCodes })}>
            {t('watch.wizard')}
          </Link>
        </p>
      )}
      <StationEnd station="watch" isReady={isWatched}>
        {!isWatched && (
          <Button look="primary" disabled={!mayChange || isSaving} onClick={start}>
            {t('watch.start', { name })}
          </Button>
        )}
      </StationEnd>
    </>
  )
}
