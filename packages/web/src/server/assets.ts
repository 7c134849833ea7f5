import type { Locale } from '@marklot/contracts/locale'
import { type PageRoute, shellPhrases } from '../lib/route.ts'

/** One file of the browser's build, as Vite's manifest lists it. */
export interface BuiltFile {
  file: string
  src?: string
  name?: string
  isEntry?: boolean
  imports?: readonly string[]
  css?: readonly string[]
}
export type BuildManifest = Readonly<Record<string, BuiltFile>>

export interface PageFiles {
  /** Address of the module script. */
  script: string
  /** Modules that the first rendering needs, loaded in parallel with the script. */
  preloads: string[]
  styles: string[]
}

const entry = 'src/entry-browser.tsx'

/** Returns the manifest's keys of the texts that a language needs for these capabilities. */
function phraseKeys(manifest: BuildManifest, locale: Locale, capabilities: readonly string[]): string[] {
  const wanted = new Set(capabilities.map((capability) => `virtual:phrases/${locale}/${capability}`))
  return Object.entries(manifest)
    .filter(([key, file]) => [key, file.src ?? ''].some((name) => wanted.has(name.replace(/^.*virtual:/, 'virtual:'))))
    .map(([key]) => key)
}

/**
 * Returns the files that a page's first rendering needs: the entry, the route's page and their imports, and the texts
 * of one language.
 */
export function filesOf(manifest: BuildManifest, page: { locale: Locale; route: PageRoute | null }): PageFiles {
  const modules: string[] = []
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const file = manifest[key]
    if (!file || seen.has(key)) return
    seen.add(key)
    for (const imported of file.imports ?? []) visit(imported)
    modules.push(`/${file.file}`)
    for (const style of file.css ?? []) styles.add(`/${style}`)
  }
  const first = manifest[entry]
  if (!first) throw new Error(`The build's manifest does not know ${entry}`)
  visit(entry)
  if (page.route) visit(page.route.module)
  for (const key of phraseKeys(manifest, page.locale, [...shellPhrases, ...(page.route?.phrases ?? [])])) visit(key)
  const script = `/${first.file}`
  return { script, preloads: modules.filter((module) => module !== script), styles: [...styles] }
}
