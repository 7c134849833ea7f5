import { type Client, extendClient } from '@marklot/contracts'
import { feedsEndpoints } from '@marklot/contracts/feeds'
import type { Api } from '../../lib/api.tsx'

const table = { feeds: feedsEndpoints }

/** The calls about deliveries, loaded with their page instead of every first visit. */
export const feedsOf = (api: Api): Client<typeof table>['feeds'] => extendClient(api, table).feeds
