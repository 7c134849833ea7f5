import { defineConfig } from 'vitest/config'

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
        test: {
          name: 'server',
          include: testsIn('server'),
          globalSetup: ['scripts/memory-folder.mjs', 'packages/server/test/global-setup.ts'],
        },
      },
      {
        extends: true,
        // These packages keep no servers and no settings, so a worker loads them once for all of its files. That saves
        // almost half of the processor time of the page's tests.
        test: { name: 'packages', include: testsIn('!(server)'), isolate: false },
      },
    ],
  },
})
