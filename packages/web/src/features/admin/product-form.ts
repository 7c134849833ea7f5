import type { Product, ProductChange } from '@marklot/contracts/billing'
import { type FeatureLimit, type ProductFeatureKey, productFeatureKeys } from '@marklot/contracts/features'
import { decimal, percentage, required, type ValidationMessage, validate } from '../../lib/validation.ts'

/** A product as typed into the form. Amounts stay text until they are valid. */
export interface ProductTexts {
  price: string
  vatRate: string
  description: string
  isOffered: boolean
  months: string
  /** The product's features with their limits. An empty text means no limit. */
  features: Partial<Record<ProductFeatureKey, string>>
}
export type ProductFault = ValidationMessage | 'invalid'
export type ProductFaults = Partial<Record<string, ProductFault>>

/** Returns a product as texts for the form. @param decimalSign the decimal sign of the page's language */
export function typedProduct(product: Product, decimalSign: string): ProductTexts {
  const text = (amount: number) => String(amount).replace('.', decimalSign)
  return {
    price: text(product.price.amount),
    vatRate: text(product.price.vatRate),
    description: product.description,
    isOffered: product.isOffered,
    months: String(product.introductoryPrice?.months ?? ''),
    features: Object.fromEntries(
      product.features.filter(isOwnFeature).map(({ key, limit }) => [key, limit === null ? '' : String(limit)]),
    ),
  }
}

const isOwnFeature = ({ key }: FeatureLimit) => (productFeatureKeys as readonly string[]).includes(key)
const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

/**
 * Returns the faults by field. Features are named `limit.{key}`. A promotional product takes its price and features
 * from another product.
 */
export function faultsOf(typed: ProductTexts, isPromotional: boolean): ProductFaults {
  const faults: ProductFaults = {}
  const check = (field: string, fault: ProductFault | null) => {
    if (fault) faults[field] = fault
  }
  check('description', validate(typed.description.trim(), [required]))
  if (isPromotional) {
    if (!isWhole(typed.months, 1, 24)) faults.introductoryMonths = 'invalid'
    return faults
  }
  check('price', validate(typed.price, [required, decimal]))
  check('vatRate', validate(typed.vatRate, [required, percentage]))
  for (const [key, limit] of Object.entries(typed.features))
    if (limit.trim() !== '' && !isWhole(limit, 0, 1_000_000)) faults[`limit.${key}`] = 'invalid'
  return faults
}

/** Returns the change to send. It contains only fields that differ, so that the audit log records what was intended. */
export function productChange(product: Product, before: ProductTexts, typed: ProductTexts): Partial<ChangeInput> {
  const change: Partial<ChangeInput> = {}
  if (typed.description.trim() !== before.description) change.description = typed.description.trim()
  if (typed.isOffered !== before.isOffered) change.isOffered = typed.isOffered
  if (product.isPromotional) {
    if (typed.months.trim() !== before.months) change.introductoryMonths = Number(typed.months)
    return change
  }
  if (typed.price.trim() !== before.price) change.price = typed.price
  if (typed.vatRate.trim() !== before.vatRate) change.vatRate = typed.vatRate
  if (JSON.stringify(limitsOf(typed)) !== JSON.stringify(limitsOf(before)))
    change.features = [...limitsOf(typed), ...product.features.filter((feature) => !isOwnFeature(feature))]
  return change
}
type ChangeInput = Omit<ProductChange, 'price' | 'vatRate'> & { price: string; vatRate: string }

function limitsOf({ features }: ProductTexts): FeatureLimit[] {
  return productFeatureKeys.flatMap((key) => {
    const limit = features[key]
    return limit === undefined ? [] : [{ key, limit: limit.trim() === '' ? null : Number(limit) }]
  })
}
