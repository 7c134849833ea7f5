import type { BrandQueryResult } from '@marklot/contracts/search'
import type { Browser, Page } from '@playwright/test'
import { axeFaults } from './accessibility.ts'

/** Slow-down of the processor while a page loads and responds (product design, "Measures"). */
export const cpuSlowDown = 4
/** Limits of the product design, "Measures". */
export const limits = { jsKb: 160, lcpMs: 1_200, inpMs: 100, cls: 0.05, axeViolations: 0 } as const

export interface PageFigures {
  /** Kilobytes (1,000 bytes) of JavaScript as transferred, before any interaction. */
  jsKb: number
  /** Milliseconds until the largest part of the first screen is painted. */
  lcpMs: number
  /** Milliseconds from the slowest key or click until the next frame. */
  inpMs: number
  /** Sum of unexpected layout shifts, from the first paint until the page is scrolled to its end. */
  cls: number
  axeViolations: number
}
/** For each step of `useKeysAndMouse`, the milliseconds from its slowest interaction to the next frame. */
export type StepTimes = Readonly<Record<string, number>>
interface Seen {
  largestPaint: number
  layoutShift: number
  /** Milliseconds from each key and click until the next frame. */
  interactions: number[]
}

export type ColorScheme = 'light' | 'dark'

/**
 * Returns paths without language prefix: the pages that the sitemap lists, a search with hits, a mark and the not-found
 * page.
 */
export async function publicPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemaps/pages.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/de((?:\/[^<]*)?)<\/loc>/g)].map(([, path]) => path || '/home')
  const reply = await fetch(`${url}/api/v1/BrandQueries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filters: { brandTypes: ['Word'] }, size: 25, sort: 'name' }),
  })
  const { hits } = (await reply.json()) as BrandQueryResult
  const mark = hits.find(({ name }) => name !== null)
  if (!mark) throw new Error('The register holds no word mark')
  return [...new Set([...listed, `/search?q=${encodeURIComponent(mark.name ?? '')}&min=50`, `/brands/${mark.brandId}`, '/404'])]
}

/** Loads an address in a page with an empty cache, and scrolls it to its end and back. `watchInPage` runs in it. */
export async function firstVisit(page: Page, address: string): Promise<Pick<PageFigures, 'jsKb' | 'lcpMs' | 'cls'>> {
  await page.goto(address)
  await settled(page)
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  const { largestPaint } = await seenBy(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await settled(page)
  const { layoutShift } = await seenBy(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  return { jsKb: round(bytes / 1_000, 1), lcpMs: Math.round(largestPaint), cls: round(layoutShift, 4) }
}

/** Makes a first visit on a slow processor, and measures the times of keys and clicks. */
export async function visit(
  browser: Browser,
  address: string,
  colorScheme: ColorScheme,
): Promise<Omit<PageFigures, 'axeViolations'> & { steps: StepTimes }> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchInPage)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
    const figures = await firstVisit(page, address)
    const steps = await useKeysAndMouse(page)
    return { ...figures, inpMs: Math.max(0, ...Object.values(steps)), steps }
  } finally {
    await context.close()
  }
}

/** Returns the accessibility faults of a page at rest, each with its rule and places. */
export async function faultsAt(browser: Browser, address: string, colorScheme: ColorScheme): Promise<string[]> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await settled(page)
    return await axeFaults(page)
  } finally {
    await context.close()
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    // The browser reports events once it is idle.
    await new Promise((idle) => requestIdleCallback(idle))
  })
}

/** Uses the page's menus, fields, hits and filters, and returns the time of each step. */
async function useKeysAndMouse(page: Page): Promise<StepTimes> {
  const times: Record<string, number> = {}
  const step = async (name: string, act: () => Promise<unknown>) => {
    await settled(page)
    const { interactions: before } = await seenBy(page)
    await act()
    await settled(page)
    const { interactions } = await seenBy(page)
    times[name] = Math.max(0, ...interactions.slice(before.length))
  }
  const main = page.locator('main')
  await step('tab', async () => {
    for (let i = 0; i < 4; i++) await page.keyboard.press('Tab')
  })
  await step('menu', async () => {
    await page.locator('header summary, header button').first().click()
    await page.keyboard.press('Escape')
  })
  if ((await main.locator('[data-hit]').count()) > 0) await useHits(page, step)
  const field = main.locator('input[type=search], input[type=text]').first()
  if (await field.isVisible()) await step('type', () => field.pressSequentially('lumo', { delay: 120 }))
  return times
}

/** Ticks a hit, uses filters and the popup, and turns the page. */
async function useHits(page: Page, step: (name: string, act: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const main = page.locator('main')
  const rail = main.locator('aside')
  await step('tick a hit', () => main.locator('[data-row] input[type=checkbox]').first().click())
  await step('open a filter', () => rail.locator('[aria-expanded=false]').first().click())
  const popup = page.locator('dialog[open]')
  await step('open the popup', async () => {
    await main.locator('[data-hit]').first().click()
    await popup.waitFor()
  })
  await step('close the popup', async () => {
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
  })
  const next = main.locator('nav:has([aria-current=page]) a').last()
  if ((await next.count()) > 0) await step('change the page', () => next.click())
  await step('tick a filter', () => rail.locator('input[type=checkbox]').first().click())
}

/** Records paints, layout shifts and interactions from the start of every document. For `addInitScript`. */
export function watchInPage(): void {
  const seen: Seen = { largestPaint: 0, layoutShift: 0, interactions: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? seen.largestPaint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    // Only keys and clicks have an identifier. Chromium's headless shell also reports a `pointerover` when a page
    // loads.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the records of `watchInPage` so far. */
export const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
/** Returns the milliseconds of the slowest interaction so far. */
export const slowestOf = ({ interactions }: Pick<Seen, 'interactions'>) => Math.max(0, ...interactions)
const round = (value: number, digits: number) => Number(value.toFixed(digits))
