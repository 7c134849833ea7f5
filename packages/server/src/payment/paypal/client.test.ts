import { expect, it } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { Outbound, OutboundCall } from '../../platform/outbound.ts'
import { openPayPalClient } from './client.ts'
import { Nothing } from './objects.ts'
import type { PayPalSettings } from './settings.ts'

const settings = { apiUrl: 'https://api-m.paypal.test', clientId: 'id', clientSecret: 'secret' } as PayPalSettings

it('sends only the headers that PayPal describes for a call', async () => {
  const sent: [string, OutboundCall][] = []
  const outbound = {
    call: async (url: string, call: OutboundCall) => {
      sent.push([url.slice(settings.apiUrl.length), call])
      return Response.json({ access_token: 'token', expires_in: '32400' })
    },
  } as unknown as Outbound
  const client = openPayPalClient({ settings, outbound, clock: { now: () => new Date(0) }, log: createLog('silent') })
  await client.post('/v1/billing/subscriptions', Nothing, { body: { plan_id: 'P-1' }, requestId: 'order-1' })
  await client.post('/v1/billing/subscriptions/I-1/cancel', Nothing, { body: { reason: 'x' } })
  await client.get('/v1/billing/subscriptions/I-1', Nothing)
  const bearer = { Authorization: 'Bearer token', Accept: 'application/json' }
  const json = { 'Content-Type': 'application/json' }
  expect(sent.slice(1).map(([path, { headers }]) => [path, headers])).toEqual([
    ['/v1/billing/subscriptions', { ...bearer, ...json, 'PayPal-Request-Id': 'order-1', Prefer: 'return=representation' }],
    ['/v1/billing/subscriptions/I-1/cancel', { ...bearer, ...json }],
    ['/v1/billing/subscriptions/I-1', bearer],
  ])
})
