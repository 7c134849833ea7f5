import type { Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import type { PaymentContext } from './context.ts'
import {
  eventToProcess,
  finishEvent,
  insertEvent,
  type NewEvent,
  restartEvent,
  type StoredEvent,
  type WaitingEvent,
} from './inbox.store.ts'
import { ProviderAway } from './provider.ts'
import { type Settled, settle } from './settle.ts'

/** The number of attempts after which an event waits for a person. The reconciliation still reads its subscription. */
const mostAttempts = 5

/**
 * Stores an event and adds the job that processes it, both or neither.
 * @returns its id; null for one that was received before
 */
export async function receive(context: PaymentContext, client: PoolClient, event: NewEvent): Promise<number | null> {
  const id = await insertEvent(client, event, context.clock.now())
  if (id !== null) await addJob(context, { ...event, id }, client)
  return id
}

/**
 * Adds the job that processes an event. PayPal's events about a subscription share one job, because one read answers
 * all waiting events. An event of the marketplace may wait for our answer instead.
 */
export async function addJob(
  { jobs, tasks }: Pick<PaymentContext, 'jobs' | 'tasks'>,
  { id, provider, objectId }: WaitingEvent,
  client?: PoolClient,
): Promise<void> {
  const key = provider === 'paypal' ? objectId : String(id)
  await jobs.add(tasks.process, { id }, client ? { key, client } : { key })
}

/**
 * Reads the subscription that an event is about and stores the result. An event is only a hint, so processing it twice
 * is harmless, and one read answers all events that waited for it when it began.
 * @throws the error that prevented processing; the event then waits, or has failed after some attempts
 */
export async function processEvent(context: PaymentContext, id: number): Promise<Settled | null> {
  const { pool, clock, providers } = context
  const event = await eventToProcess(pool, id)
  if (!event || event.state === 'done' || event.state === 'ignored') return null
  const provider = providers.get(event.provider)
  try {
    if (!provider) throw new ProviderAway(event.provider, null)
    const settled = await settle(context, provider, event.objectId, 'event')
    const together = event.provider === 'paypal' ? event.together : []
    await finishEvent(pool, id, { ...fateOf(settled), accountId: settled.accountId }, clock.now(), together)
    return settled
  } catch (error) {
    await recordFailure(pool, event, error, clock.now())
    throw error
  }
}

function fateOf(settled: Settled): { state: 'done' | 'ignored'; failure: string | null } {
  if (settled.kind === 'refused') return { state: 'ignored', failure: settled.reason }
  if (settled.kind === 'unlinked' || settled.kind === 'notFound') return { state: 'ignored', failure: settled.kind }
  return { state: 'done', failure: null }
}

async function recordFailure(pool: Pool, { id, attempts }: StoredEvent, error: unknown, now: Date): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error)
  const state = attempts + 1 >= mostAttempts ? 'failed' : 'waiting'
  // The first failure matters more than a failure to record it. Without the database, the job's lease runs out.
  await finishEvent(pool, id, { state, failure, accountId: null }, now).catch(() => undefined)
}

/** Processes an event again at an administrator's request. @throws AppError `paymentEvent.notFound` */
export async function repeatEvent(context: PaymentContext, id: number, by: Member): Promise<void> {
  await transaction(context.pool, async (client) => {
    const event = await restartEvent(client, id)
    if (!event) throw new AppError('paymentEvent.notFound')
    await addJob(context, event, client)
    await recordChange(client, {
      at: context.clock.now(),
      userId: by.user.id,
      area: 'Accounts',
      action: 'payment.eventRepeated',
      objectId: String(id),
      details: {},
    })
  })
}
