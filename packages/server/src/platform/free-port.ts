import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

/**
 * Ports below those that systems give to connections (Linux from 32,768, macOS and Windows from 49,152), so that no
 * connection takes one between the answer and its use. Processes look in different blocks, as far as their ids differ,
 * because two that look for a port at the same time would both find the same one.
 */
const first = 16_384
const blocks = 256
const perBlock = 64

const block = (process.pid + threadId * 101) % blocks
let tried = 0

/**
 * Returns a free TCP port on loopback, a different one on each of the next 64 calls. Another program may take it first;
 * then the caller tries again.
 * @throws when all ports of this process are in use
 */
export async function freePort(): Promise<number> {
  for (let attempts = 0; attempts < perBlock; attempts++) {
    const port = first + block * perBlock + (tried++ % perBlock)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${first + block * perBlock} and ${first + (block + 1) * perBlock - 1}`)
}

/** Some systems reserve ports, which nobody may use. */
const inUse: ReadonlySet<string | undefined> = new Set(['EADDRINUSE', 'EACCES'])

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => (inUse.has(error.code) ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
