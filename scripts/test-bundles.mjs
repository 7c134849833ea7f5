// Bundles the programs and threads that tests of the server start. Vitest calls it before the first test.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundleServer } from './bundle-server.mjs'
import { root } from './install.mjs'

/** Within the project, where the bundles find its packages. */
const cache = join(root, 'node_modules/.cache/test-bundles')

/** Programs and threads that only tests start, in addition to the product's threads. */
const programs = {
  worker: 'src/worker.ts',
  'api-program': 'test/api-program.ts',
  'indexer-program': 'test/indexer-program.ts',
  'mail-worker': 'test/mail-worker.ts',
  'slow-worker': 'test/slow-worker.ts',
}
/** Bundled apart, because the others would import it for the modules that they share. */
const commands = { cli: 'src/cli.ts' }

/**
 * Bundles into a new folder, which tests know as `bundles`, and again before every further run of a watching Vitest.
 * @param project the tests' project of Vitest
 * @returns a function that removes the folder
 */
export default async function setup(project) {
  mkdirSync(cache, { recursive: true })
  const bundles = mkdtempSync(join(cache, 'run-'))
  const folder = relative(root, bundles)
  const bundle = async () => {
    await bundleServer(folder, programs)
    await bundleServer(join(folder, 'commands'), commands)
  }
  await bundle()
  project.provide('bundles', bundles)
  project.onTestsRerun(bundle)
  return () => rmSync(bundles, { recursive: true, force: true })
}
