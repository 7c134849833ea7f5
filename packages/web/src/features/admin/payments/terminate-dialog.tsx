import { type PaidSubscription, TerminationGround } from '@marklot/contracts/payment-administration'
import { type FormEvent, useId, useState } from 'react'
import { errorText, pageEvents } from '../../../lib/page-events.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { required, validate } from '../../../lib/validation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Fault, SelectField } from '../../../ui/form/fields.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import styles from '../admin.module.css'
import { useChange } from '../change.tsx'
import { paymentsOf } from './payment-calls.ts'

/** Asks for ground and reason of a termination without notice. A late payment is a ground only after thirty days. */
export function TerminateDialog({ paid, onClose }: { paid: PaidSubscription; onClose: () => void }) {
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const rule = usePhrases('validation')
  const form = useId()
  const { subscription, isTerminable } = paid
  const grounds = TerminationGround.options.filter((one) => one !== 'paymentDefault' || isTerminable)
  const [ground, setGround] = useState<TerminationGround>(grounds[0] ?? 'otherCause')
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const broken = validate(reason.trim(), [required])
  const terminate = useChange('updating', (api, body: { ground: TerminationGround; reason: string }) =>
    paymentsOf(api).terminate({ params: { id: subscription.id }, body }),
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
    <Dialog
      title={t('terminate.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{admin('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={terminate.busy} aria-busy={terminate.busy}>
            {t('terminate.start')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={submit}>
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
        {refusal && (
          <div role="alert">
            <Fault>{refusal}</Fault>
          </div>
        )}
      </form>
    </Dialog>
  )
}
