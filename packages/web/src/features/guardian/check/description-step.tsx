import { longestDraftIdea, longestIdea } from '@marklot/contracts/guardian'
import { useRef } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { AllowanceNotice } from './allowance-notice.tsx'
import { CheckBar } from './check-bar.tsx'
import styles from './description-step.module.css'
import { ideaFault } from './draft.ts'
import { useFaultText } from './fault-text.ts'
import { OtherDrafts } from './other-drafts.tsx'
import type { StepProps } from './step.ts'

const hints = ['sold', 'way', 'next'] as const

/** The first step: the idea in the founder's own words. */
export function DescriptionStep({ holder, go }: StepProps) {
  const t = usePhrases('guardian')
  const format = useFormat()
  const faultText = useFaultText()
  const { draft, change } = holder
  const fault = ideaFault(draft)
  const idea = useRef<HTMLDivElement>(null)
  const next = () => {
    if (fault === null) go('nameAndLogo')
    else idea.current?.querySelector('textarea')?.focus()
  }
  const length = draft.idea.trim().length
  return (
    <>
      <WizardQuestion title={t('description.title')} lead={t('description.lead')} />
      <AllowanceNotice />
      {draft.name.trim() !== '' && (
        <p className={styles.name} dir="auto">
          {t('description.name', { name: draft.name.trim() })}
        </p>
      )}
      <div className={styles.columns}>
        <div ref={idea} className={styles.idea}>
          <TextArea
            name="idea"
            label={t('description.field')}
            hint={t('description.hint')}
            fault={fault && faultText(fault, draft)}
            rows={7}
            required={false}
            maxLength={longestDraftIdea}
            value={draft.idea}
            onChange={(idea) => change({ idea })}
          />
          <p className={styles.count}>
            {t('description.count', { length: format.count(length), most: format.count(longestIdea) })}
          </p>
          <p className={styles.privacy}>{t('description.privacy')}</p>
        </div>
        <section aria-labelledby="worth-mentioning">
          <h2 id="worth-mentioning" className={styles.heading}>
            {t('description.worth')}
          </h2>
          <dl className={styles.hints}>
            {hints.map((hint) => (
              <div key={hint}>
                <dt>{t(`description.${hint}`)}</dt>
                <dd>{t(`description.${hint}Text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <OtherDrafts holder={holder} />
      <CheckBar holder={holder}>
        <Button look="primary" size="large" onClick={next}>
          {t('next')}
        </Button>
      </CheckBar>
    </>
  )
}
