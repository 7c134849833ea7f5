import { setTimeout as pause } from 'node:timers/promises'
import type { Statistics } from '@marklot/contracts'
import type { StatisticsPublisher } from '../src/insights/publish-statistics.ts'
import { windowUntil } from '../src/insights/windows.ts'
import type { Pool } from '../src/platform/database.ts'
import { setAsOf } from './statistics.store.ts'

/** A running server to measure. */
interface MeasuredServer {
  statistics: StatisticsPublisher
  /** The origin of the statistics files. */
  origin: string
  search: (text: string) => Promise<unknown>
}

/** Times of consecutive searches over loopback, in milliseconds. */
export interface StatisticsBench {
  marks: number
  /** The first publication after the start. Processor time is the sum for all threads of the process. */
  seconds: number
  cpuSeconds: number
  searchP95Before: number
  /**
   * Measured while the statistics are published as often as the product allows. In normal operation, it publishes once
   * per delivery.
   */
  searchP95During: number
  publicationsDuring: number
  rssBytes: number
  /** The size of all current files, uncompressed. */
  bytes: number
}

/** The last day of the register of `bench:search`. All windows that end on it are full. */
const lastDay = '2025-12-31'
/**
 * The number of consecutive searches with or without publications. Short runs spread the machine's other load evenly
 * over both.
 */
const inARow = 60
/** The product's shortest interval between publications, in milliseconds; see `follow`. */
const shortestPause = 5_000

/** Measures the publication of the statistics and its effect on searches. */
export async function benchStatistics(pool: Pool, server: MeasuredServer, texts: readonly string[]): Promise<StatisticsBench> {
  // The first round compiles code and fills caches, so it is not counted.
  await searchTimes(server, texts)
  let publications = 0
  const publish = async () => {
    await setAsOf(pool, windowUntil(lastDay, ++publications).from)
    const begun = performance.now()
    const before = process.cpuUsage()
    const outcome = await server.statistics.publish()
    if (outcome !== 'written') throw new Error(`The statistics were not written: ${outcome}`)
    const { user, system } = process.cpuUsage(before)
    return { seconds: (performance.now() - begun) / 1000, cpuSeconds: (user + system) / 1e6 }
  }
  const first = await publish()
  const before: number[] = []
  const during: number[] = []
  const measureBefore = async (row: readonly string[]) => void before.push(...(await searchTimes(server, row)))
  const measureDuring = async (row: readonly string[]) => {
    const ended = new AbortController()
    const publishing = (async () => {
      while (!ended.signal.aborted) {
        await publish()
        await pause(shortestPause, undefined, { signal: ended.signal }).catch(() => undefined)
      }
    })()
    during.push(...(await searchTimes(server, row).finally(() => ended.abort())))
    await publishing
  }
  for (let from = 0; from < texts.length; from += inARow) {
    const row = texts.slice(from, from + inARow)
    // Repeated queries are slightly faster, so the two measurements take turns in going first.
    const isOdd = (from / inARow) % 2 === 1
    for (const measure of isOdd ? [measureDuring, measureBefore] : [measureBefore, measureDuring]) await measure(row)
  }
  const global = await readFile<Statistics>(server, 'global/all.json')
  let bytes = global.size
  for (const { code } of global.content.offices)
    for (const name of ['all', code === 'us' ? '30' : '90']) bytes += (await readFile(server, `${code}/${name}.json`)).size
  return {
    marks: global.content.measures.brand.total,
    seconds: rounded(first.seconds),
    cpuSeconds: rounded(first.cpuSeconds),
    searchP95Before: p95(before),
    searchP95During: p95(during),
    publicationsDuring: publications - 1,
    rssBytes: process.memoryUsage.rss(),
    bytes,
  }
}

async function searchTimes(server: MeasuredServer, texts: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const text of texts) {
    const begun = performance.now()
    await server.search(text)
    times.push(performance.now() - begun)
  }
  return times
}

async function readFile<T>({ origin }: MeasuredServer, file: string): Promise<{ content: T; size: number }> {
  const text = await (await fetch(`${origin}/statistics/${file}`)).text()
  return { content: JSON.parse(text) as T, size: text.length }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
function p95(times: number[]): number {
  times.sort((a, b) => a - b)
  return rounded(times[Math.floor(times.length * 0.95)] ?? 0)
}
