import { type Client, extendClient } from '@marklot/contracts'
import { noticesEndpoints } from '@marklot/contracts/notices'
import type { Api } from '../../lib/api.tsx'

const table = { notices: noticesEndpoints }

/** Returns the calls about notices, loaded with the administrators' page. */
export const noticesOf = (api: Api): Client<typeof table>['notices'] => extendClient(api, table).notices
