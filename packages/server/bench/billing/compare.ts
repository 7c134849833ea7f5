import { type Book, chargedTwice, type Expected, expectedOf } from './oracle.ts'

/** The errors in an account, by kind. Each sentence is for the person who looks for the fault. */
export interface Findings {
  wrongStates: string[]
  doubleCharges: string[]
  lostPayments: string[]
  accessWithoutRight: string[]
  rightWithoutAccess: string[]
}
export const findingKinds = ['wrongStates', 'doubleCharges', 'lostPayments', 'accessWithoutRight', 'rightWithoutAccess'] as const

/** The facts that the product reports about an account over HTTP. */
export interface Said {
  subscriptions: readonly {
    type: string
    state: string
    accessUntilUtc: string | null
    product: { key: string }
    payPalSubscription: { id: string } | null
    marketplaceSubscription: { id: string } | null
  }[]
  /** The subscription that counts. */
  current: { payPalSubscription: { id: string } | null; marketplaceSubscription: { id: string } | null; type: string }
  /** Whether the features of all plans, and those of larger plans, are available. */
  mayResearch: boolean
  mayUseRadar: boolean
  ledger: readonly { kind: string; reference: string; amount: number | null }[]
  /**
   * Partial refunds whose amount the operator has to look up. PayPal states the amount only in the message, which can
   * be lost.
   */
  unknownRefunds: readonly string[]
}

/** Times on the wire are whole seconds. */
const tolerance = 2_000

export function findingsOf(books: readonly Book[], said: Said, now: number): Findings {
  const found: Findings = {
    wrongStates: [],
    doubleCharges: [],
    lostPayments: [],
    accessWithoutRight: [],
    rightWithoutAccess: [],
  }
  const expected = expectedOf(books, now)
  for (const one of expected) compareOne(one, said, now, found)
  compareRights(expected, said, now, found)
  for (const [one, other] of chargedTwice(books)) found.doubleCharges.push(`${one.id} and ${other.id} were both charged`)
  compareLedger(expected, said, found)
  return found
}

const idOf = ({
  payPalSubscription,
  marketplaceSubscription,
}: Pick<Said['subscriptions'][number], 'payPalSubscription' | 'marketplaceSubscription'>) =>
  payPalSubscription?.id ?? marketplaceSubscription?.id

function compareOne(expected: Expected, said: Said, now: number, found: Findings): void {
  const { id, states } = expected
  const listed = said.subscriptions.filter((one) => idOf(one) === id)
  if (listed.length > 1) found.wrongStates.push(`${id} is listed ${listed.length} times`)
  const one = listed[0]
  if (!states.includes(one?.state ?? null))
    found.wrongStates.push(`${id} is ${one?.state ?? 'unknown'} instead of ${states.join(' or ')}`)
  if (!one) return
  const { accessUntil, product } = expected
  if (product !== null && one.product.key !== product) found.wrongStates.push(`${id} is ${one.product.key} instead of ${product}`)
  const until = one.accessUntilUtc === null ? Infinity : Date.parse(one.accessUntilUtc)
  // All past ends count as equal.
  const [right, stored] = [Math.max(now, accessUntil), Math.max(now, until)]
  if (stored > right + tolerance)
    found.accessWithoutRight.push(`${id} gives access until ${show(until)} instead of ${show(accessUntil)}`)
  if (stored < right - tolerance)
    found.rightWithoutAccess.push(`${id} gives access until ${show(until)} instead of ${show(accessUntil)}`)
}
const show = (time: number) =>
  Number.isFinite(time) && time > 0 ? new Date(time).toISOString() : time === 0 ? 'never' : 'for ever'

function compareRights(expected: readonly Expected[], said: Said, now: number, found: Findings): void {
  const open = expected.filter(({ accessFrom, accessUntil }) => accessFrom <= now && now < accessUntil)
  const mayResearch = open.length > 0
  if (said.mayResearch && !mayResearch) found.accessWithoutRight.push('research is open')
  if (!said.mayResearch && mayResearch) found.rightWithoutAccess.push('research is closed')
  // If several subscriptions give access, the newest counts.
  const [only, ...others] = open
  if (!only || others.length > 0) return
  const mayUseRadar = only.product !== 'starter'
  if (said.mayUseRadar && !mayUseRadar) found.accessWithoutRight.push('the radar is open')
  if (!said.mayUseRadar && mayUseRadar) found.rightWithoutAccess.push('the radar is closed')
  if (idOf(said.current) !== only.id)
    found.wrongStates.push(`${idOf(said.current) ?? said.current.type} counts instead of ${only.id}`)
}

function compareLedger(expected: readonly Expected[], said: Said, found: Findings): void {
  const sums = new Map<string, number>()
  for (const { kind, reference, amount } of said.ledger) {
    if (amount === null) continue
    const key = `${kind} ${reference}`
    if (sums.has(key)) found.doubleCharges.push(`the ledger has ${key} twice`)
    sums.set(key, amount)
  }
  const returned = (id: string) =>
    [...sums].filter(([key]) => key.startsWith(`refund ${id}`)).reduce((sum, [, amount]) => sum + amount, 0)
  const known = new Set<string>()
  for (const { charges } of expected)
    for (const { id, status, amount, refunded } of charges) {
      if (status === 'DECLINED') continue
      known.add(id)
      const booked = sums.get(`payment ${id}`)
      if (booked === undefined) found.lostPayments.push(`the ledger lacks the payment ${id} of ${amount}`)
      else if (booked !== amount) found.lostPayments.push(`the ledger has ${booked} instead of ${amount} for ${id}`)
      const isAsked = status === 'PARTIALLY_REFUNDED' && said.unknownRefunds.includes(id)
      if (!isAsked && Math.abs(returned(id) + refunded) > 0.005)
        found.lostPayments.push(`the ledger has ${-returned(id)} returned of ${id} instead of ${refunded}`)
    }
  for (const key of sums.keys())
    if (key.startsWith('payment ') && !known.has(key.slice('payment '.length)))
      found.doubleCharges.push(`the ledger has ${key}, which nobody charged`)
}
