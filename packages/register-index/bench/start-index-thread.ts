import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { IndexThreadRole } from '../src/threads/index-thread.ts'
import { searchThreadLimits } from '../src/threads/search-threads.ts'
import { indexThreadEntry } from './index-thread-entry.ts'

/** Starts an index thread for benchmarks and tests. */
export function startIndexThread(role: IndexThreadRole): Worker {
  const options = { workerData: role, resourceLimits: role === 'search' ? searchThreadLimits : {} }
  const { url, isSource } = indexThreadEntry()
  if (!isSource) return new Worker(url, options)
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/\.cjs$/, '.mjs')
  const script = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(url.href)}) })`
  return new Worker(script, { ...options, eval: true })
}
