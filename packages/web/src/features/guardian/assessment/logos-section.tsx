import type { AssessmentBlocks } from '@marklot/contracts/guardian-blocks'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { BlockSection } from './block-section.tsx'
import type { PartProps } from './use-again.ts'

/** Identical and similar logos, or in words why none were compared. */
export function LogosSection({ assessment, again, block }: PartProps & { block: AssessmentBlocks['logos'] }) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const format = useFormat()
  const { draftId, state } = assessment
  return (
    <BlockSection
      id="logos"
      title={t('logos')}
      block={block}
      isRunning={state === 'running'}
      again={again}
      action={(reason) =>
        reason === 'noLogo' &&
        draftId !== null && <Link to={paths.create(locale, { step: 2, draft: draftId })}>{t('addLogo')}</Link>
      }
    >
      {({ identical, similar }) => (
        <p>{t('logos.counts', { identical: format.count(identical), similar: format.count(similar) })}</p>
      )}
    </BlockSection>
  )
}
