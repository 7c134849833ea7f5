import type { Account } from '@marklot/contracts/accounts'
import type { Subscription } from '@marklot/contracts/billing'
import { type FormEvent, useState } from 'react'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { DateField, SelectField } from '../../ui/form/fields.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './admin.module.css'
import { adminKey, ChangeButton, ConfirmButton, useChange } from './change.tsx'
import { endOfDay } from './end-of-day.ts'
import { Answer, Table } from './parts.tsx'
import { useAllProducts } from './use-all-products.ts'

/** Returns a granted subscription that has not ended. It can be changed, but no second one can be granted. */
const isRunning = ({ type, state }: Subscription) =>
  type === 'granted' && (state === 'Active' || state === 'Suspended' || state === 'Cancelled' || state === 'Approved')

/** All subscriptions of an account. Granted ones can be suspended, ended and changed; new ones can be granted. */
export function AccountSubscriptions({ account }: { account: Account }) {
  const t = usePhrases('admin')
  const { id } = account
  const answer = useApiQuery(
    [adminKey, 'subscriptions', id],
    (api, options) => api.billing.accountSubscriptions({ params: { id } }, options),
    { staleTime: 0 },
  )
  return (
    <section className={styles.section}>
      <h2>{t('subscriptions')}</h2>
      <Answer answer={answer}>
        {(subscriptions) => {
          const running = subscriptions.find(isRunning)
          return (
            <>
              <Table
                label={t('subscriptions')}
                head={[
                  t('product'),
                  t('subscription.type'),
                  t('state'),
                  t('subscription.from'),
                  t('subscription.until'),
                  t('subscription.offices'),
                  <VisuallyHidden key="actions">{t('actions')}</VisuallyHidden>,
                ]}
              >
                {subscriptions.map((subscription) => (
                  <SubscriptionRow key={subscription.id} subscription={subscription} />
                ))}
              </Table>
              {running ? <ProductChange subscription={running} /> : <Grant account={account} />}
            </>
          )
        }}
      </Answer>
    </section>
  )
}

function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('admin')
  const billing = usePhrases('billing')
  const format = useFormat()
  const { id, type, state, product, packages, startDate, validUntilDate } = subscription
  const change = useChange('updating', (api, next: 'Active' | 'Suspended' | 'Cancelled' | 'Expired') =>
    api.billing.changeState({ params: { id }, body: { state: next } }),
  )
  const done = t('saved')
  return (
    <tr>
      <th scope="row">{product.name}</th>
      <td>{t(`subscription.type.${type}`)}</td>
      <td>{billing(`subscriptionState.${state}`)}</td>
      <td className={styles.still}>{format.date(startDate)}</td>
      <td className={styles.still}>{validUntilDate ? format.date(validUntilDate) : t('subscription.open')}</td>
      <td className={styles.text}>{packages.map(({ name }) => name).join(', ') || '–'}</td>
      <td>
        {isRunning(subscription) && (
          <div className={styles.buttons}>
            {state === 'Suspended' ? (
              <ChangeButton label={t('subscription.resume')} change={change} values="Active" done={done} />
            ) : (
              <ChangeButton label={t('subscription.suspend')} change={change} values="Suspended" done={done} />
            )}
            {state === 'Active' && (
              <ConfirmButton
                label={t('subscription.cancel')}
                text={t('subscription.cancel.text', { name: product.name })}
                change={change}
                values="Cancelled"
                done={done}
              />
            )}
            <ConfirmButton
              label={t('subscription.end')}
              text={t('subscription.end.text', { name: product.name })}
              change={change}
              values="Expired"
              done={done}
            />
          </div>
        )}
      </td>
    </tr>
  )
}

/** Returns the keys and names of all plans, including those not offered now. */
function useProductOptions(): readonly (readonly [key: string, name: string])[] {
  const t = usePhrases('admin')
  return useAllProducts().map(({ key, name, isPromotional }) => [
    key,
    isPromotional ? `${name} (${t('product.promotional')})` : name,
  ])
}

const sayDone = (text: string) => () => pageEvents.emit('notified', { severity: 'INFO', text })
/** The page reports a failure. */
const told = () => undefined

function ProductChange({ subscription: { id, product } }: { subscription: Subscription }) {
  const t = usePhrases('admin')
  const options = useProductOptions()
  const [chosen, setChosen] = useState(product.key)
  const change = useChange('updating', (api, key: string) =>
    api.billing.changeSubscriptionProduct({ params: { id }, body: { product: key } }),
  )
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault()
        change.run(chosen).then(sayDone(t('saved')), told)
      }}
    >
      <SelectField name="product" label={t('product')} value={chosen} onChange={setChosen} options={options} />
      <Button type="submit" disabled={change.busy || chosen === product.key}>
        {t('subscription.change')}
      </Button>
    </form>
  )
}

function Grant({ account }: { account: Account }) {
  const t = usePhrases('admin')
  const options = useProductOptions()
  const [chosen, setChosen] = useState<string | null>(null)
  const [lastDay, setLastDay] = useState('')
  const product = chosen ?? options[0]?.[0] ?? ''
  const grant = useChange('creating', (api, validUntilUtc: string | null) =>
    api.billing.grant({ params: { id: account.id }, body: { product, validUntilUtc } }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    grant.run(lastDay === '' ? null : endOfDay(lastDay, account.timeZone)).then(sayDone(t('saved')), told)
  }
  return (
    <form className={styles.section} aria-label={t('grant')} onSubmit={submit}>
      <h3>{t('grant')}</h3>
      <div className={styles.row}>
        <SelectField name="product" label={t('grant.product')} value={product} onChange={setChosen} options={options} />
        <DateField name="validUntil" label={t('grant.until')} value={lastDay} onChange={setLastDay} />
        <Button type="submit" look="primary" disabled={grant.busy || product === ''}>
          {t('grant.action')}
        </Button>
      </div>
    </form>
  )
}
