import type { Locale } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import type { ListedLedgerEntry, RefundInput } from '@marklot/contracts/payment-administration'
import { type FormEvent, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { errorText, pageEvents } from '../../../lib/page-events.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { required, validate } from '../../../lib/validation.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { shownInDialog, useChange } from '../change.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { paymentsOf } from './payment-calls.ts'

/** Returns an amount in cents, as typed in a language. */
const decimalOf = (amount: number, locale: Locale) =>
  new Intl.NumberFormat(notations[locale], { minimumFractionDigits: 2, useGrouping: false }).format(amount / 100)
const cents = (amount: number) => Math.round(amount * 100)

/** Returns the part of a payment, in cents, that remains after the refunds among the entries. */
export function leftOf({ reference, amount }: ListedLedgerEntry, entries: readonly ListedLedgerEntry[]): number {
  const refunds = entries.filter((one) => one.kind === 'refund' && one.reference.split(' ', 1)[0] === reference)
  return refunds.reduce((left, one) => left + cents(one.amount ?? 0), cents(amount ?? 0))
}

/** Asks for the amount and the reason of a refund. @param left in cents */
export function RefundDialog({ payment, left, onClose }: { payment: ListedLedgerEntry; left: number; onClose: () => void }) {
  const t = usePhrases('payments')
  const rule = usePhrases('validation')
  const format = useFormat()
  const locale = useLocale()
  // One dialog refunds only once, even if it is sent several times.
  const [id] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState(() => decimalOf(left, locale))
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const money = format.money(left / 100, payment.currency ?? 'EUR')
  const value = cents(Number(amount.trim().replace(',', '.')))
  const isAmount = value > 0 && value <= left
  const broken = validate(reason.trim(), [required])
  const refund = useChange(
    'updating',
    (api, body: RefundInput) => paymentsOf(api).refund({ params: { id: payment.subscriptionId }, body }),
    shownInDialog,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!isAmount || broken) return
    refund.run({ id, payment: payment.reference, amount: value / 100, reason: reason.trim() }).then(
      () => {
        pageEvents.emit('notified', { severity: 'INFO', text: t('refund.done') })
        onClose()
      },
      (error: unknown) => setRefusal(errorText(error)),
    )
  }
  return (
    <FormDialog
      title={t('refund.of', { reference: payment.reference })}
      action={t('refund.start')}
      isBusy={refund.busy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('refund.text', { left: money })}</p>
      <TextField
        name="amount"
        label={t('refund.amount')}
        value={amount}
        fault={isChecked && !isAmount ? t('refund.amount.range', { left: money }) : undefined}
        onChange={setAmount}
      />
      <TextArea
        name="reason"
        label={t('refund.reason')}
        rows={2}
        maxLength={300}
        value={reason}
        fault={isChecked && broken ? rule(broken) : undefined}
        onChange={setReason}
      />
    </FormDialog>
  )
}
