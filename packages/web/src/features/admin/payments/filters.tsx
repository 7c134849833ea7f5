import { PaymentChannel } from '@marklot/contracts/payment'
import { Link } from 'react-router'
import { usePhrases } from '../../../lib/phrases.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import styles from '../admin.module.css'
import { noFilter, useAdminAddress } from '../use-admin-address.ts'

/** Returns the value of a filter in the address, if it is one of the options. */
export const chosen = <V extends string>(options: readonly V[], value: string): V | undefined =>
  options.find((option) => option === value)

/** Narrows a list to one payment method. */
export function ProviderFilter() {
  const t = usePhrases('payments')
  const { provider, go } = useAdminAddress()
  return (
    <div className={styles.narrow}>
      <SelectField
        name="provider"
        label={t('provider')}
        value={chosen(PaymentChannel.options, provider) ?? ''}
        onChange={(next) => go({ provider: next })}
        options={[['', t('provider.all')], ...PaymentChannel.options.map((one) => [one, t(`provider.${one}`)] as const)]}
      />
    </div>
  )
}

/** Narrows a list to one state. The number of rows is shown beside each state. */
export function StateFilter<S extends string>({
  states,
  counts,
  nameOf,
}: {
  states: readonly S[]
  /** Undefined while they load. */
  counts: readonly { state: S; count: number }[] | undefined
  nameOf: (state: S) => string
}) {
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const { state, go } = useAdminAddress()
  const total = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0
  const countOf = (one: S) => counts?.find((row) => row.state === one)?.count ?? 0
  const current = chosen(states, state)
  return (
    <div className={styles.narrow}>
      <SelectField
        name="state"
        label={admin('state')}
        value={current ?? ''}
        onChange={(next) => go({ state: next })}
        options={[
          ['', t('state.all', { count: total })],
          ...states
            .filter((one) => one === current || countOf(one) > 0)
            .map((one) => [one, t('state.counted', { state: nameOf(one), count: countOf(one) })] as const),
        ]}
      />
    </div>
  )
}

/** Narrows a list to one kind. */
export function KindFilter<K extends string>({ kinds, nameOf }: { kinds: readonly K[]; nameOf: (kind: K) => string }) {
  const t = usePhrases('payments')
  const { kind, go } = useAdminAddress()
  return (
    <div className={styles.narrow}>
      <SelectField
        name="kind"
        label={t('kind')}
        value={chosen(kinds, kind) ?? ''}
        onChange={(next) => go({ kind: next })}
        options={[['', t('kind.all')], ...kinds.map((one) => [one, nameOf(one)] as const)]}
      />
    </div>
  )
}

/** The account that a row is about, as a link to its page. */
export function AccountLink({ accountId, accountName }: { accountId: string | null; accountName: string | null }) {
  const t = usePhrases('payments')
  const { addressOf } = useAdminAddress()
  if (accountId === null) return t('noAccount')
  if (accountName === null) return <span className={styles.muted}>{t('erased')}</span>
  return <Link to={addressOf({ tab: 'accounts', account: accountId, query: '', ...noFilter })}>{accountName}</Link>
}

/** Links a row to the subscription that it is about, by our id or the provider's. */
export function SubscriptionLink({ id, children }: { id: string; children?: string }) {
  const { addressOf } = useAdminAddress()
  return (
    <Link
      className={styles.id}
      to={addressOf({ ...noFilter, tab: 'payments', part: 'subscriptions', query: '', subscription: id })}
    >
      {children ?? id}
    </Link>
  )
}
