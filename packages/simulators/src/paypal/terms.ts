import { isObject } from '../provider/fields.ts'
import { centsOf, currencies } from './money.ts'
import { type Fields, flagField, objectField, oneOf, refuseFeatures, wholeField } from './read.ts'
import { missing, notSimulated, Refusal, wrongValue } from './refusal.ts'
import type { BillingCycle, Frequency, Preferences, Taxes, Terms } from './state.ts'

/** Reads and computes the billing terms of a plan, or of a subscription that replaces them. */

const limits = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 } as const

export function readTerms(fields: Fields, now: number): { terms: Terms; currency: string } {
  const list = fields.billing_cycles
  if (list === undefined || list === null) throw missing('/billing_cycles')
  if (!Array.isArray(list) || list.length === 0 || list.length > 12) throw wrongValue('/billing_cycles')
  const found = new Set<string>()
  const cycles = list.map((one, index) => readCycle(one, `/billing_cycles/${index}`, now, found))
  cycles.sort((a, b) => a.sequence - b.sequence)
  const trials = cycles.filter(({ tenure }) => tenure === 'TRIAL')
  const unprocessable = (issue: string) => new Refusal(422, issue, '/billing_cycles')
  if (trials.length > 2) throw unprocessable('MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED')
  if (trials.length === cycles.length) throw unprocessable('MISSING_REGULAR_BILLING_CYCLE')
  if (cycles.length - trials.length > 1) throw unprocessable('MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED')
  if (trials.filter(({ price }) => price === null || price === 0).length > 1)
    throw unprocessable('MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED')
  if (cycles.some(({ sequence, tenure }, index) => sequence !== index + 1 || (tenure === 'REGULAR' && index !== trials.length)))
    throw unprocessable('INVALID_BILLING_CYCLE_SEQUENCE')
  if (trials.some(({ total }) => total === 0)) throw unprocessable('INVALID_TRIAL_BILLING_TOTAL_CYCLES')
  if (found.size > 1) throw new Refusal(422, 'CURRENCY_MISMATCH', '/billing_cycles')
  const preferences = objectField(fields, 'payment_preferences', '')
  if (!preferences) throw missing('/payment_preferences')
  const taxes = objectField(fields, 'taxes', '')
  return {
    terms: {
      cycles,
      preferences: readPreferences(preferences, usualPreferences),
      taxes: taxes ? readTaxes(taxes, null) : null,
    },
    currency: [...found][0] ?? 'EUR',
  }
}

