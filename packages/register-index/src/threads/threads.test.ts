import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startIndexThread } from '../../bench/start-index-thread.ts'
import { syntheticRegister } from '../../bench/synthetic-marks.ts'
import { logoOf, packed, searchFor } from '../../test/logos.ts'
import { everything, indexOf, plainMark } from '../../test/marks.ts'
import { usualShape } from '../build/merge-policy.ts'
import { RegisterBuilder } from '../register-builder.ts'
import { RegisterIndex } from '../register-index.ts'
import { answer } from '../searches.ts'
import { IndexWriter, stateOfReader } from './index-writer.ts'
import { SearchThreads } from './search-threads.ts'

/** Threads run from source here, so they start slowly on a busy machine. */
vi.setConfig({ testTimeout: 90_000 })

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Starts a writer in this thread, and search threads. */
function start(index: RegisterIndex, threads = 2) {
  const writer = new IndexWriter(index, { startMerge: () => startIndexThread('merge'), mergedAtOnce: 1_000 })
  const line: { attach: (port: MessagePort) => void } = { attach: (port) => writer.attach(port) }
  const workers: Worker[] = []
  const deaths: unknown[] = []
  const search = new SearchThreads({
    threads,
    start: () => {
      const worker = startIndexThread('search')
      workers.push(worker)
      return worker
    },
    attach: (port) => line.attach(port),
    onDeath: (error) => deaths.push(error),
  })
  closing.push(
    () => search.close(),
    () => writer.close(),
  )
  return { line, writer, search, searches: search.searches, workers, deaths }
}

const register = syntheticRegister(6, 3_000)
const marks = Array.from({ length: 3_000 }, (_, i) => register.mark(i + 1))

