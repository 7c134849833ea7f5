import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ZipFile } from 'yauzl'
import { crc32 } from '../platform/crc32.ts'
import { calendarDate, gazetteDate } from './dates.ts'
import { FileFault } from './file-fault.ts'
import type { Picture, PictureSource } from './logos.ts'
import { eachMember, openZip, readMember, type ZipMember } from './zip.ts'

/** One file to read: plain, compressed, or a member of a zip. It is plain data and can be sent to a worker. */
export interface SourceFile {
  /** The path as given, with `!member` for a file inside a zip. */
  label: string
  /** The delivered file: the zip, or the file itself. Its marks share one provenance. */
  delivery: string
  path: string
  /** Where the file is in the zip. */
  member?: ZipMember
  kind: 'xml' | 'json'
  isGzip: boolean
  /** The file's folder, on disk or in the zip. */
  folder: string
}

export interface SourceFaultNote {
  file: string
  reason: string
}

export interface SourceList {
  files: SourceFile[]
  pictures: PictureIndex
  /** Paths that could not be opened. The others are read. */
  faults: SourceFaultNote[]
}

const pictureEnding = /\.(?:jpe?g|png|gif|tiff?|webp)$/i
const dataEnding = /\.(xml|json)(\.gz)?$/i

/** Names that do not identify the mark (TSDR). Such a picture belongs to the only mark in its folder. */
const nameless = /^markimage\.[a-z]+$/

/** The pictures in all paths, by their base names in lower case. Pictures are read on request. */
export class PictureIndex implements PictureSource {
  private readonly byName = new Map<string, { path: string; size: number; member?: ZipMember }>()
  private readonly byStem = new Map<string, string>()
  /** The cases in each folder that holds a nameless picture, by the names of their data files. */
  private readonly casesBeside = new Map<string, Set<string>>()
  private readonly reader = new SourceReader()

  get size(): number {
    return this.byName.size
  }
  add(name: string, path: string, size: number, member?: ZipMember): void {
    const base = baseName(name).toLowerCase()
    const folder = nameless.test(base) ? folderOf(name, path) : undefined
    if (folder !== undefined) this.casesBeside.set(folder, new Set())
    const key = folder === undefined ? base : `${folder} ${base}`
    this.byName.set(key, { path, size, member })
    this.byStem.set(key.replace(pictureEnding, ''), key)
  }
  /**
   * Records a data file. Two files belong to different cases if their names differ in more than the standard
   * (`status_st66`, `status_st96`).
   */
  addCase(file: SourceFile): void {
    const name = baseName(file.label.slice(file.label.lastIndexOf('!') + 1)).toLowerCase()
    this.casesBeside.get(file.folder)?.add(name.replace(/[-_]?st\.?(?:66|96)/, ''))
  }
  /**
   * Returns the first delivered picture with one of the names. A name without extension matches a picture of any
   * format.
   * @param soleIn the folder of a file with a single mark: nameless pictures then count, unless the folder has another
   * case
   */
  find(names: readonly string[], soleIn?: string): Picture | undefined {
    for (const name of names) {
      const base = baseName(name).toLowerCase()
      if (nameless.test(base) && (soleIn === undefined || this.casesBeside.get(soleIn)?.size !== 1)) continue
      const key = nameless.test(base) ? `${soleIn} ${base}` : base
      const found = this.byName.get(key) ?? this.byName.get(this.byStem.get(key) ?? '')
      if (found) return { name, size: found.size, read: () => this.reader.readWhole(found.path, found.size, found.member) }
    }
    return undefined
  }
  /**
   * Returns the same pictures as seen by a file with a single mark, which is given by its folder, or by any other file.
   */
  beside(soleIn: string | undefined): PictureSource & { readonly size: number } {
    return soleIn === undefined ? this : { size: this.size, find: (names) => this.find(names, soleIn) }
  }
  close(): Promise<void> {
    return this.reader.close()
  }
}

/** Returns the folder of a picture or data file: on disk by its path, in a zip by the zip and the folder in it. */
function folderOf(name: string, path: string): string {
  const inZip = name === path ? '' : `!${name.slice(0, name.lastIndexOf('/') + 1)}`
  return inZip ? path + inZip : path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}

function baseName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
}

/** Bounds on a compressed file's unpacked size. Real files unpack to at most 30 times their packed size. */
const maxUnpackedBytes = 40 * 2 ** 30
const maxRatio = 250
const ratioCountsFrom = 256 * 2 ** 20

interface OpenZip {
  path: string
  file: Promise<ZipFile>
  /** Reads in progress. */
  readers: number
}

