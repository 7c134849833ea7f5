import type { Delivery } from '../provider/deliveries.ts'
import { addNewest } from '../provider/newest.ts'
import { wireTime } from './calendar.ts'
import type { Certificates } from './certificates.ts'
import { signTransmission } from './signature.ts'
import type { State, StoredEvent } from './state.ts'
import { link } from './views.ts'
import { newIds, type World } from './world.ts'

/** Events and their signatures. */

const keptEvents = 5_000

export function storeEvent(
  world: World,
  type: string,
  resourceType: string,
  resource: Record<string, unknown>,
  summary: string,
): StoredEvent {
  const { state, timeline } = world
  const id = newIds.event(world)
  const created = timeline.now()
  const self = `${world.base()}/v1/notifications/webhooks-events/${id}`
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: wireTime(created).replace('Z', '.000Z'),
    resource_type: resourceType,
    resource_version: resourceType === 'subscription' || resourceType === 'plan' ? '2.0' : '1.0',
    event_type: type,
    summary,
    resource,
    links: [link(self, 'self'), link(`${self}/resend`, 'resend', 'POST')],
  })
  const event = { id, created, type, body }
  addNewest(state.events, id, event, keptEvents)
  return event
}

/** Faults of a webhook's signature or body, in addition to the faults in transit. */
export const signatureFaults = [
  'wrongSignature',
  'alteredBody',
  'foreignWebhookId',
  'strangeCertificate',
  'strangeCertificateHost',
  'authorityCertificate',
  'textBehindSignature',
  'missingHeader',
  'wrongAlgorithm',
] as const

/** Returns one delivery attempt. Every attempt has its own transmission id and time. */
export function signedDelivery(
  world: World,
  delivery: Delivery,
  certificates: Certificates,
): { url: string; headers: Record<string, string>; body: string } | null {
  const webhook = world.state.webhooks.get(delivery.target)
  if (!webhook) return null
  const { fault, body } = delivery
  const bytes = Buffer.from(body)
  const time = wireTime(world.timeline.now())
  const isForged = fault === 'strangeCertificate' || fault === 'authorityCertificate'
  const { key, name } = isForged ? certificates.forgers[fault]() : certificates
  const id = fault === 'foreignWebhookId' ? newIds.webhook(world) : webhook.id
  let transmission = { id: world.ids.uuid(), time, webhookId: id }
  let signature = signTransmission(transmission, bytes, key)
  // The published pattern requires a signature to begin with a letter, a digit or an underscore.
  while (!/^\w/.test(signature)) {
    transmission = { ...transmission, id: world.ids.uuid() }
    signature = signTransmission(transmission, bytes, key)
  }
  if (fault === 'wrongSignature') signature = `A${signature.slice(1, 9)}AAAA${signature.slice(13)}`
  const origin = fault === 'strangeCertificateHost' ? 'https://certificates.stranger.test' : world.base()
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'User-Agent': 'PayPal simulator',
    'paypal-transmission-id': transmission.id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': `${origin}/v1/notifications/certs/${name}`,
    'paypal-auth-algo': fault === 'wrongAlgorithm' ? 'SHA1withRSA' : 'SHA256withRSA',
    'paypal-auth-version': 'v2',
  }
  if (fault === 'textBehindSignature') headers['paypal-transmission-sig'] = `${signature}, ${signature}`
  if (fault === 'missingHeader') delete headers['paypal-transmission-time']
  const sent = fault === 'alteredBody' ? body.replace('"resource":{', '"resource":{"altered":true,') : body
  return { url: webhook.url, headers, body: sent }
}

const minutes = 60_000
/** Waits between the first attempts. Later ones are spaced evenly, so that 25 retries take three days. */
const firstWaits = [1, 2, 4, 8, 15, 30, 60, 90, 120]
const retries = 25
const laterWait = (3 * 24 * 60 - firstWaits.reduce((sum, wait) => sum + wait, 0)) / (retries - firstWaits.length)

/**
 * Returns the wait after a failed attempt, in milliseconds; null after the last. @param attempt the failed attempt,
 * from 1
 */
export const retryWait = (attempt: number): number | null =>
  attempt > retries ? null : Math.round((firstWaits[attempt - 1] ?? laterWait) * minutes)

const isWanted = ({ eventTypes }: { eventTypes: readonly string[] }, type: string): boolean =>
  eventTypes.includes('*') || eventTypes.includes(type)

/** Sends an event to every webhook that is subscribed to it. */
export function sendTo(
  { webhooks }: State,
  { id, type, body }: StoredEvent,
  add: (delivery: { event: string; eventId: string; body: string; target: string }) => void,
  only?: ReadonlySet<string>,
): void {
  for (const webhook of webhooks.values())
    if (isWanted(webhook, type) && (only?.has(webhook.id) ?? true)) add({ event: type, eventId: id, body, target: webhook.id })
}
