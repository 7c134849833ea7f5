import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockFolder, whileLocked } from './folder-lock.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marklot-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('admits one holder per folder and purpose until it releases the lock', async () => {
  const first = await lockFolder(folder, 'one')
  expect(first).toBeDefined()
  expect(await lockFolder(folder, 'one')).toBeUndefined()
  const other = await lockFolder(folder, 'two')
  expect(other).toBeDefined()
  await other?.release()
  await first?.release()
  const again = await lockFolder(folder, 'one')
  expect(again).toBeDefined()
  await again?.release()
})

it('recognises a folder under another name', async () => {
  const link = `${folder}-link`
  await symlink(folder, link, 'junction')
  const first = await lockFolder(folder, 'one')
  expect(await lockFolder(link, 'one')).toBeUndefined()
  await first?.release()
  await rm(link)
})

it('is released when its process is killed', async () => {
  const module = fileURLToPath(new URL('./folder-lock.ts', import.meta.url))
  const script = `import(${JSON.stringify(module)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}, 'one'))
    .then((lock) => { console.log(lock ? 'locked' : 'refused'); setInterval(() => undefined, 1000) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  expect(String(said)).toBe('locked\n')
  expect(await lockFolder(folder, 'one')).toBeUndefined()
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  const lock = await lockFolder(folder, 'one')
  expect(lock).toBeDefined()
  await lock?.release()
})

it('lets waiting work run in turn', async () => {
  const steps: string[] = []
  const work = (name: string) =>
    whileLocked(folder, 'turn', async () => {
      steps.push(`${name} begins`)
      await new Promise((resume) => setImmediate(resume))
      steps.push(`${name} ends`)
    })
  await Promise.all([work('a'), work('b')])
  const [first] = steps
  expect(steps).toEqual(
    first === 'a begins' ? ['a begins', 'a ends', 'b begins', 'b ends'] : ['b begins', 'b ends', 'a begins', 'a ends'],
  )
})
