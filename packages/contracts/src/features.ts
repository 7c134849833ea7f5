import * as z from 'zod/mini'
import { type RegistrationOfficeCode, registrationOfficeCodes } from './office.ts'

/**
 * The features that a product may include; decisions, "Feature keys". `search.full` and `guardian.creation` belong to
 * the trial.
 */
export const productFeatureKeys = [
  'search.name',
  'search.logo',
  'search.number',
  'search.owner',
  'search.full',
  'pilot',
  'guardian.creation',
  'radar',
  'domains',
  'export',
  'chat',
  'offices',
] as const
export type ProductFeatureKey = (typeof productFeatureKeys)[number]
export type OfficeFeatureKey = `office.${RegistrationOfficeCode}`
export type FeatureKey = ProductFeatureKey | OfficeFeatureKey
export const officeFeatureKeys = registrationOfficeCodes.map((code): OfficeFeatureKey => `office.${code}`)
export const featureKeys: readonly FeatureKey[] = [...productFeatureKeys, ...officeFeatureKeys]
export const FeatureKey = z.enum(featureKeys as readonly [FeatureKey, ...FeatureKey[]])

/** What a limit applies to, unless it applies to the uses of a billing period, or of the whole trial. */
export const LimitPer = z.enum(['day', 'file'])
export type LimitPer = z.infer<typeof LimitPer>

/** Returns what a plan's limit of a feature applies to. The trial counts all uses. */
export function limitPer(key: FeatureKey): LimitPer | null {
  if (key === 'chat') return 'day'
  return key === 'export' ? 'file' : null
}

/** The most hits that an exported file can have in any plan. */
export const mostExported = 20_000

/** A feature of a product with its limit (null: none). Usage is counted for each subscription. */
export const FeatureLimit = z.object({
  key: FeatureKey,
  limit: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  /**
   * `day`: the limit applies to a day in the account's time zone. `file`: to the hits of an exported file. Missing or
   * null: to the period of the uses.
   */
  per: z.nullish(LimitPer),
})
export type FeatureLimit = z.infer<typeof FeatureLimit>

/** A feature with its limit and the number of uses in the period to which it applies; spec 1, section 3. */
export const Feature = z.object({ ...FeatureLimit.shape, usages: z.int() })
export type Feature = z.infer<typeof Feature>

/** The part of a subscription that the feature check reads. */
export interface FeatureHolder {
  product: { features: readonly Feature[] }
  packages: readonly { features: readonly Feature[] }[]
}

/**
 * Returns the check of spec 1, section 6: a product or package includes the key, either without a limit or with fewer
 * uses than its limit.
 */
export function isFeatureAvailable(subscription: FeatureHolder, key: FeatureKey): boolean {
  return featuresOf(subscription).some(
    (feature) => feature.key === key && (feature.limit === null || feature.usages < feature.limit),
  )
}

/**
 * Returns whether the subscription includes the feature at all, used up or not; a limit of zero excludes it.
 * Distinguishes "used up" from "not included".
 */
export function isFeatureIncluded(subscription: FeatureHolder, key: FeatureKey): boolean {
  return featuresOf(subscription).some((feature) => feature.key === key && feature.limit !== 0)
}
const featuresOf = ({ product, packages }: FeatureHolder) => [
  ...product.features,
  ...packages.flatMap(({ features }) => features),
]
