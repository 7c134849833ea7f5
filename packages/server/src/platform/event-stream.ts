import { Readable } from 'node:stream'

/** Describes a failure to the reader of a stream whose status has already been sent. */
type DescribeFailure = (error: unknown) => object

/**
 * Returns an event stream (HTML, 9.2) of JSON objects. A failure ends the stream with an event of type `error`. Closing
 * the stream, for example when the caller disconnects, also ends `events`.
 */
export function eventStream(
  events: AsyncIterable<unknown>,
  describeFailure: DescribeFailure,
  { hasIds = false }: { hasIds?: boolean } = {},
): Readable {
  return Readable.from(write(events, describeFailure, hasIds))
}

async function* write(events: AsyncIterable<unknown>, describeFailure: DescribeFailure, hasIds: boolean): AsyncGenerator<string> {
  try {
    for await (const event of events) {
      const id = hasIds ? `id: ${(event as { id: number }).id}\n` : ''
      yield `${id}data: ${JSON.stringify(event)}\n\n`
    }
  } catch (error) {
    yield `event: error\ndata: ${JSON.stringify(describeFailure(error))}\n\n`
  }
}
