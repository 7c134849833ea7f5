import type { BrandBookmark, BrandDeadline } from '@marklot/contracts/boards'

export const boardOrders = ['own', 'deadline', 'name'] as const
export type BoardOrder = (typeof boardOrders)[number]

/** Returns a brand's next deadline, which is today or later. Null: none is known. */
export function nextDeadline({ brand }: BrandBookmark, today: string): BrandDeadline | null {
  return brand?.deadlines.find(({ date }) => date >= today) ?? null
}

/** Returns the brands in an order other than the board's own. Brands without a deadline come last. */
export function inOrder(
  bookmarks: readonly BrandBookmark[],
  order: BoardOrder,
  { today, nameOf, locale }: { today: string; nameOf: (bookmark: BrandBookmark) => string; locale: string },
): readonly BrandBookmark[] {
  switch (order) {
    case 'own':
      return bookmarks
    case 'name': {
      const { compare } = new Intl.Collator(locale)
      return bookmarks.toSorted((a, b) => compare(nameOf(a), nameOf(b)))
    }
    case 'deadline': {
      const day = (bookmark: BrandBookmark) => nextDeadline(bookmark, today)?.date ?? '9999'
      return bookmarks.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0))
    }
  }
}

/** Returns the list with one entry moved to another place. Places count from 0; places beyond the end mean the end. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const entry = list[from]
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(place, 0, entry)
}
