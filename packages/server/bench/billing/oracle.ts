/*
 * Determines the correct results only from the providers' books and the table of states. Imports nothing from the
 * product, reads no database and does not use events. It sees only the providers' charges, and the states and plans of
 * each subscription with their times.
 */

/** A subscription in PayPal's books. Times are in milliseconds since 1970, amounts in euros. */
export interface PayPalBook {
  provider: 'paypal'
  id: string
  accountId: string | null
  start: number
  history: readonly { at: number; status: string; product: string | null; isOverridden: boolean }[]
  charges: readonly Charge[]
}
export interface Charge {
  id: string
  at: number
  amount: number
  /** The refunded amount. */
  refunded: number
  /** The time of the last refund. */
  returned: number | null
  status: string
  /** The end of the period that the charge covers. */
  until: number | null
}
/** A purchase in the marketplace's books; its account is the one that configured it. */
export interface MarketplaceBook {
  provider: 'marketplace'
  id: string
  accountId: string
  history: readonly { at: number; status: string; product: string | null; end: number | null }[]
}
export type Book = PayPalBook | MarketplaceBook

/** The facts that the product must report about a subscription. */
export interface Expected {
  provider: 'paypal' | 'marketplace'
  id: string
  /** The correct states, of which one must be reported. Null means that the subscription need not be listed at all. */
  states: readonly (string | null)[]
  /** The product; null if it no longer matters. */
  product: string | null
  /** The time from which the subscription gives access. */
  accessFrom: number
  accessUntil: number
  /** The charges and refunds of the subscription, which the ledger must contain. */
  charges: readonly Charge[]
}

const day = 86_400_000
/** The times of charges are truncated to seconds. */
const second = 1_000
/** How long access continues after a missed payment (specification 2, 9.3). */
const dunning = 14 * day

/** The table of states (integrations, 1.4). */
const stateOf: Readonly<Record<string, string>> = {
  APPROVAL_PENDING: 'ApprovalPending',
  APPROVED: 'Approved',
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  NotStarted: 'Inactive',
  PendingFulfillmentStart: 'ApprovalPending',
  Subscribed: 'Active',
  Unsubscribed: 'Cancelled',
  Suspended: 'Suspended',
}
const ranks: Readonly<Record<string, number>> = { starter: 1, professional: 2, 'professional-promo': 2, enterprise: 3 }
const isLive = (status: string) => ['ACTIVE', 'SUSPENDED', 'Subscribed', 'Suspended'].includes(status)
const isEnded = (status: string) => ['CANCELLED', 'EXPIRED', 'Unsubscribed'].includes(status)

/** Returns the facts that the product must report about one account at `now`. */
export function expectedOf(books: readonly Book[], now: number): Expected[] {
  return books.map((book) => {
    const rivals = books.filter((other) => other !== book && overlaps(book, other))
    const isSurplus = rivals.length > 0 && wasUndone(book)
    return expectedOne(book, now, isSurplus)
  })
}

/** Returns the pairs of the account's subscriptions that were both charged while both ran. */
export function chargedTwice(books: readonly Book[]): [Book, Book][] {
  const pairs: [Book, Book][] = []
  for (const [index, one] of books.entries())
    for (const other of books.slice(index + 1)) if (overlaps(one, other) && stands(one) && stands(other)) pairs.push([one, other])
  return pairs
}

/** Returns the periods in which the provider could charge. */
function livePeriods({ history }: Book): { from: number; until: number }[] {
  const periods: { from: number; until: number }[] = []
  for (const { at, status } of history) {
    const last = periods.at(-1)
    if (isLive(status)) {
      if (!last || last.until !== Infinity) periods.push({ from: at, until: Infinity })
    } else if (last && last.until === Infinity) last.until = at
  }
  return periods
}
const overlaps = (one: Book, other: Book): boolean =>
  livePeriods(one).some((a) => livePeriods(other).some((b) => a.from < b.until && b.from < a.until))

