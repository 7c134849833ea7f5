import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Files of tests lie beside the sources and in each package's `test` folder. */
const testsIn = (packages: string) => [
  `packages/${packages}/src/**/*.test.{ts,tsx}`,
  `packages/${packages}/test/**/*.test.{ts,tsx}`,
]

/** Unit and integration tests. Playwright runs the browser tests (`e2e/`). */
export default defineConfig({
  test: {
    pool: 'forks',
    // Continuous integration has two cores, and integration tests start their own databases and servers.
    maxWorkers: 2,
    // A worker loads the product once for all of its files, instead of once for each.
    isolate: false,
    // Several times what a test takes on two idle cores: a busy machine is no failure.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
    // A test must not pass or fail because another one did not clean up.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // A bundled thread starts in less than a third of the processor time of one that reads TypeScript.
        resolve: {
          alias: [
            { find: /^(\.\.?\/)+(platform\/)?code-entry\.ts$/, replacement: inProject('packages/server/test/bundled-entry.ts') },
          ],
        },
        test: {
          name: 'server',
          include: testsIn('server'),
          globalSetup: ['scripts/memory-folder.mjs', 'scripts/test-bundles.mjs', 'packages/server/test/global-setup.ts'],
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            {
              find: /^\.\/index-thread-entry\.ts$/,
              replacement: inProject('packages/register-index/test/bundled-index-thread.ts'),
            },
          ],
        },
        test: {
          name: 'packages',
          include: testsIn('!(server)'),
          globalSetup: 'scripts/test-bundles.mjs',
          // Following a link, for example to a download, would replace the window, and the next files have no cookies.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
        },
      },
    ],
  },
})
