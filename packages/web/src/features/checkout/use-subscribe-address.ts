import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { PaymentApproval } from '@marklot/contracts/payment'
import { useLocation, useNavigate } from 'react-router'
import type { QueryValues } from '../../lib/paths.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export interface SubscribeAddress {
  /** Number of the step, from 1. */
  step: number
  /** The chosen offices; null: the address names none. */
  packages: readonly RegistrationOfficeCode[] | null
  /** The id of a placed order. */
  order: string | null
  /**
   * The payer's decision and the subscription's id, both from the address with which the provider's page led back; null
   * otherwise.
   */
  approval: { given: PaymentApproval; subscriptionId: string } | null
  addressOf: (step: number, change?: AddressChange) => string
  go: (step: number, change?: AddressChange, options?: { replace?: boolean }) => void
}
export interface AddressChange {
  packages?: readonly RegistrationOfficeCode[]
  /** Kept only if given. */
  order?: string
}

/**
 * Keeps step, offices and order in the address, so that they survive the login, a reload, the back button and a change
 * of language. `packages` may appear several times or hold a list with commas.
 */
export function useSubscribeAddress(pathTo: (values: QueryValues) => string, steps: number): SubscribeAddress {
  const navigate = useNavigate()
  const given = new URLSearchParams(useLocation().search)
  const named = given.getAll('packages').flatMap((value) => value.toLowerCase().split(','))
  const packages = given.has('packages') ? registrationOfficeCodes.filter((code) => named.includes(code)) : null
  const step = Number(given.get('step') ?? 1)
  const order = (given.get('order') ?? '').toLowerCase()
  const approval = PaymentApproval.safeParse(given.get('approval')).data
  const addressOf: SubscribeAddress['addressOf'] = (next, change = {}) => {
    const chosen = change.packages ?? packages
    return pathTo({
      step: next === 1 ? undefined : next,
      packages: chosen === null ? undefined : chosen.length === 0 ? '' : [...chosen],
      order: change.order,
    })
  }
  return {
    step: Number.isInteger(step) && step >= 1 && step <= steps ? step : 1,
    packages,
    order: uuid.test(order) ? order : null,
    approval: approval ? { given: approval, subscriptionId: given.get('subscription_id') ?? '' } : null,
    addressOf,
    go: (next, change, options) => void navigate(addressOf(next, change), { preventScrollReset: true, ...options }),
  }
}
