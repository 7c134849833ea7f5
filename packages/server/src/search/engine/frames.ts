import type { Socket } from 'node:net'

/*
 * The messages between a process that searches and the indexer. Each is one frame: the length of its body in bytes (32
 * bits, big-endian), then the body as JSON in UTF-8.
 *
 *   client ─ { id, method, args } ─▶ indexer        many calls at a time; ids are unique per connection
 *          ─ { cancel: id }       ─▶                drops a call that is still waiting
 *          ◀─ { version }          ─                first, once: the version of the indexer's program
 *          ◀─ { id, result } | { id, failure } ─    in any order
 */

export type EngineRequest = { id: number; method: string; args: unknown[] } | { cancel: number }
/**
 * `unavailable` means that the indexer is closing or too many calls are waiting; `failed`, that the call failed and the
 * indexer logged the reason.
 */
export type EngineFailure = 'unavailable' | 'failed'
export type EngineReply = { version: string } | { id: number; result: unknown } | { id: number; failure: EngineFailure }

/** The largest body of a request, in bytes, which is enough for a million serials. */
export const mostRequestBytes = 16 * 2 ** 20
/** The largest body of a reply, in bytes. A page of 100 hits with counts takes 30 KB. */
export const mostReplyBytes = 64 * 2 ** 20

const headBytes = 4

/** Encodes one message as a frame. @throws RangeError when its body exceeds `mostBytes` */
export function encodeFrame(message: EngineRequest | EngineReply, mostBytes: number): Buffer {
  const body = JSON.stringify(message)
  const bytes = Buffer.byteLength(body)
  if (bytes > mostBytes) throw new RangeError(`A message of ${bytes} bytes exceeds the limit of ${mostBytes}`)
  const frame = Buffer.allocUnsafe(headBytes + bytes)
  frame.writeUInt32BE(bytes, 0)
  frame.write(body, headBytes, 'utf8')
  return frame
}

/**
 * Calls `receive` with every message of a socket. Destroys the socket when a body exceeds `mostBytes` or is not a JSON
 * object.
 */
export function readFrames(socket: Socket, mostBytes: number, receive: (message: object) => void): void {
  let chunks: Buffer[] = []
  let bytes = 0
  let wanted = headBytes
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    bytes += chunk.length
    // Chunks are joined once, when the whole body has arrived.
    if (bytes < wanted) return
    const all = chunks.length === 1 ? chunk : Buffer.concat(chunks, bytes)
    chunks = []
    bytes = 0
    let at = 0
    wanted = headBytes
    while (all.length - at >= headBytes) {
      const length = all.readUInt32BE(at)
      if (length > mostBytes) {
        socket.destroy(new RangeError(`A message of ${length} bytes exceeds the limit of ${mostBytes}`))
        return
      }
      const end = at + headBytes + length
      if (end > all.length) {
        wanted = headBytes + length
        break
      }
      const message = parse(all.toString('utf8', at + headBytes, end))
      if (message === null) {
        socket.destroy(new SyntaxError('A message is not a JSON object'))
        return
      }
      at = end
      receive(message)
    }
    if (at < all.length) {
      chunks = [all.subarray(at)]
      bytes = all.length - at
    }
  })
}

function parse(body: string): object | null {
  try {
    const message: unknown = JSON.parse(body)
    return typeof message === 'object' ? message : null
  } catch {
    return null
  }
}
