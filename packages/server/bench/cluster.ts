import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { bytesOf, foldName, NameScorer, prepareName } from '@marklot/similarity'
import type { Connection, Pool } from '../src/platform/database.ts'
import { createLog } from '../src/platform/log.ts'
import { openClusterSearches } from '../src/search/engine/opensearch/cluster-searches.ts'
import {
  elementWeightOf,
  type IndexFilters,
  type NameSearch,
  type OpenEngine,
  openClusterEngine,
  openEmbeddedEngine,
} from '../src/search/index.ts'
import { addMarks, namesBySerial } from './search.store.ts'
import { fillDatabase } from './search.ts'

/*
 * Measures searches on the OpenSearch cluster at OPENSEARCH_URL, and compares them with the embedded engine over the
 * same register. The indices have their own prefix and are removed at the end. If the task states a prefix, they are
 * kept, and `benchClusterTimes` measures times on them without a register.
 *
 * A production node has compiled its code and finished its merges long before a search arrives. So unmeasured searches
 * run first. They use other names than the measured ones, because an engine caches counts of words it has seen. The
 * merges of a build have finished when `catchUp` resolves.
 */

interface ClusterTask {
  queries: readonly { text: string; variants: Record<string, string> }[]
  /** Names to search that the register does not contain. */
  unseen: readonly string[]
  /** The number of searches whose result is checked by scoring all names. */
  exhaustive: number
  none: IndexFilters
  narrow: IndexFilters
  /** The prefix of indices to keep or to find; null for indices that only this run uses. */
  indices: string | null
}

/** How often the unmeasured searches are repeated, with and without filters. */
const warmRounds = 3

const shown = 50
const minimum = 70
/** The number of marks in one change. */
const changeSize = 20_000
/** The number of marks per page, which is enough to contain the first distinct names. */
const pageSize = 2_000

const rounded = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits
const secondsSince = (begun: number) => rounded((performance.now() - begun) / 1000)

function latencies(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const request = (text: string, filters: IndexFilters, size = 25): NameSearch => ({
  text,
  filters,
  minimumSimilarity: minimum,
  maximumNames: 1_000,
  sort: 'relevance',
  page: 1,
  size,
})

async function measureClients(engine: OpenEngine, texts: readonly string[], clients: number, filters: IndexFilters) {
  const times: number[] = []
  let next = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let text = texts[next++]; text !== undefined; text = texts[next++]) {
        const asked = performance.now()
        await engine.searchNames(request(text, filters))
        times.push(performance.now() - asked)
      }
    }),
  )
  return { ...latencies(times), qps: rounded((times.length * 1000) / (performance.now() - begun), 1) }
}

/** The milliseconds after which the node has a newer figure, because it measures its processor time once a second. */
const nodeTimeAge = 1_100

/** Returns the processor time that the node's process has used, in milliseconds. */
async function nodeTime(url: string): Promise<number> {
  await pause(nodeTimeAge)
  const reply = await fetch(`${url}/_nodes/stats/process`)
  const { nodes } = (await reply.json()) as { nodes: Record<string, { process: { cpu: { total_in_millis: number } } }> }
  return Object.values(nodes).reduce((sum, node) => sum + node.process.cpu.total_in_millis, 0)
}

/**
 * Measures latencies and, for each search, the processor time of the node and of this process including its threads.
 */
async function measureOneClient(url: string, engine: OpenEngine, texts: readonly string[], filters: IndexFilters) {
  const [node, own] = [await nodeTime(url), process.cpuUsage()]
  const times = await measureClients(engine, texts, 1, filters)
  const { user, system } = process.cpuUsage(own)
  const processorMs = {
    node: rounded(((await nodeTime(url)) - node) / texts.length, 1),
    process: rounded((user + system) / 1000 / texts.length, 1),
  }
  return { ...times, processorMs }
}

