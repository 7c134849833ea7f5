import type { Outbox } from '../provider/deliveries.ts'
import { isObject } from '../provider/fields.ts'
import { type Call, jsonReply, type Reply } from '../provider/http.ts'
import type { Certificates } from './certificates.ts'
import { sendTo } from './events.ts'
import { objectField, readBody, textField, timeOf } from './read.ts'
import { missing, Refusal, unknownResource, wrongValue } from './refusal.ts'
import { isSigned } from './signature.ts'
import type { StoredEvent, Webhook } from './state.ts'
import { link } from './views.ts'
import { newIds, type World } from './world.ts'

/** The calls below `/v1/notifications`. */

const mostWebhooks = 10

function webhookView({ id, url, eventTypes }: Webhook, base: string): Record<string, unknown> {
  const self = `${base}/v1/notifications/webhooks/${id}`
  return {
    id,
    url,
    event_types: eventTypes.map((name) => ({ name, status: 'ENABLED' })),
    links: [link(self, 'self'), link(self, 'update', 'PATCH'), link(self, 'delete', 'DELETE')],
  }
}

export function createWebhook(world: World, call: Call): Reply {
  const fields = readBody(call.raw)
  const url = textField(fields, 'url', '', { to: 2_048 })
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw wrongValue('/url', url)
  const { event_types: types } = fields
  if (!Array.isArray(types) || types.length === 0) throw missing('/event_types')
  const names = types.map((one: unknown, index) => {
    if (!isObject(one)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', `/event_types/${index}`)
    return textField(one, 'name', `/event_types/${index}`, { to: 255 })
  })
  const known = [...world.state.webhooks.values()]
  if (known.some((one) => one.url === url)) throw new Refusal(400, 'WEBHOOK_URL_ALREADY_EXISTS', '/url')
  if (known.length >= mostWebhooks) throw new Refusal(400, 'WEBHOOK_NUMBER_LIMIT_EXCEEDED')
  return jsonReply(201, webhookView(addWebhook(world, url, names), world.base()))
}

export function addWebhook(world: World, url: string, eventTypes: string[], id = newIds.webhook(world)): Webhook {
  const webhook = { id, url, eventTypes }
  world.state.webhooks.set(id, webhook)
  return webhook
}

export const listWebhooks = ({ state, base }: World): Reply =>
  jsonReply(200, { webhooks: [...state.webhooks.values()].map((one) => webhookView(one, base())) })

export function getWebhook({ state, base }: World, id: string): Reply {
  const found = state.webhooks.get(id)
  if (!found) throw unknownResource('webhook_id')
  return jsonReply(200, webhookView(found, base()))
}

export function deleteWebhook({ state }: World, id: string): Reply {
  if (!state.webhooks.delete(id)) throw unknownResource('webhook_id')
  return { status: 204 }
}

export function listEvents({ state, base }: World, { query }: Call): Reply {
  const from = query.has('start_time') ? timeOf(query.get('start_time')) : 0
  const to = query.has('end_time') ? timeOf(query.get('end_time')) : Infinity
  const size = Number(query.get('page_size') ?? '10')
  if (from === null || to === null) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', 'start_time', 'query')
  if (!Number.isInteger(size) || size < 1 || size > 300) throw new Refusal(400, 'INVALID_PARAMETER_VALUE', 'page_size', 'query')
  const type = query.get('event_type')
  const transaction = query.get('transaction_id')
  const matching = [...state.events.values()].filter(
    (event) =>
      event.created >= from &&
      event.created <= to &&
      (type === null || event.type === type) &&
      (transaction === null || event.body.includes(`"${transaction}"`)),
  )
  const events = matching.reverse().slice(0, size).map(eventOf)
  return jsonReply(200, { events, count: events.length, links: [link(`${base()}/v1/notifications/webhooks-events`, 'self')] })
}

const eventOf = ({ body }: StoredEvent): unknown => JSON.parse(body)

function findEvent({ state }: World, id: string): StoredEvent {
  const found = state.events.get(id)
  if (!found) throw unknownResource('event_id')
  return found
}

export const getEvent = (world: World, id: string): Reply => jsonReply(200, eventOf(findEvent(world, id)))

export function resendEvent(world: World, id: string, call: Call, outbox: Outbox): Reply {
  const event = findEvent(world, id)
  const { webhook_ids: ids } = call.raw.length > 0 ? readBody(call.raw) : { webhook_ids: undefined }
  const only = Array.isArray(ids) ? new Set(ids.map(String)) : undefined
  sendTo(world.state, event, outbox.add, only)
  return jsonReply(202, eventOf(event))
}

const alphanumeric = /^[a-zA-Z0-9]+$/
const transmitted = /^(?!\d+$)\w+\S+/

/** Checks a signature over the event exactly as the request contains it. */
export function verifySignature(world: World, call: Call, certificates: Certificates): Reply {
  const fields = readBody(call.raw)
  const text = (name: string, to: number, pattern?: RegExp) => textField(fields, name, '', pattern ? { to, pattern } : { to })
  const algorithm = text('auth_algo', 100, alphanumeric)
  const certificate = text('cert_url', 500)
  if (!URL.canParse(certificate)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', '/cert_url')
  const id = text('transmission_id', 50, transmitted)
  const signature = text('transmission_sig', 500, transmitted)
  const time = text('transmission_time', 100)
  if (timeOf(time) === null) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', '/transmission_time')
  const transmission = { id, time, webhookId: text('webhook_id', 50, alphanumeric) }
  if (!objectField(fields, 'webhook_event', '')) throw missing('/webhook_event')
  const event = rawMember(call.raw.toString('utf8'), 'webhook_event') ?? ''
  const isRight =
    algorithm === 'SHA256withRSA' &&
    certificate === `${world.base()}/v1/notifications/certs/${certificates.name}` &&
    world.state.webhooks.has(transmission.webhookId) &&
    isSigned(transmission, Buffer.from(event), signature, certificates.publicKey)
  return jsonReply(200, { verification_status: isRight ? 'SUCCESS' : 'FAILURE' })
}

/**
 * Returns the text of a member of the outermost object, unchanged, because parsing and rewriting it would change its
 * bytes.
 */
function rawMember(json: string, name: string): string | null {
  let depth = 0
  let start = -1
  let key: string | null = null
  for (let place = 0; place < json.length; place++) {
    const sign = json[place]
    if (sign === '"') {
      const end = stringEnd(json, place)
      if (depth === 1 && start < 0 && /^\s*:/.test(json.slice(end, end + 20))) {
        key = JSON.parse(json.slice(place, end))
        if (key === name) start = json.indexOf(':', end) + 1
      }
      place = end - 1
    } else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (start >= 0 && place >= start && ((depth === 1 && sign === ',') || depth === 0)) return json.slice(start, place).trim()
  }
  return null
}

/** Returns the position after a string that begins at `place`. */
function stringEnd(json: string, place: number): number {
  for (let at = place + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at + 1
  }
  return json.length
}
