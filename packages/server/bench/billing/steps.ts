import { openRandom, type Random } from './random.ts'

export type Plan = 'starter' | 'professional' | 'enterprise'
export type Approval = 'now' | 'later' | 'never'
/** What happens in one account in one round. Each step is an action in the customer's terms, without its result. */
export type Step =
  | { kind: 'wait' }
  | {
      kind: 'buy'
      product: Plan | 'professional-promo'
      approval: Approval
      minutes: number
      confirm: 'once' | 'twice' | 'never'
    }
  /** Two tabs: both orders are placed before either is approved. */
  | { kind: 'buyTwice'; products: readonly [Plan, Plan] }
  | { kind: 'buyAtMarketplace'; plan: string; isTwice: boolean; isYearly: boolean }
  /** Buys from both providers for one account at the same moment. */
  | { kind: 'race'; product: Plan; plan: string }
  | {
      kind: 'changePlan'
      product: Plan
      isApproved: boolean
      isConfirmed: boolean
      /** The event that happens while the change is being confirmed. */
      meanwhile: 'nothing' | 'webhook' | 'cancel' | 'reconcile'
    }
  | { kind: 'cancel'; by: 'customer' | 'provider' | 'declaration' }
  | { kind: 'cancelTwice' }
  /** Refunds `amount` of the last payment; null means everything that is left of it. */
  | { kind: 'refund'; how: 'refund' | 'reverse'; amount: number | null }
  /** The operator terminates the contract without notice, if a payment is late enough. */
  | { kind: 'terminate' }
  | { kind: 'failPayments'; times: number }
  | { kind: 'succeedPayments' }
  /** The merchant suspends the subscription at PayPal, or Microsoft does. */
  | { kind: 'suspend' }
  /** Pays the amount owed and continues. */
  | { kind: 'resume' }
  | { kind: 'portal'; action: 'change-plan' | 'change-quantity' | 'renew' | 'transfer'; plan: string }
  /** A correctly signed event that nothing caused. */
  | { kind: 'makeUpEvent'; type: string; action: string }
  /** Sends a message without a valid signature, as a stranger might. */
  | { kind: 'forge'; type: string }
  | { kind: 'refresh' }
  /** The page creates the subscription itself, with its own price or for another account. */
  | { kind: 'tamper'; how: 'price' | 'account' | 'foreignId' }
  /** The payer moves a running subscription to a price that the page chose. */
  | { kind: 'tamperChange'; product: Plan }
  | { kind: 'webhookFault'; provider: Provider; fault: string; times: number }
  | { kind: 'outage'; provider: Provider; shape: OutageShape; method: string; times: number }
  /** Kills the process while other accounts work. */
  | { kind: 'kill'; afterMilliseconds: number }

export type Provider = 'paypal' | 'marketplace'
/** `lost`: the call takes effect, but its answer is lost. `slow`: the answer comes too late. */
export type OutageShape = 'failure' | 'unavailable' | 'reset' | 'lost' | 'lostFailure' | 'malformed' | 'slow'

/** The rounds in which steps happen. The clock moves between them. */
export const rounds = 8
/** One in this many sequences includes a kill of the process. */
export const killEvery = 100

const plans = ['starter', 'professional', 'enterprise'] as const
const marketPlans = ['starter', 'professional', 'enterprise', 'enterprise-seats'] as const
/** Faults of messages in transit. A repeated entry is drawn more often. */
const wayFaults = ['drop', 'drop', 'duplicate', 'duplicate', 'delay', 'reorder', 'reorder']
const payPalFaults = [
  ...wayFaults,
  'wrongSignature',
  'alteredBody',
  'foreignWebhookId',
  'strangeCertificate',
  'strangeCertificateHost',
  'missingHeader',
  'wrongAlgorithm',
]
const marketplaceTokenFaults = [
  'missingToken',
  'wrongKey',
  'wrongAudience',
  'wrongTenant',
  'wrongCaller',
  'expiredToken',
  'unsignedToken',
]
const marketplaceFaults = [...wayFaults, 'alteredBody', 'unknownOperation']
const madeUpPayPal = [
  'BILLING.SUBSCRIPTION.CANCELLED',
  'BILLING.SUBSCRIPTION.ACTIVATED',
  'BILLING.SUBSCRIPTION.SUSPENDED',
  'BILLING.SUBSCRIPTION.EXPIRED',
  'BILLING.SUBSCRIPTION.UPDATED',
  'PAYMENT.SALE.COMPLETED',
]
const madeUpActions = ['Unsubscribe', 'Suspend', 'Renew', 'ChangePlan', 'Reinstate', 'Transfer', 'Subscribe']

/** Returns the steps of a sequence, one for each round. */
export function stepsOf(seed: number, number: number): Step[] {
  const random = openRandom(seed, number)
  const start = random.below(3)
  const steps: Step[] = []
  let isFirst = true
  for (let round = 0; round < rounds; round++) {
    if (round < start) steps.push({ kind: 'wait' })
    else if (isFirst) {
      steps.push(purchase(random))
      isFirst = false
    } else steps.push(laterStep(random))
  }
  if (number % killEvery === killEvery / 2) {
    const round = 1 + random.below(rounds - 2)
    steps[round] = { kind: 'kill', afterMilliseconds: random.below(120) }
  }
  return steps
}

