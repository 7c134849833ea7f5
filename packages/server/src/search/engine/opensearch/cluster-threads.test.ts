import { Worker } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { ClusterThread, leastBusy } from './cluster-threads.ts'

/** The script of a thread that answers every call with the name of its method. `suggest` ends the thread. */
const obedient = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ type, id, method }) => {
    if (type === 'close') parentPort.close()
    else if (method === 'suggest') process.exit(3)
    else parentPort.postMessage({ type: 'result', id, result: method })
  })
  parentPort.postMessage({ type: 'ready' })`
const stillborn = 'process.exit(4)'
const unavailable = { code: 'search.unavailable' }
const log = { info: () => undefined, error: () => undefined }

const opened: ClusterThread[] = []
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close()
})

/** Opens a thread that runs these scripts, one per start. The last one is repeated. */
function open(scripts: readonly string[], pause = 0) {
  let starts = 0
  const running = new Set<Worker>()
  const thread = new ClusterThread(
    () => {
      const worker = new Worker(scripts[Math.min(starts++, scripts.length - 1)] as string, { eval: true })
      running.add(worker)
      worker.once('exit', () => running.delete(worker))
      return worker
    },
    log,
    pause,
  )
  opened.push(thread)
  return { thread, running, starts: () => starts }
}

it('gives calls to a living thread while another one is replaced', async () => {
  const minute = 60_000
  const threads = [open([obedient], minute).thread, open([obedient], minute).thread]
  await Promise.all(threads.map(({ ready }) => ready))
  await expect(threads[0]?.call('suggest', [])).rejects.toMatchObject(unavailable)
  for (let i = 0; i < 3; i++) expect(await leastBusy(threads).call('browse', [])).toBe('browse')
  await expect(threads[1]?.call('suggest', [])).rejects.toMatchObject(unavailable)
  await expect(leastBusy(threads).call('browse', [])).rejects.toMatchObject(unavailable)
})

it('replaces a dead thread by one, even if the replacements die as well', async () => {
  const { thread, running, starts } = open([obedient, stillborn, stillborn, stillborn, obedient])
  await thread.ready
  await expect(thread.call('suggest', [])).rejects.toMatchObject(unavailable)
  await vi.waitFor(() => expect(thread.isUp).toBe(true), { timeout: 10_000 })
  expect([starts(), running.size]).toEqual([5, 1])
  expect(await thread.call('browse', [])).toBe('browse')
})

it('fails to open if the first thread dies', async () => {
  const { thread, starts } = open([stillborn])
  await expect(thread.ready).rejects.toThrow('ended with code 4')
  expect(starts()).toBe(1)
})
