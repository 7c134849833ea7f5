import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import type { NewEvent } from '../inbox.store.ts'
import { Event } from './objects.ts'
import type { HeardRefund } from './refunds.store.ts'

/** Events that report a subscription whose state, plan or payments may have changed. */
const subscriptionEvents = /^BILLING\.SUBSCRIPTION\.(ACTIVATED|UPDATED|SUSPENDED|RE-ACTIVATED|CANCELLED|EXPIRED|PAYMENT\.FAILED)$/
const saleEvents = /^PAYMENT\.(SALE|CAPTURE)\.(COMPLETED|REFUNDED|REVERSED|DENIED|PENDING)$/
const subscriptionId = /^I-[A-Z0-9-]{6,40}$/

/** A received event. Its processing requires no action unless it is relevant. */
export interface ReceivedEvent extends NewEvent {
  isRelevant: boolean
  /** The refunded payment, if the event contains no subscription. */
  saleId: string | null
  /** The refund that the event reports. */
  refund: HeardRefund | null
}

/** Reads an event from a message. @throws AppError `request.invalid` for a signed message of another shape */
export function readEvent(body: Uint8Array): ReceivedEvent {
  const parsed = z.safeParse(Event, parseJson(body))
  if (!parsed.success) throw new AppError('request.invalid')
  const { id, event_type: type, create_time: happenedAt, resource } = parsed.data
  const isSale = saleEvents.test(type)
  const named = (isSale ? resource?.billing_agreement_id : resource?.id) ?? ''
  const objectId = subscriptionId.test(named) ? named : ''
  const saleId = isSale && objectId === '' ? (resource?.sale_id ?? resource?.id ?? null) : null
  return {
    provider: 'paypal',
    eventId: id,
    type,
    objectId,
    happenedAt: happenedAt ?? null,
    facts: isSale ? { saleId: resource?.sale_id ?? resource?.id ?? null } : {},
    isRelevant: (isSale || subscriptionEvents.test(type)) && (objectId !== '' || saleId !== null),
    saleId,
    refund:
      type.endsWith('.REFUNDED') && resource?.id && resource.sale_id
        ? { refundId: resource.id, paymentId: resource.sale_id }
        : null,
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new AppError('request.invalidJson')
  }
}
