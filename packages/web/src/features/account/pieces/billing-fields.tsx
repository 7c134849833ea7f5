import type { BillingAddress } from '@marklot/contracts/accounts'
import { hasVatIds } from '@marklot/contracts/vat-id'
import { useMemo } from 'react'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import type { Faults } from '../../../ui/form/use-saving.ts'
import styles from '../account-page.module.css'
import { countriesIn } from './countries.ts'

interface BillingFieldsProps {
  address: BillingAddress
  faults: Faults
  onChange: (change: Partial<BillingAddress>) => void
}

/** The fields of a billing address below its business flag, for a grid of two columns. */
export function BillingFields({ address, faults, onChange }: BillingFieldsProps) {
  const t = usePhrases('settings')
  const locale = useLocale()
  const countries = useMemo<[string, string][]>(() => [['', t('billing.chooseCountry')], ...countriesIn(locale)], [locale, t])
  const field = (name: Exclude<keyof BillingAddress, 'isBusinessCustomer' | 'country' | 'vatId'>, autoComplete: string) => (
    <TextField
      name={name}
      label={t(`billing.${name}`)}
      value={address[name]}
      fault={faults[name]}
      autoComplete={`billing ${autoComplete}`}
      type={name === 'email' ? 'email' : 'text'}
      required={name !== 'company' || address.isBusinessCustomer}
      maxLength={name === 'postalCode' ? 20 : 200}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <>
      {field('firstName', 'given-name')}
      {field('lastName', 'family-name')}
      <div className={styles.whole}>{field('company', 'organization')}</div>
      <div className={styles.whole}>{field('street', 'street-address')}</div>
      {field('postalCode', 'postal-code')}
      {field('city', 'address-level2')}
      <SelectField
        name="country"
        label={t('billing.country')}
        value={address.country}
        fault={faults.country}
        autoComplete="billing country"
        options={countries}
        onChange={(country) => onChange({ country })}
      />
      {field('email', 'email')}
      {address.isBusinessCustomer && hasVatIds(address.country) && (
        <div className={styles.whole}>
          <TextField
            name="vatId"
            label={t('billing.vatId')}
            hint={t('billing.vatIdHint')}
            value={address.vatId ?? ''}
            fault={faults.vatId}
            autoComplete="off"
            required={false}
            maxLength={40}
            onChange={(vatId) => onChange({ vatId })}
          />
        </div>
      )}
    </>
  )
}
