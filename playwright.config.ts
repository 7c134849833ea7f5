import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

/** The state of visitors who have answered the cookie banner, so that it does not cover what is tested. */
const answered = {
  cookies: [
    {
      name: 'cc_show',
      value: 'false',
      domain: new URL(process.env.E2E_URL ?? 'http://localhost').hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
}

/** Disables Chromium's background requests to its vendor, because the tests run without a network. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Browser tests against the product itself, which `e2e/setup.ts` starts. All tests run on a desktop. Tests tagged
 * `@phone` also run on a phone 360 pixels wide, and tests tagged `@phone-only` run only there.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./scripts/memory-folder.mjs', './e2e/setup.ts'],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // Several times the usual duration, because other machines are slower and two tests run at the same time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  // A second attempt distinguishes a flaky test from a broken one. `scripts/test.mjs` counts both as failed.
  retries: process.env.CI === undefined ? 0 : 1,
  failOnFlakyTests: true,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_URL,
    storageState: answered,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: flags },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every test takes a tenth longer. To record one that fails: `npx playwright test --trace
    // retain-on-failure`.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
  ],
})
