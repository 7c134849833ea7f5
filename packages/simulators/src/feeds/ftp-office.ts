import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { ftpsCertificate, ftpsKey } from './ftps-certificate.ts'
import { simulatedSignIn } from './http-office.ts'
import { drained, endlessNames, inventedSize, nameOf, type Shelf } from './shelf.ts'

export interface FtpOffice {
  /** `ftp://127.0.0.1:port` */
  url: string
  /** The same server with TLS, `ftps://127.0.0.1:port`. */
  secureUrl: string
  /** The certificate that clients of `secureUrl` must trust. */
  certificate: string
  close(): Promise<void>
}

/**
 * Starts an FTP server for one client at a time (RFC 959, 2428, 3659). It supports sign-in, MLSD, REST and RETR in
 * passive mode, and TLS for clients that request it (RFC 4217).
 */
export async function startFtpOffice(shelf: Shelf): Promise<FtpOffice> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
  }
  const server = createServer((control) => {
    keep(control)
    serve(control, shelf, keep)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `ftp://127.0.0.1:${port}`,
    secureUrl: `ftps://127.0.0.1:${port}`,
    certificate: ftpsCertificate,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

const secured = (socket: Socket) => new TLSSocket(socket, { isServer: true, key: ftpsKey, cert: ftpsCertificate })

function serve(plain: Socket, shelf: Shelf, keep: (socket: Socket) => void): void {
  let control = plain
  let isDataSecure = false
  let folder = '/'
  let user = ''
  let isIn = false
  let offset = 0
  let passive: { server: Server; data: Promise<Socket> } | undefined
  const say = (line: string) => void control.write(`${line}\r\n`)
  const pathOf = (name: string) => (name === '' ? folder : name.startsWith('/') ? name : `${folder.replace(/\/$/, '')}/${name}`)
  const listen = (): Promise<number> =>
    new Promise((listening) => {
      const server = createServer()
      const data = new Promise<Socket>((connected) =>
        server.once('connection', (socket) => {
          keep(socket)
          server.close()
          const data = isDataSecure ? secured(socket) : socket
          data.on('error', () => socket.destroy())
          connected(data)
        }),
      )
      server.listen(0, '127.0.0.1', () => {
        passive = { server, data }
        listening((server.address() as AddressInfo).port)
      })
    })
  const send = async (content: Buffer | string, path: string) => {
    const data = await passive?.data
    passive = undefined
    if (!data) return say('425 Use EPSV first')
    say('150 Opening data connection')
    const bytes = Buffer.from(content)
    const mood = shelf.takes(path, 'stall', 'truncate')
    if (mood === undefined) {
      data.end(bytes, () => say('226 Done'))
      return
    }
    data.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => {
      if (mood !== 'truncate') return
      data.destroy()
      control.destroy()
    })
  }
  const sendEndlessly = async () => {
    const data = await passive?.data
    passive = undefined
    if (!data) return say('425 Use EPSV first')
    say('150 Opening data connection')
    data.once('close', () => say('426 Aborted'))
    for await (const name of endlessNames(data)) if (!data.write(`type=file;size=1; ${name}\r\n`)) await drained(data)
  }
  const commands: Record<string, (argument: string) => void | Promise<void>> = {
    USER: (name) => {
      user = name
      say('331 Password required')
    },
    PASS: (password) => {
      shelf.steps.push({ protocol: 'ftp', step: 'signIn', path: '', offset: 0 })
      isIn = user === simulatedSignIn.user && password === simulatedSignIn.password
      say(isIn ? '230 Signed in' : '530 Not signed in')
    },
    AUTH: () => {
      say('234 Proceed')
      plain.removeListener('data', hear)
      control = secured(plain)
      control.on('error', () => plain.destroy()).on('data', hear)
    },
    PBSZ: () => say('200 Fine'),
    PROT: (level) => {
      isDataSecure = level === 'P'
      say('200 Fine')
    },
    FEAT: () => say('211-Features\r\n MLST type*;size*;modify*;\r\n REST STREAM\r\n EPSV\r\n UTF8\r\n211 End'),
    PWD: () => say(`257 "${folder}"`),
    CWD: (name) => {
      folder = pathOf(name)
      say('250 Changed')
    },
    EPSV: async () => say(`229 Entering Extended Passive Mode (|||${await listen()}|)`),
    REST: (position) => {
      offset = Number(position)
      say('350 Restarting')
    },
    MLSD: (name) => {
      const path = pathOf(name)
      shelf.steps.push({ protocol: 'ftp', step: 'list', path, offset: 0 })
      const files = shelf.in(path)
      const folders = shelf.foldersIn(path)
      if (files.length === 0 && folders.length === 0) return say('550 No such folder')
      const stamp = (date: Date) => date.toISOString().replace(/[-:T]/g, '').slice(0, 14)
      const lines = [
        ...folders.map((one) => `type=dir; ${one}`),
        ...shelf.inventedIn(path).map((name) => `type=file;size=${inventedSize};modify=20200101000000; ${name}`),
        ...files.map((file) => `type=file;size=${shelf.listedSize(file)};modify=${stamp(file.modified)}; ${nameOf(file.path)}`),
      ]
      if (shelf.takes(path, 'endless')) return sendEndlessly()
      return send(`${lines.join('\r\n')}\r\n`, `${path} list`)
    },
    RETR: (name) => {
      const path = pathOf(name)
      shelf.steps.push({ protocol: 'ftp', step: 'open', path, offset })
      const file = shelf.get(path)
      const from = offset
      offset = 0
      if (shelf.takes(path, 'busy', 'unavailable')) return say('421 Too many connections')
      if (!file || shelf.takes(path, 'vanish')) return say('550 No such file')
      return send(file.content.subarray(from), path)
    },
    QUIT: () => void control.end('221 Goodbye\r\n'),
  }
  const free = new Set(['USER', 'PASS', 'FEAT', 'QUIT', 'AUTH', 'PBSZ', 'PROT'])
  let rest = ''
  const hear = (piece: Buffer) => {
    rest += piece.toString()
    const lines = rest.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [name = '', ...words] = line.split(' ')
      const command = commands[name.toUpperCase()]
      if (!command) say(/^(TYPE|OPTS|STRU|NOOP)$/i.test(name) ? '200 Fine' : '502 Not known')
      else if (!isIn && !free.has(name.toUpperCase())) say('530 Not signed in')
      else void command(words.join(' '))
    }
  }
  control.on('data', hear)
  say('220 Simulated office')
}
