import { officesOfCountry } from '@marklot/contracts/guardian'
import type { SaferChange } from '@marklot/contracts/guardian-assessment'
import { foundLogosOf, riskClassOf, verdictOf } from '@marklot/contracts/guardian-verdict'
import { officeRelations } from '@marklot/contracts/office'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Section } from './block-section.tsx'
import { canFall } from './can-fall.ts'
import { likelyGroundsOf } from './likely-grounds.ts'
import { Outcome } from './outcome.tsx'
import { RiskBadge } from './risk-badge.tsx'
import styles from './safer-section.module.css'
import type { PartProps } from './use-again.ts'
import { useSaferChanges } from './use-safer-changes.ts'
import { useTakeCase } from './use-take-case.ts'

/** Safer changes. The product itself has tried each of them. */
export function SaferSection({ assessment }: PartProps) {
  const t = usePhrases('assessment')
  const { id, state, saferChanges } = assessment
  const isPossible = canFall(assessment)
  const trial = useSaferChanges(id, state === 'finished' && isPossible && saferChanges === null)
  const changes = saferChanges?.changes ?? trial.changes
  const isTrying = state === 'finished' && isPossible && !saferChanges && !trial.isBroken
  return (
    <Section id="safer" title={t('safer')} isBusy={isTrying}>
      <div role="status" className={styles.status}>
        {state === 'running' ? (
          t('safer.waiting')
        ) : !isPossible ? (
          <>
            {t(untriedBecause(assessment))}
            {foundLogosOf(assessment.blocks) > 0 && ` ${t('safer.logosFound')}`}
            {likelyGroundsOf(assessment).length > 0 && ` ${t('safer.refusalLikely')}`}
          </>
        ) : saferChanges ? (
          changes.length > 0 && t('safer.tried', { count: saferChanges.tried })
        ) : isTrying ? (
          <>
            {/* Screen readers announce the beginning and the end, not each change. */}
            <VisuallyHidden>{t('safer.starting')}</VisuallyHidden>
            <span className={styles.progress} aria-hidden="true">
              {trial.progress && (
                <span className={styles.bar}>
                  <span style={{ width: `${(trial.progress.tried / Math.max(1, trial.progress.of)) * 100}%` }} />
                </span>
              )}
              {trial.progress ? t('safer.trying', trial.progress) : t('safer.starting')}
            </span>
          </>
        ) : (
          t('safer.broken')
        )}
      </div>
      {saferChanges?.changes.length === 0 && (
        <div className={styles.nothing}>
          <h3>{t('safer.nothing')}</h3>
          <p>{t('safer.nothing.text', { count: saferChanges.tried })}</p>
        </div>
      )}
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <Change key={JSON.stringify(change.case)} change={change} assessment={assessment} />
          ))}
        </ul>
      )}
      {trial.isBroken && saferChanges === null && (
        <p className={styles.retry}>
          <Retry onRetry={trial.retry} />
        </p>
      )}
    </Section>
  )
}

/** Returns the sentence for an assessment whose changes are not tried. */
function untriedBecause(assessment: PartProps['assessment']) {
  if (riskClassOf(assessment) !== null) return 'safer.notNeeded'
  return verdictOf(assessment) === 'noConflicts' ? 'safer.noConflicts' : 'safer.noRisk'
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const ui = usePhrases('ui')
  return (
    <Button onClick={onRetry}>
      <Icon name="refresh" small />
      {ui('retry')}
    </Button>
  )
}

function Change({ change, assessment }: { change: SaferChange; assessment: PartProps['assessment'] }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const { title, text } = useWords(change)
  const taking = useTakeCase()
  const before = assessment.blocks.riskScore.result
  const isSameClass = before?.riskClass === change.riskClass
  return (
    <li className={styles.change}>
      <div>
        <h3 dir="auto">{title}</h3>
        <p>{text}</p>
      </div>
      <div>
        <p className={styles.classes}>
          <RiskBadge riskClass={before?.riskClass ?? null} />
          {!isSameClass && (
            <>
              <span>→</span>
              <Outcome of={change} />
            </>
          )}
        </p>
        {isSameClass && <p>{t('safer.sameClass')}</p>}
        <p className={styles.conflicts}>
          {t('safer.conflicts', {
            before: format.count(before?.openConflicts ?? 0),
            after: format.count(change.openConflicts),
          })}
        </p>
      </div>
      {/* The page reports a failure. */}
      <Button disabled={taking.busy} onClick={() => void taking.run(change.case).catch(() => undefined)}>
        {t('safer.take')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </li>
  )
}

/** Returns the description of a change, and its cost. */
function useWords(change: SaferChange): { title: string; text: string } {
  const { kind, registrationOfficeCode, niceClass, term, name } = change
  const t = usePhrases('assessment')
  const offices = usePhrases('offices')
  switch (kind) {
    case 'withoutOffice':
      return {
        title: t('safer.withoutOffice', { office: registrationOfficeCode ? offices(registrationOfficeCode) : '' }),
        text: t(leavesOutUnionOnly(change) ? 'safer.withoutEm.text' : 'safer.withoutOffice.text'),
      }
    case 'withoutClass':
      return { title: t('safer.withoutClass', { niceClass: niceClass ?? '' }), text: t('safer.goods.text') }
    case 'withoutTerm':
      return {
        title: t('safer.withoutTerm', { term: term?.text ?? '', niceClass: term?.niceClass ?? '' }),
        text: t('safer.goods.text'),
      }
    default:
      return { title: t(`safer.${kind}`, { name: name ?? '' }), text: t('safer.name.text') }
  }
}

/**
 * Returns whether a change leaves out the office of the EU but keeps a member state, where earlier EU marks still have
 * effect.
 */
function leavesOutUnionOnly({ registrationOfficeCode, case: { registrationOfficeCodes, countries } }: SaferChange): boolean {
  const kept = [...registrationOfficeCodes, ...countries.flatMap(officesOfCountry)]
  return registrationOfficeCode === 'em' && kept.some((code) => officeRelations.em.includes(code))
}
