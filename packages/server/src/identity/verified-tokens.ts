import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'

/** The tolerated difference between clocks, in seconds. */
export const clockTolerance = 5
/** The most tokens to remember. Beyond this number, the oldest is dropped. */
const mostKept = 10_000

/**
 * Remembers tokens with a valid signature, so that only the first call with a token has to verify it. The times of a
 * token are checked at every call. When the keys change, its owner creates a new instance or makes it forget all
 * tokens. The caller still checks everything else that can change, such as the end of the token's grant.
 */
export class VerifiedTokens {
  /** Payloads by the token's digest, so that memory holds no usable token. */
  private readonly verified = new Map<string, { payload: JWTPayload; at: number }>()

  /** @param keptFor how long a signature is trusted, in milliseconds by the machine's clock */
  constructor(private readonly keptFor = Number.POSITIVE_INFINITY) {}

  /**
   * Returns the payload of a remembered token that is valid at `now` (RFC 7519, 4.1.4 and 4.1.5); undefined if the
   * token must be verified.
   */
  payloadOf(token: string, now: Date): JWTPayload | undefined {
    const known = this.verified.get(digest(token))
    if (known === undefined || Date.now() - known.at >= this.keptFor) return undefined
    const { payload } = known
    const seconds = Math.floor(now.getTime() / 1_000)
    const { exp = 0, nbf = 0 } = payload
    return exp > seconds - clockTolerance && nbf <= seconds + clockTolerance ? payload : undefined
  }

  forgetAll(): void {
    this.verified.clear()
  }

  keep(token: string, payload: JWTPayload): void {
    const key = digest(token)
    // A token that is verified again becomes the newest.
    this.verified.delete(key)
    this.verified.set(key, { payload, at: Date.now() })
    const [oldest] = this.verified.keys()
    if (this.verified.size > mostKept && oldest !== undefined) this.verified.delete(oldest)
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64')
