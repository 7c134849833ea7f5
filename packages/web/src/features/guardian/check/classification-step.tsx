import { mostTerms } from '@marklot/contracts/guardian'
import { useId, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Fault } from '../../../ui/form/fields.tsx'
import { Notice } from '../../../ui/states.tsx'
import { TabList } from '../../../ui/tab-list.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { CheckBar } from './check-bar.tsx'
import { ChosenTerms } from './chosen-terms.tsx'
import styles from './classification-step.module.css'
import { ListSlip } from './list-slip.tsx'
import type { StepProps } from './step.ts'
import { SuggestedTerms } from './suggested-terms.tsx'
import type { TermsProps } from './terms.ts'
import { useCheckAllowance } from './use-check-allowance.ts'

const ways = ['suggested', 'manual'] as const

interface ClassificationStepProps extends StepProps {
  /** Why the evaluation was not started; null if nobody requested it or it has started. */
  refusal: string | null
  isStarting: boolean
  /** The evaluation is starting, or the logo is still being uploaded. */
  isWaiting: boolean
  onEvaluate: () => void
}

/** The fourth step: goods and services, suggested from the idea or chosen by hand. */
export function ClassificationStep({ holder, go, refusal, isStarting, isWaiting, onEvaluate }: ClassificationStepProps) {
  const t = usePhrases('guardian')
  const id = useId()
  const { draft } = holder
  const allowance = useCheckAllowance()
  const terms: TermsProps = {
    goods: draft.goods,
    onChange: (change) => holder.change((before) => ({ ...before, goods: change(before.goods) })),
  }
  const [way, setWay] = useState<(typeof ways)[number]>(draft.idea.trim() === '' ? 'manual' : 'suggested')
  return (
    <>
      <WizardQuestion title={t('terms.title')} lead={t('terms.lead')} />
      <TabList
        id={id}
        label={t('terms.by')}
        tabs={ways}
        selected={way}
        textOf={(one) => t(`terms.by.${one}`)}
        onSelect={setWay}
      />
      <div className={styles.columns}>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
          {way === 'suggested' ? (
            <SuggestedTerms idea={draft.idea} {...terms} onDescribe={() => go('description')} />
          ) : (
            <ChosenTerms {...terms} />
          )}
        </div>
        <ListSlip draft={draft} />
      </div>
      {draft.goods.length === 0 && (
        <div className={styles.notice}>
          <Notice>{t('terms.none')}</Notice>
        </div>
      )}
      <div role="alert">
        {draft.goods.length > mostTerms && <Fault>{t('fault.tooManyTerms', { most: mostTerms })}</Fault>}
        {refusal !== null && <Fault>{refusal}</Fault>}
      </div>
      <CheckBar holder={holder} more={allowance ?? undefined}>
        <Button onClick={() => go('regions')}>{t('back')}</Button>
        <Button look="primary" size="large" disabled={isWaiting || draft.goods.length > mostTerms} onClick={onEvaluate}>
          {t(isStarting ? 'run.starting' : 'evaluate')}
        </Button>
      </CheckBar>
    </>
  )
}
