// Bundles programs of the server and the threads and processes that they start.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Entry points of the worker threads and child processes. Every bundle of the server has its own copy. */
const threads = {
  'parse-worker': 'src/ingest/parse-worker.ts',
  'decode-worker': 'src/logos/decode/decode-worker.ts',
  'decode-process': 'src/logos/decode/decode-process.ts',
  'logo-worker': 'src/logos/thread/logo-worker.ts',
  'dossier-worker': 'src/exports/dossier/dossier-worker.ts',
  'rules-worker': 'src/guardian/rules/rules-worker.ts',
  'search-thread': 'src/search/engine/search-thread.ts',
  'index-writer': 'src/search/engine/index-writer.ts',
  'cluster-thread': 'src/search/engine/opensearch/cluster-thread.ts',
}

/** Bundles programs of the server with the threads that they start; see `bundle`. */
export const bundleServer = (folder, entries) => bundle(folder, { ...entries, ...threads })

/**
 * Bundles our own packages into `folder`, one bundle per entry (paths within the server package). npm packages stay
 * external, so the folder lies within the project.
 */
export async function bundle(folder, entries) {
  const { build } = await import('vite')
  const source = (path) => join(root, 'packages/server', path)
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@marklot\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(root, folder),
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, source(path)])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // By default Rolldown declares top-level constants as `var`. V8 then no longer treats tables and limits as
          // constant, and a search takes 10 % longer.
          topLevelVar: false,
        },
      },
    },
  })
  refuseSharedEntries(folder, output)
  await Promise.all(output.filter(({ type }) => type === 'chunk').map(({ fileName }) => toAscii(join(root, folder, fileName))))
}

/**
 * Replaces every character outside ASCII in the bundle `file` by its escape. Each thread of the product keeps its
 * sources in memory, and V8 stores a source at two bytes per character as soon as one of them is outside Latin-1. An
 * escape means the same in strings, templates, regular expressions and names. Lines stay the same, so the source map
 * still names the right ones.
 */
async function toAscii(file) {
  const source = await readFile(file, 'utf8')
  const unsafe = /String\.raw`[^`]*[^\0-\x7f]|\\[^\0-\x7f]/.exec(source)
  if (unsafe) throw new Error(`${file} has a character that an escape would change: ${unsafe[0].slice(-80)}`)
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  await writeFile(file, source.replace(/[^\0-\x7f]/g, escaped))
}

/**
 * Entries run when they are imported. Rolldown may put a module that two entries share into one of them, and the other
 * entry would then start both.
 */
function refuseSharedEntries(folder, output) {
  const entries = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const { fileName, imports = [] } of output)
    for (const imported of imports)
      if (entries.has(imported)) throw new Error(`${folder}/${fileName} imports the entry ${imported}. Bundle that entry apart.`)
}
