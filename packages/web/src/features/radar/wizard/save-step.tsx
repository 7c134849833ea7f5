import { longestDescription } from '@marklot/contracts/radar'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField, Tick } from '../../../ui/form/fields.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { FrequencyField, type Recipients, RecipientsFields, ResultSizeField } from '../pieces/index.ts'
import { KeptBar } from './kept-bar.tsx'
import styles from './save-step.module.css'
import type { StepProps } from './use-draft.ts'
import { useMonitorAddress } from './use-monitor-address.ts'
import { type SavedRadar, useSaveRadar } from './use-save-radar.ts'

const formId = 'save-radar'

/** The last step: name, frequency and recipients. Saving starts the first execution. */
export function SaveStep({ holder, brand, onSaved }: StepProps & { onSaved: (saved: SavedRadar) => void }) {
  const t = usePhrases('monitor')
  const radar = usePhrases('radar')
  const { user, account } = useSession()
  const { go } = useMonitorAddress()
  const { draft, change } = holder
  const recipients: Recipients = {
    ownerMail: draft.ownerMail ?? user?.email ?? '',
    shareResults: draft.shareResults,
    nextMail: draft.nextMail,
    notificationLanguage: draft.notificationLanguage ?? account?.notificationLanguage ?? 'en',
  }
  const { form, faults, busy, isRunning, submit } = useSaveRadar({ holder, brand, recipients, onSaved })
  return (
    <>
      <WizardQuestion title={t('save.title')} lead={t('save.lead')} />
      <form id={formId} ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          name="name"
          label={t('save.name')}
          value={draft.name}
          fault={faults.name}
          onChange={(name) => change({ name })}
        />
        <TextArea
          name="description"
          label={radar('description')}
          rows={2}
          required={false}
          maxLength={longestDescription}
          value={draft.description}
          fault={faults.description}
          onChange={(description) => change({ description })}
        />
        <FrequencyField value={draft.executionFrequency} onChange={(executionFrequency) => change({ executionFrequency })} />
        <RecipientsFields value={recipients} faults={faults} onChange={change} />
        <ResultSizeField value={draft.size} onChange={(size) => change({ size })} />
        <Tick
          name="mailWhenNothingNew"
          checked={draft.mailWhenNothingNew}
          onChange={(mailWhenNothingNew) => change({ mailWhenNothingNew })}
        >
          {radar('mailWhenNothingNew')}
        </Tick>
      </form>
      <p className="vh" role="status">
        {isRunning ? t('save.running') : ''}
      </p>
      <KeptBar holder={holder}>
        <Button onClick={() => go('result')}>{t('back')}</Button>
        <Button look="primary" size="large" type="submit" form={formId} disabled={busy} aria-busy={busy}>
          {t(isRunning ? 'save.running' : 'save.action')}
        </Button>
      </KeptBar>
    </>
  )
}
