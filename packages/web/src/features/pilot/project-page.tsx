import { isFeatureIncluded } from '@marklot/contracts/features'
import { type PilotProject, type PilotStation, pilotStations } from '@marklot/contracts/pilot'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { hasStatus } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState, ErrorState, Notice, Skeleton } from '../../ui/states.tsx'
import { afterRemoval } from '../../ui/use-list-title.ts'
import { DossierAside } from './dossier-aside.tsx'
import { FindingsProvider } from './findings.tsx'
import styles from './line.module.css'
import { useProject, useRemoveProject } from './pieces/pilot-calls.ts'
import { type ProjectHolder, ProjectProvider, useProjectChanges } from './project-context.tsx'
import { ProjectLinks } from './project-links.tsx'
import { projectName, useProjectHeading } from './project-name.ts'
import { StationLine } from './station-line.tsx'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A project of Brand-Pilot on its line of nine stations. `?station=` names the open one. */
export function ProjectPage() {
  const { id = '' } = useParams()
  return uuid.test(id) ? <Loaded key={id} id={id.toLowerCase()} /> : <NotFoundPage />
}

function Loaded({ id }: { id: string }) {
  const t = usePhrases('pilot')
  const ui = usePhrases('ui')
  const { account, isLoading, signIn } = useSession()
  const { object: project, error, busy, reload } = useProject(id, account !== null)
  const headingOf = useProjectHeading()
  useHead({ title: project ? headingOf(project) : t('title'), noindex: true })
  if (account && project) return <Opened project={project} reload={reload} />
  return (
    <div className={`page ${styles.page}`}>
      {!account && !isLoading ? (
        <EmptyState title={t('login.title')} text={t('login.text')}>
          <Login start={() => void signIn.start('signIn').catch(() => undefined)} />
        </EmptyState>
      ) : hasStatus(error, 404) ? (
        <ErrorState level={1} title={t('missing.title')} text={t('missing.text')} />
      ) : error && !busy ? (
        <ErrorState level={1} title={t('failed')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <>
          <noscript>
            <p>{t('needsScript')}</p>
          </noscript>
          <div role="status" aria-label={t('loading')} className={styles.loading}>
            <Skeleton height="96px" width="min(560px, 100%)" />
            <Skeleton height="640px" />
          </div>
        </>
      )}
    </div>
  )
}

function Login({ start }: { start: () => void }) {
  const t = usePhrases('session')
  return (
    <Button look="primary" onClick={start}>
      {t('login')}
    </Button>
  )
}

function Opened({ project, reload }: { project: PilotProject; reload: () => void }) {
  const t = usePhrases('pilot')
  const headingOf = useProjectHeading()
  const locale = useLocale()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { subscription } = useSession()
  const { id } = project
  const changes = useProjectChanges(id, reload)
  const isRefused = subscription.object !== undefined && !isFeatureIncluded(subscription.object, 'pilot')
  const mayChange = subscription.object !== undefined && !isRefused
  const station = pilotStations.find((one) => one === query.get('station')) ?? project.station
  const { change } = changes
  const left = useRef(project.station)
  // Stores the open station, so that the project opens there on another device too.
  useEffect(() => {
    if (!mayChange || station === left.current) return
    left.current = station
    change({ station })
  }, [mayChange, station, change])
  const holder = useMemo<ProjectHolder>(
    () => ({
      ...changes,
      project,
      mayChange,
      open: (station) => void navigate(paths.pilotProject(locale, id, { station }), { preventScrollReset: true }),
    }),
    [changes, project, mayChange, navigate, locale, id],
  )
  const line = useRef<HTMLDivElement>(null)
  useFocusOnStation(station, line)
  const next = project.stations.find(({ doneUtc }) => doneUtc === null)?.station
  return (
    <ProjectProvider holder={holder}>
      <div className={`page ${styles.page}`}>
        <header className={styles.head}>
          <div>
            <ProjectLinks current={id} />
            <h1>{headingOf(project)}</h1>
          </div>
          <p className={styles.way}>
            {t('line.any')} <b>{next ? t('line.next', { station: t(`station.${next}`) }) : t('line.allDone')}</b>
          </p>
        </header>
        {isRefused && (
          <div className={styles.notice}>
            <Notice>
              {t('plan.notIncluded')} <Link to={paths.products(locale)}>{t('plan.see')}</Link>
            </Notice>
          </div>
        )}
        <div className={styles.columns} ref={line}>
          <FindingsProvider project={project}>
            <StationLine station={station} />
          </FindingsProvider>
          <DossierAside project={project} />
        </div>
        <div className={styles.foot}>
          <p className={styles.honest}>{t('honest')}</p>
          <Removal project={project} />
        </div>
      </div>
    </ProjectProvider>
  )
}

/** Focuses a station that the reader opened on the page, so that screen readers begin there. */
function useFocusOnStation(station: PilotStation, line: React.RefObject<HTMLElement | null>): void {
  const shown = useRef(station)
  useEffect(() => {
    if (shown.current === station) return
    shown.current = station
    const heading = line.current?.querySelector<HTMLElement>('[aria-current="step"] h2')
    heading?.focus({ preventScroll: true })
    heading?.closest('li')?.scrollIntoView({ block: 'start' })
  }, [station, line])
}

function Removal({ project }: { project: PilotProject }) {
  const t = usePhrases('pilot')
  const locale = useLocale()
  const navigate = useNavigate()
  const removing = useRemoveProject()
  const [isAsked, setIsAsked] = useState(false)
  const name = projectName(project) ?? t('unnamed')
  const remove = async () => {
    await removing.run(project.id)
    pageEvents.emit('notified', { severity: 'INFO', text: t('remove.done', { name }) })
    await navigate(paths.pilot(locale), { state: afterRemoval })
  }
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        {t('remove')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('remove.title', { name })}
          confirm={t('remove')}
          isBusy={removing.busy}
          onConfirm={remove}
          onClose={() => setIsAsked(false)}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
