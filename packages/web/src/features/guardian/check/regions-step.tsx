import { useId, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { usePlanOffices } from '../../../lib/use-plan-offices.ts'
import { Button } from '../../../ui/button.tsx'
import { Fault } from '../../../ui/form/fields.tsx'
import { TabList } from '../../../ui/tab-list.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { CheckBar } from './check-bar.tsx'
import { CountryPicker } from './country-picker.tsx'
import { regionsFault } from './draft.ts'
import { FeeSlip } from './fee-slip.tsx'
import { OfficePicker } from './office-picker.tsx'
import styles from './regions-step.module.css'
import type { StepProps } from './step.ts'
import { UnionAdvice } from './union-advice.tsx'

const ways = ['offices', 'countries'] as const

/** The third step: where the brand should be safe, by offices or by countries. */
export function RegionsStep({ holder, go }: StepProps) {
  const t = usePhrases('guardian')
  const id = useId()
  const { draft } = holder
  const plan = usePlanOffices()
  const fault = regionsFault(draft)
  const [isRefused, setIsRefused] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  const [way, setWay] = useState<(typeof ways)[number]>(
    draft.countries.length > 0 && draft.registrationOfficeCodes.length === 0 ? 'countries' : 'offices',
  )
  const next = () => {
    setIsRefused(fault !== null)
    if (fault === null) return go('classification')
    const first = document.getElementById(`${id}-panel`)?.querySelector<HTMLElement>('input:not(:disabled), select')
    first?.focus({ preventScroll: true })
    // The message stands above the list, where a focused field near the edge of a small window would hide it.
    message.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <WizardQuestion title={t('regions.title')} lead={t('regions.lead')} />
      <div className={styles.columns}>
        <div>
          <TabList
            id={id}
            label={t('regions.by')}
            tabs={ways}
            selected={way}
            textOf={(one) =>
              t(`regions.by.${one}`, {
                count: one === 'offices' ? draft.registrationOfficeCodes.length : draft.countries.length,
              })
            }
            onSelect={setWay}
          />
          <div ref={message} role="alert">
            {isRefused && fault && <Fault>{t('fault.regionsMissing')}</Fault>}
          </div>
          <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
            {way === 'offices' ? <OfficePicker holder={holder} plan={plan} /> : <CountryPicker holder={holder} plan={plan} />}
          </div>
          <UnionAdvice holder={holder} plan={plan} />
        </div>
        <FeeSlip draft={draft} />
      </div>
      <CheckBar holder={holder}>
        <Button onClick={() => go('nameAndLogo')}>{t('back')}</Button>
        <Button look="primary" size="large" onClick={next}>
          {t('next')}
        </Button>
      </CheckBar>
    </>
  )
}
