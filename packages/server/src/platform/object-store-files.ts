import { randomUUID } from 'node:crypto'
import type { Dirent, Stats } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from './app-error.ts'
import { type ObjectFacts, type ObjectStore, readyToPut } from './object-store.ts'
import { assertKeyPrefix, contentTypeOf, type ObjectKey, objectKey, parseObjectKey } from './object-store-keys.ts'

/** Where an object is written before it gets its name. No key begins with a dot, so it can never be read as an object. */
const partialFolder = '.partial'
/** A partial file this old (milliseconds) was left by a process that died. */
const partialMaxAge = 60 * 60 * 1000
/** On Windows a rename fails while somebody has the target open: milliseconds to wait before each further attempt. */
const renameRetries = [5, 20, 80, 320, 1000]

/**
 * Objects as plain files below `folder`, which is made when the first object is written. Several processes may use it at once.
 * A write is atomic (written apart, then renamed), so killing the process leaves the old object or the new one; it is not forced
 * to the disk, so a power failure may lose the last seconds.
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

  /** Keys below one folder in ascending order; a folder sorts as its name with the slash, as its keys do. */
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
            // One handle for content and facts: a rename in between cannot mix two objects.
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

/** Not there is an answer; everything else the file system says is a fault. */
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
