import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { StartError } from '../../platform/start-error.ts'

/**
 * The maximum length of a Unix domain socket's address on macOS, in bytes. Linux allows four bytes more (unix(4),
 * unix(7)).
 */
const mostPathBytes = 103

/**
 * Returns the address of the indexer's socket: `configured`, or else one derived from the data folder. On Windows it is
 * a named pipe.
 * @throws StartError when the path is too long for the operating system
 */
export function engineAddress(configured: string | null, dataDirectory: string, platform = process.platform): string {
  if (platform === 'win32') {
    const key = createHash('sha256')
      .update(configured ?? dataDirectory)
      .digest('hex')
      .slice(0, 16)
    return `\\\\.\\pipe\\marklot-indexer-${key}`
  }
  const path = configured ?? join(dataDirectory, 'indexer.sock')
  if (Buffer.byteLength(path) > mostPathBytes)
    throw new StartError(
      `The socket of the search index cannot be named ${path}: the operating system allows ${mostPathBytes} bytes. ` +
        'Set SEARCH_SOCKET to a shorter path.',
    )
  return path
}
