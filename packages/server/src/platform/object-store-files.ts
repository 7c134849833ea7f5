import { randomUUID } from 'node:crypto'
import type { Dirent, Stats } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from './app-error.ts'
import { type ObjectFacts, type ObjectStore, readyToPut } from './object-store.ts'
import { assertKeyPrefix, contentTypeOf, type ObjectKey, objectKey, parseObjectKey } from './object-store-keys.ts'

/**
 * The folder in which objects are written before they get their names. No key begins with a dot, so its files can never
 * be read as objects.
 */
const partialFolder = '.partial'
/** The age, in milliseconds, from which a partial file counts as left by a dead process. */
const partialMaxAge = 60 * 60 * 1000
/**
 * Pauses before further attempts to rename a file, in milliseconds. On Windows, renaming fails while another process
 * has the target open.
 */
const renameRetries = [5, 20, 80, 320, 1000]

/**
 * Stores objects as plain files below `folder`, which is created with the first object. Several processes may use it at
 * once. A write goes to a temporary file that is then renamed, so a killed process leaves either the old or the new
 * object. Writes are not flushed to the disk, so a power failure may lose the last seconds.
 */
export function createFileObjectStore(folder: string): ObjectStore {
  const root = resolve(folder)
  const partials = join(root, partialFolder)
  const pathOf = (key: ObjectKey) => join(root, ...objectKey(key).split('/'))
  let prepared: Promise<void> | undefined

  async function prepare(): Promise<void> {
    await mkdir(partials, { recursive: true })
    const oldest = Date.now() - partialMaxAge
    for (const name of await readdir(partials)) {
      const path = join(partials, name)
      const facts = await missingAsUndefined(stat(path))
      if (facts && facts.mtimeMs < oldest) await rm(path, { force: true })
    }
  }

  async function write(key: ObjectKey, bytes: Buffer): Promise<void> {
    prepared ??= prepare()
    try {
      await prepared
    } catch (error) {
      prepared = undefined
      throw error
    }
    const partial = join(partials, randomUUID())
    const target = pathOf(key)
    try {
      await writeFile(partial, bytes, { flag: 'wx' })
      await renameInto(partial, target)
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined)
      throw error
    }
  }

  /**
   * Yields the keys below a folder in ascending order. A folder is sorted like its name followed by a slash, as its
   * keys are.
   */
  async function* walk(folderKey: string, prefix: string): AsyncGenerator<ObjectKey> {
    const entries = await available(missingAsUndefined(readdir(join(root, ...folderKey.split('/')), { withFileTypes: true })))
    const names = (entries ?? []).map((entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort(byCharacters)
    for (const name of names) {
      const path = folderKey + name
      if (!path.startsWith(prefix)) continue
      if (name.endsWith('/')) {
        yield* walk(path, prefix)
      } else {
        const key = parseObjectKey(path)
        if (key) yield key
      }
    }
  }

  const list = (prefix: string): AsyncGenerator<ObjectKey> => {
    assertKeyPrefix(prefix)
    return walk(prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix)
  }
  const remove = (key: ObjectKey) => available(missingAsUndefined(unlink(pathOf(key))))

  return {
    async put(key, body, options) {
      const bytes = await readyToPut(key, body, options)
      await available(write(key, bytes))
    },
    async get(key) {
      const path = pathOf(key)
      return available(
        missingAsUndefined(
          (async () => {
            // The content and the facts come from the same handle, so that a concurrent rename cannot mix two objects.
            const file = await open(path, 'r')
            try {
              const facts = await file.stat()
              return facts.isFile() ? { body: await file.readFile(), ...factsOf(key, facts) } : undefined
            } finally {
              await file.close()
            }
          })(),
        ),
      )
    },
    async head(key) {
      const facts = await available(missingAsUndefined(stat(pathOf(key))))
      return facts?.isFile() ? factsOf(key, facts) : undefined
    },
    async delete(key) {
      await remove(key)
    },
    async deletePrefix(prefix) {
      let deleted = 0
      for await (const key of list(prefix)) {
        await remove(key)
        deleted++
      }
      return deleted
    },
    list,
  }
}

function factsOf(key: ObjectKey, facts: Stats): ObjectFacts {
  const etag = `"${facts.size.toString(16)}-${Math.round(facts.mtimeMs * 1000).toString(16)}-${facts.ino.toString(16)}"`
  return { contentType: contentTypeOf(key), etag, size: facts.size, lastModified: facts.mtime }
}

async function renameInto(from: string, to: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await rename(from, to)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      const wait = renameRetries[attempt]
      if (wait === undefined) throw error
      if (code === 'ENOENT') await mkdir(dirname(to), { recursive: true })
      else if (code === 'EPERM' || code === 'EACCES' || code === 'EBUSY') await pause(wait)
      else throw error
    }
  }
}

const byCharacters = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Returns the result of `work`, or undefined for a missing file. Every other failure of the file system is an error.
 */
async function missingAsUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
    throw error
  }
}

async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new AppError('storage.unavailable', { cause: error })
  }
}
