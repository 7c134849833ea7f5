import type { Product } from '@marklot/contracts/billing'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'

/** The chosen new plan and quantity of a subscription in the marketplace. */
export interface ChosenChange {
  /** Null: the marketplace offers no product that is sold here. */
  product: Product | null
  quantity: number | null
  packages: readonly RegistrationOfficeCode[]
  isChanged: boolean
  isSamePlan: boolean
}
