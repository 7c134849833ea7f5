import { receiptAddress } from '@marklot/contracts/declarations'
import { useState } from 'react'
import { useConfig } from '../../lib/config.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { required, type ValidationRule, validate } from '../../lib/validation.ts'
import type { Faults } from '../../ui/form/use-saving.ts'

export interface DeclarationInput {
  name: string
  identification: string
  contract: string
  receiptMail: string
}
type Field = keyof DeclarationInput

/**
 * Returns the fields that both declarations share. Fields in which nothing has been typed come from the signed-in
 * person's account.
 */
export function usePrefilled(): [DeclarationInput, (field: Field) => (value: string) => void] {
  const t = usePhrases('declarations')
  const { productName } = useConfig()
  const { user, subscription } = useSession()
  const [typed, setTyped] = useState<Partial<DeclarationInput>>({})
  const plan = subscription.object
  const isPlan = plan !== undefined && plan.type !== 'trial'
  const identification = typed.identification ?? user?.email ?? ''
  const input = {
    name: typed.name ?? user?.name ?? '',
    identification,
    contract:
      typed.contract ??
      (isPlan
        ? t('contract.plan', { product: productName, plan: plan.product.name })
        : t('contract.default', { product: productName })),
    // The two addresses are usually the same.
    receiptMail: typed.receiptMail ?? (receiptAddress.test(identification) ? identification : ''),
  }
  return [input, (field) => (value) => setTyped((before) => ({ ...before, [field]: value }))]
}

const mail: ValidationRule = (value) => (typeof value === 'string' && receiptAddress.test(value.trim()) ? null : 'mail')
const filled: ValidationRule = (value) => required(typeof value === 'string' ? value.trim() : value)

/** Returns the faults of the shared fields. */
export function useFieldFaults(): (input: DeclarationInput, fields: readonly Field[]) => Faults {
  const t = usePhrases('validation')
  return (input, fields) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const message = validate(input[field], field === 'receiptMail' ? [filled, mail] : [filled])
        return message === null ? [] : [[field, t(message)]]
      }),
    )
}
