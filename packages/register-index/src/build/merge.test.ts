import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { syntheticRegister } from '../../bench/synthetic-marks.ts'
import { anyMark, anyRegister, everything, indexOf } from '../../test/marks.ts'
import { noFilters } from '../filter/filters.ts'
import type { IndexedMark } from '../layout/mark.ts'
import { RegisterBuilder } from '../register-builder.ts'
import { RegisterIndex } from '../register-index.ts'
import { type Merge, runMerge } from './merge.ts'
import { type IndexShape, type SegmentShape, usualShape } from './merge-policy.ts'

/** Limits so small that a handful of marks is split, moved and merged. */
const small: SegmentShape = { mostMarks: 6, mostUndivided: 4, changedShare: 1 / 4, leastChanged: 2, mostChanges: 2 }
const tiny: IndexShape = { ...small, logos: small }

/** Returns all observable results of an index. */
function view(index: RegisterIndex) {
  return {
    marks: index.marks,
    countsByOffice: index.countsByOffice,
    names: ['Tavilo', 'mueller', 'Star Light', 'Flex'].map((text) =>
      index.searchNames({ ...everything, text, minimumSimilarity: 60, maximumNames: 50 }),
    ),
    owners: index.searchOwners({ ...everything, text: 'muster berlin' }),
    filtered: index.browse({ ...everything, filters: { ...noFilters, goodsClasses: [30], brandStates: ['registered'] } }),
    byName: index.browse({ ...everything, sort: 'name' }),
    suggestions: index.suggest('ta', 5).page,
  }
}

const buildAll = (marks: Iterable<IndexedMark>, shape: IndexShape, expected: number) => {
  const builder = new RegisterBuilder(expected, shape)
  for (const mark of marks) builder.add(mark)
  return builder.build(1)
}

const serial = fc.integer({ min: 1, max: 40 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      upserts: fc.array(anyMark(serial), { maxLength: 8 }),
      removedSerials: fc.array(serial, { maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'begin' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'end' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'everything' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reopen' as const }) },
)

describe('an index of partitions', () => {
  it('gives the results of a plain list after changes, merges in a thread, saving and opening', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'register-index-'))
    try {
      await fc.assert(
        fc.asyncProperty(anyRegister(30), fc.array(step, { maxLength: 14 }), async (marks, steps) => {
          let index = buildAll(marks, tiny, marks.length)
          const present = new Map(marks.map((mark) => [mark.serial, mark]))
          let under: Merge | null = null
          let revision = 1
          for (const next of steps) {
            if (next.kind === 'change') {
              index.append({ ...next, revision: ++revision })
              for (const mark of next.upserts) present.set(mark.serial, mark)
              for (const gone of next.removedSerials) present.delete(gone)
              const small = index.dueMerge(under)
              // Without a running merge, any merge may be due. During one, only merges that do not touch it are due.
              if (small !== null && under !== null) index.adopt(small, runMerge(small))
            } else if (next.kind === 'begin') under ??= index.dueMerge()
            else if (next.kind === 'end' && under !== null) {
              index.adopt(under, runMerge(under))
              under = null
            } else if (next.kind === 'everything' && under === null) index.merge()
            else if (next.kind === 'reopen' && under === null) {
              await index.save(directory)
              index = await RegisterIndex.open(directory, tiny)
            }
          }
          const sorted = [...present.values()].sort((a, b) => a.serial - b.serial)
          const expected = view(indexOf(sorted))
          expect(view(index)).toEqual(expected)
          if (under !== null) index.adopt(under, runMerge(under))
          expect(view(index)).toEqual(expected)
          for (let merge = index.dueMerge(); merge !== null; merge = index.dueMerge()) index.adopt(merge, runMerge(merge))
          expect(view(index)).toEqual(expected)
          expect(index.revision).toBe(revision)
        }),
        { numRuns: 40 },
      )
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  }, 120_000)

  it('keeps equal names in one partition and splits partitions that grow', () => {
    const register = syntheticRegister(3, 4_000)
    const marks = Array.from({ length: 4_000 }, (_, i) => register.mark(i + 1))
    const shape = { ...usualShape, mostMarks: 1_000, leastChanged: 100 }
    const index = buildAll(marks, shape, 1_000)
    for (let from = 1_000; from < marks.length; from += 500)
      index.apply({ upserts: marks.slice(from, from + 500), removedSerials: [], revision: from })
    expect(index.marks).toBe(4_000)
    index.merge()
    const { base, changes } = index.state
    expect(changes).toEqual([])
    expect(base.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...base.map(({ segment }) => segment.marks))).toBeLessThanOrEqual(1_000)
    expect(index.names).toBe(indexOf(marks).names)
  })

  it('moves each mark only a few times, even while a register is loaded into it', () => {
    const register = syntheticRegister(4, 6_000)
    const index = RegisterIndex.empty({ ...usualShape, mostMarks: 2_000, leastChanged: 50 })
    let moved = 0
    for (let i = 0; i < 6_000; i += 50) {
      const upserts = Array.from({ length: 50 }, (_, k) => register.mark(i + k + 1))
      index.append({ upserts, removedSerials: [], revision: i })
      for (let merge = index.dueMerge(); merge !== null; merge = index.dueMerge()) {
        const result = runMerge(merge)
        moved += result.reduce((sum, segment) => sum + segment.marks, 0)
        index.adopt(merge, result)
      }
    }
    expect(index.marks).toBe(6_000)
    expect(moved / 6_000).toBeLessThan(20)
  })

  it('keeps each segment in one piece of memory shared by threads', () => {
    const register = syntheticRegister(5, 50)
    const index = buildAll(
      Array.from({ length: 50 }, (_, i) => register.mark(i + 1)),
      usualShape,
      50,
    )
    const [live] = index.state.base
    const buffers = new Set(Object.values(live?.segment.arrays ?? {}).map((array) => (array as Uint8Array).buffer))
    expect([...buffers].map((buffer) => buffer instanceof SharedArrayBuffer)).toEqual([true])
  })
})
