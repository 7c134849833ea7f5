import AxeBuilder from '@axe-core/playwright'
import type { BrandQueryResult } from '@marklot/contracts/search'
import type { Browser, Page } from '@playwright/test'

/** How many times slower than this machine the visitor's processor is while a page loads and answers (product design, "Measures"). */
export const cpuSlowDown = 4
/** Limits of the product design, "Measures". */
export const limits = { jsKb: 170, lcpMs: 1_200, inpMs: 100, cls: 0.05, axeViolations: 0 } as const

export interface PageFigures {
  /** Kilobytes (1,000 bytes) of JavaScript as transferred before the visitor does anything. */
  jsKb: number
  /** Milliseconds until the largest part of the first screen was painted. */
  lcpMs: number
  /** Milliseconds from the slowest of some keys and clicks until the next frame. */
  inpMs: number
  /** Sum of unexpected layout shifts, from the first paint until the page was scrolled to its end. */
  cls: number
  axeViolations: number
}
type Seen = { largestPaint: number; layoutShift: number; slowestEvent: number }

export type ColorScheme = 'light' | 'dark'

/** Addresses of the pages worth finding, as the sitemap lists them, and those that are reached from there; without language prefix. */
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
  return [...new Set([...listed, `/search?q=${encodeURIComponent(mark.name ?? '')}`, `/brands/${mark.brandId}`, '/404'])]
}

/** One first visit: a browser that was never here, on a slow processor. */
export async function visit(
  browser: Browser,
  address: string,
  colorScheme: ColorScheme,
): Promise<Omit<PageFigures, 'axeViolations'>> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchInPage)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
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
    await useKeysAndMouse(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await settled(page)
    const { layoutShift, slowestEvent } = await seenBy(page)
    return {
      jsKb: round(bytes / 1_000, 1),
      lcpMs: Math.round(largestPaint),
      inpMs: Math.round(slowestEvent),
      cls: round(layoutShift, 4),
    }
  } finally {
    await context.close()
  }
}

/** Faults that axe finds on a page at rest: rule and place. */
export async function axeFaults(browser: Browser, address: string, colorScheme: ColorScheme): Promise<string[]> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await settled(page)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
      .analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  } finally {
    await context.close()
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}

/** What can be done on every page: walk with the Tab key, open a menu and close it, type into a field where there is one. */
async function useKeysAndMouse(page: Page): Promise<void> {
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab')
  const menu = page.locator('header summary, header button').first()
  await menu.click()
  await page.keyboard.press('Escape')
  const field = page.locator('main input[type=search], main input[type=text]').first()
  if (await field.isVisible()) await field.pressSequentially('lumo')
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

/** For `addInitScript`: records paints, layout shifts and slow events from the first moment of every document. */
export function watchInPage(): void {
  const seen: Seen = { largestPaint: 0, layoutShift: 0, slowestEvent: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? seen.largestPaint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.slowestEvent = Math.max(seen.slowestEvent, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** What `watchInPage` has recorded so far. */
export const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
const round = (value: number, digits: number) => Number(value.toFixed(digits))