const statusOf = ({ history }: Book) => history.at(-1)?.status ?? ''

/**
 * Returns whether the subscription ended and, at PayPal, everything paid for it was refunded. Microsoft makes refunds
 * itself.
 */
function wasUndone(book: Book): boolean {
  if (!isEnded(statusOf(book))) return false
  return book.provider === 'marketplace' || standing(book).length === 0
}
/** Returns whether the provider keeps money that the customer paid, or continues to charge. */
function stands(book: Book): boolean {
  if (book.provider === 'marketplace') return isLive(statusOf(book))
  return standing(book).length > 0
}
const standing = ({ charges }: PayPalBook) =>
  charges.filter(({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED')

function expectedOne(book: Book, now: number, isSurplus: boolean): Expected {
  const { provider, id } = book
  const status = statusOf(book)
  const charges = book.provider === 'paypal' ? book.charges : []
  const begin = livePeriods(book)[0]?.from
  const none = { provider, id, product: null, accessFrom: 0, accessUntil: 0, charges }
  if (begin === undefined) return { ...none, states: [null, stateOf[status] ?? 'UnknownStatus', 'Inactive', 'Approved'] }
  // If two subscriptions ran at the same time, one of them remains. It does not matter which.
  if (isSurplus) return { ...none, states: ['Inactive', 'Cancelled', null] }
  const paid = paidUntil(book)
  const end = accessEnd(book, status, paid)
  const isOver = status === 'ACTIVE' && end <= now
  return {
    provider,
    id,
    states: [isOver ? 'Expired' : (stateOf[status] ?? 'UnknownStatus')],
    product: end > now ? productAt(book, now) : null,
    accessFrom: book.provider === 'paypal' ? book.start : begin,
    accessUntil: end,
    charges,
  }
}

/** Returns the end of the paid period, or the start of the subscription if nothing was paid. */
function paidUntil(book: Book): number {
  if (book.provider === 'marketplace') {
    const last = book.history.at(-1)
    return last?.end ?? 0
  }
  return Math.max(book.start, ...trusted(book).map(({ until }) => until ?? 0))
}
/** Returns the payments at an ordered price, not at one that a page made up. */
const trusted = (book: PayPalBook): Charge[] =>
  standing(book).filter((charge) => !book.history.findLast(({ at }) => at <= charge.at + second)?.isOverridden)

function accessEnd(book: Book, status: string, paid: number): number {
  if (status === 'SUSPENDED' || status === 'Suspended') return 0
  // At the marketplace, access ends immediately.
  if (status === 'Unsubscribed') return Math.min(paid, book.history.at(-1)?.at ?? 0)
  return isEnded(status) ? paid : paid + dunning
}

/**
 * Returns the plan at `now`. At PayPal, a larger plan begins when the payer approves it, and a smaller one at the end
 * of the paid period. At the marketplace, both begin immediately.
 */
function productAt(book: Book, now: number): string | null {
  let current: string | null = null
  let next = null as { product: string; at: number } | null
  for (const { at, product } of book.history) {
    if (next && next.at <= at) {
      current = next.product
      next = null
    }
    if (product === null) continue
    if (current === null || book.provider === 'marketplace') current = product
    else if (product === current) next = null
    else if ((ranks[product] ?? 0) < (ranks[current] ?? 0)) {
      const end = paidUntilAt(book, at)
      if (next?.product === product) continue
      next = end <= at ? null : { product, at: end }
      if (end <= at) current = product
    } else {
      current = product
      next = null
    }
  }
  return next && next.at <= now ? next.product : current
}
const paidUntilAt = (book: PayPalBook, at: number): number => {
  const stood = ({ at: paid, status, returned }: Charge) =>
    paid <= at && status !== 'DECLINED' && (status !== 'REFUNDED' || (returned ?? at) > at)
  return Math.max(book.start, ...book.charges.filter(stood).map(({ until }) => until ?? 0))
}
