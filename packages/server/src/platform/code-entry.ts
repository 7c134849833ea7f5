import { existsSync } from 'node:fs'

/** What a thread or a process starts with. */
export interface CodeEntry {
  readonly url: URL
  /** TypeScript, for which tsx has to be registered first. */
  readonly isSource: boolean
}

/**
 * Finds the entry of a thread or a process. In a bundle it is `{name}.js`, which is next to the other entries and above
 * the chunks. From source it is the TypeScript file. Tests put `test/bundled-entry.ts` in place of this module.
 * @param source the TypeScript entry, relative to this file
 */
export function codeEntry(name: string, source: string): CodeEntry {
  if (import.meta.url.endsWith('.ts')) return { url: new URL(source, import.meta.url), isSource: true }
  const beside = new URL(`./${name}.js`, import.meta.url)
  return { url: existsSync(beside) ? beside : new URL(`../${name}.js`, import.meta.url), isSource: false }
}
