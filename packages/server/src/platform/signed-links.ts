import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Pool } from './database.ts'
import { installationSecret } from './installation-secrets.store.ts'

/**
 * Signs the tokens of links in mails, so that nobody can forge one for another person's data. Everybody can read a
 * token, so it holds ids and no personal data.
 */
export interface LinkSigner {
  /** Returns `{payload}.{signature}`, both in base64url. */
  sign(payload: string): Promise<string>
  /** Returns the payload of a token; null if this installation did not sign it. */
  read(token: string): Promise<string | null>
}

/** The length of the signature in bytes; 160 bits cannot be guessed. */
const signatureLength = 20

/**
 * Creates a signer. @param purpose separates the tokens of different uses, so that one is never accepted for another
 */
export function createLinkSigner(pool: Pool, purpose: string): LinkSigner {
  let known: Promise<Buffer> | undefined
  const secret = () => {
    // The result of a failed read must not be kept.
    known ??= installationSecret(pool, `links:${purpose}`).catch((error) => {
      known = undefined
      throw error
    })
    return known
  }
  const signatureOf = async (payload: string) =>
    createHmac('sha256', await secret())
      .update(payload)
      .digest()
      .subarray(0, signatureLength)
  return {
    sign: async (payload) =>
      `${Buffer.from(payload).toString('base64url')}.${(await signatureOf(payload)).toString('base64url')}`,
    read: async (token) => {
      const [text = '', signature = ''] = token.split('.')
      const payload = Buffer.from(text, 'base64url').toString('utf8')
      const given = Buffer.from(signature, 'base64url')
      const isOurs = given.length === signatureLength && timingSafeEqual(given, await signatureOf(payload))
      return isOurs ? payload : null
    },
  }
}
