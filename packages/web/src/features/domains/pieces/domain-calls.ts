import { type Client, extendClient } from '@marklot/contracts'
import { domainsEndpoints, type Tld } from '@marklot/contracts/domains'
import { type Api, type QueryHolder, useApiQuery } from '../../../lib/api.tsx'

const table = { domains: domainsEndpoints }

/** Returns the calls of the domain check, loaded with the code that needs them. */
export const domainsOf = (api: Api): Client<typeof table>['domains'] => extendClient(api, table).domains

/** Returns the top-level domains that can be chosen. */
export const useTlds = (): QueryHolder<Tld[]> =>
  useApiQuery(['domains', 'tlds'], (api, options) => domainsOf(api).tlds({ query: {} }, options), {
    staleTime: Number.POSITIVE_INFINITY,
  })
