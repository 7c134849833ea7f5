import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A lock on a folder, held until it is released or the process ends for any reason. */
export interface FolderLock {
  release(): Promise<void>
}

/** The interval between attempts to get a lock held by another process, in milliseconds. */
const retryInterval = 50

/**
 * Locks a folder for one purpose among the processes of this machine. The lock is a listening socket named after the
 * folder. The system allows one listener per name and closes it when its process ends, so not even `kill -9` leaves a
 * lock behind.
 * @param directory the folder, which is created if it is missing
 * @returns undefined when this or another process holds the lock
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

/** Waits for the lock, then runs `work` while holding it. */
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
  // On Linux, the name needs no file. Elsewhere, a file may remain, which is removed when nothing listens on it.
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
