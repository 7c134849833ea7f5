import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAt, writeAt } from './whole-reads.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marklot-whole-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

it('transfers all bytes over calls that transfer a few', async () => {
  const file = await open(join(directory, 'file'), 'w+')
  const [write, read] = [file.write.bind(file), file.read.bind(file)]
  type Few = (buffer: Uint8Array, offset: number, length: number, position: number) => unknown
  const writeFew: Few = (buffer, offset, length, position) => write(buffer, offset, Math.min(3, length), position)
  const readFew: Few = (buffer, offset, length, position) => read(buffer, offset, Math.min(3, length), position)
  Object.assign(file, { write: writeFew, read: readFew })
  const text = 'Ten letters and more'
  await writeAt(file, Buffer.from(text), 5)
  expect((await readAt(file, text.length, 5)).toString()).toBe(text)
  await expect(readAt(file, text.length, 6)).rejects.toThrow('shorter')
  await file.close()
})
