/**
 * Measures the product design's figures on every public page, in every language and colour scheme:
 *
 *   npm run bench:web -- --json [--runs 5] [--locales de,en] [--schemes light,dark] [--paths '^/search']
 *     [--url http://…]
 *
 * Each figure is the median of first visits on a warm server; of the two colour schemes, the worse counts. `inpMs` is
 * the slowest step; `steps` names all of them. Prints `{ limits, cpuSlowDown, routes: { "/de/home": { jsKb, lcpMs,
 * inpMs, cls, axeViolations, schemes }, … }, over }`. Without `--url` it starts the product with a sample register.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import {
  type ColorScheme,
  cpuSlowDown,
  faultsAt,
  limits,
  type PageFigures,
  publicPaths,
  type StepTimes,
  visit,
} from './measure-page.ts'
import { createDataFolder, startProduct } from './setup-product.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    locales: { type: 'string', default: 'de,en,fr,es,it' },
    schemes: { type: 'string', default: 'light,dark' },
    paths: { type: 'string', default: '' },
    url: { type: 'string' },
  },
})
const runs = Number(values.runs)
const locales = values.locales.split(',')
const schemes = values.schemes.split(',') as ColorScheme[]

type Measured = PageFigures & { faults: string[]; steps: StepTimes }

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const figureNames = ['jsKb', 'lcpMs', 'inpMs', 'cls'] as const

async function measure(browser: Browser, address: string, scheme: ColorScheme): Promise<Measured> {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, address, scheme))
  const faults = await faultsAt(browser, address, scheme)
  const medians = Object.fromEntries(figureNames.map((name) => [name, median(visits.map((figures) => figures[name]))]))
  const stepNames = Object.keys(visits[0]?.steps ?? {})
  const steps = Object.fromEntries(stepNames.map((name) => [name, median(visits.map((figures) => figures.steps[name] ?? 0))]))
  return { ...(medians as Omit<PageFigures, 'axeViolations'>), axeViolations: faults.length, faults, steps }
}

const folder = values.url ? null : await createDataFolder()
const product = folder ? await startProduct({ dataFolder: folder.path, marks: 3000 }) : null
const url = values.url ?? product?.url ?? ''
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const routes: Record<string, PageFigures & { schemes: Record<string, Measured> }> = {}
  const over: string[] = []
  const wanted = new RegExp(values.paths)
  for (const path of (await publicPaths(url)).filter((one) => wanted.test(one))) {
    for (const locale of locales) {
      const route = `/${locale}${path}`
      // Fills the server's caches.
      await (await fetch(url + route)).text()
      const found: Record<string, Measured> = {}
      for (const scheme of schemes) found[scheme] = await measure(browser, url + route, scheme)
      const worst = Object.fromEntries(
        Object.keys(limits).map((name) => [name, Math.max(...Object.values(found).map((one) => one[name as keyof PageFigures]))]),
      ) as unknown as PageFigures
      for (const [name, limit] of Object.entries(limits))
        if (worst[name as keyof PageFigures] > limit) over.push(`${route} ${name} ${worst[name as keyof PageFigures]} > ${limit}`)
      routes[route] = { ...worst, schemes: found }
      if (!values.json) console.log(route.padEnd(40), JSON.stringify(worst))
      else console.error(route)
    }
  }
  if (values.json) console.log(JSON.stringify({ limits, cpuSlowDown, runs, routes, over }))
  else console.log(over.length === 0 ? 'every page within the measures' : `over the measures:\n${over.join('\n')}`)
} finally {
  await browser.close()
  await product?.stop()
  await folder?.remove()
}
