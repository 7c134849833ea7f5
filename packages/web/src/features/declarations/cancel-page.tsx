import { longestCancellationReason, longestDeclarationLine } from '@marklot/contracts/declarations'
import { useState } from 'react'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { DateField, TextField } from '../../ui/form/fields.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useToday } from '../../ui/use-today.ts'
import { Choice } from './choice.tsx'
import { DeclarationFrame } from './declaration-frame.tsx'
import { useDeclaring } from './use-declaring.ts'
import { useFieldFaults, usePrefilled } from './use-prefilled.ts'

/** The page that asks for the details in § 312k (2) BGB, and declares the cancellation with its button. */
export function CancelPage() {
  const t = usePhrases('declarations')
  const needed = usePhrases('validation')
  const { productName } = useConfig()
  const today = useToday()
  const [input, set] = usePrefilled()
  const faultsIn = useFieldFaults()
  const [type, setType] = useState<'ordinary' | 'extraordinary'>('ordinary')
  const [reason, setReason] = useState('')
  const [isLater, setIsLater] = useState(false)
  const [day, setDay] = useState('')
  const declaration = {
    ...input,
    type,
    reason: type === 'extraordinary' ? reason : '',
    endsOn: isLater ? day : null,
  }
  const declaring = useDeclaring(
    () => ({
      ...faultsIn(input, ['name', 'identification', 'contract', 'receiptMail']),
      ...(declaration.endsOn === '' && { endsOn: needed('required') }),
    }),
    declaration,
    (calls, requestId) => calls.cancel({ body: { ...declaration, requestId } }),
  )
  const { faults } = declaring
  useHead({ title: t('cancel.title'), description: t('cancel.lead', { product: productName }) })
  return (
    <DeclarationFrame kind="cancellation" declaring={declaring} mail={input.receiptMail}>
      <Choice
        name="type"
        legend={t('type.legend')}
        value={type}
        options={[
          ['ordinary', t('type.ordinary')],
          ['extraordinary', t('type.extraordinary')],
        ]}
        onChange={setType}
      />
      {type === 'extraordinary' && (
        <TextArea
          name="reason"
          label={t('reason')}
          rows={4}
          required={false}
          maxLength={longestCancellationReason}
          value={reason}
          fault={faults.reason}
          onChange={setReason}
        />
      )}
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={longestDeclarationLine}
        value={input.name}
        fault={faults.name}
        onChange={set('name')}
      />
      <TextField
        name="identification"
        label={t('identification')}
        autoComplete="email"
        maxLength={longestDeclarationLine}
        value={input.identification}
        fault={faults.identification}
        onChange={set('identification')}
      />
      <TextField
        name="contract"
        label={t('cancel.contract')}
        hint={t('contract.hint')}
        maxLength={longestDeclarationLine}
        value={input.contract}
        fault={faults.contract}
        onChange={set('contract')}
      />
      <Choice
        name="end"
        legend={t('end.legend')}
        value={isLater ? 'later' : 'earliest'}
        options={[
          ['earliest', t('end.earliest')],
          ['later', t('end.later')],
        ]}
        onChange={(value) => setIsLater(value === 'later')}
      />
      {declaration.endsOn !== null && (
        <DateField name="endsOn" label={t('end.day')} min={today} value={day} fault={faults.endsOn} onChange={setDay} />
      )}
      <TextField
        name="receiptMail"
        type="email"
        label={t('receiptMail')}
        autoComplete="email"
        maxLength={254}
        value={input.receiptMail}
        fault={faults.receiptMail}
        onChange={set('receiptMail')}
      />
    </DeclarationFrame>
  )
}
