import { existsSync } from 'node:fs'

/**
 * Where a worker thread starts. Bundled, its entry lies as `{name}.js` beside the bundle's entries (or above its chunks); run from
 * source, it is the TypeScript file, through tsx.
 * @param source path of the TypeScript entry relative to this file
 */
export function workerEntry(name: string, source: string): { url: URL; execArgv: string[] } {
  if (!import.meta.url.endsWith('.ts')) {
    const beside = new URL(`./${name}.js`, import.meta.url)
    return { url: existsSync(beside) ? beside : new URL(`../${name}.js`, import.meta.url), execArgv: [] }
  }
  return { url: new URL(source, import.meta.url), execArgv: ['--import', 'tsx'] }
}
