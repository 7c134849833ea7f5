import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** Conformance levels of axe-core's rules. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** The rules whose verdict depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the page's current faults: rule and places. Runs axe-core in the page itself, because the page has no foreign
 * frames. Axe's own wrapper for Playwright takes twice the time for the same verdict.
 */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: levels },
    resultTypes: ['violations'],
    preload: false,
  }
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Expects no horizontal scrolling of the page itself once it has come to rest. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await atRest(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `horizontal overflow of ${page.url()}`).toBeLessThanOrEqual(0)
}

/**
 * Expects no fault of axe-core and no horizontal overflow of the page once it has come to rest. `state` names the
 * page's state in the report.
 */
export async function expectGood(page: Page, state = page.url()): Promise<void> {
  await expectNoOverflow(page)
  expect.soft(await axeFaults(page), state).toEqual([])
}

/** Waits until the page has painted its latest changes and its colours have stopped changing. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changes.map((one) => one.finished))
  })
}

/** Content that the page dims until its replacement arrives: search results, and findings about a typed name. */
const dimmed = '#results[aria-busy="true"], main div[aria-busy="true"]:has(> p[role="status"] + div)'

/** Waits like `painted`, and also until everything that is being fetched has arrived. */
async function atRest(page: Page): Promise<void> {
  await painted(page)
  await expect(page.locator(dimmed)).toHaveCount(0)
  await painted(page)
}

/** Switches the colour scheme and waits until the page is at rest in it. */
async function atRestIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await atRest(page)
}

/** Expects the same as `expectGood` in both colour schemes. Leaves the page in the light one. */
export async function expectGoodInBothSchemes(page: Page, state = page.url()): Promise<void> {
  await atRestIn(page, 'dark')
  expect.soft(await axeFaults(page, colorRules), `${state}, dark`).toEqual([])
  await atRestIn(page, 'light')
  await expectGood(page, state)
}
