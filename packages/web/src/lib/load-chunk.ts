/** The longest wait for a part of the page, in milliseconds (spec 2, section 9.2). */
export const chunkTimeoutMs = 120_000

export type ChunkFailure = 'missing' | 'timeout' | 'other'

/** The error 'Loading chunk failed' with the type missing, timeout or other (spec 2, section 8.2). */
export class ChunkLoadError extends Error {
  constructor(
    readonly type: ChunkFailure,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk failed (${type})`, options)
    this.name = 'ChunkLoadError'
  }
}

/** Determines, after a failed import, whether the file is gone (usually because of a newer build) or unreachable. */
async function failureOf(error: unknown, probe: typeof fetch): Promise<ChunkFailure> {
  const address = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0]
  if (!address) return 'other'
  try {
    const { status } = await probe(address, { method: 'HEAD' })
    return status === 404 || status === 410 ? 'missing' : 'other'
  } catch {
    return 'other'
  }
}

/** Loads a module by dynamic import, with the time limit and the three kinds of failure. */
export async function loadChunk<T>(load: () => Promise<T>, probe: typeof fetch = fetch): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    throw new ChunkLoadError(await failureOf(error, probe), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
