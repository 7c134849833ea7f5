import { pilotStations } from '@marklot/contracts/pilot'
import { Link } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { OutlineSign } from '../../ui/icon.tsx'
import styles from './line.module.css'
import { useProjects } from './pieces/pilot-calls.ts'
import { projectName } from './project-name.ts'

/** The most projects that the pages link to; My {product} lists all. */
const mostLinks = 6

/** Links to the account's projects and to a new one. Visitors see no links. */
export function ProjectLinks({ current }: { current: string | null }) {
  const t = usePhrases('pilot')
  const locale = useLocale()
  const { productName } = useConfig()
  const { account } = useSession()
  const projects = useProjects(account !== null).object ?? []
  if (!account || (projects.length === 0 && current === null)) return null
  const shown = projects.filter(({ id }, place) => place < mostLinks || id === current)
  return (
    <nav className={styles.projects} aria-label={t('projects')}>
      {shown.map((project) => (
        <Link
          key={project.id}
          to={paths.pilotProject(locale, project.id)}
          aria-current={project.id === current ? 'page' : undefined}
        >
          <span dir="auto">{projectName(project) ?? t('unnamed')}</span>
          <small>{t('progress', { done: project.done, all: pilotStations.length })}</small>
        </Link>
      ))}
      {shown.length < projects.length && (
        <Link to={paths.my(locale, productName, { section: 'pilot' })}>{t('projects.more')}</Link>
      )}
      <Link to={paths.pilot(locale)} aria-label={t('new.label')} aria-current={current === null ? 'page' : undefined}>
        <OutlineSign shape={plusShape} small />
        {t('new')}
      </Link>
    </nav>
  )
}

/* From Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna. */
const plusShape = 'M12 5l0 14M5 12l14 0'
