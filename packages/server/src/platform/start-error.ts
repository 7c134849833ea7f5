import { access, constants, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'

/** The reason why the product cannot start, as a sentence for the operator. It is printed without a stack. */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartError'
  }
}

/**
 * Returns a short reason for a failure of Node or PostgreSQL. A failure to connect to a host with several addresses has
 * a code but no message.
 */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'unknown reason'
}

/**
 * Creates the data folder if it is missing.
 * @throws StartError when it cannot be created or written to
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true })
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${directory} cannot be used (${(error as NodeJS.ErrnoException).code}). Name another one with DATA_DIR, or change its rights.`,
      error,
    )
  }
}

/**
 * Checks that a server can listen on the address, before anything else starts. Port 0 is always free.
 * @throws StartError when the port is taken or not allowed, or the host does not belong to this machine
 */
export async function checkAddress(host: string, port: number): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    throw addressError(error, host, port)
  }
  await new Promise((closed) => server.close(closed))
}

/** Describes a failed attempt to listen. */
export function addressError(error: unknown, host: string, port: number): StartError {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`, error)
    case 'EACCES':
      return new StartError(`Port ${port} is not allowed for this account. Choose one above 1023: PORT=8080 npm start`, error)
    default:
      return new StartError(`The product cannot listen on HOST=${host}: ${reasonOf(error)}`, error)
  }
}
