import { setTimeout as wait } from 'node:timers/promises'
import type { Provider } from '../billing/index.ts'
import type { Clock } from '../platform/clock.ts'
import { ProviderAway } from './provider.ts'

const waits = [500, 2_000, 8_000]
/** The longest pause, in milliseconds. Longer ones are left to the job or the person that made the call. */
const longestWait = 10_000
const passing = new Set([408, 429, 500, 502, 503, 504])

/** Waits before an attempt is repeated. The time is in milliseconds. */
export type Pause = (milliseconds: number) => Promise<unknown>

export interface RepeatParts {
  provider: Provider
  clock: Clock
  pause?: Pause
  /** Called with each answer in which the provider reports that it cannot answer now. */
  onFailure(reply: Response): void
}

/**
 * Repeats a call until it has an answer that another attempt would not change, or no attempt is left.
 * @throws ProviderAway
 */
export async function repeated(
  { provider, clock, pause = wait, onFailure }: RepeatParts,
  mayRepeat: boolean,
  attempt: () => Promise<Response>,
): Promise<Response> {
  for (let number = 0; ; number++) {
    const isLast = !mayRepeat || number + 1 === waits.length
    let asked: number | null = null
    try {
      const reply = await attempt()
      if (!passing.has(reply.status)) return reply
      onFailure(reply)
      asked = retryAfter(reply.headers.get('retry-after'), clock.now())
      if (isLast || (asked ?? 0) > longestWait) throw new ProviderAway(provider, reply.status)
    } catch (error) {
      if (isLast || !(error instanceof ProviderAway) || error.status !== null) throw error
    }
    await pause(asked ?? (waits[number] ?? 0) * (0.5 + Math.random() / 2))
  }
}

/** Returns `Retry-After`, which contains seconds or a date, in milliseconds (RFC 9110, 10.2.3). */
function retryAfter(value: string | null, now: Date): number | null {
  if (value === null) return null
  const milliseconds = /^\s*\d+\s*$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null
}

/** An access token that all calls share. */
export interface SharedToken {
  /** Returns the token, and fetches one if none is valid. One fetch serves all calls that wait for it. */
  current(): Promise<string>
  /** Forgets a token that the provider no longer accepts. */
  drop(): void
}

export function shareToken(clock: Clock, fetchToken: () => Promise<{ value: string; seconds: number }>): SharedToken {
  let token: { value: string; renewAt: number } | null = null
  let fetching: Promise<string> | null = null
  const renew = async () => {
    const { value, seconds } = await fetchToken()
    // The token is renewed after nine tenths of its lifetime, so that it does not expire during a call.
    token = { value, renewAt: clock.now().getTime() + seconds * 900 }
    return value
  }
  return {
    current: () => {
      if (token && clock.now().getTime() < token.renewAt) return Promise.resolve(token.value)
      fetching ??= renew().finally(() => {
        fetching = null
      })
      return fetching
    },
    drop: () => {
      token = null
    },
  }
}
