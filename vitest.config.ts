import { defineConfig } from 'vitest/config'

/** Unit and integration tests: beside the sources, and in each package's `test` folder. Browser tests are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/server/test/global-setup.ts'],
    pool: 'forks',
    // Two cores are what continuous integration has; integration tests start databases and servers of their own.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    // A test must not pass because another one failed to clean up.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
