import type { Checkout, PaymentChannel } from '@marklot/contracts/payment'
import { useEffect } from 'react'
import { type QueryHolder, useApiQuery } from '../../lib/api.tsx'
import { sessionKey } from '../../lib/session.tsx'
import { billingFaults } from '../account/pieces/index.ts'
import { type InputHolder, useKeptInput } from './kept-input.ts'
import { useCheckout } from './payment-calls.ts'
import type { SubscribeAddress } from './use-subscribe-address.ts'

interface OrderFacts {
  product: string
  channel: PaymentChannel
  change?: { quantity: number | null }
  address: SubscribeAddress
  step: number
}
interface OrderInputHolder {
  input: InputHolder
  checkout: QueryHolder<Checkout>
  /** Retries the requests that failed; null if nothing failed. */
  retry: (() => void) | null
  /** The billing address has a fault, so the page returns to the step of the address. */
  isIncomplete: boolean
}

/**
 * Returns the input of a signed-in person's steps before the order: the billing address, and the effect of the order.
 */
export function useOrderInput({ address: { go }, step, ...facts }: OrderFacts): OrderInputHolder {
  const stored = useApiQuery(sessionKey('billing'), (api, options) => api.accounts.billingAddress(undefined, options))
  const input = useKeptInput(stored.object)
  const checkout = useCheckout({ ...facts, address: input.address })
  const isIncomplete = step === 3 && input.address !== null && Object.keys(billingFaults(input.address)).length > 0
  useEffect(() => {
    if (isIncomplete) go(2, {}, { replace: true })
  })
  const failed = (stored.error && !input.address) || (checkout.error && !checkout.object)
  const retry = failed && !stored.busy && !checkout.busy ? (stored.error ? stored.reload : checkout.reload) : null
  return { input, checkout, retry, isIncomplete }
}
