import { Worker } from 'node:worker_threads'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startIndexThread } from '../../bench/start-index-thread.ts'
import { randomNumbers, syntheticRegister } from '../../bench/synthetic-marks.ts'
import { logoOf, packed, searchFor } from '../../test/logos.ts'
import { everything, plainMark } from '../../test/marks.ts'
import { usualShape } from '../build/merge-policy.ts'
import { type IndexFilters, noFilters } from '../filter/filters.ts'
import type { IndexedMark } from '../layout/mark.ts'
import { LogoRegisterBuilder, RegisterBuilder } from '../register-builder.ts'
import { type IndexState, RegisterIndex } from '../register-index.ts'
import { lanesOf, logoLanesOf } from '../search/lanes.ts'
import { answer } from '../searches.ts'
import { IndexWriter } from './index-writer.ts'
import type { SearchThreadMessage } from './search-thread.ts'
import { SearchThreads } from './search-threads.ts'

/* Two threads search together. The register is large enough for two lanes of names and of logos and is built once. */

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const marks = 120_000
const register = syntheticRegister(21, marks)
const strange = ['Quorzyl Abend', 'Quorzyl Morgen', 'Quorzyl Mittag', 'Quorzyl Nacht']
/** Descriptions of logos, many of one motif. */
const drawn = Array.from({ length: 997 }, (_, i) => packed([1 + (i % 60)], 0.2 + (i % 5) / 10, i))
let whole: IndexState
beforeAll(() => {
  const builder = new RegisterBuilder(marks, { ...usualShape, mostUndivided: 1_000 })
  for (let serial = 1; serial <= marks; serial++) {
    const name = strange[serial - 1]
    builder.add(name === undefined ? register.mark(serial) : { ...plainMark, serial, name })
  }
  const names = builder.build(1)
  const logos = new LogoRegisterBuilder(names, marks)
  for (let serial = 1; serial <= 102_000; serial++) logos.add({ serial, logo: drawn[serial % drawn.length] ?? null })
  whole = logos.build(1).state
  expect(lanesOf(whole.base).length, String(whole.base.map(({ segment }) => segment.names))).toBe(2)
  for (const sameIdea of [true, false])
    expect(logoLanesOf(whole.logos.base, { sameIdea }).length, String(whole.logos.base.map(({ segment }) => segment.marks))).toBe(
      2,
    )
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Starts search threads that record whether a helper finished its part. */
function start(startThread: (number: number) => Worker = () => startIndexThread('search')) {
  const writer = new IndexWriter(RegisterIndex.from(whole))
  const desks: Int32Array[] = []
  let helps = 0
  let started = 0
  const deaths: unknown[] = []
  const search = new SearchThreads({
    threads: 2,
    start: () => {
      const worker = startThread(started++)
      const post = worker.postMessage.bind(worker)
      vi.spyOn(worker, 'postMessage').mockImplementation((message: SearchThreadMessage, transfer) => {
        if (message.type === 'desk') desks.push(new Int32Array(message.memory))
        if (message.type === 'help') helps++
        post(message, transfer as undefined)
      })
      return worker
    },
    attach: (port) => writer.attach(port),
    onDeath: (error) => deaths.push(error),
  })
  closing.push(
    () => search.close(),
    () => writer.close(),
  )
  const done = 2
  return {
    writer,
    searches: search.searches,
    deaths,
    helps: () => helps,
    /** The number of desks where the helper finished its part of the last search. */
    helped: () => desks.filter((head) => ((head[0] as number) & 7) === done).length,
  }
}

/** Returns a thread that accepts every offer to help but never finishes. */
function helperThat(doesInstead: string): Worker {
  const script = `
    const { parentPort } = require('node:worker_threads')
    let head, state
    parentPort.on('message', (message) => {
      if (message.type === 'desk') {
        head = new Int32Array(message.memory)
        state = new Float64Array(message.memory, 8, 1)
      } else if (message.type === 'writer') {
        message.port.on('message', ({ number, stateNumber }) => {
          state[0] = stateNumber
          message.port.postMessage({ type: 'taken', number })
        })
      } else if (message.type === 'help') {
        Atomics.compareExchange(head, 0, message.number << 3, (message.number << 3) | 1)
        ${doesInstead}
      }
    })`
  return new Worker(script, { eval: true })
}

const request = (text: string, filters: IndexFilters = noFilters) => ({
  ...everything,
  text,
  filters,
  size: 25,
  minimumSimilarity: 70,
  maximumNames: 1000,
})
const random = randomNumbers(5)
const texts = Array.from({ length: 60 }, () => register.mark(1 + Math.floor(random() * marks)).name ?? 'Tavilo')

describe('two threads at one search', () => {
  it('answer what one thread alone answers, with any changes and filters', async () => {
    const { writer, searches, helps, helped } = start()
    const filtered: IndexFilters = { ...noFilters, registrationOfficeCodes: ['de', 'at'], goodsClasses: [9, 25] }
    let hasHelped = false
    for (const [i, text] of texts.entries()) {
      if (i % 6 === 5) {
        const upserts: IndexedMark[] = texts.slice(i - 5, i + 1).map((name, k) => ({
          ...plainMark,
          serial: k % 2 === 0 ? i + k : marks + i + k,
          name: `${name}${k % 3 === 0 ? '' : 'a'}`,
        }))
        const found = (await searches.searchNames(request(text))).page.map(({ serial }) => serial)
        await writer.append({ upserts, removedSerials: found.slice(0, 2), revision: 2 + i })
      }
      for (const filters of [noFilters, filtered]) {
        const together = await searches.searchNames(request(text, filters))
        hasHelped ||= helped() > 0
        expect(together).toEqual(answer(writer.index, 'searchNames', [request(text, filters)]))
      }
    }
    expect(helps()).toBeGreaterThan(0)
    // On a busy machine, the helper is often too late.
    for (let i = 0; !hasHelped; i++) {
      const text = texts[i % texts.length] as string
      const together = await searches.searchNames(request(text))
      hasHelped = helped() > 0
      expect(together).toEqual(answer(writer.index, 'searchNames', [request(text)]))
    }
  })

  it('answer what one thread alone answers to a search by logo, with any changes and filters', async () => {
    const { writer, searches, helps, helped } = start()
    const filtered: IndexFilters = { ...noFilters, registrationOfficeCodes: ['de', 'at'] }
    const search = (motif: number, filters: IndexFilters, sameIdea: boolean) => ({
      ...everything,
      filters,
      sameIdea,
      logo: searchFor(logoOf([motif], 0.2, motif * 31)),
      minimumLogoSimilarity: 60,
      maximumMarks: 300,
      name: null,
    })
    let hasHelped = false
    for (let motif = 1; motif <= 12 || !hasHelped; motif++) {
      if (motif % 5 === 0) await writer.append({ upserts: [], removedSerials: [motif, motif + 60], revision: 1 + motif })
      const asked = search(1 + (motif % 60), motif % 2 === 0 ? filtered : noFilters, motif % 3 === 0)
      const together = await searches.findLogos(asked)
      hasHelped ||= helped() > 0
      expect(together.total).toBeGreaterThan(0)
      expect(together).toEqual(answer(writer.index, 'findLogos', [asked]))
    }
    expect(helps()).toBeGreaterThan(0)
  })

  it('take one search each when two arrive at once', async () => {
    const { writer, searches } = start()
    const client = (own: readonly string[]) =>
      own.reduce(
        async (before, text) => [...(await before), await searches.searchNames(request(text))],
        Promise.resolve([] as unknown[]),
      )
    const [first, second] = await Promise.all([client(texts.slice(0, 20)), client(texts.slice(20, 40))])
    const expected = texts.slice(0, 40).map((text) => answer(writer.index, 'searchNames', [request(text)]))
    expect([...first, ...second]).toEqual(expected)
  })

  it('see all of a change or nothing of it', async () => {
    const { writer, searches } = start()
    const named = (...serials: number[]) =>
      serials.map((serial) => ({ ...plainMark, serial, name: strange[serial - 1] ?? 'Quorzyl' }))
    const gone = (...serials: number[]) => serials.map((serial) => ({ ...plainMark, serial, name: 'Lorenza' }))
    let isDone = false
    const seen = new Set<number>()
    const look = async () => {
      while (!isDone) seen.add((await searches.searchNames(request('Quorzyl'))).total)
    }
    const looking = [look(), look()]
    for (let revision = 2; revision < 20; revision++)
      await writer.append({
        upserts: revision % 2 === 0 ? gone(1, 2, 3, 4) : named(1, 2, 3, 4),
        removedSerials: [],
        revision,
      })
    isDone = true
    await Promise.all(looking)
    expect(seen.size).toBeGreaterThan(0)
    expect([...seen].filter((total) => total !== 0 && total !== 4)).toEqual([])
  })

  it('do without help for a while after a helper was late', async () => {
    const { writer, searches, helps } = start((number) => (number === 1 ? helperThat('') : startIndexThread('search')))
    const before: number[] = []
    for (const text of texts.slice(0, 40)) {
      expect(await searches.searchNames(request(text))).toEqual(answer(writer.index, 'searchNames', [request(text)]))
      before.push(helps())
    }
    expect(before.filter((asked, i) => asked === before[i - 1]).length).toBeGreaterThan(0)
  })

  it('still answer when the helper dies during its part', async () => {
    const { writer, searches, deaths, helps } = start((number) =>
      number === 1 ? helperThat('process.exit(1)') : startIndexThread('search'),
    )
    for (const text of texts.slice(0, 8)) {
      expect(await searches.searchNames(request(text))).toEqual(answer(writer.index, 'searchNames', [request(text)]))
    }
    expect(deaths).toHaveLength(1)
    expect(helps()).toBeGreaterThan(0)
  })
})
