import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

/** Visitors who have answered the question about cookies: the banner does not stand before what is tested. */
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

/** Quiet, and without what a browser asks of its maker: the tests run without a network. */
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
 * Browser tests against the product itself (`e2e/setup.ts` starts it). Every test runs on a desktop. Those tagged `@phone` also run on a
 * phone of 360 pixels, those tagged `@phone-only` only there.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // Several times what they take here: other machines are slower, and two tests run beside each other.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  // A second try tells a flaky test from a broken one. `scripts/test.mjs` counts both as failed.
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
    // Recording every test costs a tenth of their time: `npx playwright test --trace retain-on-failure` for one that fails.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
  ],
})