function readCycle(value: unknown, at: string, now: number, found: Set<string>): BillingCycle {
  if (!isObject(value)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', at)
  const frequency = objectField(value, 'frequency', at)
  if (!frequency) throw missing(`${at}/frequency`)
  const tenure = oneOf(value, 'tenure_type', at, ['REGULAR', 'TRIAL'])
  const price = readPrice(value, at, found)
  if (price === null && tenure === 'REGULAR') throw missing(`${at}/pricing_scheme`)
  return {
    tenure,
    sequence: wholeField(value, 'sequence', at, { from: 1, to: 99 }),
    total: wholeField(value, 'total_cycles', at, { from: 0, to: 999, usual: 1 }),
    frequency: readFrequency(frequency, `${at}/frequency`),
    price,
    version: 1,
    priced: now,
  }
}

function readFrequency(fields: Fields, at: string): Frequency {
  const unit = oneOf(fields, 'interval_unit', at, ['DAY', 'WEEK', 'MONTH', 'YEAR'])
  return {
    interval_unit: unit,
    interval_count: wholeField(fields, 'interval_count', at, { from: 1, to: limits[unit], usual: 1 }),
  }
}

/** Reads the price of a cycle. @returns cents; null if the cycle has no price */
function readPrice(cycle: Fields, at: string, found: Set<string>): number | null {
  const scheme = objectField(cycle, 'pricing_scheme', at)
  if (!scheme) return null
  refuseFeatures(scheme, `${at}/pricing_scheme`, ['pricing_model', 'tiers'])
  const price = objectField(scheme, 'fixed_price', `${at}/pricing_scheme`)
  if (!price) throw missing(`${at}/pricing_scheme/fixed_price`)
  const { cents, currency } = readMoney(price, `${at}/pricing_scheme/fixed_price`)
  found.add(currency)
  return cents
}

export function readMoney(money: Fields, at: string): { cents: number; currency: string } {
  if (money.currency_code === undefined) throw missing(`${at}/currency_code`)
  if (money.value === undefined) throw missing(`${at}/value`)
  const currency = String(money.currency_code)
  if (!currencies.has(currency)) throw wrongValue(`${at}/currency_code`, currency)
  const cents = centsOf(money.value)
  if (cents === null) throw wrongValue(`${at}/value`, money.value)
  return { cents, currency }
}

const usualPreferences: Preferences = {
  auto_bill_outstanding: true,
  setup_fee_failure_action: 'CANCEL',
  payment_failure_threshold: 0,
}

function readPreferences(fields: Fields, usual: Preferences): Preferences {
  const at = '/payment_preferences'
  const fee = objectField(fields, 'setup_fee', at)
  if (fee && readMoney(fee, `${at}/setup_fee`).cents > 0) throw notSimulated(`${at}/setup_fee`)
  return {
    auto_bill_outstanding: flagField(fields, 'auto_bill_outstanding', at, usual.auto_bill_outstanding),
    setup_fee_failure_action: oneOf(
      fields,
      'setup_fee_failure_action',
      at,
      ['CONTINUE', 'CANCEL'],
      usual.setup_fee_failure_action as 'CANCEL',
    ),
    payment_failure_threshold: wholeField(fields, 'payment_failure_threshold', at, {
      from: 0,
      to: 999,
      usual: usual.payment_failure_threshold,
    }),
  }
}

function readTaxes(fields: Fields, usual: Taxes | null): Taxes {
  const percentage = fields.percentage ?? usual?.percentage
  if (percentage === undefined) throw missing('/taxes/percentage')
  if (centsOf(percentage) === null) throw wrongValue('/taxes/percentage', percentage)
  return { percentage: String(percentage), inclusive: flagField(fields, 'inclusive', '/taxes', usual?.inclusive ?? true) }
}

/** Returns the terms that a request sets in place of the plan's, or the plan's own terms if the request sets none. */
export function overriddenTerms(own: Terms, override: Fields | undefined, currency: string, now: number): Terms {
  if (!override) return structuredClone(own)
  const terms = structuredClone(own)
  const list = override.billing_cycles ?? []
  if (!Array.isArray(list)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', '/plan/billing_cycles')
  if (override.billing_cycles && (list.length === 0 || list.length > 12)) throw wrongValue('/plan/billing_cycles')
  for (const [index, one] of list.entries()) {
    const at = `/plan/billing_cycles/${index}`
    if (!isObject(one)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', at)
    const sequence = wholeField(one, 'sequence', at, { from: 1, to: 99 })
    const cycle = terms.cycles.find((known) => known.sequence === sequence)
    if (!cycle) throw new Refusal(422, 'INVALID_BILLING_CYCLE_SEQUENCE', at)
    const found = new Set<string>()
    const price = readPrice(one, at, found)
    if (found.size > 0 && !found.has(currency)) throw new Refusal(422, 'CURRENCY_MISMATCH', at)
    if (price !== null) Object.assign(cycle, { price, version: 1, priced: now })
    cycle.total = wholeField(one, 'total_cycles', at, { from: 0, to: 999, usual: cycle.total })
  }
  const preferences = objectField(override, 'payment_preferences', '/plan')
  if (preferences) terms.preferences = readPreferences(preferences, terms.preferences)
  const taxes = objectField(override, 'taxes', '/plan')
  if (taxes) terms.taxes = readTaxes(taxes, terms.taxes)
  return terms
}

/** Returns the price of one period of a cycle in cents, tax included. */
export function grossOf(cycle: BillingCycle, { taxes }: Terms, quantity: string | null): number {
  const net = (cycle.price ?? 0) * Number(quantity ?? '1')
  if (!taxes || taxes.inclusive) return Math.round(net)
  return Math.round(net * (1 + Number(taxes.percentage) / 100))
}

/** Returns the cycle that bills next; null if all are used up. */
export const currentCycle = ({ cycles }: Terms, completed: Readonly<Record<string, number>>): BillingCycle | null =>
  cycles.find(({ sequence, total }) => total === 0 || (completed[sequence] ?? 0) < total) ?? null
