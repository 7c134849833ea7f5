import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { codeEntry } from './code-entry.ts'

/**
 * Starts a worker thread from its own entry.
 * @param source the TypeScript entry, relative to this file
 */
export function startWorker(name: string, source: string, options: WorkerOptions): Worker {
  const { url, isSource } = codeEntry(name, source)
  if (!isSource) return new Worker(url, options)
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/\.cjs$/, '.mjs')
  const script = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(url.href)}) })`
  return new Worker(script, { ...options, eval: true })
}
