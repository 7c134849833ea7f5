import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ZipFile } from 'yauzl'
import { calendarDate, gazetteDate } from './dates.ts'
import { FileFault } from './file-fault.ts'
import type { Picture, PictureSource } from './logos.ts'
import { eachMember, openZip, readMember, type ZipMember } from './zip.ts'

/** One file to read: plain, compressed, or a member of a zip. Plain data, so that it travels to a worker. */
export interface SourceFile {
  /** As the person named it: the path, with `!member` for a file inside a zip. */
  label: string
  /** The delivered file: the zip, or the file itself. Its marks share one provenance. */
  delivery: string
  path: string
  /** Where the file is in the zip. */
  member?: ZipMember
  kind: 'xml' | 'json'
  isGzip: boolean
  /** What lies beside it: its folder, on disk or in the zip. */
  folder: string
}

export interface SourceFaultNote {
  file: string
  reason: string
}

export interface SourceList {
  files: SourceFile[]
  pictures: PictureIndex
  /** What could not be opened; the rest is read. */
  faults: SourceFaultNote[]
}

const pictureEnding = /\.(?:jpe?g|png|gif|tiff?|webp)$/i
const dataEnding = /\.(xml|json)(\.gz)?$/i

/** Names that say nothing of the mark (TSDR): such a picture belongs to the one mark it lies beside. */
const nameless = /^markimage\.[a-z]+$/

/** The pictures of all paths by their lower-case base names; nothing is read before it is asked for. */
export class PictureIndex implements PictureSource {
  private readonly byName = new Map<string, { path: string; size: number; member?: ZipMember }>()
  private readonly byStem = new Map<string, string>()
  /** Data files of each folder that holds a nameless picture, as far as they speak of different cases. */
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
  /** Notes a data file: two that differ in more than their standard (`status_st66`, `status_st96`) are two cases. */
  addCase(file: SourceFile): void {
    const name = baseName(file.label.slice(file.label.lastIndexOf('!') + 1)).toLowerCase()
    this.casesBeside.get(file.folder)?.add(name.replace(/[-_]?st\.?(?:66|96)/, ''))
  }
  /**
   * The first of the names that was delivered; a name without ending finds a picture of any format.
   * @param soleIn the folder of the file when it holds one mark only: names that say nothing of the mark count then, unless
   *   another case lies in the same folder
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
  /** The same pictures, seen from a file that holds one mark (its folder), or from any other. */
  beside(soleIn: string | undefined): PictureSource & { readonly size: number } {
    return soleIn === undefined ? this : { size: this.size, find: (names) => this.find(names, soleIn) }
  }
  close(): Promise<void> {
    return this.reader.close()
  }
}

/** The folder of a picture or data file: on disk by its path, in a zip by the zip and the folder in it. */
function folderOf(name: string, path: string): string {
  const inZip = name === path ? '' : `!${name.slice(0, name.lastIndexOf('/') + 1)}`
  return inZip ? path + inZip : path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}

function baseName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
}

/** How far a compressed file may unfold: real ones reach 30 times. */
const maxUnpackedBytes = 40 * 2 ** 30
const maxRatio = 250
const ratioCountsFrom = 256 * 2 ** 20

/** Opens source files; keeps the zip it read last open, since its members come one after another. */
export class SourceReader {
  private zip: { path: string; file: ZipFile } | undefined

  private async openArchive(path: string): Promise<ZipFile> {
    if (this.zip?.path === path) return this.zip.file
    await this.close()
    this.zip = { path, file: await openZip(path) }
    return this.zip.file
  }

  /** The file's bytes in pieces. @throws FileFault when it cannot be opened, is broken, or unfolds without end. */
  async *read(source: SourceFile): AsyncGenerator<Buffer> {
    let stream: Readable
    let packedSize: number | undefined
    if (source.member) {
      stream = await readMember(await this.openArchive(source.path), source.member)
      packedSize = source.member.packedSize
    } else {
      stream = createReadStream(source.path, { highWaterMark: 256 * 1024 })
    }
    if (source.isGzip) {
      if (!source.member) packedSize = (await stat(source.path)).size
      const plain = stream
      const gunzip = createGunzip({ chunkSize: 256 * 1024 })
      plain.on('error', (error) => gunzip.destroy(error))
      stream = plain.pipe(gunzip)
    }
    let bytes = 0
    try {
      for await (const chunk of stream) {
        bytes += chunk.length
        const isBomb = packedSize !== undefined && bytes > ratioCountsFrom && bytes > packedSize * maxRatio
        if (isBomb || bytes > maxUnpackedBytes)
          throw new FileFault(`it unfolds to more than ${isBomb ? `${maxRatio} times its size` : '40 GB'}`)
        yield chunk
      }
    } catch (error) {
      if (error instanceof FileFault) throw error
      throw new FileFault(`cannot be read at byte ${bytes}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      stream.destroy()
    }
  }

  /** @throws FileFault when the file is larger than it said. */
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
    this.zip?.file.close()
    this.zip = undefined
  }
}

/**
 * All files behind the given paths (files, folders, zips), in the order they have to be read: full deliveries before changes,
 * then by the day or week in the name, new before amended before deleted, then by name.
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

/** The day in a delivery's name (`apc260101.zip`, `DIFF_EUTMS_20260101_0001.zip`), for files that do not say it inside. */
export function dayInName(name: string): string | undefined {
  const short = /^apc(\d\d)(\d{4})(?!\d)/i.exec(name)
  if (short) return calendarDate(`20${short[1]}${short[2]}`)
  return calendarDate(/(?<!\d)((?:19|20)\d{6})(?!\d)(?!.*\d{8})/.exec(name)?.[1])
}

/** Reads what the offices' file names tell: `apc18840407-20231231-01`, `apc260101`, `DIFF_EUTMS_20260101_0001`, `FR_FRDELST66_2016-01`. */
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
