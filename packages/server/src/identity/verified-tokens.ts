import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'

/** Tolerated difference between clocks, in seconds. */
export const clockTolerance = 5
/** Beyond this number, the oldest token is dropped. */
const mostKept = 10_000

/**
 * Remembers tokens with a good signature, so that only the first call with a token verifies it. A change of the keys
 * needs a new one. It checks a token's times. The caller still checks everything else that can change, such as the end
 * of its grant.
 */
export class VerifiedTokens {
  /** By digest, so that memory holds no usable token. */
  private readonly payloads = new Map<string, JWTPayload>()

  /**
   * The payload of a remembered token that is valid at `now` (RFC 7519, 4.1.4 and 4.1.5); undefined if the token must
   * be verified.
   */
  payloadOf(token: string, now: Date): JWTPayload | undefined {
    const payload = this.payloads.get(digest(token))
    if (payload === undefined) return undefined
    const seconds = Math.floor(now.getTime() / 1_000)
    const { exp = 0, nbf = 0 } = payload
    return exp > seconds - clockTolerance && nbf <= seconds + clockTolerance ? payload : undefined
  }

  keep(token: string, payload: JWTPayload): void {
    this.payloads.set(digest(token), payload)
    const [oldest] = this.payloads.keys()
    if (this.payloads.size > mostKept && oldest !== undefined) this.payloads.delete(oldest)
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64')
