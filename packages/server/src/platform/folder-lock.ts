import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A lock on a folder, held until it is released or the process ends, however it ends. */
export interface FolderLock {
  release(): Promise<void>
}

/** Between two attempts to get a lock that another process holds, in milliseconds. */
const retryInterval = 50

/**
 * Locks a folder for one purpose among the processes of this machine. The lock is a listening socket named after the folder: the
 * system allows one listener per name and closes it with its process, so nothing is left behind by `kill -9`.
 * @param directory made when it is missing
 * @returns undefined when another process, or this one, holds the lock
 */
export async function lockFolder(directory: string, purpose: string): Promise<FolderLock | undefined> {
  await mkdir(directory, { recursive: true })
  const name = createHash('sha256')
    .update(`${purpose}\n${realpathSync(directory)}`)
    .digest('hex')
    .slice(0, 32)
  const server = await listenOnce(socketPath(name))
  return server && { release: () => new Promise((released) => server.close(() => released())) }
}

/** Does `work` while no other process of this machine works under the same lock; waits for its turn. */
export async function whileLocked<T>(directory: string, purpose: string, work: () => Promise<T>): Promise<T> {
  let lock = await lockFolder(directory, purpose)
  while (lock === undefined) {
    await pause(retryInterval)
    lock = await lockFolder(directory, purpose)
  }
  try {
    return await work()
  } finally {
    await lock.release()
  }
}

function socketPath(name: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\marklot-${name}`
  // Linux has names without a file; elsewhere a file stays behind and is removed when nobody listens.
  return process.platform === 'linux' ? `\0marklot-${name}` : join(tmpdir(), `marklot-${name}.sock`)
}

async function listenOnce(path: string): Promise<Server | undefined> {
  const first = await listen(path)
  if (first || !path.startsWith('/') || (await isAnswered(path))) return first
  await rm(path, { force: true })
  return listen(path)
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(path, () => resolve(server.unref()))
  })
}

function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}
