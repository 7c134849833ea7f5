import { defineConfig } from 'vitest/config'

/**
 * Unit and integration tests, beside the sources and in each package's `test` folder. Playwright runs the browser tests
 * (`e2e/`).
 */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/server/test/global-setup.ts'],
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
  },
})
