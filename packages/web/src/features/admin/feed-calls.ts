import { type Client, extendClient } from '@marklot/contracts'
import { feedsEndpoints } from '@marklot/contracts/feeds'
import type { Api } from '../../lib/api.tsx'

const table = { feeds: feedsEndpoints }

/** Returns the calls about deliveries. They load with their page instead of with every first visit. */
export const feedsOf = (api: Api): Client<typeof table>['feeds'] => extendClient(api, table).feeds
