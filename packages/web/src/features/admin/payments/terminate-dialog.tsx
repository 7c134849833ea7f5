import { type PaidSubscription, TerminationGround } from '@marklot/contracts/payment-administration'
import { type FormEvent, useState } from 'react'
import { errorText, pageEvents } from '../../../lib/page-events.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { required, validate } from '../../../lib/validation.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { shownInDialog, useChange } from '../change.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { paymentsOf } from './payment-calls.ts'

/**
 * Asks for the ground and the reason of a termination without notice. A late payment is a ground only after thirty
 * days.
 */
export function TerminateDialog({ paid, onClose }: { paid: PaidSubscription; onClose: () => void }) {
  const t = usePhrases('payments')
  const rule = usePhrases('validation')
  const { subscription, isTerminable } = paid
  const grounds = TerminationGround.options.filter((one) => one !== 'paymentDefault' || isTerminable)
  const [ground, setGround] = useState<TerminationGround>(grounds[0] ?? 'otherCause')
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const broken = validate(reason.trim(), [required])
  const terminate = useChange(
    'updating',
    (api, body: { ground: TerminationGround; reason: string }) =>
      paymentsOf(api).terminate({ params: { id: subscription.id }, body }),
    shownInDialog,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (broken) return event.currentTarget.querySelector('textarea')?.focus()
    terminate.run({ ground, reason: reason.trim() }).then(
      () => {
        pageEvents.emit('notified', { severity: 'INFO', text: t('terminate.done') })
        onClose()
      },
      (error: unknown) => setRefusal(errorText(error)),
    )
  }
  return (
    <FormDialog
      title={t('terminate.title')}
      action={t('terminate.start')}
      isBusy={terminate.busy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('terminate.text')}</p>
      <SelectField
        name="ground"
        label={t('terminate.ground')}
        value={ground}
        onChange={(next) => setGround(grounds.find((one) => one === next) ?? 'otherCause')}
        options={grounds.map((one) => [one, t(`ground.${one}`)])}
      />
      <TextArea
        name="reason"
        label={t('terminate.reason')}
        rows={3}
        maxLength={128}
        value={reason}
        fault={isChecked && broken ? rule(broken) : undefined}
        onChange={setReason}
      />
    </FormDialog>
  )
}
