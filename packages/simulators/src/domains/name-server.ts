import { createSocket } from 'node:dgram'
import { moodOf } from './moods.ts'

/** Top-level domains in which every name is delegated, whether it is registered or not. */
export const wildcardTlds: ReadonlySet<string> = new Set(['ws', 'club'])

const nsType = 2
const internet = 1

/**
 * Returns a name server on UDP that knows only delegations (RFC 1035). It answers NS questions about a delegated name
 * with one name server, and all others with "no such name".
 * @returns its address with port
 */
export async function startNameServer(
  heard: (name: string, mood: string) => void,
): Promise<{ address: string; close(): Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    const question = readQuestion(message)
    if (!question) return
    const { name, type, end } = question
    const isDelegated = type === nsType && isKnown(name)
    heard(name, isDelegated ? 'delegated' : 'no such name')
    socket.send(replyTo(message.subarray(0, end), isDelegated), from.port, from.address)
  })
  await new Promise<void>((listening, failed) => {
    socket.once('error', failed)
    socket.bind(0, '127.0.0.1', () => listening())
  })
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((closed) => socket.close(() => closed())),
  }
}

function isKnown(name: string): boolean {
  const tld = name.slice(name.indexOf('.') + 1)
  return wildcardTlds.has(tld) || moodOf(name) === 'delegated'
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } | null {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
    if (at >= message.length) return null
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

/** Returns the reply to a question. @param asked the header and the question */
function replyTo(asked: Buffer, isDelegated: boolean): Buffer {
  const reply = Buffer.from(asked)
  // A response, recursion desired and available; 3: no such name.
  reply.writeUInt16BE(0x8180 | (isDelegated ? 0 : 3), 2)
  reply.writeUInt16BE(1, 4)
  reply.writeUInt16BE(isDelegated ? 1 : 0, 6)
  reply.writeUInt32BE(0, 8)
  if (!isDelegated) return reply
  const server = Buffer.from('\x03ns1\x09simulated\x07example\x00', 'latin1')
  const head = Buffer.alloc(12)
  // Points to the name in the question.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(nsType, 2)
  head.writeUInt16BE(internet, 4)
  head.writeUInt32BE(300, 6)
  head.writeUInt16BE(server.length, 10)
  return Buffer.concat([reply, head, server])
}
