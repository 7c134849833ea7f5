import type { CodedValue, Package, Product } from '@marklot/contracts'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Api, type QueryHolder, useApi, useApiQuery } from './api.tsx'
import { useLocale } from './phrases.tsx'

/** The keyed lists of spec 1, section 3, which are master data. */
export const referenceLists = [
  'registrationOfficeCodes',
  'brandTypes',
  'brandStates',
  'brandStateCategories',
  'niceClasses',
] as const
export type ReferenceList = (typeof referenceLists)[number]

const root = 'reference'

function load(api: Api, list: ReferenceList, signal: AbortSignal): Promise<CodedValue[]> {
  return list === 'niceClasses'
    ? api.reference.niceClasses({ query: {} }, { signal })
    : api.reference[list](undefined, { signal })
}

/** Returns a keyed list in the page's language, loaded once per visit. */
export function useReference(list: ReferenceList): QueryHolder<CodedValue[]> {
  return useApiQuery([root, list], (api, { signal }) => load(api, list, signal), { staleTime: Number.POSITIVE_INFINITY })
}

type MasterData = CodedValue[] | Product[] | Package[]
/** Each list of master data by its key, with the call that loads it. */
const masterData: readonly (readonly [key: readonly string[], load: (api: Api, signal: AbortSignal) => Promise<MasterData>])[] = [
  ...referenceLists.map((list) => [[root, list], (api: Api, signal: AbortSignal) => load(api, list, signal)] as const),
  [['products'], (api, signal) => api.billing.products({ query: {} }, { signal })],
  [['packages'], (api, signal) => api.billing.packages({ query: {} }, { signal })],
]
const masterDataRoots: readonly unknown[] = masterData.map(([[first]]) => first)

/**
 * Loads all master data after the first paint (spec 2, section 7.3). The server tags the lists, and the browser's cache
 * revalidates them at the next visit. Lists that fail load again where they are used.
 */
export function useMasterData(): void {
  const api = useApi()
  const locale = useLocale()
  const client = useQueryClient()
  useEffect(() => {
    for (const [key, ask] of masterData)
      void client.prefetchQuery({
        queryKey: [locale, ...key],
        queryFn: ({ signal }) => ask(api, signal),
        staleTime: Number.POSITIVE_INFINITY,
      })
  }, [api, locale, client])
}

/** Returns whether any master data is loading, for the indicator. */
export function useMasterDataLoading(): boolean {
  return useIsFetching({ predicate: ({ queryKey }) => masterDataRoots.includes(queryKey[1]) }) > 0
}
