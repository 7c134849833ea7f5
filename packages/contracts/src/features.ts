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

/** A feature with its limit (null: none) and the number of uses; spec 1, section 3. */
export const Feature = z.object({
  key: FeatureKey,
  limit: z.nullable(z.int().check(z.minimum(0))),
  usages: z.int(),
})
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
 * Returns whether the subscription includes the feature at all, used up or not. Distinguishes "used up" from "not
 * included".
 */
export function isFeatureIncluded(subscription: FeatureHolder, key: FeatureKey): boolean {
  return featuresOf(subscription).some((feature) => feature.key === key)
}
const featuresOf = ({ product, packages }: FeatureHolder) => [
  ...product.features,
  ...packages.flatMap(({ features }) => features),
]
