// Builds web and server into dist/ when their sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'
import { bundleServer } from './bundle-server.mjs'
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
  for (const file of [
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/build-web.mjs',
    'scripts/bundle-server.mjs',
    'tsconfig.json',
  ])
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
  await bundleServer('dist/server', {
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  process.env.NODE_ENV = 'production'
  if (process.argv[2] === 'bench') {
    // The benchmarks start these as separate programs: the roles, the client and the commands.
    await bundleServer('dist/bench', {
      cli: 'bench/cli.ts',
      'search-client': 'bench/search-client.ts',
      worker: 'src/worker.ts',
      indexer: 'src/indexer.ts',
      'load-api': 'bench/load/load-api.ts',
      'billing-product': 'bench/billing/product.ts',
    })
    await bundleServer('dist/bench-commands', { cli: 'src/cli.ts' })
  } else if (process.argv[2] === 'bench-logos') {
    const folder = '../register-index/bench'
    await bundleServer('dist/bench-logos', { logos: `${folder}/logos.ts`, 'index-thread': `${folder}/index-thread.ts` })
  } else await buildAll()
}
