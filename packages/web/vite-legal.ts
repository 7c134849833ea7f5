import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locale, locales, notations } from '../contracts/src/locale.ts'
import { legalDocuments, versionsOf } from '../phrases/src/legal/documents.ts'
import { readLegalText } from '../phrases/src/legal/markdown.ts'
import { withoutBreaks } from './vite-no-break.ts'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../phrases/legal')
const loaders = 'virtual:legal'
const prefix = 'virtual:legal/'

/**
 * Turns the legal texts from Markdown into data during the build. `virtual:legal` holds one loader per document,
 * version and language, and each loads its own chunk. The browser therefore needs no Markdown parser, and no text is
 * inserted as HTML.
 */
export function legalPlugin() {
  return {
    name: 'marklot-legal',
    resolveId: (id: string) => (id === loaders || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(this: { addWatchFile: (file: string) => void }, id: string): string | undefined {
      if (id === `\0${loaders}`) {
        const rows = legalDocuments.flatMap((document) =>
          versionsOf(document).flatMap((version) =>
            locales.map((locale) => {
              const key = `${document}/${version}/${locale}`
              return `${JSON.stringify(key)}: () => import('${prefix}${key}')`
            }),
          ),
        )
        return `export const legalLoaders = { ${rows.join(',\n')} }`
      }
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const key = id.slice(prefix.length + 1)
      const [, version = '', locale = 'en'] = key.split('/')
      const file = path.join(folder, `${key}.md`)
      this.addWatchFile(file)
      const text = readLegalText(readFileSync(file, 'utf8'), notations[locale as Locale], version)
      return `export default ${JSON.stringify(withoutBreaks(text))}`
    },
  }
}
