// Bundles the programs and threads that tests start. Vitest calls it before the first test of a project.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundle, bundleServer } from './bundle-server.mjs'
import { root } from './install.mjs'

/** Within the project, where the bundles find its packages. */
const cache = join(root, 'node_modules/.cache/test-bundles')

/** Programs and threads that only tests of the server start, in addition to the product's threads. */
const programs = {
  worker: 'src/worker.ts',
  'api-program': 'test/api-program.ts',
  'indexer-program': 'test/indexer-program.ts',
  'mail-worker': 'test/mail-worker.ts',
  'slow-worker': 'test/slow-worker.ts',
}
/** Bundled apart, because the others would import it for the modules that they share. */
const commands = { cli: 'src/cli.ts' }
/** The thread that tests of the register index start. */
const indexThread = { 'index-thread': '../register-index/bench/index-thread.ts' }

/**
 * Bundles into a new folder, which tests know as `bundles`, and again before every further run of a watching Vitest.
 * @param project the tests' project of Vitest
 * @returns a function that removes the folder
 */
export default async function setup(project) {
  mkdirSync(cache, { recursive: true })
  const bundles = mkdtempSync(join(cache, 'run-'))
  const folder = relative(root, bundles)
  const bundleAll = async () => {
    if (project.name !== 'server') return bundle(folder, indexThread)
    await bundleServer(folder, programs)
    await bundleServer(join(folder, 'commands'), commands)
  }
  await bundleAll()
  project.provide('bundles', bundles)
  project.onTestsRerun(bundleAll)
  return () => rmSync(bundles, { recursive: true, force: true })
}
