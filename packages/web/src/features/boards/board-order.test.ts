import type { BrandBookmark, BrandDeadline } from '@marklot/contracts/boards'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder, movedTo, nextDeadline } from './board-order.ts'

const today = '2026-11-22'
const deadline = (date: string): BrandDeadline => ({ kind: 'renewal', date, isComputed: true, rule: 'nominal', source: null })
const bookmark = (name: string, ...dates: string[]) =>
  ({ brandId: `de-${name}`, brand: { name, deadlines: dates.map(deadline) } }) as unknown as BrandBookmark
const nameOf = ({ brand }: BrandBookmark) => brand?.name ?? ''
const sorted = (order: 'own' | 'deadline' | 'name', ...bookmarks: BrandBookmark[]) =>
  inOrder(bookmarks, order, { today, nameOf, locale: 'de' }).map(nameOf)

describe('the order of a board', () => {
  it('moves one entry and keeps the others in their order', () => {
    const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(list, fc.nat(19), fc.integer({ min: -3, max: 25 }), (entries, at, to) => {
        const from = at % entries.length
        const moved = movedTo(entries, from, to)
        const entry = entries[from] as number
        expect(moved.indexOf(entry)).toBe(Math.min(Math.max(to, 0), entries.length - 1))
        expect(moved.filter((one) => one !== entry)).toEqual(entries.filter((one) => one !== entry))
      }),
    )
  })

  it('by name follows the language', () => {
    expect(sorted('name', bookmark('Zebra'), bookmark('Öl'), bookmark('oben'))).toEqual(['oben', 'Öl', 'Zebra'])
  })

  it('by deadline counts the next one that is not past; brands without one come last', () => {
    const past = bookmark('past', '2026-11-21')
    const soon = bookmark('soon', '2026-11-21', '2027-01-01')
    const now = bookmark('now', today, '2026-12-01')
    expect(sorted('deadline', past, soon, now)).toEqual(['now', 'soon', 'past'])
    expect(nextDeadline(soon, today)?.date).toBe('2027-01-01')
    expect(nextDeadline(past, today)).toBeNull()
  })
})
