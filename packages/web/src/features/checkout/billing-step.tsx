import type { BillingAddress } from '@marklot/contracts/accounts'
import type { ReactNode } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { type Faults, hasFaults, useSaving } from '../../ui/form/use-saving.ts'
import { WizardBar } from '../../ui/wizard/wizard.tsx'
import { BillingFields, billingFaults, useReloadAccount } from '../account/pieces/index.ts'
import styles from './checkout.module.css'

interface BillingFormProps {
  address: BillingAddress
  onChange: (address: BillingAddress) => void
  onBack: () => void
  onNext: () => void
  nextLabel: string
  aside: ReactNode
}

/** The billing address. Its business flag decides which terms apply. The account keeps it too. */
export function BillingForm({ address, onChange, onBack, onNext, nextLabel, aside }: BillingFormProps) {
  const t = usePhrases('checkout')
  const rule = usePhrases('validation')
  const reload = useReloadAccount()
  const saving = useApiMutation('updating', (api, body: BillingAddress) => api.accounts.changeBillingAddress({ body }), {
    shows: hasFaults,
  })
  const { form, faults, submit } = useSaving(
    () => Object.fromEntries(Object.entries(billingFaults(address)).map(([name, message]) => [name, rule(message)])) as Faults,
    async () => {
      onChange(await saving.run(address))
      reload()
      onNext()
    },
    { isQuiet: true },
  )
  const customer = (isBusinessCustomer: boolean, kind: 'private' | 'business') => (
    <label>
      <input
        type="radio"
        name="isBusinessCustomer"
        checked={address.isBusinessCustomer === isBusinessCustomer}
        onChange={() => onChange({ ...address, isBusinessCustomer })}
      />
      <span>{t(kind)}</span>
      <small>{t(`${kind}.hint`)}</small>
    </label>
  )
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className={styles.columns}>
        <div>
          <fieldset className={styles.customer}>
            <legend className="vh">{t('orderAs')}</legend>
            {customer(false, 'private')}
            {customer(true, 'business')}
          </fieldset>
          <div className={styles.fields}>
            <BillingFields address={address} faults={faults} onChange={(change) => onChange({ ...address, ...change })} />
          </div>
        </div>
        {aside}
      </div>
      <WizardBar kept={t('kept')}>
        <Button size="large" onClick={onBack}>
          {t('back')}
        </Button>
        <Button look="primary" size="large" type="submit" disabled={saving.busy} aria-busy={saving.busy}>
          {nextLabel}
        </Button>
      </WizardBar>
    </form>
  )
}
