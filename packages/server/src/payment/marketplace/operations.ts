import * as z from 'zod/mini'
import { storedProduct } from '../../billing/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { transaction } from '../../platform/database.ts'
import { eventById, finishEvent, insertEvent, type NewEvent } from '../inbox.store.ts'
import { receive } from '../inbox.ts'
import { ProviderAway, ProviderRefusal } from '../provider.ts'
import { settle } from '../settle.ts'
import { failChanges } from './changes.ts'
import type { MarketplaceContext } from './context.ts'
import { Message, type Operation } from './objects.ts'

/** The kinds of changes that wait for our answer. */
const answerable: ReadonlySet<string> = new Set(['ChangePlan', 'ChangeQuantity', 'Reinstate'])
const running: ReadonlySet<string> = new Set(['NotStarted', 'InProgress'])
const failed: ReadonlySet<string> = new Set(['Failed', 'Conflict'])
/** The time between two reads of an operation, in milliseconds. */
const lookPause = 5_000
/** How often an operation is read. Afterwards, only the reconciliation reads the subscription. */
const mostLooks = 120

/**
 * Stores a verified message. It is only a hint: a job reads the operation from the marketplace afterwards, because an
 * operation can be answered only after its message was accepted.
 * @throws AppError `request.invalid` for a message of another shape
 */
export async function receiveMarketplace(context: MarketplaceContext, body: Uint8Array): Promise<void> {
  const { id, subscriptionId, action, status, timeStamp } = readMessage(body)
  const event: NewEvent = {
    provider: 'marketplace',
    eventId: `${action} ${id} ${status ?? ''}`.trim(),
    type: action,
    objectId: subscriptionId,
    happenedAt: timeStamp ?? null,
    facts: { operationId: id },
  }
  await transaction(context.pool, async (client) => {
    if (!answerable.has(action)) {
      await receive(context, client, event)
      return
    }
    const eventId = await insertEvent(client, event, context.clock.now())
    if (eventId === null) return
    await context.jobs.add(context.marketplaceTasks.answer, { eventId, operationId: id }, { key: String(eventId), client })
  })
}

function readMessage(body: Uint8Array): Message {
  let json: unknown = null
  try {
    json = JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    // A body that is not valid JSON is refused like any other body of the wrong shape.
  }
  const parsed = z.safeParse(Message, json)
  if (!parsed.success) throw new AppError('request.invalid')
  return parsed.data
}

/** Accepts or refuses a change that the marketplace wants to have confirmed, and follows it to its end. */
export async function answerOperation(context: MarketplaceContext, eventId: number, operationId: string): Promise<void> {
  const { pool, clock, marketplace } = context
  const event = await eventById(pool, eventId)
  if (event?.state !== 'waiting') return
  const providerId = event.objectId
  const finish = (state: 'waiting' | 'done' | 'ignored', failure: string | null, accountId: string | null = null) =>
    finishEvent(pool, eventId, { state, failure, accountId }, clock.now())
  const operation = await marketplace.client.operation(providerId, operationId)
  if (!operation || (operation.subscriptionId && operation.subscriptionId !== providerId)) {
    // New operations can appear with a delay.
    if (event.attempts === 0) {
      await finish('waiting', 'operation unknown')
      throw new ProviderAway('marketplace', 404)
    }
    await finish('ignored', 'operation unknown')
    return
  }
  if (running.has(operation.status)) {
    if (answerable.has(operation.action)) await acknowledge(context, providerId, operation)
    await follow(context, providerId, operationId)
  }
  const settled = await settle(context, marketplace, providerId, 'event')
  await finish(settled.kind === 'unlinked' || settled.kind === 'notFound' ? 'ignored' : 'done', null, settled.accountId)
}

async function acknowledge(context: MarketplaceContext, providerId: string, operation: Operation): Promise<void> {
  const { marketplace, log } = context
  const status = (await isAcceptable(context, operation)) ? 'Success' : 'Failure'
  try {
    await marketplace.client.acknowledge(providerId, operation.id, status)
  } catch (error) {
    // The marketplace then decides alone, and its decision is read later.
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    log.warn({ err: error, action: operation.action, status }, 'The marketplace did not take our answer')
  }
}

/** Returns whether a change can be accepted. It cannot if this installation does not sell the new plan. */
async function isAcceptable({ pool, marketplace }: MarketplaceContext, operation: Operation): Promise<boolean> {
  if (operation.action !== 'ChangePlan') return true
  const productKey = operation.planId ? marketplace.productKeyOf(operation.planId) : null
  return productKey !== null && (await storedProduct(pool, productKey)) !== undefined
}

/** Reads an operation after a pause. @param operationId null to read only the subscription */
export async function follow(
  { jobs, clock, marketplaceTasks }: Pick<MarketplaceContext, 'jobs' | 'clock' | 'marketplaceTasks'>,
  providerId: string,
  operationId: string | null,
  look = 1,
): Promise<void> {
  const at = new Date(clock.now().getTime() + lookPause)
  await jobs.add(marketplaceTasks.follow, { providerId, operationId, look }, { key: `${providerId} ${operationId} ${look}`, at })
}

/** Reads the subscription, and reads the operation again while it runs. */
export async function lookAtOperation(
  context: MarketplaceContext,
  { providerId, operationId, look }: { providerId: string; operationId: string | null; look: number },
): Promise<void> {
  const operation = operationId === null ? null : await context.marketplace.client.operation(providerId, operationId)
  if (operation && running.has(operation.status) && look < mostLooks) {
    await follow(context, providerId, operationId, look + 1)
    return
  }
  if (operation && failed.has(operation.status)) await failChanges(context, providerId)
  await settle(context, context.marketplace, providerId, 'person')
}
