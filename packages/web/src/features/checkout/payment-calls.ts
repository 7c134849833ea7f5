import { type Client, extendClient } from '@marklot/contracts'
import type { BillingAddress } from '@marklot/contracts/accounts'
import type { Product } from '@marklot/contracts/billing'
import type {
  Checkout,
  MarketplaceLanding,
  MarketplaceOutcome,
  Order,
  OrderInput,
  PaymentChannel,
  PayPalConfiguration,
  PurchaseOutcome,
} from '@marklot/contracts/payment'
import { paymentEndpoints } from '@marklot/contracts/payment-endpoints'
import { isVatIdOf } from '@marklot/contracts/vat-id'
import { useQueryClient } from '@tanstack/react-query'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery } from '../../lib/api.tsx'
import { useLocale } from '../../lib/phrases.tsx'
import { hasFaults } from '../../ui/form/use-saving.ts'

const table = { payment: paymentEndpoints }

/** Returns the calls of payment, loaded with the pages that need them. */
export const paymentOf = (api: Api): Client<typeof table>['payment'] => extendClient(api, table).payment

const root = 'checkout'
const fresh = { staleTime: 0 }

export const useProduct = (key: string, enabled = true): QueryHolder<Product> =>
  useApiQuery(['products', key], (api, options) => api.billing.product({ params: { key }, query: {} }, options), { enabled })

interface CheckoutFacts {
  product: string
  channel: PaymentChannel
  /** The billing address typed so far. */
  address: BillingAddress | null
  /** The order changes the subscription in the marketplace. Quantity null: the current quantity. */
  change?: { quantity: number | null }
}

/**
 * Returns the effect of an order on the signed-in account. Requests it on each visit, because another tab may have
 * placed an order.
 */
export const useCheckout = ({ product, channel, address, change }: CheckoutFacts): QueryHolder<Checkout> => {
  const { isBusinessCustomer = false, country = '', vatId = '' } = address ?? {}
  const hasVatId = isBusinessCustomer && isVatIdOf(country, vatId)
  return useApiQuery(
    [root, 'checkout', product, channel, isBusinessCustomer, country, hasVatId, change],
    (api, options) => {
      const query = { product, channel, country, isBusinessCustomer: `${isBusinessCustomer}`, hasVatId: `${hasVatId}` } as const
      const changed = change ? ({ isChange: 'true', quantity: change.quantity ?? undefined } as const) : {}
      return paymentOf(api).checkout({ query: { ...query, ...changed } }, options)
    },
    { ...fresh, enabled: address !== null, keepPrevious: true },
  )
}

export const usePlaceOrder = (): MutationHolder<OrderInput, Order> =>
  useApiMutation('creating', (api, body: OrderInput) => paymentOf(api).order({ body }), { shows: hasFaults })

export type OrderOutcome = PurchaseOutcome | MarketplaceOutcome

export interface OutcomeHolder extends QueryHolder<OrderOutcome> {
  /** Takes over the answer of another call about the order. The answer stays until the page asks the server again. */
  tell: (outcome: OrderOutcome) => void
}

/** Returns the state of an order, requested from the provider. */
export function useOutcome(id: string): OutcomeHolder {
  const client = useQueryClient()
  const key = [root, 'order', id]
  const queryKey = [useLocale(), ...key]
  const holder = useApiQuery(
    key,
    (api, options) => paymentOf(api).orderOutcome({ params: { id }, query: { refresh: 'true' } }, options),
    fresh,
  )
  // An answer that is still on its way is older.
  const tell = async (outcome: OrderOutcome) => {
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, outcome)
  }
  return { ...holder, tell: (outcome) => void tell(outcome) }
}

export const usePayPalConfiguration = (): QueryHolder<PayPalConfiguration> =>
  useApiQuery([root, 'configuration'], (api, options) => paymentOf(api).payPalConfiguration(undefined, options))

/**
 * Returns the purchase behind the token of the marketplace's landing page. The token is not part of a path, because
 * proxies log paths.
 */
export const useLanding = (token: string): QueryHolder<MarketplaceLanding> =>
  useApiQuery(
    [root, 'landing', token],
    (api, options) => paymentOf(api).marketplacePurchase({ params: { token: '-' }, query: { token } }, options),
    { ...fresh, enabled: token !== '' },
  )
