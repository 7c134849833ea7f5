import { isObject } from '../provider/fields.ts'
import { type Fields, flagField, objectField, oneOf, optionalText, refuseFeatures, textField, wholeField } from './read.ts'
import { missing, notSimulated, Refusal, unknownResource, wrongValue } from './refusal.ts'
import type { Plan, Product } from './state.ts'
import { readMoney, readTerms } from './terms.ts'
import { planView, productView } from './views.ts'
import { newIds, type World } from './world.ts'

/** Products and plans. */

export function findProduct({ state }: World, id: string): Product {
  const found = state.products.get(id)
  if (!found) throw unknownResource('product_id')
  return found
}

export function findPlan({ state }: World, id: string): Plan {
  const found = state.plans.get(id)
  if (!found) throw unknownResource()
  return found
}

/** The categories in which software is sold, out of the provider's thousand. */
const categories: ReadonlySet<string> = new Set([
  'SOFTWARE',
  'GENERAL_SOFTWARE',
  'ONLINE_SERVICES',
  'COMPUTER_AND_DATA_PROCESSING_SERVICES',
])

export function createProduct(world: World, fields: Fields): Product {
  const now = world.timeline.now()
  const name = textField(fields, 'name', '', { to: 127 })
  const type = oneOf(fields, 'type', '', ['PHYSICAL', 'DIGITAL', 'SERVICE'])
  const id = optionalText(fields, 'id', '', { from: 6, to: 50 }) ?? newIds.product(world)
  if (world.state.products.has(id)) throw new Refusal(422, 'DUPLICATE_RESOURCE_IDENTIFIER', '/id')
  const product: Product = { id, name, type, created: now, updated: now }
  const description = optionalText(fields, 'description', '', { to: 256 })
  const category = optionalText(fields, 'category', '', { from: 4, to: 256, pattern: /^[A-Z_]+$/ })
  if (category !== undefined && !categories.has(category)) throw notSimulated('/category')
  if (description !== undefined) product.description = description
  if (category !== undefined) product.category = category
  for (const field of ['image_url', 'home_url'] as const) {
    const address = optionalText(fields, field, '', { to: 2_000 })
    if (address === undefined) continue
    if (!URL.canParse(address)) throw wrongValue(`/${field}`, address)
    product[field] = address
  }
  world.state.products.set(id, product)
  world.emit('CATALOG.PRODUCT.CREATED', 'product', productView(product, world.base()), 'A product was created')
  return product
}

export function createPlan(world: World, fields: Fields): Plan {
  const now = world.timeline.now()
  const productId = textField(fields, 'product_id', '', { from: 6, to: 50 })
  const name = textField(fields, 'name', '', { to: 127 })
  const description = optionalText(fields, 'description', '', { to: 127 })
  const status = oneOf(fields, 'status', '', ['CREATED', 'ACTIVE'], 'ACTIVE')
  const quantitySupported = flagField(fields, 'quantity_supported', '', false)
  const { terms, currency } = readTerms(fields, now)
  if (!world.state.products.has(productId)) throw new Refusal(404, 'INVALID_RESOURCE_ID', '/product_id', 'body', productId)
  const plan: Plan = {
    id: newIds.plan(world),
    productId,
    name,
    ...(description === undefined ? {} : { description }),
    status,
    quantitySupported,
    currency,
    created: now,
    updated: now,
    ...terms,
  }
  world.state.plans.set(plan.id, plan)
  emitPlan(world, plan, 'BILLING.PLAN.CREATED', 'A billing plan was created')
  return plan
}

export function changePlanStatus(world: World, id: string, status: 'ACTIVE' | 'INACTIVE'): void {
  const plan = findPlan(world, id)
  if (status === 'ACTIVE' ? plan.status === 'ACTIVE' : plan.status !== 'ACTIVE') throw new Refusal(422, 'PLAN_STATUS_INVALID')
  Object.assign(plan, { status, updated: world.timeline.now() })
  if (status === 'ACTIVE') emitPlan(world, plan, 'BILLING.PLAN.ACTIVATED', 'A billing plan was activated')
  else emitPlan(world, plan, 'BILLING.PLAN.DEACTIVATED', 'A billing plan was deactivated')
}

/** A period that starts within this time, in milliseconds, keeps its old price. */
const priceGrace = 10 * 86_400_000

/** Changes the prices for all subscribers who have the plan's own terms. */
export function updatePrices(world: World, id: string, fields: Fields): void {
  const plan = findPlan(world, id)
  const now = world.timeline.now()
  const list = fields.pricing_schemes
  if (list === undefined || list === null) throw missing('/pricing_schemes')
  if (!Array.isArray(list) || list.length === 0) throw wrongValue('/pricing_schemes')
  const prices = list.map((one: unknown, index) => {
    const at = `/pricing_schemes/${index}`
    if (!isObject(one)) throw wrongValue(at)
    const sequence = wholeField(one, 'billing_cycle_sequence', at, { from: 1, to: 99 })
    const scheme = objectField(one, 'pricing_scheme', at)
    if (!scheme) throw missing(`${at}/pricing_scheme`)
    refuseFeatures(scheme, `${at}/pricing_scheme`, ['pricing_model', 'tiers'])
    const price = objectField(scheme, 'fixed_price', `${at}/pricing_scheme`)
    if (!price) throw missing(`${at}/pricing_scheme/fixed_price`)
    const { cents, currency } = readMoney(price, `${at}/pricing_scheme/fixed_price`)
    const cycle = plan.cycles.find((known) => known.sequence === sequence)
    if (!cycle) throw new Refusal(422, 'INVALID_BILLING_CYCLE_SEQUENCE', at)
    if (currency !== plan.currency) throw new Refusal(422, 'CURRENCY_MISMATCH', at)
    return { cycle, cents }
  })
  for (const { cycle, cents } of prices)
    Object.assign(cycle, { price: cents, version: Math.min(cycle.version + 1, 99), priced: now })
  plan.updated = now
  for (const subscription of world.state.subscriptions.values()) {
    if (subscription.planId !== id || subscription.isOverridden || subscription.nextBilling === null) continue
    const { nextBilling } = subscription
    if (nextBilling - now > priceGrace) subscription.terms.cycles = structuredClone(plan.cycles)
    else world.timeline.add(nextBilling + 1, 'reprice', subscription.id)
  }
  emitPlan(world, plan, 'BILLING.PLAN.PRICING-CHANGE.ACTIVATED', 'Prices of a billing plan were changed')
}

const emitPlan = (world: World, plan: Plan, type: string, summary: string): void =>
  world.emit(type, 'plan', planView(plan, world.base()), summary)
