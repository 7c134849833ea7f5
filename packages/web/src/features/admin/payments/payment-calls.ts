import { type Client, extendClient } from '@marklot/contracts'
import { paymentAdministrationEndpoints } from '@marklot/contracts/payment-administration'
import type { Api } from '../../../lib/api.tsx'

const table = { payments: paymentAdministrationEndpoints }

/** Returns the administrators' calls about payments, loaded with their page. */
export const paymentsOf = (api: Api): Client<typeof table>['payments'] => extendClient(api, table).payments
