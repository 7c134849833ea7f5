import { FeedFault, within } from './fault.ts'

/** A server that sends fewer bytes per second than this, on average over a window, counts as stalled. */
const leastBytesPerSecond = 1_024
/** The length of a window in longest silences. */
const silencesPerWindow = 10

/**
 * Yields the pieces of a body while they arrive steadily, so that a server that sends a byte from time to time cannot
 * hold an office for hours. Closes the body at the end.
 * @param idleSeconds the longest silence that is tolerated
 * @throws FeedFault `stalled`, or the signal's reason
 */
export async function* steadyPieces(
  body: AsyncIterable<Uint8Array>,
  { idleSeconds, signal }: { idleSeconds: number; signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]()
  let [since, received] = [performance.now(), 0]
  try {
    for (;;) {
      const { done, value } = await within(pieces.next(), { seconds: idleSeconds, kind: 'stalled', signal })
      if (done) return
      yield value
      received += value.length
      const seconds = (performance.now() - since) / 1_000
      if (seconds < idleSeconds * silencesPerWindow) continue
      if (received < seconds * leastBytesPerSecond) throw new FeedFault('stalled')
      since = performance.now()
      received = 0
    }
  } finally {
    // This closes the connection. A silent server would delay an answer.
    void pieces.return?.().catch(() => undefined)
  }
}
