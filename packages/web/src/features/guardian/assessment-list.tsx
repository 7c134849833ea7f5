import type { AssessmentSummary } from '@marklot/contracts/guardian-assessment'
import { conflictsBeside } from '@marklot/contracts/guardian-verdict'
import { useState } from 'react'
import { Link } from 'react-router'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { Instant } from '../radar/pieces/index.ts'
import styles from './checks-section.module.css'
import { useRemoveAssessment } from './pieces/index.ts'

interface AssessmentListProps {
  assessments: readonly AssessmentSummary[]
  onRemoved: () => void
}

/** Lists assessments with their verdicts. Each can be opened or deleted. */
export function AssessmentList({ assessments, onRemoved }: AssessmentListProps) {
  const t = usePhrases('checks')
  const removing = useRemoveAssessment()
  const [asked, setAsked] = useState<AssessmentSummary | null>(null)
  const remove = async ({ id, name }: AssessmentSummary) => {
    await removing.run(id)
    onRemoved()
    pageEvents.emit('notified', { severity: 'INFO', text: t('assessment.removed', { name }) })
    setAsked(null)
  }
  return (
    <>
      <ul className={styles.list}>
        {assessments.map((assessment) => (
          <Row key={assessment.id} assessment={assessment} onRemove={() => setAsked(assessment)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('assessment.remove.title', { name: asked.name })}
          confirm={t('remove')}
          isBusy={removing.busy}
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{t('assessment.remove.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Row({ assessment, onRemove }: { assessment: AssessmentSummary; onRemove: () => void }) {
  const t = usePhrases('checks')
  const locale = useLocale()
  const say = usePhrases('verdicts')
  const { id, name, verdict, registrationOfficeCodes, createdUtc, finishedUtc } = assessment
  const conflicts = conflictsBeside(verdict, assessment.openConflicts)
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link to={paths.assessment(locale, id)} dir="auto">
          {name}
        </Link>
        <span>
          <Instant at={finishedUtc ?? createdUtc} />
        </span>
      </span>
      <span className={styles.outcome}>
        <b className={styles[verdict]}>{say(verdict)}</b>
        {conflicts !== null && <span>{t('assessment.conflicts', { count: conflicts })}</span>}
      </span>
      <span className={styles.offices}>
        {registrationOfficeCodes.map((code) => (
          <OfficeFlag key={code} code={code} show="code" />
        ))}
      </span>
      <Button look="quiet" iconOnly aria-label={t('assessment.removeOf', { name })} onClick={onRemove}>
        <Icon name="x" />
      </Button>
    </li>
  )
}
