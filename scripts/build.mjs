// Builds web and server into dist/ when their sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ensureInstalled, exclusively, root } from './install.mjs'

const stamp = join(root, 'dist', '.built-from')

/** A fingerprint of everything the build reads. */
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

/** Builds when needed, in a process of its own: the memory of the build tools does not stay with the product. */
export function ensureBuilt() {
  exclusively('build', buildChanged)
}

function buildChanged() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources()) return
  console.error('Building …')
  const result = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { cwd: root, stdio: ['ignore', 2, 2] })
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
  await buildServer()
  writeFileSync(stamp, wanted)
}

/** Text assets once and well, in place of at every request. */
async function compressAssets() {
  const assets = join(root, 'dist/web/client/assets')
  for (const name of readdirSync(assets)) {
    if (!/\.(js|css|svg|json|map)$/.test(name)) continue
    const content = readFileSync(join(assets, name))
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }))
  }
}

/** One bundle of our own packages per entry; what comes from npm stays outside. */
async function buildServer() {
  const { build } = await import('vite')
  const source = (name) => join(root, 'packages/server/src', name)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@marklot\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(root, 'dist/server'),
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: {
          api: source('api.ts'),
          cli: source('cli.ts'),
          'parse-worker': source('ingest/parse-worker.ts'),
          'search-thread': source('search/search-thread.ts'),
          'search-index-writer': source('search/search-index-writer.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // As var, which is the default, V8 does not know that tables and limits stay what they are: a search takes a tenth longer.
          topLevelVar: false,
        },
      },
    },
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  process.env.NODE_ENV = 'production'
  await buildAll()
}
