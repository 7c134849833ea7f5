import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

interface Chunk {
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

/**
 * Returns the addresses of the stylesheets that every page loads: tokens, fonts, base. There are none if the web
 * package is not built.
 */
export function pageStylesheets(): string[] {
  const file = join(projectRoot, 'dist/web/client/.vite/manifest.json')
  if (!existsSync(file)) return []
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const chunks = [entry, ...(entry?.imports ?? []).map((name) => manifest[name])]
  return [...new Set(chunks.flatMap((chunk) => chunk?.css ?? []))].map((name) => `/${name}`)
}
