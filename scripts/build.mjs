// Builds web and server into dist/ when their sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'
import { ensureInstalled, exclusively, root } from './install.mjs'

const stamp = join(root, 'dist', '.built-from')

/** Returns a hash of all inputs of the build. */
function sources() {
  const hash = createHash('sha256')
  const visit = (path) => {
    for (const name of readdirSync(path).sort()) {
      if (['node_modules', 'dist', 'test', 'bench'].includes(name) || name.endsWith('.test.ts') || name.endsWith('.test.tsx'))
        continue
      const file = join(path, name)
      if (statSync(file).isDirectory()) visit(file)
      else hash.update(relative(root, file)).update('\0').update(readFileSync(file))
    }
  }
  visit(join(root, 'packages'))
  for (const file of ['package-lock.json', 'scripts/build.mjs', 'scripts/build-web.mjs', 'tsconfig.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds if necessary. Runs in a child process, so that the product does not keep the memory of the build tools. */
export function ensureBuilt() {
  exclusively('build', buildChanged)
}

/** Bundles the server's benchmarks into `dist/bench`, or the one of logos into `dist/bench-logos`. */
export function buildBench(what = 'bench') {
  exclusively('build', () => runBuild(what))
}

function buildChanged() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources()) return
  console.error('Building …')
  runBuild('product')
}

function runBuild(what) {
  const result = spawnSync(process.execPath, [fileURLToPath(import.meta.url), what], { cwd: root, stdio: ['ignore', 2, 2] })
  if (result.status !== 0) {
    console.error('The build failed: see above.')
    process.exit(1)
  }
}

async function buildAll() {
  const wanted = sources()
  rmSync(stamp, { force: true })
  mkdirSync(join(root, 'dist'), { recursive: true })
  await import('./build-web.mjs')
  await compressAssets()
  await bundle('server', {
    api: 'src/api.ts',
    'fill-sample': 'src/fill-sample.ts',
    worker: 'src/worker.ts',
    indexer: 'src/indexer.ts',
    mcp: 'src/mcp-stdio.ts',
    cli: 'src/cli.ts',
  })
  writeFileSync(stamp, wanted)
}

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCallback)

/** Compresses text assets with maximum effort at build time, instead of on every request. */
async function compressAssets() {
  const assets = join(root, 'dist/web/client/assets')
  const names = readdirSync(assets).filter((name) => /\.(js|css|svg|json|map)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(assets, name))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(join(assets, `${name}.br`), await brotli(content, { params }))
      await writeFile(join(assets, `${name}.gz`), await gzip(content, { level: 9 }))
    }),
  )
}

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

/** Bundles our own packages, one bundle per entry (paths within the server package). npm packages stay external. */
async function bundle(folder, entries) {
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
      outDir: join(root, 'dist', folder),
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries({ ...entries, ...threads }).map(([name, path]) => [name, source(path)])),
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
  await Promise.all(
    output.filter(({ type }) => type === 'chunk').map(({ fileName }) => toAscii(join(root, 'dist', folder, fileName))),
  )
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  process.env.NODE_ENV = 'production'
  if (process.argv[2] === 'bench') {
    // The benchmarks start these as separate programs: the roles, the client and the commands.
    await bundle('bench', {
      cli: 'bench/cli.ts',
      'search-client': 'bench/search-client.ts',
      worker: 'src/worker.ts',
      indexer: 'src/indexer.ts',
      'load-api': 'bench/load/load-api.ts',
      'billing-product': 'bench/billing/product.ts',
    })
    await bundle('bench-commands', { cli: 'src/cli.ts' })
  } else if (process.argv[2] === 'bench-logos') {
    const folder = '../register-index/bench'
    await bundle('bench-logos', { logos: `${folder}/logos.ts`, 'index-thread': `${folder}/index-thread.ts` })
  } else await buildAll()
}
