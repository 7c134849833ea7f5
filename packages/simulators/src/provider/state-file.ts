import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface StateFile<T> {
  /** What was stored before the start; null without it. */
  stored: T | null
  /** Stores the state soon; several calls in a row become one write. */
  changed(): void
  /** Writes what is pending. */
  close(): Promise<void>
}

/** Names and addresses of invented payers are nobody else's business. */
const ownerOnly = 0o600
/** How long changes are gathered, in milliseconds of the machine's clock. */
const gathering = 250

/**
 * Keeps the whole state of a simulator in one file, replaced at once so that a killed process leaves the old or the
 * new one.
 * @param file null keeps nothing
 */
export async function openStateFile<T>(file: string | null, state: () => T): Promise<StateFile<T>> {
  if (file === null) return { stored: null, changed: () => undefined, close: async () => undefined }
  await mkdir(dirname(file), { recursive: true })
  const stored = await readState<T>(file)
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()
  const write = () => {
    timer = null
    const text = JSON.stringify(state(), packed)
    writing = writing
      .then(async () => {
        await writeFile(`${file}.new`, text, { mode: ownerOnly })
        await rename(`${file}.new`, file)
      })
      // A state that could not be written is written with the next change.
      .catch(() => undefined)
  }
  return {
    stored,
    changed: () => {
      timer ??= setTimeout(write, gathering).unref()
    },
    close: async () => {
      if (timer) {
        clearTimeout(timer)
        write()
      }
      await writing
    },
  }
}

async function readState<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'), unpacked) as T
  } catch {
    return null
  }
}

/** Maps are stored as lists of pairs. */
const packed = (_: string, value: unknown): unknown => (value instanceof Map ? { $map: [...value] } : value)
const unpacked = (_: string, value: unknown): unknown => {
  const pairs = (value as { $map?: [unknown, unknown][] } | null)?.$map
  return Array.isArray(pairs) ? new Map(pairs) : value
}
