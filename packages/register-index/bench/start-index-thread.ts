import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { IndexThreadRole } from '../src/threads/index-thread.ts'
import { searchThreadLimits } from '../src/threads/search-threads.ts'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/\.cjs$/, '.mjs')
const entry = new URL('./index-thread.ts', import.meta.url).href

/** Starts an index thread for benchmarks and tests: in a bundle from the bundled entry, otherwise from source. */
export function startIndexThread(role: IndexThreadRole): Worker {
  const resourceLimits = role === 'search' ? searchThreadLimits : {}
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./index-thread.js', import.meta.url), { workerData: role, resourceLimits })
  const script = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}) })`
  return new Worker(script, { eval: true, workerData: role, resourceLimits })
}
