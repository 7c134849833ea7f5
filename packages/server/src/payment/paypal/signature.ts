import { verify } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Verify } from '../../platform/bind-contract.ts'
import { crc32 } from '../../platform/crc32.ts'
import { ProviderAway } from '../provider.ts'
import type { Certificates } from './certificates.ts'

const algorithm = 'SHA256withRSA'

/**
 * Verifies PayPal's signature over a message: transmission id and time, our webhook's id and the checksum of the exact
 * bytes. Old messages are accepted, because deliveries are repeated for three days; the event's id filters out
 * duplicates.
 * @throws AppError `payment.invalidSignature`; `payment.providerAway` if the certificate cannot be fetched now
 */
export function verifyPayPal(webhookId: string, certificates: Certificates): Verify {
  return async ({ body, headers }) => {
    const header = (name: string) => {
      const value = headers[name]
      return value !== undefined && value !== '' && value.length <= 2_000 ? value : null
    }
    const id = header('paypal-transmission-id')
    const time = header('paypal-transmission-time')
    const signature = header('paypal-transmission-sig')
    const url = header('paypal-cert-url')
    if (!id || !time || !signature || !url || header('paypal-auth-algo') !== algorithm)
      throw new AppError('payment.invalidSignature')
    const key = await certificates.keyAt(url).catch((error) => {
      throw error instanceof ProviderAway ? new AppError('payment.providerAway') : error
    })
    const message = [id, time, webhookId, String(crc32(body))].join('|')
    const bytes = Buffer.from(signature, 'base64')
    // The decoder skips characters that are not base64, but a signature contains nothing else.
    const isWhole = bytes.toString('base64') === signature
    const isGenuine = isWhole && key?.asymmetricKeyType === 'rsa' && verify('sha256', Buffer.from(message), key, bytes)
    if (!isGenuine) throw new AppError('payment.invalidSignature')
  }
}
