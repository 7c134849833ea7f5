import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { IndexThreadRole } from '../src/threads/index-thread.ts'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/\.cjs$/, '.mjs')
const entry = new URL('./index-thread.ts', import.meta.url).href

/** Starts an index thread from source, for benchmarks and tests. */
export function startIndexThread(role: IndexThreadRole): Worker {
  const script = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}) })`
  return new Worker(script, { eval: true, workerData: role })
}