describe('search threads', () => {
  it('answer what the index itself answers', async () => {
    const index = indexOf(marks)
    const { searches } = start(index)
    const names = marks.flatMap(({ name }) => name ?? []).slice(0, 40)
    const request = { ...everything, minimumSimilarity: 70, maximumNames: 100 }
    const found = await Promise.all(names.map((text) => searches.searchNames({ ...request, text })))
    expect(found).toEqual(names.map((text) => answer(index, 'searchNames', [{ ...request, text }])))
    expect(await searches.suggest('be', 5)).toEqual(answer(index, 'suggest', ['be', 5]))
  })

  it('see a change once it is applied, whichever thread answers', async () => {
    const { writer, searches } = start(indexOf(marks))
    for (let revision = 2; revision < 12; revision++) {
      const name = `Quorzyl${String.fromCharCode(90 - revision)}ub`
      await writer.append({ upserts: [{ ...plainMark, serial: 5_000, name }], removedSerials: [], revision })
      const found = await Promise.all(
        [1, 2, 3, 4].map(() => searches.searchNames({ ...everything, text: name, minimumSimilarity: 100, maximumNames: 5 })),
      )
      expect(found.map(({ page }) => page.map(({ serial }) => serial))).toEqual([[5_000], [5_000], [5_000], [5_000]])
    }
  })

  it('see all of a change or nothing of it', async () => {
    const pair = (name: string) => [1, 2].map((serial) => ({ ...plainMark, serial, name }))
    const { writer, searches } = start(indexOf(pair('Tavilo')))
    let isDone = false
    const seen = new Set<string>()
    const look = async () => {
      while (!isDone) {
        const { page } = await searches.browse(everything)
        const { total } = await searches.searchNames({ ...everything, text: 'Tavilo', minimumSimilarity: 100, maximumNames: 5 })
        seen.add(`${page.length}`)
        expect([0, 2]).toContain(total)
      }
    }
    const looking = [look(), look()]
    for (let revision = 2; revision < 30; revision++)
      await writer.append({ upserts: pair(revision % 2 === 0 ? 'Berenike' : 'Tavilo'), removedSerials: [], revision })
    isDone = true
    await Promise.all(looking)
    expect([...seen]).toEqual(['2'])
  })

  it('continue to search during a merge, and keep the changes made meanwhile', async () => {
    const builder = new RegisterBuilder(10, { ...usualShape, leastChanged: 1_000 })
    const many = syntheticRegister(7, 5_000)
    const index = builder.build(1)
    const { writer, searches } = start(index, 1)
    await writer.append({
      upserts: Array.from({ length: 5_000 }, (_, i) => many.mark(i + 1)),
      removedSerials: [],
      revision: 2,
    })
    // A merge of this size runs in its own thread.
    expect(index.state.changes).toHaveLength(1)
    await writer.append({ upserts: [{ ...plainMark, serial: 7, name: 'Quorzyl' }], removedSerials: [8], revision: 3 })
    expect((await searches.browse({ ...everything, size: 1 })).total).toBe(4_999)
    await writer.merged()
    expect(index.state.base.map(({ segment }) => segment.marks)).toEqual([5_000])
    expect((await searches.browse({ ...everything, size: 1 })).total).toBe(4_999)
    const { page } = await searches.searchNames({ ...everything, text: 'Quorzyl', minimumSimilarity: 100, maximumNames: 5 })
    expect(page.map(({ serial }) => serial)).toEqual([7])
  })

  it('find logos once they are described, in the same memory', async () => {
    const index = indexOf(marks)
    const { writer, searches } = start(index)
    const search = {
      ...everything,
      logo: searchFor(logoOf([1], 0, 1)),
      minimumLogoSimilarity: 90,
      sameIdea: true,
      maximumMarks: 10,
      name: null,
    }
    for (const serial of [5, 9, 14]) {
      await writer.appendLogos({ logos: [{ serial, logo: packed([1], 0, serial) }], revision: serial })
      const found = await Promise.all([1, 2, 3, 4].map(() => searches.findLogos(search)))
      for (const outcome of found) expect(outcome).toEqual(answer(index, 'findLogos', [search]))
      expect(found[0]?.page.at(-1)?.serial).toBe(serial)
    }
    await writer.appendLogos({ logos: [{ serial: 9, logo: null }], revision: 15 })
    expect((await searches.findLogos(search)).page.map(({ serial }) => serial)).toEqual([5, 14])
  })

  it('share one copy of the memory', async () => {
    const index = indexOf(marks)
    const { workers } = start(index, 1)
    const { port1, port2 } = new MessageChannel()
    workers[0]?.postMessage({ type: 'writer', port: port2 }, [port2])
    const state = await stateOfReader(port1)
    port1.close()
    const theirs = state?.base[0]?.segment.arrays.kind as Uint16Array
    const ours = index.state.base[0]?.segment.arrays.kind as Uint16Array
    expect(theirs).not.toBe(ours)
    theirs[0] = 99
    expect(ours[0]).toBe(99)
  })

  it('are replaced when they die, and other threads answer their searches', async () => {
    const { searches, workers, deaths } = start(indexOf(marks))
    await searches.browse(everything)
    const asked = Promise.all(Array.from({ length: 20 }, () => searches.browse({ ...everything, sort: 'name' })))
    await workers[0]?.terminate()
    expect((await asked).map(({ total }) => total)).toEqual(Array.from({ length: 20 }, () => 3_000))
    expect(deaths).toHaveLength(1)
    await workers[1]?.terminate()
    expect((await searches.browse(everything)).total).toBe(3_000)
  })

  it('continue without a writer and pass their state to a new one', async () => {
    const { line, search, writer, searches } = start(indexOf(marks), 1)
    await writer.append({ upserts: [{ ...plainMark, serial: 9_000 }], removedSerials: [], revision: 77 })
    await writer.close()
    expect((await searches.browse(everything)).total).toBe(3_001)
    const second = new Promise<IndexWriter>((resolve) => {
      line.attach = async (port) => {
        const state = await stateOfReader(port)
        const next = new IndexWriter(state === null ? RegisterIndex.empty() : RegisterIndex.from(state))
        next.attach(port)
        resolve(next)
      }
    })
    search.connect()
    const next = await second
    closing.push(() => next.close())
    expect(next.index.revision).toBe(77)
    await next.append({ upserts: [], removedSerials: [9_000, 1], revision: 78 })
    expect((await searches.browse(everything)).total).toBe(2_999)
  })

  it('report what went wrong with a search, and continue', async () => {
    const { searches } = start(indexOf(marks), 1)
    const broken = { ...everything, filters: null } as never
    await expect(searches.browse(broken)).rejects.toThrow(TypeError)
    expect((await searches.browse(everything)).total).toBe(3_000)
  })

  it('fail running searches when they are closed', async () => {
    const { search, searches } = start(RegisterIndex.empty(), 1)
    const asked = searches.browse(everything)
    const closed = search.close()
    await expect(asked).rejects.toThrow('closed')
    await closed
    await expect(searches.browse(everything)).rejects.toThrow('closed')
  })
})
