import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { verifyPayPal } from './signature.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const body = Buffer.from('{"id":"WH-1","summary":"Müller & Söhne ✓"}\n')
const id = 'b2384410-f8d2-11e4-8bf3-77339302725b'
const time = '2026-11-20T09:00:00Z'
/** The checksum was computed with another program. */
const message = [id, time, 'WEBHOOK1', 2301478401].join('|')
const signature = createSign('RSA-SHA256').update(message).sign(privateKey, 'base64')
const headers = {
  'paypal-transmission-id': id,
  'paypal-transmission-time': time,
  'paypal-transmission-sig': signature,
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'paypal-auth-algo': 'SHA256withRSA',
}
const verify = (more: Record<string, string | undefined> = {}, bytes = body) =>
  verifyPayPal('WEBHOOK1', { keyAt: async () => publicKey })({ body: bytes, headers: { ...headers, ...more } }).then(
    () => 'accepted',
    (error) => error.code as string,
  )

it('accepts a signature over the very bytes', async () => {
  expect(await verify()).toBe('accepted')
})

it.each([
  ['the same JSON in other bytes', {}, Buffer.from(JSON.stringify(JSON.parse(body.toString())))],
  ['text behind the signature', { 'paypal-transmission-sig': `${signature}, AAAA` }],
  ['a line break in the signature', { 'paypal-transmission-sig': `${signature.slice(0, 76)}\n${signature.slice(76)}` }],
  ['another alphabet', { 'paypal-transmission-sig': signature.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') }],
  ['another algorithm', { 'paypal-auth-algo': 'sha256WithRSA' }],
  ['a missing time', { 'paypal-transmission-time': undefined }],
  ['another time', { 'paypal-transmission-time': '2026-11-20T09:00:01Z' }],
])('refuses %s', async (_, more, bytes = body) => {
  expect(await verify(more, bytes)).toBe('payment.invalidSignature')
})
