import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { zipOf } from '../../test/ingest-files.ts'
import { dayInName, listSources, SourceReader } from './sources.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marklot-sources-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const labels = (list: Awaited<ReturnType<typeof listSources>>) => list.files.map(({ label }) => label.slice(folder.length + 1))
async function contentOf(file: Parameters<SourceReader['read']>[0]): Promise<string> {
  const reader = new SourceReader()
  const chunks: Buffer[] = []
  for await (const chunk of reader.read(file)) chunks.push(chunk)
  await reader.close()
  return Buffer.concat(chunks).toString()
}

it('reads full deliveries before changes, then by day, regardless of alphabetical order', async () => {
  const names = [
    'us/apc260102.xml',
    'us/apc18840407-20251231-10.xml',
    'us/apc18840407-20251231-2.xml',
    'us/apc251231.xml',
    'us/apc260101.xml',
    'em/DIFF_EUTMS_20260102_0001.xml',
    'em/EUTMS_20260101_0002.xml',
    'em/EUTMS_20260101_0010.xml',
    'fr/FR_FRDELST66_2016-01.xml',
    'fr/FR_FRAMDST66_2016-01.xml',
    'fr/FR_FRNEWST66_2016-02.xml',
    'fr/FR_FRNEWST66_2016-01.xml',
  ]
  for (const office of ['us', 'em', 'fr']) await mkdir(join(folder, office))
  for (const name of names) await writeFile(join(folder, name), name)
  expect(labels(await listSources([join(folder, 'us')]))).toEqual([
    'us/apc18840407-20251231-2.xml',
    'us/apc18840407-20251231-10.xml',
    'us/apc251231.xml',
    'us/apc260101.xml',
    'us/apc260102.xml',
  ])
  expect(labels(await listSources([join(folder, 'em')]))).toEqual([
    'em/EUTMS_20260101_0002.xml',
    'em/EUTMS_20260101_0010.xml',
    'em/DIFF_EUTMS_20260102_0001.xml',
  ])
  expect(labels(await listSources([join(folder, 'fr')]))).toEqual([
    'fr/FR_FRNEWST66_2016-01.xml',
    'fr/FR_FRAMDST66_2016-01.xml',
    'fr/FR_FRDELST66_2016-01.xml',
    'fr/FR_FRNEWST66_2016-02.xml',
  ])
})

it('reads members of zips, compressed files, and finds pictures beside and inside', async () => {
  const inner = join(folder, 'mixed')
  await mkdir(join(inner, 'pictures'), { recursive: true })
  await writeFile(
    join(inner, 'a.zip'),
    zipOf({ 'b.xml': '<b/>', '../c.JSON': '{}', 'img/Logo.PNG': 'png', 'note.txt': 'x', 'inner.zip': 'x' }),
  )
  await writeFile(join(inner, 'd.xml.gz'), gzipSync('<d/>'))
  await writeFile(join(inner, 'pictures/FMARK1.JPG'), 'jpg')
  await writeFile(join(inner, '.hidden.xml'), '<hidden/>')
  await symlink(inner, join(inner, 'loop'))
  const list = await listSources([inner])
  expect(labels(list)).toEqual(['mixed/a.zip!../c.JSON', 'mixed/a.zip!b.xml', 'mixed/d.xml.gz'])
  expect(list.files.map(({ delivery, kind }) => `${delivery} ${kind}`)).toEqual(['a.zip json', 'a.zip xml', 'd.xml.gz xml'])
  expect(await Promise.all(list.files.map(contentOf))).toEqual(['{}', '<b/>', '<d/>'])
  expect(list.faults).toEqual([{ file: join(inner, 'a.zip!inner.zip'), reason: expect.stringContaining('zip inside a zip') }])

  expect(list.pictures.size).toBe(2)
  const inZip = list.pictures.find(['nothing.gif', 'logo.png'])
  expect((await inZip?.read())?.toString()).toBe('png')
  expect((await list.pictures.find(['fmark1'])?.read())?.toString()).toBe('jpg')
  expect(list.pictures.find(['other.jpg'])).toBeUndefined()
  await list.pictures.close()
})

it('stops at a file that unpacks endlessly', async () => {
  await writeFile(join(folder, 'bomb.xml.gz'), gzipSync(Buffer.alloc(300 * 2 ** 20, ' ')))
  const [bomb] = (await listSources([join(folder, 'bomb.xml.gz')])).files
  const reader = new SourceReader()
  const readAll = async () => {
    for await (const chunk of reader.read(bomb as NonNullable<typeof bomb>)) expect(chunk.length).toBeLessThanOrEqual(256 * 1024)
  }
  await expect(readAll()).rejects.toThrow('unpacks to more than 250 times')
})

it('finds the day in a name', () => {
  expect(dayInName('apc260101.zip')).toBe('2026-01-01')
  expect(dayInName('apc18840407-20231231-01.zip')).toBe('2023-12-31')
  expect(dayInName('DIFF_EUTMS_20200607_0001.zip')).toBe('2020-06-07')
  expect(dayInName('018229838.xml')).toBeUndefined()
})

it('lists a zip of very many foreign members in little memory', { timeout: 120_000 }, async () => {
  const foreign = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`notes/${i}.txt`, '']))
  const path = join(folder, 'foreign.zip')
  await writeFile(path, zipOf({ ...foreign, 'apc240102.xml': '<a/>' }))
  const sources = new URL('./sources.ts', import.meta.url).href
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/\.cjs$/, '.mjs')
  const script = `
    import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(sources)}) })
      .then(({ listSources }) => listSources([${JSON.stringify(path)}]))
      .then(({ files, faults }) => require('node:worker_threads').parentPort.postMessage([files.length, faults.length]))`
  const worker = new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } })
  expect(await once(worker, 'message')).toEqual([[1, 0]])
  await worker.terminate()
})

it('reads members of several zips at once', async () => {
  const paths = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const path = join(folder, `parallel-${name}.zip`)
      await writeFile(path, zipOf(Object.fromEntries([1, 2, 3].map((n) => [`${name}${n}.xml`, `<${name}${n}/>`]))))
      return path
    }),
  )
  const { files } = await listSources(paths)
  const reader = new SourceReader()
  // Alternates between zips: each one is requested again while the other is being read.
  const order = [0, 3, 1, 4, 2, 5].map((i) => files[i] as (typeof files)[number])
  const texts = await Promise.all(
    order.map(async (file) => {
      const chunks: Buffer[] = []
      for await (const chunk of reader.read(file)) chunks.push(chunk)
      return Buffer.concat(chunks).toString()
    }),
  )
  await reader.close()
  expect(texts).toEqual(['<a1/>', '<b1/>', '<a2/>', '<b2/>', '<a3/>', '<b3/>'])
})
