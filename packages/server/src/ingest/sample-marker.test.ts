import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSampleDay } from '@marklot/simulators'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isSampleDelivery } from './sample-marker.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marklot-marker-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('recognises the deliveries of the generator, by folder and by file', async () => {
  const { files } = await writeSampleDay({ directory: folder, marks: 2_000, until: '2026-06-30', day: '2026-07-01' })
  expect(files.length).toBeGreaterThan(0)
  expect(await isSampleDelivery(files.map(({ path }) => path))).toBe(true)
  expect(await isSampleDelivery([join(folder, 'de')])).toBe(true)
})

it('treats everything else as real, also beside the sample', async () => {
  const real = join(folder, 'real')
  await mkdir(real)
  await writeFile(join(folder, 'delivery.xml'), '<a/>')
  expect(await isSampleDelivery([join(folder, 'delivery.xml')])).toBe(false)
  expect(await isSampleDelivery([])).toBe(false)
})
