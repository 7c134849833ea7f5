import type { AssessmentBlocks } from '@marklot/contracts/guardian-blocks'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { DomainList, DomainSummary, Recipients, useTlds } from '../../domains/pieces/index.ts'
import { NotAvailable, Pending, Section } from './block-section.tsx'
import styles from './domains-section.module.css'
import type { PartProps } from './use-again.ts'
import { useCheckDomains } from './use-check-domains.ts'

/** The domain check. It says that nothing has been checked until somebody requests it. */
export function DomainsSection({ assessment, block }: PartProps & { block: AssessmentBlocks['domains'] }) {
  const t = usePhrases('assessment')
  const texts = usePhrases('domains')
  const check = useCheckDomains(assessment.id)
  const stored = block.result?.domains
  const shown =
    check.isRunning && check.domains
      ? { domains: check.domains, results: check.results, isRunning: true }
      : stored && { domains: stored, results: new Map(stored.map((one) => [one.name, one])), isRunning: false }
  return (
    <Section
      id="domains"
      title={t('domains')}
      isBusy={check.isRunning}
      aside={<span role="status">{shown && <DomainSummary {...shown} />}</span>}
    >
      {shown ? (
        <>
          <DomainList {...shown} />
          <p className={styles.caution}>{texts('domain.caution')}</p>
        </>
      ) : check.isRunning || block.state === 'pending' ? (
        <Pending />
      ) : (
        <NotAvailable reason={block.reason} />
      )}
      {assessment.state === 'finished' && <Press isRunning={check.isRunning} isRepeated={stored !== undefined} run={check.run} />}
    </Section>
  )
}

function Press({ isRunning, isRepeated, run }: { isRunning: boolean; isRepeated: boolean; run: (nothing: null) => void }) {
  const t = usePhrases('assessment')
  const texts = usePhrases('domains')
  const usual = useTlds().object?.filter(({ tags }) => tags.includes('usual'))
  const action = isRepeated ? t('domains.again') : texts('check')
  return (
    <div className={styles.press}>
      <Button disabled={isRunning} onClick={() => run(null)}>
        {action}
      </Button>
      {usual && <Recipients tlds={usual} action={action} />}
    </div>
  )
}
