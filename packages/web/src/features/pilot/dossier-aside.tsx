import { classesOfProject, type PilotProject, type PilotStation } from '@marklot/contracts/pilot'
import { useApiMutation } from '../../lib/api.tsx'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { download } from '../../lib/download.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, OutlineSign } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './dossier-aside.module.css'
import { pilotOf } from './pieces/pilot-calls.ts'
import { projectName, useProjectHeading } from './project-name.ts'
import { useDay } from './use-station-summary.ts'

const hasOffices = ({ registrationOfficeCodes, filings }: PilotProject) => registrationOfficeCodes.length + filings.length > 0

/** The chapters of a dossier in order, each with a test of whether a project has content for it. */
const chapters: readonly (readonly [PilotStation, (project: PilotProject) => boolean])[] = [
  ['idea', ({ idea }) => idea.trim() !== ''],
  ['names', ({ names }) => names.length > 0],
  ['shortlist', ({ names }) => names.some(({ isShortlisted }) => isShortlisted)],
  ['assessment', ({ names }) => names.some(({ assessments }) => assessments.length > 0)],
  ['classes', (project) => classesOfProject(project).length > 0],
  ['offices', ({ registrationOfficeCodes }) => registrationOfficeCodes.length > 0],
  ['filing', hasOffices],
  ['watch', ({ watchedName }) => watchedName !== null],
  ['deadlines', hasOffices],
]

/** The contents of a project's dossier so far, on a drawn cover. */
export function DossierAside({ project }: { project: PilotProject }) {
  const t = usePhrases('pilot')
  const day = useDay()
  const headingOf = useProjectHeading()
  const name = projectName(project) ?? t('unnamed')
  const held = chapters.filter(([, has]) => has(project)).map(([station]) => station)
  return (
    <aside className={styles.dossier} aria-labelledby="dossier">
      <h2 id="dossier">{t('dossier.title')}</h2>
      <div className={styles.sheets} aria-hidden="true">
        <div className={styles.sheet} />
        <div className={styles.sheet} />
        <div className={styles.sheet}>
          <b dir="auto">{headingOf(project)}</b>
          <p>{t('dossier.asOf', { date: day(project.changedUtc) })}</p>
          <ol>
            {held.map((station) => (
              <li key={station}>
                {t(`station.${station}`)}
                <i />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className={styles.title}>{t('dossier.so.far')}</p>
      <ul className={styles.chapters}>
        {chapters.map(([station]) => (
          <li key={station} className={held.includes(station) ? undefined : styles.missing}>
            <Icon name={held.includes(station) ? 'check' : 'minus'} small />
            {t(`station.${station}`)}
            <VisuallyHidden>, {t(held.includes(station) ? 'dossier.in' : 'dossier.out')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <ExportProject project={project} name={name} />
      <p className={styles.note}>{t('dossier.note')}</p>
    </aside>
  )
}

/** Exports the dossier so far as a PDF. The page reports a failure, or shows which plan exports. */
function ExportProject({ project: { id }, name }: { project: PilotProject; name: string }) {
  const t = usePhrases('pilot')
  const canExport = useCapabilities().has('export')
  const exporting = useApiMutation('updating', async (api) =>
    download(await pilotOf(api).exportProject({ params: { id }, query: { format: 'pdf' } }), `${name}.pdf`),
  )
  if (!canExport) return null
  return (
    <p className={styles.act}>
      <Button disabled={exporting.busy} onClick={() => void exporting.run(undefined).catch(() => undefined)}>
        <OutlineSign shape={downloadShape} small />
        {t(exporting.busy ? 'dossier.busy' : 'dossier.load')}
      </Button>
      <span role="status" className="vh">
        {exporting.busy && t('dossier.busy')}
      </span>
    </p>
  )
}

/* From Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna. */
const downloadShape = 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M7 11l5 5l5 -5M12 4l0 12'
