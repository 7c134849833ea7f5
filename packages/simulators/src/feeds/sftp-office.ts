import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Attributes, Connection, SFTPWrapper } from 'ssh2'
import { simulatedSignIn } from './http-office.ts'
import { endlessName, inventedSize, nameOf, type Shelf, type ShelvedFile } from './shelf.ts'

export interface SftpOffice {
  /** `sftp://127.0.0.1:port` */
  url: string
  /** `SHA256:…` */
  hostKey: string
  /** The private key of a client that may sign in without a password. */
  clientKey: string
  /** A private key that the server does not know. */
  strangeKey: string
  close(): Promise<void>
}

/** Starts an SFTP server with a new host key. Other simulators do not load the library. */
export async function startSftpOffice(shelf: Shelf): Promise<SftpOffice> {
  const { default: ssh2 } = await import('ssh2')
  const { drawSshKey } = await import('./ssh-key.ts')
  const { utils, Server } = ssh2
  const [host, client, stranger] = [drawSshKey(), drawSshKey(), drawSshKey()]
  const { STATUS_CODE } = utils.sftp
  const connections = new Set<Connection>()
  const server = new Server({ hostKeys: [host.private] }, (connection) => {
    connections.add(connection)
    connection
      .on('error', () => undefined)
      .on('close', () => connections.delete(connection))
      .on('authentication', (attempt) => {
        if (attempt.method !== 'password' && attempt.method !== 'publickey') return attempt.reject(['password', 'publickey'])
        if (attempt.username !== simulatedSignIn.user) return attempt.reject()
        if (attempt.method === 'publickey') {
          if (!attempt.key.data.equals(client.public.getPublicSSH())) return attempt.reject()
          // At first, the client only asks whether the server would accept the key.
          if (!attempt.signature) return attempt.accept()
          if (client.public.verify(attempt.blob as Buffer, attempt.signature, attempt.hashAlgo) !== true) return attempt.reject()
        } else if (attempt.password !== simulatedSignIn.password) return attempt.reject()
        shelf.steps.push({ protocol: 'sftp', step: 'signIn', path: attempt.method, offset: 0 })
        return attempt.accept()
      })
      .on('session', (acceptSession) =>
        acceptSession().on('sftp', (acceptSftp) =>
          serve(acceptSftp(), { shelf, codes: STATUS_CODE, cut: () => connection.end() }),
        ),
      )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `sftp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientKey: client.private,
    strangeKey: stranger.private,
    hostKey: `SHA256:${createHash('sha256').update(host.public.getPublicSSH()).digest('base64').replace(/=+$/, '')}`,
    close: async () => {
      for (const connection of connections) connection.end()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

interface Session {
  shelf: Shelf
  codes: Record<'OK' | 'EOF' | 'NO_SUCH_FILE', number>
  /** Breaks the connection. */
  cut(): void
}

function serve(sftp: SFTPWrapper, { shelf, codes, cut }: Session): void {
  type Handle =
    | { folder: string; isRead: boolean; isEndless: boolean }
    | { file: ShelvedFile; mood: 'stall' | 'truncate' | undefined }
  const handles: Handle[] = []
  const open = (handle: Handle) => Buffer.from([handles.push(handle) - 1])
  const at = (handle: Buffer) => handles[handle[0] ?? -1]
  const facts = (file: ShelvedFile): Attributes => {
    const seconds = Math.floor(file.modified.getTime() / 1_000)
    return { mode: 0o100644, uid: 0, gid: 0, size: shelf.listedSize(file), atime: seconds, mtime: seconds }
  }
  const folderFacts: Attributes = { mode: 0o040755, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }
  const stated = (id: number, path: string) => {
    const file = shelf.get(path)
    return file ? sftp.attrs(id, facts(file)) : sftp.status(id, codes.NO_SUCH_FILE)
  }
  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: folderFacts }]))
  sftp.on('STAT', stated).on('LSTAT', stated)
  sftp.on('FSTAT', (id, handle) => {
    const opened = at(handle)
    return opened && 'file' in opened ? sftp.attrs(id, facts(opened.file)) : sftp.status(id, codes.NO_SUCH_FILE)
  })
  sftp.on('OPENDIR', (id, folder) => {
    shelf.steps.push({ protocol: 'sftp', step: 'list', path: folder, offset: 0 })
    if (shelf.in(folder).length + shelf.foldersIn(folder).length === 0) return sftp.status(id, codes.NO_SUCH_FILE)
    return sftp.handle(id, open({ folder, isRead: false, isEndless: shelf.takes(folder, 'endless') !== undefined }))
  })
  sftp.on('READDIR', (id, handle) => {
    const opened = at(handle)
    if (!opened || !('folder' in opened) || opened.isRead) return sftp.status(id, codes.EOF)
    const invented = (name: string) => ({
      filename: name,
      longname: name,
      attrs: { ...folderFacts, mode: 0o100644, size: inventedSize },
    })
    if (opened.isEndless)
      return sftp.name(
        id,
        Array.from({ length: 1_000 }, (_, i) => invented(endlessName(i))),
      )
    opened.isRead = true
    return sftp.name(id, [
      ...shelf.inventedIn(opened.folder).map(invented),
      ...shelf.foldersIn(opened.folder).map((name) => ({ filename: name, longname: name, attrs: folderFacts })),
      ...shelf.in(opened.folder).map((file) => ({ filename: nameOf(file.path), longname: file.path, attrs: facts(file) })),
    ])
  })
  sftp.on('OPEN', (id, path) => {
    const file = shelf.get(path)
    if (!file || shelf.takes(path, 'vanish')) return sftp.status(id, codes.NO_SUCH_FILE)
    return sftp.handle(id, open({ file, mood: shelf.takes(path, 'stall', 'truncate') as 'stall' | 'truncate' | undefined }))
  })
  sftp.on('READ', (id, handle, offset, length) => {
    const opened = at(handle)
    if (!opened || !('file' in opened)) return sftp.status(id, codes.NO_SUCH_FILE)
    const { file, mood } = opened
    shelf.steps.push({ protocol: 'sftp', step: 'open', path: file.path, offset })
    const half = Math.ceil(file.content.length / 2)
    if (mood === 'stall' && offset >= half) return undefined
    if (mood === 'truncate' && offset >= half) return cut()
    const until = mood === undefined ? offset + length : Math.min(half, offset + length)
    const piece = file.content.subarray(offset, until)
    return piece.length === 0 ? sftp.status(id, codes.EOF) : sftp.data(id, piece)
  })
  sftp.on('CLOSE', (id) => sftp.status(id, codes.OK))
}
