import { expect, it } from 'vitest'
import { type Outbound, OutboundError, type OutboundFault } from '../../platform/outbound.ts'
import { openCertificates } from './certificates.ts'

const origin = 'https://api.paypal.com'
const settings = { certificateOrigins: [origin], certificateRoots: '' }

function keyAt(url: string, answer: OutboundFault | string) {
  const asked: string[] = []
  const call: Outbound['call'] = async (address) => {
    asked.push(String(address))
    if (answer === 'redirect' || answer === 'size' || answer === 'network') throw new OutboundError(answer, 'PayPal')
    return new Response(answer)
  }
  const certificates = openCertificates({ settings, outbound: { call } as Outbound, clock: { now: () => new Date() } })
  return certificates.keyAt(url).then(
    (key) => ({ key, asked: asked.length }),
    (error) => ({ error: error.name, asked: asked.length }),
  )
}

it.each([
  'http://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com.attacker.test/v1/notifications/certs/CERT-1',
  'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
  'https://api.paypal.com@attacker.test/v1/notifications/certs/CERT-1',
  'https://user@api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/../../../CERT-1',
  'https://api.paypal.com/v1/notifications/certs/%2e%2e/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/CERT-1?from=attacker.test',
  'https://api.paypal.com/v1/notifications/certs/CERT-1, https://attacker.test/CERT-1',
  'https://www.paypal.com/v1/notifications/certs/CERT-1',
])('never asks %s', async (url) => {
  expect(await keyAt(url, '')).toEqual({ key: null, asked: 0 })
})

it('takes no key from what leads elsewhere, has no end or is no certificate, and asks again when nobody answers', async () => {
  const url = `${origin}/v1/notifications/certs/CERT-1`
  for (const answer of ['redirect', 'size', 'text', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'])
    expect(await keyAt(url, answer)).toEqual({ key: null, asked: 1 })
  expect(await keyAt(url, 'network')).toEqual({ error: 'ProviderAway', asked: 1 })
})