async function measureTimes(
  url: string,
  engine: OpenEngine,
  { queries, unseen, none, narrow }: ClusterTask,
  progress: (text: string) => void,
) {
  const texts = queries.map(({ text }) => text)
  for (let round = 0; round < warmRounds; round++)
    for (const filters of [none, narrow]) await measureClients(engine, unseen, 2, filters)
  const clients1 = await measureOneClient(url, engine, texts, none)
  progress(`one client: ${JSON.stringify(clients1)}`)
  const filtered = await measureOneClient(url, engine, texts, narrow)
  progress(`one client, filtered: ${JSON.stringify(filtered)}`)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const clients2 = await measureClients(engine, texts, 2, none)
  delay.disable()
  const clients4 = await measureClients(engine, texts, 4, none)
  const maxLoopBlockMs = rounded(delay.max / 1e6, 1)
  return { clients1, clients2, clients4, filtered, filterSlowdown: rounded(filtered.p50 / clients1.p50), maxLoopBlockMs }
}

function clusterUrl(): string {
  const url = process.env.OPENSEARCH_URL
  if (url === undefined) throw new Error('Set OPENSEARCH_URL; scripts/opensearch.sh starts a node.')
  return url
}

/**
 * Measures times on the indices of an earlier run. Reads only the task: the cluster has all marks that searches read.
 * This thread does all the work, so several clients gain less than in the product.
 */
export async function benchClusterTimes(
  pool: Pool,
  input: NodeJS.ReadableStream,
  progress: (text: string) => void,
): Promise<object> {
  const url = clusterUrl()
  const task = JSON.parse(await textOf(input)) as ClusterTask & { indices: string }
  const log = createLog('error')
  const engine = await openClusterSearches({ nodes: [url], prefix: task.indices, pool, log, follows: false })
  try {
    return { engine: 'opensearch', indices: task.indices, ...(await measureTimes(url, engine, task, progress)) }
  } finally {
    await engine.close()
  }
}

