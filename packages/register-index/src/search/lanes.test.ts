import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { syntheticRegister } from '../../bench/synthetic-marks.ts'
import { anyFilters, anyMark, anyRegister } from '../../test/marks.ts'
import { usualShape } from '../build/merge-policy.ts'
import { type IndexFilters, noFilters } from '../filter/filters.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import { RegisterBuilder } from '../register-builder.ts'
import type { RegisterIndex } from '../register-index.ts'
import { FoundNames } from '../score/found-names.ts'
import { inOrder, ScoredName } from '../score/scored-name.ts'
import { lanesOf } from './lanes.ts'
import { Scratch } from './scratch.ts'
import { AlikeSearch, mostScored } from './search-lane.ts'
import { findNamesAlike } from './search-names.ts'

const scratch = new Scratch()

const segmentsOf = ({ state }: RegisterIndex) => [...state.base, ...state.changes]
const shared = (names: number) =>
  new FoundNames({ buffer: new SharedArrayBuffer(FoundNames.bytesFor(names) + 16), from: 16, names })

/** Returns the observable figures of a name. */
const view = (name: ScoredName) => ({
  text: name.text,
  relation: name.relation,
  score: name.score(),
  passes: name.passes,
  places: name.places.map(({ live, name }) => `${live} ${name}`).sort(),
})

/** Searches the lanes as two threads do: each with its own search, and the second into shared memory. */
function inLanes(
  segments: readonly LiveSegment[],
  text: string,
  minimum: number,
  filters: IndexFilters,
  wanted?: number,
): ScoredName[] {
  const search = () => new AlikeSearch(scratch, segments, text, minimum, filters, mostScored, undefined, wanted)
  const owner = search()
  return inOrder(
    lanesOf(segments, 1).flatMap((lane, i) => {
      const found = i === 0 ? new FoundNames() : shared(4_000)
      expect((i === 0 ? owner : search()).search(lane, found)).toBe(true)
      return Array.from({ length: found.count }, (_, at) => {
        const { figures, place, passes, key } = found.at(at)
        return new ScoredName(figures, owner.scorer, (segments[place.live] as LiveSegment).segment, place, passes, key)
      })
    }),
  )
}

