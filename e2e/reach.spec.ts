import { expect, type Page, test } from '@playwright/test'
import { publicPaths } from './measure-page.ts'

/** The smallest target in CSS pixels: for fingers by the product design, for pointers by WCAG 2.2, 2.5.8. */
const smallestTarget = { coarse: 44, fine: 24 }
/** The widths of a window of 1280 pixels zoomed to 200 and 400 percent (WCAG 2.1, 1.4.4 and 1.4.10). */
const zoomedWidths = [640, 320]

/**
 * Returns the targets that are too small. Links in running text and boxes whose row is the target are exempt (WCAG 2.2,
 * 2.5.8).
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const least = matchMedia('(pointer: coarse)').matches ? smallest.coarse : smallest.fine
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary')
    return [...targets].flatMap((target) => {
      const style = getComputedStyle(target)
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      const text = target.textContent?.trim() ?? ''
      const isInText = style.display === 'inline' && (target.parentElement?.textContent?.trim().length ?? 0) > text.length
      // A pseudo-element may extend the link over its card. Elements of one pixel are for screen readers.
      const isCovering = getComputedStyle(target, '::after').position === 'absolute'
      if (isInText || isCovering || !target.checkVisibility() || style.clipPath !== 'none' || width <= 1) return []
      return Math.min(width, height) < least - 0.5
        ? [`${target.localName} “${text || target.ariaLabel}”: ${Math.round(width)} × ${Math.round(height)}`]
        : []
    })
  }, smallestTarget)
}

/** Returns the headings that stand above their predecessor in the document, on a page with one column. */
async function headingsOutOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter((one) => one.checkVisibility())
    const tops = headings.map((heading) => heading.getBoundingClientRect().top)
    return headings.filter((_, place) => (tops[place] ?? 0) < (tops[place - 1] ?? -Infinity)).map((one) => one.innerText)
  })
}

test('every page is within reach of fingers, readers and magnifiers', { tag: '@phone' }, async ({ page, baseURL, isMobile }) => {
  test.slow()
  for (const path of await publicPaths(String(baseURL))) {
    await page.goto(`/de${path}`)
    await expect(page.locator('h1').first()).toBeAttached()
    expect.soft(await smallTargets(page), path).toEqual([])
    if (isMobile) {
      expect.soft(await headingsOutOfOrder(page), path).toEqual([])
      continue
    }
    const { height = 800, width = 1280 } = page.viewportSize() ?? {}
    for (const zoomed of zoomedWidths) {
      await page.setViewportSize({ width: zoomed, height: Math.round((height * zoomed) / width) })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `${path} at ${Math.round((width / zoomed) * 100)} %`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width, height })
  }
})
