import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface StateFile<T> {
  /** The state stored before the start; null if there is none. */
  stored: T | null
  /** Stores the state soon; several calls in a row become one write. */
  changed(): void
  /** Writes pending changes. */
  close(): Promise<void>
}

/** Nobody else may read the names and addresses, even though the payers are invented. */
const ownerOnly = 0o600
/** How long changes are collected before a write, in milliseconds of the machine's clock. */
const gathering = 250

/**
 * Keeps the whole state of a simulator in one file. Each write replaces the file at once, so a killed process leaves
 * either the old or the new one.
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
      // If a state cannot be written, the next change writes it.
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