/**
 * Opens source files, several at once. Keeps the latest zip open, because members of the same zip are usually read one
 * after another.
 */
export class SourceReader {
  private latest: OpenZip | undefined

  private acquire(path: string): OpenZip {
    if (this.latest?.path !== path) {
      const before = this.latest
      this.latest = { path, file: openZip(path), readers: 0 }
      if (before?.readers === 0) void closeZip(before)
    }
    this.latest.readers++
    return this.latest
  }

  private release(zip: OpenZip): void {
    zip.readers--
    if (zip !== this.latest && zip.readers === 0) void closeZip(zip)
  }

  /**
   * Yields the file's bytes in pieces. @throws FileFault when it cannot be opened, is broken, or unpacks beyond the
   * bounds.
   */
  async *read(source: SourceFile): AsyncGenerator<Buffer> {
    if (!source.member) {
      const packedSize = source.isGzip ? (await stat(source.path)).size : undefined
      yield* bounded(createReadStream(source.path, { highWaterMark: 256 * 1024 }), source.isGzip, packedSize)
      return
    }
    const zip = this.acquire(source.path)
    try {
      yield* bounded(await readMember(await zip.file, source.member), source.isGzip, source.member.packedSize)
    } finally {
      this.release(zip)
    }
  }

  /** Returns the whole file. @throws FileFault when it is larger than `size` */
  async readWhole(path: string, size: number, member?: ZipMember): Promise<Buffer> {
    const chunks: Buffer[] = []
    let bytes = 0
    const label = basename(path)
    for await (const chunk of this.read({ label, delivery: label, path, member, kind: 'xml', isGzip: false, folder: '' })) {
      bytes += chunk.length
      if (bytes > size) throw new FileFault('it is larger than its directory says')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  async close(): Promise<void> {
    const zip = this.latest
    this.latest = undefined
    if (zip?.readers === 0) await closeZip(zip)
  }
}

async function closeZip({ file }: OpenZip): Promise<void> {
  // If a zip could not be opened, there is nothing to close. Its readers report the fault.
  await file.then((zip) => zip.close()).catch(() => undefined)
}

/** Yields the stream's bytes, decompressed. @throws FileFault when it cannot be read or unpacks beyond the bounds */
async function* bounded(packed: Readable, isGzip: boolean, packedSize: number | undefined): AsyncGenerator<Buffer> {
  let stream = packed
  if (isGzip) {
    const gunzip = createGunzip({ chunkSize: 256 * 1024 })
    packed.on('error', (error) => gunzip.destroy(error))
    stream = packed.pipe(gunzip)
  }
  let bytes = 0
  try {
    for await (const chunk of stream) {
      bytes += chunk.length
      const isBomb = packedSize !== undefined && bytes > ratioCountsFrom && bytes > packedSize * maxRatio
      if (isBomb || bytes > maxUnpackedBytes)
        throw new FileFault(`it unpacks to more than ${isBomb ? `${maxRatio} times its size` : '40 GB'}`)
      yield chunk
    }
  } catch (error) {
    if (error instanceof FileFault) throw error
    throw new FileFault(`cannot be read at byte ${bytes}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    stream.destroy()
  }
}

/**
 * Returns whether a file is a zip whose directory can be read to its end, and whose members have the checksums that the
 * directory states. Members that cannot be unpacked in any case are left to the ingest, which names the reason.
 */
export async function isWholeZip(path: string): Promise<boolean> {
  try {
    const zip = await openZip(path)
    try {
      const members: ZipMember[] = []
      await eachMember(zip, (_, member, fault) => fault === undefined && members.push(member) > 0)
      for (const member of members) {
        let crc = 0
        for await (const piece of bounded(await readMember(zip, member), false, member.packedSize)) crc = crc32(piece, crc)
        if (crc !== member.crc32) return false
      }
    } finally {
      zip.close()
    }
    return true
  } catch (error) {
    if (error instanceof FileFault) return false
    throw error
  }
}

/**
 * Lists all files in the given paths (files, folders, zips) in reading order: full deliveries before changes, then by
 * the day or week in the name, then new before amended before deleted marks, then by name.
 */
export async function listSources(paths: readonly string[]): Promise<SourceList> {
  const list: SourceList = { files: [], pictures: new PictureIndex(), faults: [] }
  for (const path of paths) await addPath(list, path, true)
  for (const file of list.files) list.pictures.addCase(file)
  const keyed = list.files.map((file) => ({ file, key: readingOrder(file) }))
  keyed.sort((a, b) => compareKeys(a.key, b.key))
  list.files = keyed.map(({ file }) => file)
  return list
}

async function addPath(list: SourceList, path: string, isGiven: boolean): Promise<void> {
  try {
    const info = await stat(path)
    if (info.isDirectory()) {
      const entries = await readdir(path, { withFileTypes: true })
      entries.sort((a, b) => (a.name < b.name ? -1 : 1))
      // A linked folder could lead back to itself.
      for (const entry of entries) {
        if (!entry.name.startsWith('.') && !(entry.isSymbolicLink() && (await isFolder(join(path, entry.name))))) {
          await addPath(list, join(path, entry.name), false)
        }
      }
    } else if (info.isFile()) {
      await addFile(list, path, info.size, isGiven)
    }
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? 'no such file or folder'
        : error instanceof Error
          ? error.message
          : String(error)
    list.faults.push({ file: path, reason })
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? true
}

async function addFile(list: SourceList, path: string, size: number, isGiven: boolean): Promise<void> {
  const data = dataEnding.exec(path)
  const delivery = basename(path)
  if (data) {
    list.files.push({
      label: path,
      delivery,
      path,
      kind: data[1]?.toLowerCase() === 'json' ? 'json' : 'xml',
      isGzip: data[2] !== undefined,
      folder: folderOf(path, path),
    })
  } else if (pictureEnding.test(path)) {
    list.pictures.add(path, path, size)
  } else if (/\.zip$/i.test(path) || (isGiven && (await beginsLikeZip(path)))) {
    await addZip(list, path)
  } else if (isGiven) {
    list.files.push({ label: path, delivery, path, kind: 'xml', isGzip: false, folder: folderOf(path, path) })
  }
}

async function beginsLikeZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await file.close()
  }
}

async function addZip(list: SourceList, path: string): Promise<void> {
  const zip = await openZip(path)
  try {
    let found = 0
    await eachMember(zip, (name, member, fault) => {
      const data = dataEnding.exec(name)
      const isPicture = pictureEnding.test(name)
      const isZip = /\.zip$/i.test(name)
      const problem = isZip ? 'a zip inside a zip is not read: unpack the outer one' : fault
      if (!data && !isPicture && !isZip) return false
      if (!isZip) found++
      if (problem !== undefined) list.faults.push({ file: `${path}!${name}`, reason: problem })
      else if (isPicture) list.pictures.add(name, path, member.size, member)
      else if (data)
        list.files.push({
          label: `${path}!${name}`,
          delivery: basename(path),
          path,
          member,
          kind: data[1]?.toLowerCase() === 'json' ? 'json' : 'xml',
          isGzip: data[2] !== undefined,
          folder: folderOf(name, path),
        })
      return true
    })
    if (found === 0) list.faults.push({ file: path, reason: 'the zip holds no .xml, .json or picture' })
  } finally {
    zip.close()
  }
}

interface OrderKey {
  isChange: number
  day: string
  step: number
  label: string
}

/**
 * Returns the day in a delivery's name (`apc260101.zip`, `DIFF_EUTMS_20260101_0001.zip`), for files without a day in
 * their header.
 */
export function dayInName(name: string): string | undefined {
  const short = /^apc(\d\d)(\d{4})(?!\d)/i.exec(name)
  if (short) return calendarDate(`20${short[1]}${short[2]}`)
  return calendarDate(/(?<!\d)((?:19|20)\d{6})(?!\d)(?!.*\d{8})/.exec(name)?.[1])
}

/**
 * Returns the reading order in a name: `apc18840407-20231231-01`, `apc260101`, `DIFF_EUTMS_20260101_0001`,
 * `FR_FRDELST66_2016-01`.
 */
function readingOrder(file: SourceFile): OrderKey {
  const name = file.member ? file.delivery : file.label
  const base = baseName(name)
  const isFull =
    /\d{8}-\d{8}/.test(base) || /(?:^|[^a-z])(?:full|backfile|eutms|irs)(?:[^a-z]|$)/i.test(base.replace(/diff_.*/i, ''))
  const week = /(?<!\d)((?:19|20)\d\d)-?([0-5]\d)(?!\d)/.exec(base)
  const day = dayInName(base) ?? (week ? (gazetteDate(`${week[1]}-${week[2]}`) ?? '') : '')
  const step = /amd/i.test(base) ? 1 : /del/i.test(base) ? 2 : 0
  return { isChange: isFull ? 0 : 1, day: isFull ? '' : day, step, label: file.label }
}

const naturally = new Intl.Collator('en', { numeric: true })
function compareKeys(a: OrderKey, b: OrderKey): number {
  return (
    a.isChange - b.isChange ||
    (a.day < b.day ? -1 : a.day > b.day ? 1 : 0) ||
    a.step - b.step ||
    naturally.compare(a.label, b.label)
  )
}
