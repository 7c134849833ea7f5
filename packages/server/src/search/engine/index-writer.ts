import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type IndexState, stateOfReader } from '@marklot/register-index'
import { createPool } from '../../platform/database.ts'
import { startWorker } from '../../platform/start-worker.ts'
import { type FollowerLog, followRegister, type RegisterFollower } from './follow-register.ts'
import type { FromWriter, ToWriter, WriterTask } from './writer-messages.ts'

/**
 * The thread that writes the index. It reads the register over its own connection; builds, follows, merges and saves
 * the index; and reports to the main thread.
 */
const main = parentPort
if (!main) throw new Error('index-writer runs as a worker thread only')
const task = workerData as WriterTask
const say = (message: FromWriter) => main.postMessage(message)
const log: FollowerLog = {
  info: (fields, message) => say({ type: 'log', level: 'info', fields, message }),
  error: (fields, message) => say({ type: 'log', level: 'error', fields, message }),
}

const pool = createPool(task.connection, task.applicationName, 2)
/** The search threads that connected before the index was ready. */
const early: MessagePort[] = []
let follower: RegisterFollower | undefined
let firstReader: ((port: MessagePort) => void) | undefined

const opening = (async () => {
  const generation = task.generationBefore
  let state: IndexState | null = null
  if (generation !== null) {
    const port =
      early[0] ??
      (await new Promise<MessagePort>((resolve) => {
        firstReader = resolve
      }))
    state = await stateOfReader(port)
  }
  follower = await followRegister(pool, {
    dataDirectory: task.dataDirectory,
    log,
    startMerge: () => startWorker('search-thread', '../search/engine/search-thread.ts', { workerData: 'merge' }),
    onGeneration: (now) => say({ type: 'generation', generation: now }),
    before: state === null || generation === null ? undefined : { state, generation },
  })
  for (const port of early.splice(0)) follower.writer.attach(port)
  say({ type: 'ready' })
})()

main.on('message', async (message: ToWriter) => {
  switch (message.type) {
    case 'reader':
      if (follower) follower.writer.attach(message.port)
      else {
        early.push(message.port)
        firstReader?.(message.port)
      }
      return
    case 'catchUp':
      try {
        await opening
        await follower?.catchUp()
        say({ type: 'caughtUp', number: message.number })
      } catch (error) {
        say({ type: 'caughtUp', number: message.number, error })
      }
      return
    case 'close':
      await opening
      await follower?.close().catch((err) => log.error({ err }, 'The search index could not be saved'))
      await pool.end()
      main.close()
  }
})

// A failure ends this thread, which the main thread notices.
await opening
