import { useId, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { overlays, type PaywallCode } from '../../../shell/overlays.ts'
import { Button } from '../../../ui/button.tsx'
import { Fault } from '../../../ui/form/fields.tsx'
import { TabList } from '../../../ui/tab-list.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { BoardSource } from './board-source.tsx'
import { brandSources, watchedBrand } from './draft.ts'
import { KeptBar } from './kept-bar.tsx'
import { LogoSection } from './logo-section.tsx'
import { RegisterSource } from './register-source.tsx'
import styles from './select-step.module.css'
import { TypedSource } from './typed-source.tsx'
import type { DraftHolder } from './use-draft.ts'
import { useMonitorAddress } from './use-monitor-address.ts'

const sources = { register: RegisterSource, board: BoardSource, typed: TypedSource }

interface SelectStepProps {
  holder: DraftHolder
  /** Why the reader cannot continue; undefined while unknown. */
  refusal: PaywallCode | null | undefined
}

/** The first step: the brand, from the register, from a board, or typed in. */
export function SelectStep({ holder, refusal }: SelectStepProps) {
  const t = usePhrases('monitor')
  const id = useId()
  const { go } = useMonitorAddress()
  const { draft, change } = holder
  const brand = watchedBrand(draft)
  const [isMissing, setIsMissing] = useState(false)
  const Source = sources[draft.source]
  const missing = draft.source === 'typed' ? 'typed.missing' : draft.chosen ? 'select.missingLogo' : 'select.missing'
  const next = () => {
    setIsMissing(!brand)
    if (!brand || refusal === undefined) return
    if (refusal === null) go('assess')
    else overlays.open({ kind: 'paywall', code: refusal })
  }
  return (
    <>
      <WizardQuestion title={t('select.title')} lead={t('select.lead')} />
      <TabList
        id={id}
        label={t('source')}
        tabs={brandSources}
        selected={draft.source}
        textOf={(source) => t(`source.${source}`)}
        onSelect={(source) => change({ source })}
      />
      <div className={styles.source} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${draft.source}`}>
        <Source holder={holder} />
      </div>
      <LogoSection holder={holder} />
      <div role="alert">{isMissing && !brand && <Fault>{t(missing)}</Fault>}</div>
      <KeptBar holder={holder}>
        <Button look="primary" size="large" disabled={refusal === undefined} onClick={next}>
          {t('next')}
        </Button>
      </KeptBar>
    </>
  )
}
