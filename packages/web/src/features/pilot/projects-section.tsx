import { pilotStations } from '@marklot/contracts/pilot'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useProjects } from './pieces/pilot-calls.ts'
import { projectName } from './project-name.ts'
import styles from './projects-section.module.css'
import { useDay } from './use-station-summary.ts'

/** The projects of the account with their progress. */
export function ProjectsSection() {
  const t = usePhrases('pilot')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const day = useDay()
  const { object: projects, error, busy, reload } = useProjects()
  const begin = (
    <Link className={buttonClass({ look: 'primary' })} to={paths.pilot(locale)}>
      {t('projects.start')}
    </Link>
  )
  return (
    <div>
      <div className={styles.head}>
        <h1>{t('projects.own')}</h1>
        {projects && projects.length > 0 && begin}
      </div>
      {projects ? (
        projects.length === 0 ? (
          <EmptyState title={t('projects.none')} text={t('projects.noneText')}>
            {begin}
          </EmptyState>
        ) : (
          <ul className={styles.projects}>
            {projects.map((project) => (
              <li key={project.id}>
                <span className={styles.words}>
                  <Link to={paths.pilotProject(locale, project.id)} dir="auto">
                    {projectName(project) ?? t('unnamed')}
                  </Link>
                  <span>{t('projects.changed', { date: day(project.changedUtc) })}</span>
                </span>
                <span className={styles.stations}>
                  <span className={styles.dots} aria-hidden="true">
                    {pilotStations.map((station, place) => (
                      <i key={station} className={place < project.done ? styles.done : undefined} />
                    ))}
                  </span>
                  {t('progress', { done: project.done, all: pilotStations.length })}
                </span>
                <span className={styles.now}>{t('projects.at', { station: t(`station.${project.station}`) })}</span>
              </li>
            ))}
          </ul>
        )
      ) : error && !busy ? (
        <ErrorState title={t('failed.list')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="200px" />
        </div>
      )}
    </div>
  )
}
