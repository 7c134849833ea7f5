import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a worker thread from its own entry. In a bundle, the entry is `{name}.js`, which is next to the other entries
 * and above the chunks. From source it is the TypeScript file, for which the thread first registers tsx.
 * @param source the TypeScript entry, relative to this file
 */
export function startWorker(name: string, source: string, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    const beside = new URL(`./${name}.js`, import.meta.url)
    return new Worker(existsSync(beside) ? beside : new URL(`../${name}.js`, import.meta.url), options)
  }
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/\.cjs$/, '.mjs')
  const entry = new URL(source, import.meta.url).href
  const script = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}) })`
  return new Worker(script, { ...options, eval: true })
}
