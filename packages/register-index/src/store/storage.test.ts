import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { syntheticRegister } from '../../bench/synthetic-marks.ts'
import { everything, indexOf, plainMark } from '../../test/marks.ts'
import { RegisterIndex } from '../register-index.ts'
import { IndexUnreadable } from './storage.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'register-index-'))
})
afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

const register = syntheticRegister(2, 700)
const marks = Array.from({ length: 700 }, (_, i) => register.mark(i + 1))
const build = () => {
  const index = indexOf(marks)
  index.apply({
    upserts: [
      { ...plainMark, serial: 5 },
      { ...plainMark, serial: 900 },
    ],
    removedSerials: [7],
    revision: 2,
  })
  return index
}
const view = (index: RegisterIndex) => ({
  revision: index.revision,
  counts: index.countsByOffice,
  named: index.searchNames({ ...everything, text: 'Tavilo', minimumSimilarity: 50, maximumNames: 1000 }),
  owners: index.searchOwners({ ...everything, text: 'berlin' }),
  all: index.browse(everything),
  suggestions: index.suggest('s', 10).page,
})
const reasonOf = (opened: Promise<unknown>) =>
  opened.then(
    () => 'opened',
    (error: unknown) => (error instanceof IndexUnreadable ? error.reason : error),
  )
const segmentFiles = async () => (await readdir(directory)).filter((name) => name.startsWith('segment-')).sort()

async function overwrite(name: string, position: number, bytes: Uint8Array): Promise<void> {
  const file = await open(join(directory, name), 'r+')
  await file.write(bytes, 0, bytes.length, position)
  await file.close()
}

describe('saving and opening', () => {
  it('restores the same index', async () => {
    const index = build()
    await index.save(directory)
    expect(view(await RegisterIndex.open(directory))).toEqual(view(index))
  })

  it('writes segments once and removes files no longer needed', async () => {
    const index = build()
    await index.save(directory)
    const first = await segmentFiles()
    index.apply({ upserts: [{ ...plainMark, serial: 901 }], removedSerials: [], revision: 3 })
    await index.save(directory)
    expect(await segmentFiles()).toEqual(expect.arrayContaining(first))
    index.merge()
    await index.save(directory)
    expect(await segmentFiles()).toHaveLength(1)
    expect(view(await RegisterIndex.open(directory))).toEqual(view(index))
  })

  it('keeps the old index after an interrupted save, and cleans up at the next', async () => {
    const index = build()
    await index.save(directory)
    await writeFile(join(directory, 'segment-0000.bin'), 'half a segm')
    await writeFile(join(directory, 'manifest-0000.json'), '{"version":4,"ba')
    const opened = await RegisterIndex.open(directory)
    expect(view(opened)).toEqual(view(index))
    await opened.save(directory)
    const files = await readdir(directory)
    expect(files).not.toContain('segment-0000.bin')
    expect(files).not.toContain('manifest-0000.json')
  })

  it('reports that nothing was saved', async () => {
    expect(await reasonOf(RegisterIndex.open(join(directory, 'nowhere')))).toBe('missing')
  })

  it('saves an empty index', async () => {
    await RegisterIndex.empty().save(directory)
    expect((await RegisterIndex.open(directory)).marks).toBe(0)
  })

  it('detects flipped bytes, truncated files and missing files', async () => {
    await build().save(directory)
    const [file] = (await segmentFiles()) as [string]
    const path = join(directory, file)
    const whole = await readFile(path)
    await overwrite(file, 200, Uint8Array.of((whole[200] as number) ^ 0xff))
    expect(await reasonOf(RegisterIndex.open(directory))).toBe('corrupted')
    await writeFile(path, whole.subarray(0, whole.length / 2))
    expect(await reasonOf(RegisterIndex.open(directory))).toBe('corrupted')
    await rm(path)
    expect(await reasonOf(RegisterIndex.open(directory))).toBe('corrupted')
  })

  it('rejects a damaged or foreign manifest', async () => {
    await build().save(directory)
    const path = join(directory, 'manifest.json')
    const whole = await readFile(path, 'utf8')
    await writeFile(path, whole.slice(0, whole.length / 2))
    expect(await reasonOf(RegisterIndex.open(directory))).toBe('corrupted')
    await writeFile(path, JSON.stringify({ ...JSON.parse(whole), version: 99 }))
    expect(await reasonOf(RegisterIndex.open(directory))).toBe('otherVersion')
    const stored = JSON.parse(whole)
    stored.base[0].arrays.pop()
    await writeFile(path, JSON.stringify(stored))
    expect(await reasonOf(RegisterIndex.open(directory))).toBe('otherVersion')
    await writeFile(path, JSON.stringify({ version: stored.version }))
    expect(await reasonOf(RegisterIndex.open(directory))).toBe('corrupted')
    await writeFile(path, 'null')
    expect(await reasonOf(RegisterIndex.open(directory))).toBe('otherVersion')
  })
})
