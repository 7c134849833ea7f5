import { describe, expect, it } from 'vitest'
import { indexOf, plainMark } from '../../test/marks.ts'
import { Desk, type FoundByHelper } from './desk.ts'

const [live] = indexOf([plainMark]).state.base
const figures = { total: 91, look: 80, sound: 100, structure: null, meaningIfKnown: undefined, relation: 'sameSound' } as const
const finds = ({ names }: FoundByHelper) => {
  names.begin(1)
  if (live !== undefined) names.add(figures, live.segment, 3, 0, true)
  return true
}

/** Returns the owner's view and the helper's view of one desk. */
function twoSides() {
  const desk = new Desk()
  return { main: desk, helper: new Desk(desk.memory), owner: new Desk(desk.memory) }
}

describe('a desk', () => {
  it('passes on what the helper found', () => {
    const { main, helper, owner } = twoSides()
    main.offer(7)
    helper.help(7, 42, finds)
    const found = owner.result(7, 42, 1)
    expect(found?.names.count).toBe(1)
    expect(found?.names.at(0)).toMatchObject({ figures, place: { live: 3, name: 0 }, passes: true })
  })

  it('passes on views of logos by segment, as many as there is room for', () => {
    const { main, helper, owner } = twoSides()
    const view = { record: 12, product: 90_000, query: 3, place: 4_000_000 }
    main.offer(7)
    helper.help(7, 42, ({ views }) => views.add(2, [view, { ...view, query: 31 }]) && views.add(5, [view]))
    const found = owner.result(7, 42, 1)?.views.bySegment()
    expect([2, 4, 5].map((place) => found?.get(place))).toEqual([[view, { ...view, query: 31 }], undefined, [view]])
    main.offer(8)
    helper.help(8, 42, ({ views }) => views.add(2, new Array(10_000).fill(view)))
    expect(owner.result(8, 42, 1)).toBeNull()
  })

  it('distinguishes a meaning not computed yet, none, and any', () => {
    const { main, helper, owner } = twoSides()
    for (const [i, meaningIfKnown] of [undefined, null, 0, 100].entries()) {
      main.offer(i)
      helper.help(i, 1, ({ names }) => {
        names.begin(1)
        if (live !== undefined) names.add({ ...figures, structure: 55, meaningIfKnown }, live.segment, 0, 0, false)
        return true
      })
      expect(owner.result(i, 1, 1)?.names.at(0).figures).toEqual({ ...figures, structure: 55, meaningIfKnown })
    }
  })

  it('returns nothing if the helper has not started, and then keeps it from starting', () => {
    const { main, helper, owner } = twoSides()
    main.offer(1)
    expect(owner.result(1, 42, 1)).toBeNull()
    let hasBegun = false
    helper.help(1, 42, () => {
      hasBegun = true
      return true
    })
    expect(hasBegun).toBe(false)
  })

  it.each([
    ['another state of the index', 41, finds],
    ['no room for all that was found', 42, () => false],
    [
      'a search that went wrong',
      42,
      () => {
        throw new Error('broken')
      },
    ],
  ])('returns nothing with %s', (_, state, find) => {
    const { main, helper, owner } = twoSides()
    main.offer(1)
    helper.help(1, state, find)
    expect(owner.result(1, 42, 1)).toBeNull()
  })

  it('serves one search at a time: a late helper finds it taken by another', () => {
    const { main, helper, owner } = twoSides()
    main.offer(1)
    helper.help(1, 42, (into) => {
      // Meanwhile, the owner of the first search gave up, and the desk was offered for another search.
      main.offer(2)
      return finds(into)
    })
    expect(owner.result(2, 42, 1)).toBeNull()
    main.offer(3)
    helper.help(1, 42, finds)
    helper.help(3, 42, finds)
    expect(owner.result(3, 42, 1)?.names.count).toBe(1)
  })

  it('stops waiting for a helper that does not finish', () => {
    const { main, helper, owner } = twoSides()
    main.offer(1)
    helper.help(1, 42, (into) => {
      expect(owner.result(1, 42, 0)).toBeNull()
      expect(owner.wasLate).toBe(true)
      return finds(into)
    })
    expect(owner.result(1, 42, 0)).toBeNull()
  })

  it('stops waiting for a helper known to be dead', () => {
    const { main, helper, owner } = twoSides()
    main.offer(1)
    helper.help(1, 42, () => {
      main.gone(1)
      expect(owner.result(1, 42, 1e9)).toBeNull()
      return true
    })
    main.offer(2)
    main.gone(2)
    expect(owner.result(2, 42, 1e9)).toBeNull()
  })
})
