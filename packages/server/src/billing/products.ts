import { isDeepStrictEqual } from 'node:util'
import {
  type FeatureLimit,
  type Locale,
  limitPer,
  type Package,
  type Price,
  type Product,
  type ProductChange,
  type RegistrationOfficeCode,
  registrationOfficeCodes,
} from '@marklot/contracts'
import { billing as phrases } from '@marklot/phrases/billing'
import type { Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { type StoredProduct, storedProduct, storedProducts, updateProduct } from './products.store.ts'

/** The key of the trial's product, which is stored like the others but is never for sale. */
export const trialProduct = 'trial'

const price = (amount: number, vatRate: number): Price => ({ amount, currency: 'EUR', vatRate })

/**
 * Returns a product's description: the administrators' text in this language, else in English, else the built-in
 * sentence.
 */
export function productDescription(product: Pick<StoredProduct, 'key' | 'descriptions'>, locale: Locale): string {
  const own = phrases[`product.${product.key}` as keyof typeof phrases]?.[locale] ?? ''
  return product.descriptions[locale] ?? (own || product.descriptions.en) ?? ''
}

/** Returns the number of offices that an account may choose; null if the features set no limit. */
export function officeLimit(features: readonly FeatureLimit[]): number | null {
  const limit = features.find(({ key }) => key === 'offices')?.limit ?? null
  return limit === null || limit >= registrationOfficeCodes.length ? null : limit
}

export function presentProduct(product: StoredProduct, locale: Locale): Product {
  const { introductoryPrice, introductoryMonths } = product
  return {
    key: product.key,
    name: product.name,
    description: productDescription(product, locale),
    billingPlan: 'monthly',
    price: price(product.price, product.vatRate),
    introductoryPrice:
      introductoryPrice === null || introductoryMonths === null
        ? null
        : { ...price(introductoryPrice, product.vatRate), months: introductoryMonths },
    isOffered: product.isOffered,
    isPromotional: product.basedOn !== null,
    rank: product.rank,
    offices: officeLimit(product.features),
    features: product.features,
  }
}

/** Returns the plans, without the trial, which nobody can buy. */
export async function listProducts(pool: Pool, locale: Locale): Promise<Product[]> {
  const products = await storedProducts(pool)
  return products.filter(({ key }) => key !== trialProduct).map((product) => presentProduct(product, locale))
}

/** Returns a plan for sale by its key, at the running promotion's introductory price; null if nobody can buy it now. */
export async function offeredProduct(pool: Pool, key: string, locale: Locale): Promise<Product | null> {
  const offered = (await storedProducts(pool)).filter((product) => product.isOffered && product.key !== trialProduct)
  const chosen = offered.find((product) => product.key === key)
  const promotion = offered.find(({ basedOn, introductoryPrice }) => basedOn === key && introductoryPrice !== null)
  return chosen ? { ...presentProduct(promotion ?? chosen, locale), name: chosen.name } : null
}

/** @throws AppError `product.notFound` */
export async function readProduct(pool: Pool, key: string, locale: Locale): Promise<Product> {
  const product = await storedProduct(pool, key.toLowerCase())
  if (!product) throw new AppError('product.notFound')
  return presentProduct(product, locale)
}

/** @throws AppError `product.notFound` */
export async function changeProduct(
  { pool, clock }: { pool: Pool; clock: Clock },
  key: string,
  change: ProductChange,
  by: Member,
  locale: Locale,
): Promise<Product> {
  await transaction(pool, async (client) => {
    const before = await storedProduct(client, key.toLowerCase())
    if (!before) throw new AppError('product.notFound')
    const wanted = changeable(before, change)
    const details: Record<string, unknown> = {}
    for (const key of ['price', 'vatRate', 'isOffered', 'introductoryMonths', 'features'] as const)
      if (wanted[key] !== undefined && !isDeepStrictEqual(wanted[key], before[key])) details[key] = [before[key], wanted[key]]
    if (wanted.description !== undefined && wanted.description !== before.descriptions[locale]) details.description = locale
    if (Object.keys(details).length === 0) return
    await updateProduct(client, before.key, wanted, locale)
    await recordChange(client, {
      at: clock.now(),
      userId: by.user.id,
      area: 'Products',
      action: 'product.changed',
      objectId: before.key,
      details,
    })
  })
  return readProduct(pool, key, locale)
}

/** Gives a product the price that was announced for this day. */
export async function setProductPrice(client: PoolClient, key: string, price: number, now: Date): Promise<void> {
  const before = await storedProduct(client, key)
  if (!before || before.price === price) return
  await updateProduct(client, key, { price }, 'en')
  await recordChange(client, {
    at: now,
    userId: null,
    area: 'Products',
    action: 'product.changed',
    objectId: key,
    details: { price: [before.price, price] },
  })
}

/**
 * Returns the fields that can be changed. A promotional product takes its price and features from the product on which
 * it is based; only such a product has introductory months.
 */
function changeable({ key, basedOn, introductoryMonths }: StoredProduct, change: ProductChange): ProductChange {
  const withPer = (feature: FeatureLimit): FeatureLimit => ({
    ...feature,
    per: key === trialProduct || feature.limit === null ? null : limitPer(feature.key),
  })
  return {
    ...change,
    features: change.features?.map(withPer),
    ...(basedOn === null ? {} : { price: undefined, vatRate: undefined, features: undefined }),
    ...(introductoryMonths === null ? { introductoryMonths: undefined } : {}),
  }
}

/** The names of the offices. Administrators' texts replace the built-in ones. */
export type OfficeTexts = Pick<ReferenceTexts, 'office'>

export function presentPackage(code: RegistrationOfficeCode, texts: OfficeTexts, locale: Locale): Package {
  const { description, shortDescription } = texts.office(code, locale)
  return { key: code, name: shortDescription, description, features: [{ key: `office.${code}`, limit: null }] }
}

/** Returns the office of a package. @throws AppError `package.notFound` */
export function readPackage(key: string, texts: OfficeTexts, locale: Locale): Package {
  const code = registrationOfficeCodes.find((known) => known === key.toLowerCase())
  if (!code) throw new AppError('package.notFound')
  return presentPackage(code, texts, locale)
}
