import type { CodedValue } from '@marklot/contracts'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Api, type QueryHolder, useApi, useApiQuery } from './api.tsx'
import { useLocale } from './phrases.tsx'

/** Master data: the keyed lists of spec 1, section 3. */
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

/** A keyed list in the page's language; it is asked for once per visit. */
export function useReference(list: ReferenceList): QueryHolder<CodedValue[]> {
  return useApiQuery([root, list], (api, { signal }) => load(api, list, signal), { staleTime: Number.POSITIVE_INFINITY })
}

/** Loads all master data once the page stands (spec 2, section 7.3). A list that fails is asked for again where it is used. */
export function useMasterData(): void {
  const api = useApi()
  const locale = useLocale()
  const client = useQueryClient()
  useEffect(() => {
    for (const list of referenceLists)
      void client.prefetchQuery({
        queryKey: [locale, root, list],
        queryFn: ({ signal }) => load(api, list, signal),
        staleTime: Number.POSITIVE_INFINITY,
      })
  }, [api, locale, client])
}

/** Whether any master data is being loaded: the indicator shows meanwhile. */
export function useMasterDataLoading(): boolean {
  return useIsFetching({ predicate: ({ queryKey }) => queryKey[1] === root }) > 0
}
