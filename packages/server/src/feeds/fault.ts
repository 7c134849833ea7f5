import { channelFaults, type FeedFaultKind } from '@marklot/contracts/feeds'

interface FaultOptions {
  /** The seconds that the server asks callers to wait. */
  retryAfter?: number | null
  /** Whether bytes arrived before the fault. */
  grew?: boolean
}

/**
 * The reason why a list or a file could not be fetched. It never has a cause, because messages of libraries contain
 * addresses and user names.
 */
export class FeedFault extends Error {
  readonly retryAfter: number | null
  readonly grew: boolean
  constructor(
    readonly kind: FeedFaultKind,
    { retryAfter = null, grew = false }: FaultOptions = {},
  ) {
    super(`A register feed failed: ${kind}`)
    this.name = 'FeedFault'
    this.retryAfter = retryAfter
    this.grew = grew
  }
  /** Whether the fault concerns the whole channel, not a single file. */
  get isOfChannel(): boolean {
    return (channelFaults as readonly string[]).includes(this.kind)
  }
}

/**
 * Waits at most `seconds` for a server's answer to a step.
 * @throws FeedFault with `kind`, or the signal's reason
 */
export async function within<T>(
  step: Promise<T>,
  { seconds, kind, signal }: { seconds: number; kind: FeedFaultKind; signal: AbortSignal },
): Promise<T> {
  signal.throwIfAborted()
  let stop = () => {}
  const limit = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new FeedFault(kind)), seconds * 1_000)
    const aborted = () => reject(signal.reason)
    signal.addEventListener('abort', aborted, { once: true })
    stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', aborted)
    }
  })
  try {
    return await Promise.race([step, limit])
  } finally {
    stop()
    // The step may still fail after the time limit has won the race.
    step.catch(() => undefined)
  }
}

/** Passes on a body. @param faultOf translates its error */
export async function* withFaults(
  body: AsyncIterable<Uint8Array>,
  faultOf: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw faultOf(error)
  }
}