describe('lanes', () => {
  it('find together what one search of all segments finds, with changes, removed marks and filters', () => {
    const change = fc.record({
      upserts: fc.array(anyMark(fc.integer({ min: 1, max: 60 })), { maxLength: 8 }),
      removedSerials: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
    })
    fc.assert(
      fc.property(
        anyRegister(60),
        fc.array(change, { maxLength: 3 }),
        anyFilters,
        fc.constantFrom('Tavilo', 'mueller', 'Star Light', 'Philip', 'F1', ' '),
        fc.constantFrom(50, 70, 95),
        (marks, changes, filters, text, minimum) => {
          const builder = new RegisterBuilder(marks.length, { ...usualShape, mostUndivided: 0, mostMarks: 20 })
          for (const mark of marks) builder.add(mark)
          const index = builder.build(1)
          for (const [i, next] of changes.entries()) index.append({ ...next, revision: 2 + i })
          const segments = segmentsOf(index)
          const together = inLanes(segments, text, minimum, filters).map(view)
          expect(together).toEqual(findNamesAlike(scratch, segments, text, minimum, filters).map(view))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('find the best wanted names, whatever they drop after them', () => {
    const register = syntheticRegister(3, 4_000)
    const builder = new RegisterBuilder(4_000, { ...usualShape, mostUndivided: 2_000 })
    for (let serial = 1; serial <= 4_000; serial++) builder.add(register.mark(serial))
    const segments = segmentsOf(builder.build(1))
    let leftOut = 0
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000 }), anyFilters, fc.integer({ min: 1, max: 60 }), (serial, filters, wanted) => {
        const text = register.mark(serial).name ?? 'Tavilo'
        const all = findNamesAlike(scratch, segments, text, 30, filters)
        const passing = all.filter(({ passes }) => passes)
        const last = passing[wanted - 1]
        const best = last === undefined ? all : all.slice(0, all.indexOf(last) + 1)
        for (const found of [
          findNamesAlike(scratch, segments, text, 30, filters, undefined, undefined, undefined, wanted),
          inLanes(segments, text, 30, filters, wanted),
        ]) {
          expect(found.slice(0, best.length).map(view)).toEqual(best.map(view))
          leftOut += all.length - found.length
        }
      }),
      { numRuns: 60, examples: [[5, noFilters, 1]] },
    )
    expect(leftOut).toBeGreaterThan(0)
  })

  it('cover every segment once and have similar numbers of names', () => {
    const register = syntheticRegister(3, 4_000)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 8 }), (sizes) => {
        const segments = sizes.map((names) => ({ segment: { names } }) as LiveSegment)
        const lanes = lanesOf(segments, 1)
        expect(lanes.flatMap(({ places }) => places).sort()).toEqual(sizes.map((_, i) => i))
        expect(lanesOf(segments, 1)).toEqual(lanes)
        const names = lanes.map(({ places }) => places.reduce((sum, place) => sum + (sizes[place] as number), 0))
        if (lanes.length === 2) {
          expect(Math.abs((names[0] as number) - (names[1] as number))).toBeLessThanOrEqual(Math.max(...sizes))
          expect(lanes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
        }
      }),
    )
    const builder = new RegisterBuilder(4_000, { ...usualShape, mostUndivided: 2_000 })
    for (let serial = 1; serial <= 4_000; serial++) builder.add(register.mark(serial))
    const segments = segmentsOf(builder.build(1))
    expect(lanesOf(segments).map(({ places, share }) => ({ places, share }))).toEqual([{ places: [0, 1], share: 1 }])
    const lanes = lanesOf(segments, 1_000)
    expect(lanes.flatMap(({ places }) => places)).toEqual(expect.arrayContaining([0, 1]))
    for (const { share } of lanes) expect(share).toBeCloseTo(0.5, 1)
  })

  it('report that there is no room for what they find', () => {
    const register = syntheticRegister(3, 4_000)
    const builder = new RegisterBuilder(4_000, { ...usualShape, mostUndivided: 2_000 })
    for (let serial = 1; serial <= 4_000; serial++) builder.add(register.mark(serial))
    const segments = segmentsOf(builder.build(1))
    const [, lane] = lanesOf(segments, 1)
    const search = new AlikeSearch(scratch, segments, register.mark(5).name ?? 'Tavilo', 50, noFilters, mostScored, undefined)
    expect(search.search(lane as { places: number[]; share: number }, shared(3))).toBe(false)
  })
})

describe('a register of more than 200,000 marks', () => {
  it('has two partitions, even if it grew to this size or was opened as one', () => {
    const register = syntheticRegister(4, 1_200)
    const marks = Array.from({ length: 1_200 }, (_, i) => register.mark(i + 1))
    const shape = { ...usualShape, mostUndivided: 1_000, leastChanged: 100 }
    const build = (count: number) => {
      const builder = new RegisterBuilder(count, shape)
      for (const mark of marks.slice(0, count)) builder.add(mark)
      return builder.build(1)
    }
    const partitions = ({ state }: RegisterIndex) => state.base.map(({ segment }) => segment.partition)
    const two = [
      { depth: 1, number: 0 },
      { depth: 1, number: 1 },
    ]
    expect(partitions(build(1_200))).toEqual(two)
    const grown = build(900)
    expect(partitions(grown)).toEqual([{ depth: 0, number: 0 }])
    grown.apply({ upserts: marks.slice(900), removedSerials: [], revision: 2 })
    expect(partitions(grown)).toEqual(two)
    expect(grown.names).toBe(build(1_200).names)
  })
})
