import type { AssessmentBlocks } from '@marklot/contracts/guardian-blocks'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { BlockSection } from './block-section.tsx'
import type { PartProps } from './use-again.ts'

const kinds = ['country', 'commercial', 'other'] as const

/** The domain check, which says that nothing was checked until it was. */
export function DomainsSection({ assessment, again, block }: PartProps & { block: AssessmentBlocks['domains'] }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  return (
    <BlockSection id="domains" title={t('domains')} block={block} isRunning={assessment.state === 'running'} again={again}>
      {(result) => (
        <LeaderList>
          {kinds.map((kind) => (
            <LeaderItem key={kind} label={t(`domains.${kind}`)}>
              {format.count(result[kind])}
            </LeaderItem>
          ))}
        </LeaderList>
      )}
    </BlockSection>
  )
}
