import { createServer, type Socket } from 'node:net'

/** Starts a mail server that accepts every message and discards it. */
export async function startMailSink(): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let isBody = false
    let rest = ''
    socket.write('220 sink\r\n')
    socket.on('data', (data) => {
      rest += data.toString('latin1')
      for (;;) {
        const end = isBody ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n')
        if (end < 0) return
        const line = rest.slice(0, end)
        rest = rest.slice(end + (isBody ? 5 : 2))
        if (isBody) {
          isBody = false
          socket.write('250 taken\r\n')
        } else if (/^EHLO|^HELO/i.test(line)) socket.write('250-sink\r\n250 8BITMIME\r\n')
        else if (/^DATA/i.test(line)) {
          isBody = true
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
