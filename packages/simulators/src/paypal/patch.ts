import { isObject } from '../provider/fields.ts'
import { emitSubscription } from './billing.ts'
import { missing, notSimulated, Refusal, wrongValue } from './refusal.ts'
import type { Subscription } from './state.ts'
import { readShipping } from './subscriber.ts'
import { findSubscription } from './subscriptions.ts'
import { readMoney } from './terms.ts'
import type { World } from './world.ts'

const cyclePath = /^\/plan\/billing_cycles\/@sequence==(\d+)\/(pricing_scheme\/fixed_price|total_cycles)$/
const preferencePath = /^\/plan\/payment_preferences\/(auto_bill_outstanding|payment_failure_threshold|setup_fee_failure_action)$/

/** Applies a JSON Patch to a subscription: either all of its operations, or none. */
export function patchSubscription(world: World, id: string, operations: readonly unknown[]): void {
  const subscription = findSubscription(world, id)
  if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED')
    throw new Refusal(422, 'SUBSCRIPTION_STATUS_INVALID')
  const changed = structuredClone(subscription)
  for (const [index, one] of operations.entries()) {
    const at = `/${index}`
    if (!isObject(one)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', at)
    const { op, path, value } = one
    if (op === undefined) throw missing(`${at}/op`)
    if (op !== 'replace' && op !== 'add') throw new Refusal(400, 'UNSUPPORTED_PATCH_OPERATION', `${at}/op`)
    if (typeof path !== 'string') throw new Refusal(400, 'INVALID_PATCH_PATH', `${at}/path`)
    apply(changed, path, value, at, world.timeline.now())
  }
  Object.assign(subscription, changed, { updated: world.timeline.now() })
  emitSubscription(world, subscription, 'BILLING.SUBSCRIPTION.UPDATED', 'Subscription updated')
}

function apply(changed: Subscription, path: string, value: unknown, at: string, now: number): void {
  const field = `${at}/value`
  const [, sequence, target] = cyclePath.exec(path) ?? []
  const [, preference] = preferencePath.exec(path) ?? []
  if (sequence !== undefined && target !== undefined) applyToCycle(changed, Number(sequence), target, value, field, now)
  else if (preference !== undefined) applyPreference(changed, preference, value, field)
  else applyMember(changed, path, value, at)
}

function applyMember(changed: Subscription, path: string, value: unknown, at: string): void {
  const field = `${at}/value`
  switch (path) {
    case '/billing_info/outstanding_balance': {
      const { cents, currency } = readMoney(isObject(value) ? value : {}, field)
      if (currency !== changed.currency) throw new Refusal(422, 'CURRENCY_MISMATCH', field)
      if (cents > changed.outstanding) throw new Refusal(422, 'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE', field)
      changed.outstanding = cents
      if (cents === 0) changed.isOverThreshold = false
      return
    }
    case '/custom_id':
      if (typeof value !== 'string' || !/^[\x20-\x7e]+$/.test(value)) throw wrongValue(field, value)
      if (value.length > 127) throw new Refusal(400, 'INVALID_STRING_MAX_LENGTH', field)
      changed.customId = value
      return
    case '/plan/taxes/percentage':
      if (typeof value !== 'string' || !/^\d+(\.\d{1,2})?$/.test(value)) throw wrongValue(field, value)
      changed.terms.taxes = { percentage: value, inclusive: changed.terms.taxes?.inclusive ?? true }
      changed.isOverridden = true
      return
    case '/subscriber/shipping_address':
      if (!isObject(value)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', field)
      changed.subscriber.shipping_address = readShipping(value, field)
      return
    // The start can change only before the activation, when patches are not allowed yet.
    case '/start_time':
      throw new Refusal(422, 'INVALID_START_TIME', field)
    case '/shipping_amount':
    case '/subscriber/payment_source':
    case '/plan/payment_preferences/setup_fee':
      throw notSimulated(path)
    default:
      throw new Refusal(400, 'INVALID_PATCH_PATH', `${at}/path`)
  }
}

function applyToCycle(changed: Subscription, sequence: number, target: string, value: unknown, field: string, now: number): void {
  const cycle = changed.terms.cycles.find((one) => one.sequence === sequence)
  if (!cycle) throw new Refusal(400, 'INVALID_PATCH_PATH', field)
  const done = changed.completed[sequence] ?? 0
  if (cycle.total > 0 && done >= cycle.total) throw new Refusal(422, 'BILLING_CYCLE_EXECUTION_COMPLETED', field)
  changed.isOverridden = true
  if (target === 'total_cycles') {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 999) throw wrongValue(field)
    if (value > 0 && value < done) throw new Refusal(422, 'INVALID_BILLING_TOTAL_CYCLES', field)
    cycle.total = value
    return
  }
  const { cents, currency } = readMoney(isObject(value) ? value : {}, field)
  if (currency !== changed.currency) throw new Refusal(422, 'CURRENCY_MISMATCH', field)
  Object.assign(cycle, { price: cents, version: Math.min(cycle.version + 1, 99), priced: now })
}

function applyPreference(changed: Subscription, name: string, value: unknown, field: string): void {
  const { preferences } = changed.terms
  const isValid =
    name === 'auto_bill_outstanding'
      ? typeof value === 'boolean'
      : name === 'setup_fee_failure_action'
        ? value === 'CANCEL' || value === 'CONTINUE'
        : Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 999
  if (!isValid) throw wrongValue(field)
  changed.isOverridden = true
  Object.assign(preferences, { [name]: value })
}
