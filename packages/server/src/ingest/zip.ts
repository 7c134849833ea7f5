import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { FileFault } from './file-fault.ts'

export interface ZipMember {
  name: string
  /** Of the local header: tells members of one name apart. */
  offset: number
  entry: Entry
}

function fault(error: unknown): FileFault {
  return new FileFault(`the zip is broken: ${error instanceof Error ? error.message : String(error)}`)
}

/** Nothing is ever unpacked to disk, so a member's name (`../../etc`) is a label and no danger: names are not validated. */
export function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, decodeStrings: false }, (error, zip) => {
      if (error) reject((error as NodeJS.ErrnoException).code === 'ENOENT' ? error : fault(error))
      else resolve(zip)
    })
  })
}

/** The members in the order of the directory, folders left out. @throws FileFault */
export function listZip(zip: ZipFile): Promise<ZipMember[]> {
  return new Promise((resolve, reject) => {
    const members: ZipMember[] = []
    zip.on('entry', (entry: Entry) => {
      const name = (entry.fileName as unknown as Buffer).toString('utf8').replaceAll('\\', '/')
      if (!name.endsWith('/')) members.push({ name, offset: entry.relativeOffsetOfLocalHeader, entry })
      zip.readEntry()
    })
    zip.once('end', () => resolve(members))
    zip.once('error', (error) => reject(fault(error)))
    zip.readEntry()
  })
}

/** @throws FileFault for encrypted members and unknown compressions. */
export function readMember(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(fault(error))
      else resolve(stream)
    })
  })
}
