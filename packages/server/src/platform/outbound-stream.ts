import type { IncomingMessage } from 'node:http'
import { OutboundError } from './outbound-error.ts'

/** Time limits of a reply that is read while it arrives, in milliseconds. */
export interface StreamLimits {
  /** The time until the first byte of the body. */
  firstByte: number
  /** The time between two pieces of the body. */
  idle: number
  /** The time from the start of the call to the end of the body. */
  total: number
}

interface LimitedCall {
  service: string
  limits: StreamLimits
  largestReply?: number
  signal?: AbortSignal
}

/** The signal of a call with its limits, and the body that they apply to. */
export interface LimitedStream {
  signal: AbortSignal
  body(reply: IncomingMessage): ReadableStream<Uint8Array>
  /** Stops the timers. */
  end(): void
}

/** Starts the time limits of a streamed call. The connection closes when one of them expires. */
export function limitStream({ service, limits, largestReply = 1_048_576, signal }: LimitedCall): LimitedStream {
  const controller = new AbortController()
  const expire = () => controller.abort(new OutboundError('timeout', service))
  const total = setTimeout(expire, limits.total)
  let pause = setTimeout(expire, limits.firstByte)
  const stopped = () => controller.abort(signal?.reason)
  if (signal?.aborted) stopped()
  signal?.addEventListener('abort', stopped)
  const end = () => {
    clearTimeout(total)
    clearTimeout(pause)
    signal?.removeEventListener('abort', stopped)
  }
  async function* pieces(reply: IncomingMessage): AsyncGenerator<Uint8Array> {
    let size = 0
    try {
      for await (const piece of reply as AsyncIterable<Buffer>) {
        size += piece.length
        if (size > largestReply) throw new OutboundError('size', service)
        clearTimeout(pause)
        yield piece
        pause = setTimeout(expire, limits.idle)
      }
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason
      throw error instanceof OutboundError ? error : new OutboundError('network', service, { cause: error })
    } finally {
      end()
      reply.destroy()
    }
  }
  return {
    signal: controller.signal,
    body: (reply) => {
      const rest = pieces(reply)
      return new ReadableStream<Uint8Array>({
        pull: async (sink) => {
          const { done, value } = await rest.next()
          if (done) sink.close()
          else sink.enqueue(value)
        },
        cancel: async () => {
          end()
          reply.destroy()
          await rest.return(undefined)
        },
      })
    },
    end,
  }
}
