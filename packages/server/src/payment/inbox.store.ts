import type { PaymentEventState } from '@marklot/contracts/payment-administration'
import type { Provider } from '../billing/index.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { totalOf, type Words } from './list-words.ts'

/** An event at a provider, on the page or in this product. */
export interface NewEvent {
  provider: Provider
  /** The event's id, which is unique for each provider. */
  eventId: string
  type: string
  /** The provider's id of the subscription. */
  objectId: string
  /** The time of the event by the provider's clock. */
  happenedAt: Date | null
  /** The facts that processing needs in addition to reading the object. */
  facts: Readonly<Record<string, unknown>>
  accountId?: string | null
}
export interface StoredEvent extends Required<NewEvent> {
  id: number
  receivedAt: Date
  state: PaymentEventState
  attempts: number
  failure: string | null
  processedAt: Date | null
}
const columns = `id, provider, event_id as "eventId", type, object_id as "objectId", happened_at as "happenedAt",
  received_at as "receivedAt", facts, state, attempts, failure, processed_at as "processedAt", account_id as "accountId"`

/** Stores an event. Returns its id, or null if it was received before. */
export async function insertEvent(
  database: Pool | PoolClient,
  event: NewEvent,
  now: Date,
  state: 'waiting' | 'ignored' = 'waiting',
): Promise<number | null> {
  const { rows } = await database.query<{ id: number }>({
    name: 'insertPaymentEvent',
    text: `insert into provider_events (provider, event_id, type, object_id, happened_at, received_at, facts, state, account_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (provider, event_id) do nothing returning id`,
    values: [
      event.provider,
      event.eventId,
      event.type,
      event.objectId,
      event.happenedAt,
      now,
      JSON.stringify(event.facts),
      state,
      event.accountId ?? null,
    ],
  })
  return rows[0]?.id ?? null
}

export async function eventById(database: Pool | PoolClient, id: number): Promise<StoredEvent | undefined> {
  const { rows } = await database.query<StoredEvent>({
    name: 'paymentEventById',
    text: `select ${columns} from provider_events where id = $1`,
    values: [id],
  })
  return rows[0]
}

export interface EventToProcess extends StoredEvent {
  /** The ids of all waiting events about the same object, including this one while it waits. */
  together: string[]
}

export async function eventToProcess(pool: Pool, id: number): Promise<EventToProcess | undefined> {
  const { rows } = await pool.query<EventToProcess>({
    name: 'paymentEventToProcess',
    text: `select ${columns}, array(
         select other.id::text from provider_events other
         where other.object_id = own.object_id and other.provider = own.provider and other.state = 'waiting'
       ) as together
     from provider_events own where id = $1`,
    values: [id],
  })
  return rows[0]
}

/**
 * Stores the outcome of an event. @param together other events that get the same outcome unless they already have one
 */
export async function finishEvent(
  database: Pool | PoolClient,
  id: number,
  outcome: { state: PaymentEventState; failure: string | null; accountId: string | null },
  now: Date,
  together: readonly string[] = [],
): Promise<void> {
  await database.query({
    name: 'finishPaymentEvent',
    text: `update provider_events set state = $2, failure = $3, account_id = coalesce($4, account_id), attempts = attempts + 1,
       processed_at = $5 where id = $1 or (id = any($6::bigint[]) and state = 'waiting')`,
    values: [id, outcome.state, outcome.failure, outcome.accountId, now, together],
  })
}

/** Makes an event wait again. Returns null when there is no such event. */
export async function restartEvent(client: PoolClient, id: number): Promise<WaitingEvent | null> {
  const { rows } = await client.query<WaitingEvent>(
    `update provider_events set state = 'waiting', attempts = 0, failure = null, processed_at = null where id = $1
     returning id, provider, object_id as "objectId"`,
    [id],
  )
  return rows[0] ?? null
}

/** The fields that identify the job of an event. */
export type WaitingEvent = Pick<StoredEvent, 'id' | 'provider' | 'objectId'>

/** Returns the events whose job has been given up or lost, the oldest first. */
export async function waitingEvents(pool: Pool, before: Date, limit: number): Promise<WaitingEvent[]> {
  const { rows } = await pool.query<WaitingEvent>(
    `select id, provider, object_id as "objectId" from provider_events
     where state = 'waiting' and received_at < $1 order by id limit $2`,
    [before, limit],
  )
  return rows
}

/**
 * Returns a page of the inbox, newest first, with the number of events in each state. The search words are an id of an
 * event, subscription or account, a type, or part of the names of accounts.
 */
export async function allEvents(
  pool: Pool,
  { words, accountIds, provider, state, page, size }: Words & { provider: Provider | null; state: PaymentEventState | null },
): Promise<{ total: number; counts: { state: PaymentEventState; count: number }[]; events: StoredEvent[] }> {
  const condition = `($1 = '' or event_id = $1 or object_id = $1 or account_id::text = $1 or account_id = any($2::uuid[])
      or strpos(lower(type), lower($1)) > 0) and ($3::text is null or provider = $3)`
  const values = [words, accountIds, provider]
  const { rows: counts } = await pool.query<{ state: PaymentEventState; count: number }>(
    `select state, count(*) as count from provider_events where ${condition} group by state order by state`,
    values,
  )
  const { rows } = await pool.query<StoredEvent>(
    `select ${columns} from provider_events where ${condition} and ($4::text is null or state = $4)
     order by id desc limit $5 offset $6`,
    [...values, state, size, (page - 1) * size],
  )
  return { total: totalOf(counts, state), counts, events: rows }
}
