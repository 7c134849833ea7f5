import type { BillingAddress } from '@marklot/contracts/accounts'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { sessionKey, useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/form/fields.tsx'
import { type Faults, hasFaults, useSaving } from '../../ui/form/use-saving.ts'
import styles from './account-page.module.css'
import { billingFaults } from './pieces/billing-faults.ts'
import { BillingFields } from './pieces/billing-fields.tsx'
import { useReloadAccount } from './pieces/use-reload-account.ts'
import { Loaded, Section } from './section.tsx'

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
  const isSuspended = useSession().account?.state === 'suspended'
  const reload = useReloadAccount()
  const [address, setAddress] = useState(stored)
  const saving = useApiMutation('updating', (api, body: BillingAddress) => api.accounts.changeBillingAddress({ body }), {
    shows: hasFaults,
  })
  const { form, faults, submit } = useSaving(
    () => Object.fromEntries(Object.entries(billingFaults(address)).map(([name, message]) => [name, rule(message)])) as Faults,
    async () => {
      setAddress(await saving.run(address))
      reload()
    },
  )
  const set = (change: Partial<BillingAddress>) => setAddress((known) => ({ ...known, ...change }))
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.whole}>
        <Tick
          name="isBusinessCustomer"
          checked={address.isBusinessCustomer}
          hint={t('billing.businessHint')}
          onChange={(isBusinessCustomer) => set({ isBusinessCustomer })}
        >
          {t('billing.isBusinessCustomer')}
        </Tick>
      </div>
      <BillingFields address={address} faults={faults} onChange={set} />
      <p className={styles.whole}>
        <Button type="submit" look="outline" disabled={saving.busy || isSuspended} aria-busy={saving.busy}>
          {t('save')}
        </Button>
      </p>
    </form>
  )
}
