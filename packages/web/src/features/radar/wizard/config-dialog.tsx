import { type FormEvent, useId, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { usePlanOffices } from '../../../lib/use-plan-offices.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tick } from '../../../ui/form/fields.tsx'
import { OfficeTicks } from '../../../ui/form/office-ticks.tsx'
import { LogoSimilarityField, OnlyNewTick, ResultSizeField, SimilarityField } from '../pieces/index.ts'
import styles from './assess-step.module.css'
import type { Draft, WatchedSign } from './draft.ts'

export type RadarConfig = Pick<
  Draft,
  'offices' | 'onlyNewBrands' | 'minimumNameSimilarity' | 'minimumLogoSimilarity' | 'sameIdea' | 'size' | 'allClasses'
>

interface ConfigDialogProps {
  config: RadarConfig
  sign: WatchedSign
  onApply: (config: RadarConfig) => void
  onClose: () => void
}

/** The search configuration (spec 1, section 2). Nothing changes until the reader applies it. */
export function ConfigDialog({ config, sign, onApply, onClose }: ConfigDialogProps) {
  const t = usePhrases('monitor')
  const formId = useId()
  const { offices: ofPlan } = usePlanOffices()
  const [typed, setTyped] = useState(config)
  const set = (change: Partial<RadarConfig>) => setTyped({ ...typed, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(typed)
    onClose()
  }
  return (
    <Dialog
      title={t('config.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t('config.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.config} onSubmit={submit}>
        <OnlyNewTick checked={typed.onlyNewBrands} onChange={(onlyNewBrands) => set({ onlyNewBrands })} />
        <Tick
          name="allClasses"
          checked={typed.allClasses}
          hint={t('config.allClassesHint')}
          onChange={(allClasses) => set({ allClasses })}
        >
          {t('config.allClasses')}
        </Tick>
        <fieldset className={styles.offices}>
          <legend>{t('config.offices')}</legend>
          <p>{t('config.officesHint')}</p>
          <div>
            <OfficeTicks
              name="offices"
              chosen={typed.offices}
              // An office outside the plan that was chosen before can be removed.
              isDisabled={(code) => ofPlan !== null && !ofPlan.includes(code) && !typed.offices.includes(code)}
              onChange={(offices) => set({ offices })}
            />
          </div>
        </fieldset>
        {sign !== 'logo' && (
          <SimilarityField
            value={typed.minimumNameSimilarity}
            onChange={(minimumNameSimilarity) => set({ minimumNameSimilarity })}
          />
        )}
        {sign !== 'name' && (
          <>
            <LogoSimilarityField
              value={typed.minimumLogoSimilarity}
              onChange={(minimumLogoSimilarity) => set({ minimumLogoSimilarity })}
            />
            <Tick
              name="sameIdea"
              checked={typed.sameIdea}
              hint={t('config.sameIdeaHint')}
              onChange={(sameIdea) => set({ sameIdea })}
            >
              {t('config.sameIdea')}
            </Tick>
          </>
        )}
        <ResultSizeField value={typed.size} onChange={(size) => set({ size })} />
      </form>
    </Dialog>
  )
}
