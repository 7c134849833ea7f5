import { type PilotStation, pilotStations } from '@marklot/contracts/pilot'
import type { PhraseCapability } from '@marklot/phrases'
import { type ComponentType, lazy } from 'react'
import { Link } from 'react-router'
import { loadChunk } from '../../lib/load-chunk.ts'
import { paths } from '../../lib/paths.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Part } from '../../shell/part.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './line.module.css'
import { NamesInShort } from './names-in-short.tsx'
import { useProjectHolder } from './project-context.tsx'
import { useStationSummary } from './use-station-summary.ts'

const body = (load: () => Promise<ComponentType>) => lazy(() => loadChunk(load).then((station) => ({ default: station })))

/** The content of an open station. Each loads when it is first opened. */
const bodies: Record<PilotStation, ComponentType> = {
  idea: body(() => import('./stations/idea-station.tsx').then((module) => module.IdeaStation)),
  names: body(() => import('./stations/names-station.tsx').then((module) => module.NamesStation)),
  shortlist: body(() => import('./stations/shortlist-station.tsx').then((module) => module.ShortlistStation)),
  assessment: body(() => import('./stations/assessment-station.tsx').then((module) => module.AssessmentStation)),
  classes: body(() => import('./stations/classes-station.tsx').then((module) => module.ClassesStation)),
  offices: body(() => import('./stations/offices-station.tsx').then((module) => module.OfficesStation)),
  filing: body(() => import('./stations/filing-station.tsx').then((module) => module.FilingStation)),
  watch: body(() => import('./stations/watch-station.tsx').then((module) => module.WatchStation)),
  deadlines: body(() => import('./stations/deadlines-station.tsx').then((module) => module.DeadlinesStation)),
}

/** Texts that individual stations need in addition to those of all stations. */
const phrasesOf: Partial<Record<PilotStation, readonly PhraseCapability[]>> = {
  names: ['grounds', 'domains'],
  shortlist: ['grounds', 'domains'],
  classes: ['guardian'],
  watch: ['radar'],
}

/** The nine stations on one line. Each can be opened at any time; the plumb hangs at the open one. */
export function StationLine({ station: open }: { station: PilotStation }) {
  const t = usePhrases('pilot')
  return (
    <ol className={styles.line} aria-label={t('line.label')}>
      {pilotStations.map((station) =>
        station === open ? <Open key={station} {...{ station }} /> : <Closed key={station} {...{ station }} />,
      )}
    </ol>
  )
}

function Open({ station }: { station: PilotStation }) {
  const t = usePhrases('pilot')
  const Body = bodies[station]
  return (
    <li className={styles.now} aria-current="step">
      <h2 tabIndex={-1}>{t(`station.${station}`)}</h2>
      <p className={styles.about}>{t(`about.${station}`)}</p>
      <div className={styles.body}>
        <Part
          key={station}
          fallback={
            <div role="status" aria-label={t('loading')}>
              <Skeleton height="360px" />
            </div>
          }
        >
          <Phrased of={['stations', ...(phrasesOf[station] ?? [])]}>
            <Body />
          </Phrased>
        </Part>
      </div>
    </li>
  )
}

function Closed({ station }: { station: PilotStation }) {
  const t = usePhrases('pilot')
  const locale = useLocale()
  const { project } = useProjectHolder()
  const summary = useStationSummary()(station)
  const isDone = project.stations.some((one) => one.station === station && one.doneUtc !== null)
  const verb = isDone ? 'line.change' : 'line.open'
  return (
    <li className={isDone ? styles.done : classNames(styles.ahead, summary !== null && styles.begun)}>
      <h2>
        {t(`station.${station}`)}
        {isDone && <VisuallyHidden>, {t('line.done')}</VisuallyHidden>}
      </h2>
      <p className={styles.about} dir="auto">
        {summary ?? t(`about.${station}`)}
      </p>
      <Link
        className={buttonClass({ look: 'quiet', size: 'small' })}
        to={paths.pilotProject(locale, project.id, { station })}
        preventScrollReset
        aria-label={t(`${verb}Of`, { station: t(`station.${station}`) })}
      >
        {t(verb)}
      </Link>
      {station === 'names' && <NamesInShort project={project} />}
    </li>
  )
}
