import { ApiError } from '@marklot/contracts/client'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { Checkout } from '@marklot/contracts/payment'
import { usePhrases } from '../../lib/phrases.tsx'
import { confirm, validate } from '../../lib/validation.ts'
import { type Faults, type Saving, useSaving } from '../../ui/form/use-saving.ts'
import { consentFields } from './consents.tsx'
import type { InputHolder } from './kept-input.ts'
import { usePlaceOrder } from './payment-calls.ts'

/** Refusals after which the page requests the terms of the order again. */
const changed = ['order.priceChanged', 'consent.outdated', 'product.notFound', 'order.promotionUsed']

interface OrderOptions {
  checkout: Checkout
  packages: readonly RegistrationOfficeCode[]
  input: InputHolder
  /** The order changes the subscription in the marketplace. Quantity null: the current quantity. */
  change?: { quantity: number | null }
  /** Requests the checkout again. */
  reload: () => void
  onOrdered: (orderId: string) => void
}

/** Checks the consents and places the order. An order that is sent twice is stored once. */
export function useOrder({ checkout, packages, input, change, reload, onOrdered }: OrderOptions): Saving & { busy: boolean } {
  const rule = usePhrases('validation')
  const placing = usePlaceOrder()
  const { consentsVersion, product, channel, price, consents } = checkout
  const given = input.consentsTo(consentsVersion)
  const saving = useSaving(
    (): Faults =>
      Object.fromEntries(
        consents.flatMap(({ kind, isRequired }) => {
          const broken = isRequired ? validate(given[kind], [confirm]) : null
          return broken ? [[consentFields[kind], rule(broken)]] : []
        }),
      ),
    async () => {
      const { address, orderId } = input
      if (!address) return
      try {
        await placing.run({
          id: orderId,
          channel,
          product: product.key,
          packages: [...packages],
          billingAddress: address,
          priceAmount: price?.amount ?? null,
          introductoryAmount: price === null ? null : (product.introductoryPrice?.amount ?? null),
          isChange: change !== undefined,
          quantity: change?.quantity ?? null,
          consentsVersion,
          acceptsTerms: given.terms ?? false,
          demandsEarlyStart: given.earlyStart ?? false,
          agreesToMarketing: given.marketing ?? false,
        })
      } catch (error) {
        if (error instanceof ApiError && (changed.includes(error.code ?? '') || error.code?.startsWith('subscription.'))) reload()
        throw error
      }
      input.ordered()
      onOrdered(orderId)
    },
    { isQuiet: true },
  )
  return { ...saving, busy: placing.busy }
}
