/*
 * Measures whether the suggested frames of screenshots show the logo, and whether it is found by them.
 *
 *   LOGO_PACKAGES=DIR/node_modules npm run evaluate:frames -- [--benchmark DIR] [--screens 20] [--json]
 *
 * Each kind of page is drawn in Chromium with other icons and texts. `among` is the share of logos that one of the
 * frames shows: at least four fifths of it, with at most five times its area. `first` is that of the first frame.
 * `foundWhole` and `foundFramed` are the shares of logos among the first ten of a search with the whole screenshot and
 * with any of its frames, among the pictures of a part of the benchmark's development half. `alone` is the share of
 * these pictures, each a logo by itself, that get frames. `milliseconds` is the median for a screenshot.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { openBenchmark } from '../packages/similarity/bench/logos/benchmark.ts'
import { rounded } from '../packages/similarity/bench/logos/figures.ts'
import { Gallery } from '../packages/similarity/bench/logos/gallery.ts'
import {
  describeLogo,
  describeQuery,
  framedSide,
  type LogoDescription,
  type Picture,
  suggestedFrames,
} from '../packages/similarity/src/logo/index.ts'
import type { Box } from '../packages/similarity/src/logo/types.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { type Screen, screens } from './screens.ts'

const { values } = parseArgs({
  options: {
    benchmark: { type: 'string', default: process.env.LOGO_BENCHMARK ?? '../shared/benchmarks/logos' },
    screens: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
})
const benchmark = path.resolve(values.benchmark)
process.env.LOGO_PACKAGES = path.resolve(process.env.LOGO_PACKAGES ?? 'node_modules')
const choice = { benchmark, sets: path.join(benchmark, 'sets.json'), name: 'dev', copies: 1 }
const { half, scripts, pictures } = await openBenchmark(choice)

/** Every so many pictures of the half are searched. */
const step = 8
const ids: string[] = []
const described: (LogoDescription | null)[] = []
let framedAlone = 0
for (const [at, id] of half.gallery.entries()) {
  if (at % step !== 0) continue
  const drawn = await pictures.gallery[at]?.()
  ids.push(id)
  const picture = drawn && { ...drawn, rgba: drawn.data }
  described.push(picture === undefined ? null : describeLogo(picture))
  if (picture !== undefined && suggestedFrames(picture).length > 0) framedAlone++
}
const gallery = new Gallery(described)
const isAmongTen = (picture: Picture, at: number) => gallery.findCopies(describeQuery(picture), 10).some((hit) => hit.at === at)

/** The longest side of a stored picture, and that of a described one. */
const storedSide = 1200
const describedSide = 512
const wholeBox: Box = { x: 0, y: 0, width: 1, height: 1 }

/** Returns a part of a stored picture, as the product reads it. */
async function pictureOf(png: Buffer, side: number, { x, y, width, height }: Box = wholeBox): Promise<Picture> {
  const scaled = await sharp(png).resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
  const whole = await sharp(scaled).metadata()
  const [across, down] = [(share: number) => Math.floor(share * whole.width), (share: number) => Math.floor(share * whole.height)]
  const { data, info } = await sharp(scaled)
    .extract({ left: across(x), top: down(y), width: Math.max(1, across(width)), height: Math.max(1, down(height)) })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) }
}

const leastShown = 0.8
const mostArea = 5

function shows(frame: Box, logo: Box): boolean {
  const across = Math.min(frame.x + frame.width, logo.x + logo.width) - Math.max(frame.x, logo.x)
  const down = Math.min(frame.y + frame.height, logo.y + logo.height) - Math.max(frame.y, logo.y)
  const [area, own] = [logo.width * logo.height, frame.width * frame.height]
  return across > 0 && down > 0 && across * down >= leastShown * area && own <= mostArea * area
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })

async function photographed({ width, height, scale, html }: Screen): Promise<{ png: Buffer; logo: Box }> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale })
  const page = await context.newPage()
  await page.setContent(`<body style="margin:0;font-family:sans-serif">${html}</body>`)
  const box = await page.locator('#logo').boundingBox()
  if (box === null) throw new Error('A page shows no logo')
  const png = await page.screenshot()
  await context.close()
  return { png, logo: { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height } }
}

/** Returns an icon as an element that fills the one around it. */
function element(id: string, ink: string): string {
  const { svg } = scripts.drawing(id, ink)
  return `<svg viewBox="-50 -50 100 100" style="width:100%;height:100%;display:block">${svg}</svg>`
}

const times: number[] = []
const figures: Record<string, Record<string, number>> = {}
for (const [kind, draw] of Object.entries(screens)) {
  const sums = { among: 0, first: 0, frames: 0, foundWhole: 0, foundFramed: 0 }
  const count = Number(values.screens)
  for (let place = 0; place < count; place++) {
    const random = scripts.randomOf(`screen ${kind} ${place}`)
    const at = Math.floor(random.next() * ids.length)
    const { png, logo } = await photographed(draw((ink) => element(ids[at] as string, ink), random))
    const picture = await pictureOf(png, framedSide)
    const begun = performance.now()
    const frames = suggestedFrames(picture)
    times.push(performance.now() - begun)
    const framed: boolean[] = []
    for (const frame of frames) framed.push(isAmongTen(await pictureOf(png, describedSide, frame), at))
    sums.among += Number(frames.some((frame) => shows(frame, logo)))
    sums.first += Number(frames[0] !== undefined && shows(frames[0], logo))
    sums.frames += frames.length
    sums.foundWhole += Number(isAmongTen(await pictureOf(png, describedSide), at))
    sums.foundFramed += Number(framed.includes(true))
  }
  figures[kind] = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, rounded(sum / count)]))
}
await browser.close()
const alone = rounded(framedAlone / ids.length)
const milliseconds = Math.round(times.sort((one, other) => one - other)[times.length >> 1] ?? 0)
const result = { searched: ids.length, screens: Number(values.screens), alone, milliseconds, figures }
if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`)
else {
  console.table(figures)
  console.info({ alone, milliseconds })
}
