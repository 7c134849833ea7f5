import { longestDraftName } from '@marklot/contracts/guardian'
import { useId, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import controls from '../../../ui/controls.module.css'
import { Fault } from '../../../ui/form/fields.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { CheckBar } from './check-bar.tsx'
import { nameFault } from './draft.ts'
import { useFaultText } from './fault-text.ts'
import { LogoField } from './logo-field.tsx'
import { NameHint } from './name-hint.tsx'
import styles from './name-step.module.css'
import { Pronunciations } from './pronunciations.tsx'
import type { StepProps } from './step.ts'
import { useHint } from './use-hint.ts'
import type { LogoUpload } from './use-logo-upload.ts'

/** The second step: the name, with a first hint while it is typed, and the logo. */
export function NameStep({ holder, go, logo }: StepProps & { logo: LogoUpload }) {
  const t = usePhrases('guardian')
  const id = useId()
  const faultText = useFaultText()
  const input = useRef<HTMLInputElement>(null)
  const { draft, change } = holder
  const [isRefused, setIsRefused] = useState(false)
  const fault = nameFault(draft)
  // An empty field is a fault only once the person tries to continue.
  const shown = fault === 'nameMissing' && !isRefused ? null : fault
  const hint = useHint(draft, fault === null)
  const next = () => {
    setIsRefused(true)
    if (fault === null) go('regions')
    else input.current?.focus()
  }
  return (
    <div className={styles.narrow}>
      <WizardQuestion title={t('name.title')} />
      <label className={controls.label} htmlFor={id}>
        {t('name.field')}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          name="name"
          className={styles.input}
          type="text"
          dir="auto"
          value={draft.name}
          maxLength={longestDraftName}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          aria-required="true"
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? `${id}-fault` : undefined}
          onChange={(event) => change({ name: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) next()
          }}
        />
        <NameHint hint={hint} name={draft.name.trim()} />
      </div>
      <div role="alert">{shown && <Fault id={`${id}-fault`}>{faultText(shown, draft)}</Fault>}</div>
      {hint.answer && hint.answer.pronunciations.length > 0 && (
        <Pronunciations spoken={hint.answer.pronunciations} hasMarks={hint.answer.brands.length > 0} />
      )}
      <LogoField holder={holder} logo={logo} />
      <CheckBar holder={holder}>
        <Button onClick={() => go('description')}>{t('back')}</Button>
        <Button look="primary" size="large" onClick={next}>
          {t('next')}
        </Button>
      </CheckBar>
    </div>
  )
}
