import { afterEach, expect, it } from 'vitest'
import { type AskedThread, openAskedThread } from './asked-thread.ts'

let thread: AskedThread
const open = (atOnce = 1, longestAnswer = 1_000) => {
  const resourceLimits = { maxOldGenerationSizeMb: 64 }
  thread = openAskedThread('slow-worker', '../../test/slow-worker.ts', { longestAnswer, atOnce, resourceLimits })
  return thread
}
afterEach(() => thread.close())

const codes = (answers: PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : (answer.reason.code ?? answer.reason.message)))

it.each([1, 3])('gives up only the question that takes too long, of %i at once', async (atOnce) => {
  const { ask } = open(atOnce)
  const asked = [ask('echo', 1), ask('never', 2), ask('echo', 3), ask('echo', 4), ask('never', 5), ask('echo', 6)]
  expect(codes(await Promise.allSettled(asked))).toEqual([1, 'server.busy', 3, 4, 'server.busy', 6])
})

it('does not count the time for which a question waits', async () => {
  const { ask } = open()
  // Together, these wait twice as long as one question may take.
  const asked = [ask('never', 1), ask('never', 2), ask('echo', 3)]
  expect(codes(await Promise.allSettled(asked))).toEqual(['server.busy', 'server.busy', 3])
})

it('goes on with the waiting questions after the thread has died, and reports no message of an error', async () => {
  const { ask } = open()
  const asked = [ask('die', 1), ask('fail', 2), ask('echo', 3), ask('echo', () => 'not sent'), ask('echo', 5)]
  expect(codes(await Promise.allSettled(asked))).toEqual([
    'The thread slow-worker has ended',
    'The thread slow-worker failed with RangeError',
    3,
    // The code of a DataCloneError.
    25,
    5,
  ])
})

it('moves memory to the thread on request', async () => {
  const { ask } = open()
  const bytes = new Uint8Array([1, 2, 3])
  expect(await ask('echo', bytes, [bytes.buffer])).toEqual(new Uint8Array([1, 2, 3]))
  expect(bytes.byteLength).toBe(0)
})

it('rejects what waits when it is closed', async () => {
  const { ask, close } = open(1, 60_000)
  const asked = Promise.allSettled([ask('never', 1), ask('echo', 2)])
  await close()
  expect(codes(await asked)).toEqual(Array(2).fill('The thread slow-worker was closed'))
})
