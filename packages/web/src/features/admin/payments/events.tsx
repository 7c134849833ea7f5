import { PaymentChannel } from '@marklot/contracts/payment'
import { type ListedEvent, PaymentEventState } from '@marklot/contracts/payment-administration'
import { useApiQuery } from '../../../lib/api.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from '../admin.module.css'
import { adminKey, ChangeButton, useChange } from '../change.tsx'
import { Answer, ListPage, SearchForm, Table } from '../parts.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useInstant } from '../use-instant.ts'
import { AccountLink, chosen, ProviderFilter, StateFilter, SubscriptionLink } from './filters.tsx'
import { paymentsOf } from './payment-calls.ts'

/** Events at the providers and on the page, newest first. Each event can be processed again. */
export function Events() {
  const t = usePhrases('payments')
  const { query, page, size, ...filter } = useAdminAddress()
  const state = chosen(PaymentEventState.options, filter.state)
  const provider = chosen(PaymentChannel.options, filter.provider)
  const answer = useApiQuery(
    [adminKey, 'paymentEvents', query, page, size, state, provider],
    (api, options) => paymentsOf(api).events({ query: { query, page, size, state, provider } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  const isNarrowed = state !== undefined || provider !== undefined
  return (
    <>
      <div className={styles.bar}>
        <SearchForm label={t('events.search')} />
        <StateFilter states={PaymentEventState.options} counts={answer.object?.counts} nameOf={(one) => t(`eventState.${one}`)} />
        <ProviderFilter />
      </div>
      <Answer answer={answer}>
        {({ total, events }) => (
          <ListPage total={total} empty={isNarrowed ? undefined : { title: t('events.empty'), text: t('events.empty.text') }}>
            <EventRows rows={events} />
          </ListPage>
        )}
      </Answer>
    </>
  )
}

/** Shows the events as rows. @param isOne all rows are about one subscription */
export function EventRows({ rows, isOne = false }: { rows: readonly ListedEvent[]; isOne?: boolean }) {
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const instant = useInstant()
  const repeat = useChange('updating', (api, id: number) => paymentsOf(api).repeatEvent({ params: { id } }))
  return (
    <Table
      label={t('part.events')}
      head={[
        t('event.type'),
        ...(isOne ? [] : [t('event.object'), admin('account')]),
        admin('state'),
        t('event.attempts'),
        <VisuallyHidden key="actions">{admin('actions')}</VisuallyHidden>,
      ]}
    >
      {rows.map((event) => {
        const { id, provider, eventId, type, objectId, state, attempts, failure, receivedUtc, processedUtc } = event
        return (
          <tr key={id}>
            <th scope="row">
              {type}
              <div className={styles.muted}>
                {t(`provider.${provider}`)}, {t('event.received', { date: instant(receivedUtc) })}
              </div>
              <div className={styles.id}>{eventId}</div>
            </th>
            {!isOne && (
              <>
                <td>
                  <SubscriptionLink id={objectId} />
                </td>
                <td>
                  <AccountLink accountId={event.accountId} accountName={event.accountName} />
                </td>
              </>
            )}
            <td className={state === 'failed' ? styles.alarm : undefined}>
              {t(`eventState.${state}`)}
              {failure && <div>{failure}</div>}
              {processedUtc && <div className={styles.muted}>{instant(processedUtc)}</div>}
            </td>
            <td className="num">{attempts}</td>
            <td>
              <div className={styles.buttons}>
                <ChangeButton
                  label={t('event.repeat')}
                  name={t('event.repeat.of', { name: `${type} ${id}` })}
                  change={repeat}
                  values={id}
                  done={t('event.repeated')}
                />
              </div>
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
