import type { Product } from '@marklot/contracts/billing'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'

/** What a subscription in the marketplace is to become. */
export interface ChosenChange {
  /** Null: the marketplace offers nothing that is sold here. */
  product: Product | null
  quantity: number | null
  packages: readonly RegistrationOfficeCode[]
  isChanged: boolean
  isSamePlan: boolean
}
