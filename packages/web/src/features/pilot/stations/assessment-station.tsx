import { conflictsBeside } from '@marklot/contracts/guardian-verdict'
import type { ProjectName } from '@marklot/contracts/pilot'
import { Link, useNavigate } from 'react-router'
import { useApiMutation } from '../../../lib/api.tsx'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { pilotOf } from '../pieces/pilot-calls.ts'
import { useProjectHolder } from '../project-context.tsx'
import { RiskScale } from '../risk-scale.tsx'
import { StationEnd } from '../station-end.tsx'
import { useDay } from '../use-station-summary.ts'
import styles from './stations.module.css'

/** The step of the check to open: one for a complete case, one for a case that still lacks regions. */
const stepOf = { regions: 3, classification: 4 } as const

/** Hands the chosen name over to Brand-Guardian, and shows the resulting assessments. */
export function AssessmentStation() {
  const t = usePhrases('stations')
  const { project, open } = useProjectHolder()
  const chosen = project.names.find(({ isChosen }) => isChosen)
  const others = project.names.filter((name) => name.isShortlisted && !name.isChosen)
  if (!chosen)
    return (
      <EmptyState title={t('assess.none.title')} text={t('assess.none.text')}>
        <Button look="primary" onClick={() => open('shortlist')}>
          {t('assess.toShortlist')}
        </Button>
      </EmptyState>
    )
  const isAssessed = chosen.assessments.length > 0
  return (
    <>
      <p className={styles.text}>{t('assess.text', { name: chosen.name })}</p>
      <Assessments name={chosen} />
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('assess.others')}</h3>
          <ul className={styles.rows}>
            {others.map((name) => (
              <li key={name.id}>
                <b dir="auto">{name.name}</b>
                <Assessments name={name} />
                <HandOver name={name} look="quiet" />
              </li>
            ))}
          </ul>
        </>
      )}
      <StationEnd station="assessment" isReady={isAssessed}>
        <HandOver name={chosen} look="primary" />
      </StationEnd>
    </>
  )
}

/** The finished assessments of a name, newest first. */
function Assessments({ name: { assessments } }: { name: ProjectName }) {
  const t = usePhrases('stations')
  const say = usePhrases('verdicts')
  const locale = useLocale()
  const day = useDay()
  if (assessments.length === 0) return null
  return (
    <ul className={styles.assessments}>
      {assessments.map(({ id, finishedUtc, riskScore, riskClass, openConflicts, verdict }) => {
        const conflicts = conflictsBeside(verdict, openConflicts)
        return (
          <li key={id}>
            <Link to={paths.assessment(locale, id)}>{t('assess.of', { date: day(finishedUtc) })}</Link>
            {riskClass !== null && riskScore !== null && <RiskScale score={riskScore} isNamed />}
            <span>
              {say(verdict)}
              {conflicts !== null && `, ${t('assess.conflicts', { count: conflicts })}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Fills the name's draft from the project and opens the check with it. */
function HandOver({ name, look }: { name: ProjectName; look: 'primary' | 'quiet' }) {
  const t = usePhrases('stations')
  const locale = useLocale()
  const navigate = useNavigate()
  const { project, mayChange } = useProjectHolder()
  const filling = useApiMutation('creating', (api) => pilotOf(api).draft({ params: { id: project.id, nameId: name.id } }))
  const start = async () => {
    const { id: draft, registrationOfficeCodes, countries } = await filling.run(undefined)
    const hasRegions = registrationOfficeCodes.length + countries.length > 0
    await navigate(paths.create(locale, { step: stepOf[hasRegions ? 'classification' : 'regions'], draft }))
  }
  return (
    <Button look={look} disabled={!mayChange || filling.busy} onClick={() => void start().catch(() => undefined)}>
      {t(name.assessments.length > 0 ? 'assess.again' : 'assess.open', { name: name.name })}
    </Button>
  )
}
