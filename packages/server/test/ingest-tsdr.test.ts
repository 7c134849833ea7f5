import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createFileObjectStore } from '../src/platform/object-store-files.ts'
import { createFolder, zipOf } from './ingest-files.ts'
import { createWorld, type World } from './world.ts'

/*
 * Tests case status (TSDR): pictures whose names do not identify their mark, and files that resemble those of other
 * offices.
 */

let world: World
let folder: Awaited<ReturnType<typeof createFolder>>
let picture: Buffer
beforeAll(async () => {
  world = await createWorld()
  folder = await createFolder()
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await world.close()
  await folder.close()
})
beforeEach(async () => {
  await world.pool.query('truncate brands, brand_documents, persons, brand_states, offices, deliveries, register_state')
})

const golden = (name: string) => readFileSync(join(import.meta.dirname, 'golden/us', name), 'utf8')
const oneCase = golden('tsdr-st66.xml')
const severalCases = golden('tsdr-st96.xml')

async function ingest(path: string, office: 'us' | 'de' | 'ch' = 'us') {
  const objectStore = createFileObjectStore(join(folder.path, 'objects'))
  return runIngest({ office, paths: [path], pool: world.pool, objectStore })
}
async function logos(): Promise<Record<string, string | null>> {
  const { rows } = await world.pool.query<{ id: string; logo: string | null }>('select id, logo from brands order by id')
  return Object.fromEntries(rows.map(({ id, logo }) => [id, logo]))
}
const stored = expect.stringMatching(/^logos\/us\/.*us-71990004.*\.jpg$/)
const atTheOffice = 'https://tsdr.uspto.gov/img/71990004/large'

it('takes the picture of a zip that contains one case', async () => {
  const members = { 'status_st66.xml': oneCase, 'status.html': '<html/>', 'markThumbnailImage.jpg': picture }
  const path = await folder.write('71990004.zip', zipOf({ ...members, 'markImage.jpg': picture }))
  expect(await ingest(path)).toMatchObject({ read: 1, stored: 1, rejected: [] })
  expect(await logos()).toEqual({ 'us-71990004': stored })
  expect(await ingest(path)).toMatchObject({ stored: 0, unchanged: 1 })
})

it('takes the picture of a case that is delivered in both standards', async () => {
  const path = await folder.write(
    'both.zip',
    zipOf({ 'status_st66.xml': oneCase, 'status_st96.xml': oneCase, 'markImage.jpg': picture }),
  )
  await ingest(path)
  expect(await logos()).toEqual({ 'us-71990004': stored })
})

it('assigns no picture when the zip contains several cases', async () => {
  const near = zipOf({ 'a_st66.xml': oneCase, 'b_st96.xml': severalCases, 'markImage.jpg': picture })
  await ingest(await folder.write('near.zip', near))
  expect(await logos()).toMatchObject({ 'us-71990004': atTheOffice })

  const inOneFile = zipOf({ 'status_st96.xml': severalCases, 'markImage.jpg': picture })
  await ingest(await folder.write('several.zip', inOneFile))
  expect(await logos()).toMatchObject({ 'us-97990001': 'https://tsdr.uspto.gov/img/97990001/large' })
})

it('does not take the picture of another zip in the same folder', async () => {
  await mkdir(join(folder.path, 'zips'))
  await folder.write('zips/1.zip', zipOf({ 'status_st66.xml': oneCase }))
  await folder.write('zips/2.zip', zipOf({ 'status_st96.xml': severalCases, 'markImage.jpg': picture }))
  expect(await ingest(join(folder.path, 'zips'))).toMatchObject({ stored: 3 })
  expect(await logos()).toMatchObject({ 'us-71990004': atTheOffice })
})

it.each([
  ['de', 'tsdr-st66.xml', 'this is a file of office us (USPTO case status (TSDR, ST.66)), not of de'],
  ['ch', 'tsdr-st96.xml', 'this is a file of office us (USPTO case status (TSDR, ST.96)), not of ch'],
] as const)('given to %s, %s is said to be of the USPTO', async (office, name, reason) => {
  const summary = await ingest(await folder.write(name, golden(name)), office)
  expect(summary).toMatchObject({ read: 0, stored: 0, rejected: [{ reason: expect.stringContaining(reason) }] })
})
