import { type Client, extendClient } from '@marklot/contracts'
import { type ProtocolEntry, type SearchProtocolState, searchProtocolEndpoints } from '@marklot/contracts/search-protocol'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'

const table = { searchProtocol: searchProtocolEndpoints }

/** Returns the calls of the search protocol, loaded with the code that needs them. */
export const protocolOf = (api: Api): Client<typeof table>['searchProtocol'] => extendClient(api, table).searchProtocol

const root = 'protocol'
/** The number of entries listed at first, and the most that are listed. */
export const entriesAtOnce = 25
export const mostEntries = 100

export const useProtocolState = (): QueryHolder<SearchProtocolState> =>
  useApiQuery([root, 'state'], (api, options) => protocolOf(api).state(undefined, options), { staleTime: 0 })

/** Returns the newest entries. */
export const useEntries = (size: number): QueryHolder<ProtocolEntry[]> =>
  useApiQuery([root, 'entries', size], (api, options) => protocolOf(api).entries({ query: { size } }, options), {
    staleTime: 0,
    keepPrevious: true,
  })

/** Returns a mutation that requests the protocol again after the change. */
export function useProtocolChange<V, T>(change: (api: Api, values: V) => Promise<T>): MutationHolder<V, T> {
  const reload = useReload()
  const changing = useApiMutation('updating', change)
  return {
    ...changing,
    run: async (values) => {
      const done = await changing.run(values)
      await reload(root)
      return done
    },
  }
}
