import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'

/** Seconds by which clocks may differ. */
export const clockTolerance = 5
/** Tokens of so many people are kept; who comes then takes the place of the first. */
const mostKept = 10_000

/**
 * Tokens whose signature was found good, with what they say: of many calls with one token only the first checks it. Made anew with the keys.
 * Whoever asks still checks what may change besides time, such as that the person was not signed out everywhere.
 */
export class VerifiedTokens {
  /** By digest: the tokens themselves are not kept. */
  private readonly payloads = new Map<string, JWTPayload>()

  /** What a token says that was found good before and is valid at this time (RFC 7519, 4.1.4 and 4.1.5). */
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
