import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

/** A webhook to be delivered. */
export interface Delivery {
  at: number
  order: number
  /** Counts from 1. */
  attempt: number
  /** The recipient, in the provider's terms. */
  target: string
  /** The name of the event, for the page and for planned faults. */
  event: string
  eventId: string
  body: string
  /** The fault of the next attempt only; later attempts are correct. */
  fault: string | null
  /** Held back until another event has been sent. */
  isHeld: boolean
}

export interface WebhookFault {
  fault: string
  times: number
  /** A part of the event's name; empty: any event. */
  event: string
  /** Only for `delay`. */
  seconds: number
}

/** One attempt, as the page shows it. `status` is null if nobody answered. */
export interface Attempt {
  at: string
  event: string
  eventId: string
  attempt: number
  status: number | null
  fault: string | null
}

/** Faults in transit. Each provider adds faults of its signatures. */
export const wayFaults = ['drop', 'duplicate', 'delay', 'reorder'] as const

export interface Outbox {
  add(event: { event: string; eventId: string; body: string; target: string }): void
  plan(fault: WebhookFault): void
  planned(): readonly WebhookFault[]
  clearFaults(): void
  waiting(): readonly Delivery[]
  attempts(): readonly Attempt[]
  nextDelivery(): number
  /** Sends all due webhooks, one after the other. */
  deliverDue(): Promise<void>
  restore(waiting: readonly Delivery[]): void
  reset(): void
  close(): Promise<void>
}

export interface OutboxOptions {
  now(): number
  /** Address, headers and body of one attempt; null if the target no longer exists. */
  sign(delivery: Delivery): { url: string; headers: Record<string, string>; body: string } | null
  /** Milliseconds until the next attempt; null if there is none. */
  retryAfter(attempt: number): number | null
  /** Called for every answer. @returns true if a refusal is final */
  answered?(delivery: Delivery, status: number | null): boolean
  /** Called when the last attempt has failed. */
  lost?(delivery: Delivery): void
}

const keptAttempts = 200
/** How long the product may take to answer, in milliseconds of the machine's clock. */
const patience = 10_000
/** A held event waits at most this long, even if no other event follows. */
const longestHold = 3_600_000

export function openOutbox(options: OutboxOptions): Outbox {
  let waiting: Delivery[] = []
  let planned: WebhookFault[] = []
  let attempts: Attempt[] = []
  let order = 0
  let delivering: Promise<void> | null = null
  let isClosed = false

  const takeFault = (event: string): WebhookFault | null => {
    const fault = planned.find((one) => event.includes(one.event)) ?? null
    if (!fault) return null
    fault.times--
    planned = planned.filter(({ times }) => times > 0)
    return fault
  }
  const note = (delivery: Delivery, status: number | null, fault: string | null) => {
    const { event, eventId, attempt } = delivery
    attempts.unshift({ at: new Date(options.now()).toISOString(), event, eventId, attempt, status, fault })
    if (attempts.length > keptAttempts) attempts.length = keptAttempts
  }
  const next = (): Delivery | null => {
    let first: Delivery | null = null
    for (const one of waiting) if (!first || one.at < first.at || (one.at === first.at && one.order < first.order)) first = one
    return first
  }
  const attemptOne = async (delivery: Delivery) => {
    const signed = options.sign(delivery)
    if (!signed) {
      note(delivery, null, 'no such webhook')
      return
    }
    const status = await post(signed.url, signed.headers, signed.body)
    note(delivery, status, delivery.fault)
    const isFinal = options.answered?.(delivery, status) ?? false
    if (isFinal || (status !== null && status >= 200 && status < 300)) return
    const wait = options.retryAfter(delivery.attempt)
    if (wait === null) options.lost?.(delivery)
    else waiting.push({ ...delivery, at: delivery.at + wait, attempt: delivery.attempt + 1, fault: null })
  }
  const deliverAll = async () => {
    for (;;) {
      const first = next()
      if (!first || first.at > options.now() || isClosed) return
      waiting.splice(waiting.indexOf(first), 1)
      await attemptOne(first)
    }
  }
  const outbox: Outbox = {
    add: ({ event, eventId, body, target }) => {
      const planned = takeFault(event)
      const at = options.now()
      const delivery: Delivery = { at, order: order++, attempt: 1, target, event, eventId, body, fault: null, isHeld: false }
      if (planned?.fault === 'drop') {
        note(delivery, null, 'drop')
        return
      }
      if (planned?.fault === 'delay') delivery.at += planned.seconds * 1_000
      else if (planned?.fault === 'reorder') Object.assign(delivery, { at: at + longestHold, isHeld: true })
      else if (planned && planned.fault !== 'duplicate') delivery.fault = planned.fault
      waiting.push(delivery)
      if (planned?.fault === 'duplicate') waiting.push({ ...delivery, order: order++ })
      if (delivery.isHeld) return
      for (const held of waiting.filter((one) => one.isHeld)) Object.assign(held, { at, order: order++, isHeld: false })
    },
    plan: (fault) => void planned.push({ ...fault }),
    planned: () => planned,
    clearFaults: () => {
      planned = []
    },
    waiting: () => waiting,
    attempts: () => attempts,
    nextDelivery: () => next()?.at ?? Infinity,
    deliverDue: () => {
      // The running delivery may have missed webhooks that became due since its last check, so another one follows it.
      const running = delivering ?? Promise.resolve()
      const mine = running.then(deliverAll).finally(() => {
        if (delivering === mine) delivering = null
      })
      delivering = mine
      return mine
    },
    restore: (stored) => {
      waiting = stored.map((one) => ({ ...one }))
      order = stored.reduce((last, one) => Math.max(last, one.order + 1), 0)
    },
    reset: () => {
      waiting = []
      planned = []
      attempts = []
    },
    close: async () => {
      isClosed = true
      await delivering?.catch(() => undefined)
    },
  }
  return outbox
}

/** Sends one request. @returns the status; null if nobody answered in time */
function post(url: string, headers: Record<string, string>, body: string): Promise<number | null> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((answered) => {
    const length = Buffer.byteLength(body)
    // Each request has its own connection, because the other end may close a kept one at the moment of its next use.
    const options = {
      method: 'POST',
      agent: false as const,
      headers: { ...headers, 'Content-Length': length },
      timeout: patience,
    }
    const request = send(url, options, (response) => {
      response.resume()
      response.once('end', () => answered(response.statusCode ?? null))
      response.once('error', () => answered(null))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => answered(null))
    request.end(body)
  })
}
