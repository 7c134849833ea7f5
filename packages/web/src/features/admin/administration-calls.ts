import { type Client, extendClient } from '@marklot/contracts'
import { administrationEndpoints } from '@marklot/contracts/administration'
import type { Api } from '../../lib/api.tsx'

const table = { administration: administrationEndpoints }

/** Returns the administrators' calls, loaded with their page instead of every first visit. */
export const administrationOf = (api: Api): Client<typeof table>['administration'] => extendClient(api, table).administration
