import type { BillingAddress } from '@marklot/contracts/accounts'
import { useMemo, useState } from 'react'
import { useApiMutation, useApiQuery } from '../../lib/api.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { sessionKey, useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField, Tick } from '../../ui/form/fields.tsx'
import { type Faults, useSaving } from '../../ui/form/use-saving.ts'
import styles from './account-page.module.css'
import { billingFaults } from './billing-faults.ts'
import { countriesIn } from './countries.ts'
import { Loaded, Section } from './section.tsx'
import { useReloadAccount } from './use-reload-account.ts'

/** The billing address. Its business flag decides which terms and legal periods apply. */
export function BillingSection() {
  const t = usePhrases('settings')
  const address = useApiQuery(sessionKey('billing'), (api, options) => api.accounts.billingAddress(undefined, options))
  return (
    <Section id="billing" title={t('billing.title')} text={t('billing.text')}>
      <Loaded holder={address}>{(stored) => <BillingForm stored={stored} />}</Loaded>
    </Section>
  )
}

function BillingForm({ stored }: { stored: BillingAddress }) {
  const t = usePhrases('settings')
  const rule = usePhrases('validation')
  const locale = useLocale()
  const isSuspended = useSession().account?.state === 'suspended'
  const reload = useReloadAccount()
  const [address, setAddress] = useState(stored)
  const saving = useApiMutation('updating', (api, body: BillingAddress) => api.accounts.changeBillingAddress({ body }))
  const { form, faults, submit } = useSaving(
    () => Object.fromEntries(Object.entries(billingFaults(address)).map(([name, message]) => [name, rule(message)])) as Faults,
    async () => {
      setAddress(await saving.run(address))
      reload()
    },
  )
  const countries = useMemo<[string, string][]>(() => [['', t('billing.chooseCountry')], ...countriesIn(locale)], [locale, t])
  const set = (name: keyof BillingAddress) => (value: string | boolean) => setAddress((known) => ({ ...known, [name]: value }))
  const field = (name: Exclude<keyof BillingAddress, 'isBusinessCustomer' | 'country'>, autoComplete: string) => (
    <TextField
      name={name}
      label={t(`billing.${name}`)}
      value={address[name]}
      fault={faults[name]}
      autoComplete={`billing ${autoComplete}`}
      type={name === 'email' ? 'email' : 'text'}
      required={name !== 'company' || address.isBusinessCustomer}
      maxLength={name === 'postalCode' ? 20 : 200}
      onChange={set(name)}
    />
  )
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.whole}>
        <Tick
          name="isBusinessCustomer"
          checked={address.isBusinessCustomer}
          hint={t('billing.businessHint')}
          onChange={set('isBusinessCustomer')}
        >
          {t('billing.isBusinessCustomer')}
        </Tick>
      </div>
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
        onChange={set('country')}
      />
      {field('email', 'email')}
      <p className={styles.whole}>
        <Button type="submit" look="outline" disabled={saving.busy || isSuspended} aria-busy={saving.busy}>
          {t('save')}
        </Button>
      </p>
    </form>
  )
}