export async function benchCluster(
  { pool, connection }: { pool: Pool; connection: Connection },
  input: NodeJS.ReadableStream,
  progress: (text: string) => void,
): Promise<object> {
  const url = clusterUrl()
  const task = await fillDatabase<ClusterTask>(pool, input, progress)
  const { queries, unseen, exhaustive, none, narrow, indices } = task
  const names = await namesBySerial(pool)
  const log = createLog('error')
  const prefix = indices ?? `bench-${randomBytes(4).toString('hex')}`
  const directory = await mkdtemp(join(tmpdir(), 'bench-cluster-'))
  const applicationName = 'bench-cluster'
  const begun = performance.now()
  const engine = await openClusterEngine({ nodes: [url], prefix, pool, connection, applicationName, threads: 2, log })
  try {
    await engine.catchUp()
    const buildSeconds = secondsSince(begun)
    progress(`filled in ${buildSeconds} s`)
    const indexBytes = await bytesOfIndices(url, prefix)
    const times = await measureTimes(url, engine, task, progress)

    const first = async (from: OpenEngine, text: string, filters: IndexFilters) => {
      const { page, weakElements } = await from.searchNames(request(text, filters, pageSize))
      const scores = new Map<string, number>()
      for (const { serial, nameScore } of page) {
        const name = names.get(serial) ?? ''
        if (scores.size < shown || scores.has(name)) scores.set(name, nameScore?.total ?? 0)
      }
      return { scores, weakElements: weakElements ?? [] }
    }
    const planted = { asked: 0, found: 0 }
    for (const { text, variants } of queries) {
      const { scores } = await first(engine, text, none)
      for (const variant of Object.values(variants)) {
        planted.asked++
        if (scores.has(variant)) planted.found++
      }
    }
    const embedded = await openEmbeddedEngine({ pool, connection, applicationName, threads: 2, dataDirectory: directory, log })
    try {
      const compare = async (filters: IndexFilters) => {
        const found = {
          shown: 0,
          common: 0,
          equal: 0,
          close: 0,
          sameWeights: 0,
          shownOfSameWeights: 0,
          ofSameWeights: 0,
          equalOfSameWeights: 0,
        }
        for (const text of unseen) {
          const [own, other] = [await first(engine, text, filters), await first(embedded, text, filters)]
          const weights = (weak: typeof own.weakElements) => JSON.stringify(weak.map((one) => [one.text, one.weight]))
          const isSame = weights(own.weakElements) === weights(other.weakElements)
          if (isSame) found.sameWeights++
          for (const [name, score] of other.scores) {
            found.shown++
            if (isSame) found.shownOfSameWeights++
            const ownScore = own.scores.get(name)
            if (ownScore === undefined) continue
            found.common++
            if (ownScore === score) found.equal++
            if (Math.abs(ownScore - score) <= 1) found.close++
            if (!isSame) continue
            found.ofSameWeights++
            if (ownScore === score) found.equalOfSameWeights++
          }
        }
        const share = (part: number, whole: number) => rounded(part / Math.max(1, whole), 4)
        return {
          overlap: share(found.common, found.shown),
          overlapAtEqualWeights: share(found.ofSameWeights, found.shownOfSameWeights),
          equalScores: share(found.equal, found.common),
          scoresWithin1: share(found.close, found.common),
          equalWeights: share(found.sameWeights, unseen.length),
          equalScoresAtEqualWeights: share(found.equalOfSameWeights, found.ofSameWeights),
        }
      }
      const unfiltered = await compare(none)
      progress(`compared: ${JSON.stringify(unfiltered)}`)
      const filteredToo = await compare(narrow)
      const distinct = [...new Set(names.values())].filter((name) => name !== '')
      const recall = { own: 0, embedded: 0, all: 0 }
      for (const text of unseen.slice(0, exhaustive)) {
        const truth = await bestOfAll(embedded, distinct, text, none)
        const [own, other] = [await first(engine, text, none), await first(embedded, text, none)]
        recall.all += truth.length
        recall.own += truth.filter((name) => own.scores.has(name)).length
        recall.embedded += truth.filter((name) => other.scores.has(name)).length
      }
      const visibleSeconds = await measureVisible(engine, pool, none)
      return {
        engine: 'opensearch',
        marks: names.size,
        distinctNames: distinct.length,
        buildSeconds,
        indexBytes,
        rssBytes: process.memoryUsage.rss(),
        ...times,
        recallAt50: { all: rounded(planted.found / Math.max(1, planted.asked), 3) },
        recallVsExhaustive: rounded(recall.own / Math.max(1, recall.all), 4),
        recallOfEmbedded: rounded(recall.embedded / Math.max(1, recall.all), 4),
        overlapWithEmbedded: unfiltered.overlap,
        overlapWithEmbeddedFiltered: filteredToo.overlap,
        scores: unfiltered,
        scoresFiltered: filteredToo,
        visibleSeconds,
      }
    } finally {
      await embedded.close()
    }
  } finally {
    await engine.close()
    if (indices === null) await fetch(`${url}/${prefix}-*`, { method: 'DELETE' })
    await rm(directory, { recursive: true, force: true })
  }
}

async function bytesOfIndices(url: string, prefix: string): Promise<number> {
  const reply = await fetch(`${url}/${prefix}-*/_stats/store`)
  const { _all } = (await reply.json()) as { _all: { primaries: { store: { size_in_bytes: number } } } }
  return _all.primaries.store.size_in_bytes
}

/** Finds the true best names by scoring every name. */
async function bestOfAll(engine: OpenEngine, names: readonly string[], text: string, filters: IndexFilters): Promise<string[]> {
  const elementWeight = elementWeightOf(await engine.weakElements(text, filters))
  const scorer = new NameScorer(prepareName(text), { elementWeight })
  const scored: { name: string; total: number }[] = []
  for (const name of names) {
    const bytes = bytesOf(name)
    const total = scorer.score(bytes, 0, bytes.length, minimum)
    if (total >= minimum) scored.push({ name, total })
  }
  return scored
    .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
    .slice(0, shown)
    .map(({ name }) => name)
}

/** Measures the seconds until searches find a change of many marks. */
async function measureVisible(engine: OpenEngine, pool: Pool, none: IndexFilters): Promise<number> {
  const name = 'Qvistelforth Wexmandor'
  await addMarks(pool, name, changeSize)
  const begun = performance.now()
  await engine.catchUp()
  const { total } = await engine.searchNames(request(foldName(name), none))
  if (total === 0) throw new Error('The change is not found')
  return secondsSince(begun)
}