function purchase(random: Random): Step {
  return random.weighted<() => Step>([
    [62, () => buy(random)],
    [6, () => ({ kind: 'buyTwice', products: [random.pick(plans), random.pick(plans)] })],
    [24, () => buyAtMarketplace(random)],
    [6, () => ({ kind: 'race', product: random.pick(plans), plan: random.pick(marketPlans) })],
    [2, () => ({ kind: 'tamper', how: random.pick(['price', 'account', 'foreignId'] as const) })],
  ])()
}

function buy(random: Random): Step {
  return {
    kind: 'buy',
    product: random.oneIn(8) ? 'professional-promo' : random.pick(plans),
    approval: random.weighted([
      [80, 'now'],
      [13, 'later'],
      [7, 'never'],
    ] as const),
    minutes: random.pick([1, 10, 35, 200, 2_000]),
    confirm: random.weighted([
      [72, 'once'],
      [10, 'twice'],
      [18, 'never'],
    ] as const),
  }
}

const buyAtMarketplace = (random: Random): Step => ({
  kind: 'buyAtMarketplace',
  plan: random.pick(marketPlans),
  isTwice: random.oneIn(5),
  isYearly: random.oneIn(6),
})

function laterStep(random: Random): Step {
  return random.weighted<() => Step>([
    [30, () => ({ kind: 'wait' })],
    [9, () => purchase(random)],
    [
      12,
      () => ({
        kind: 'changePlan',
        product: random.pick(plans),
        isApproved: !random.oneIn(6),
        isConfirmed: !random.oneIn(4),
        meanwhile: random.pick(['nothing', 'nothing', 'webhook', 'cancel', 'reconcile'] as const),
      }),
    ],
    [6, () => ({ kind: 'cancel', by: random.pick(['customer', 'provider', 'declaration'] as const) })],
    [1, () => ({ kind: 'cancelTwice' })],
    [3, () => ({ kind: 'refund', how: random.pick(['refund', 'reverse'] as const), amount: null })],
    [3, () => ({ kind: 'refund', how: 'refund', amount: random.pick([0.01, 4.5, 17]) })],
    [3, () => ({ kind: 'terminate' })],
    [7, () => ({ kind: 'failPayments', times: 1 + random.below(8) })],
    [4, () => ({ kind: 'succeedPayments' })],
    [4, () => ({ kind: 'suspend' })],
    [5, () => ({ kind: 'resume' })],
    [
      6,
      () => ({
        kind: 'portal',
        action: random.weighted([
          [5, 'change-plan'],
          [1, 'change-quantity'],
          [2, 'renew'],
          [1, 'transfer'],
        ] as const),
        plan: random.oneIn(8) ? 'retired' : random.pick(marketPlans),
      }),
    ],
    [4, () => ({ kind: 'makeUpEvent', type: random.pick(madeUpPayPal), action: random.pick(madeUpActions) })],
    [2, () => ({ kind: 'forge', type: random.pick(madeUpPayPal) })],
    [4, () => ({ kind: 'refresh' })],
    [0.5, () => ({ kind: 'tamperChange', product: random.pick(plans) })],
    [5, () => webhookFault(random)],
    [4, () => outage(random)],
  ])()
}

function webhookFault(random: Random): Step {
  const times = 1 + random.below(6)
  return random.oneIn(3)
    ? {
        kind: 'webhookFault',
        provider: 'marketplace',
        fault: random.pick([...marketplaceFaults, ...marketplaceTokenFaults]),
        times,
      }
    : { kind: 'webhookFault', provider: 'paypal', fault: random.pick(payPalFaults), times }
}

function outage(random: Random): Step {
  return {
    kind: 'outage',
    provider: random.oneIn(3) ? 'marketplace' : 'paypal',
    shape: random.weighted([
      [20, 'failure'],
      [20, 'unavailable'],
      [20, 'reset'],
      [20, 'lost'],
      [12, 'lostFailure'],
      [8, 'malformed'],
    ] as const),
    method: random.pick(['', 'GET', 'POST', 'POST']),
    times: 1 + random.below(4),
  }
}

/** Returns the seconds by which the clock moves after each round of a batch: moments, minutes, hours or days. */
export function leapsOf(seed: number, batch: number): number[] {
  const random = openRandom(seed, 0x5eed, batch)
  return Array.from({ length: rounds }, () =>
    random.weighted<() => number>([
      [45, () => 1 + random.below(40)],
      [20, () => 60 * (1 + random.below(55))],
      [10, () => 3_600 * (1 + random.below(30))],
      [25, () => 86_400 * (1 + random.below(19)) + random.below(86_400)],
    ])(),
  )
}
