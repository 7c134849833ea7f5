import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Wizard } from '../../../ui/wizard/wizard.tsx'
import { Actions } from './actions.tsx'
import { Advice } from './advice.tsx'
import styles from './assessment-view.module.css'
import { BrandsSection } from './brands-section.tsx'
import { ConfiguredSection } from './configured-section.tsx'
import { DomainsSection } from './domains-section.tsx'
import { GroundsSection } from './grounds-section.tsx'
import { IndustrySection } from './industry-section.tsx'
import { LogosSection } from './logos-section.tsx'
import { MeaningSection } from './meaning-section.tsx'
import { NamesSection } from './names-section.tsx'
import { SaferSection } from './safer-section.tsx'
import { SinceSection } from './since-section.tsx'
import { Summary } from './summary.tsx'
import { useAdvice } from './use-advice.ts'
import { useAgain } from './use-again.ts'
import { Verdict } from './verdict.tsx'

const guardianStepNames = ['description', 'nameAndLogo', 'regions', 'classification', 'evaluation'] as const

/** An assessment as the last step of the wizard: the risk, safer changes, and the other blocks in their order. */
export function AssessmentView({ assessment }: { assessment: Assessment }) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const again = useAgain(assessment)
  const texts = useAdvice(assessment)
  const { blocks, draftId, previousId } = assessment
  const isFinished = assessment.state === 'finished'
  const part = { assessment, again }
  return (
    <Wizard
      label={t('steps')}
      current="evaluation"
      question={String(assessment.id)}
      steps={guardianStepNames.map((key, at) => ({
        key,
        label: t(`step.${key}`),
        to: draftId === null ? null : paths.create(locale, { step: at + 1, draft: draftId }),
      }))}
      summary={<Summary assessment={assessment} />}
    >
      <Verdict {...part} />
      {isFinished && <Advice texts={texts} />}
      {isFinished && previousId !== null && <SinceSection assessment={assessment} otherId={previousId} />}
      <SaferSection {...part} />
      <ConfiguredSection {...part} block={blocks.configuredBrand} />
      <GroundsSection {...part} block={blocks.refusalGrounds} text={texts.grounds} />
      <MeaningSection {...part} block={blocks.meaning} text={texts.meaning} />
      <NamesSection {...part} block={blocks.names} />
      <LogosSection {...part} block={blocks.logos} />
      <IndustrySection {...part} block={blocks.industry} />
      <DomainsSection {...part} block={blocks.domains} />
      <BrandsSection {...part} block={blocks.similarBrands} />
      <p className={styles.versions}>{t('versions', assessment.versions)}</p>
      <Actions {...part} />
    </Wizard>
  )
}
