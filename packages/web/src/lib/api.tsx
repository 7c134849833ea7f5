import { ApiError, type Client, createClient, type PageContract, pageContract } from '@marklot/contracts'
import { hashKey, keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useContext, useMemo } from 'react'
import { useLocale } from './phrases.tsx'

export type Api = Client<PageContract>

/**
 * Returns the typed client. It reads language and token at every call. On the server, `fetch` answers in the same
 * process. On both sides, addresses are relative to the origin (`/api/v1/…`).
 */
export function createApi(options: { locale: () => string; token?: () => Promise<string | null>; fetch?: typeof fetch }): Api {
  return createClient(pageContract, options)
}

/**
 * How the server waits for answers while it renders. It starts each call of a component once and waits for it, up to a
 * limit. Absent in the browser, where answers arrive later.
 */
export interface ServerQueries {
  wait: (hash: string, start: () => Promise<void>, giveUp: () => void) => Promise<void>
}

interface ApiContext {
  api: Api
  serverQueries: ServerQueries | null
}
const Context = createContext<ApiContext | null>(null)

export function ApiProvider({ children, ...value }: ApiContext & { children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

function useApiContext(): ApiContext {
  const context = useContext(Context)
  if (!context) throw new Error('ApiProvider is missing above this component')
  return context
}

export function useApi(): Api {
  return useApiContext().api
}

/** Request states (spec 1, section 4). */
export type BusyReason = 'loading' | 'updating' | 'creating' | 'deleting'

/** The state of a request: whether and why it is running, and its result. */
export interface ResultHolder<T> {
  busy: boolean
  /** `loading`: nothing to show yet; `updating`: the earlier object stays visible. */
  reason: BusyReason | null
  error: Error | null
  object: T | undefined
}
export interface QueryHolder<T> extends ResultHolder<T> {
  /** True while `object` answers an earlier key (`keepPrevious`). */
  isPrevious: boolean
  reload: () => void
}

export interface ApiQueryOptions {
  /** Sends no request while false. */
  enabled?: boolean
  /** Shows the previous key's answer until the new one arrives. */
  keepPrevious?: boolean
  /** Milliseconds for which an answer counts as fresh; default one minute. */
  staleTime?: number
}

/**
 * Queries the server and caches the answer by key and language. Cancels an answer that is no longer needed. Server
 * rendering waits for it, so that the document contains it.
 *
 * `useApiQuery(['brand', id], (api, { signal }) => api.brands.brand({ params: { id } }, { signal }))`
 */
export function useApiQuery<T>(
  key: QueryKey,
  call: (api: Api, options: { signal: AbortSignal }) => Promise<T>,
  { enabled = true, keepPrevious = false, staleTime = 60_000 }: ApiQueryOptions = {},
): QueryHolder<T> {
  const { api, serverQueries } = useApiContext()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const queryKey = [locale, ...key]
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(api, { signal })
  // Asks React for answers that are there as well: in a repeated rendering, it tells promises apart by their order. The
  // promise remains after the time limit, so that no component waits again.
  if (serverQueries && enabled)
    use(
      serverQueries.wait(
        hashKey(queryKey),
        async () => {
          await queryClient.prefetchQuery({ queryKey, queryFn })
          // Failures without a reply cannot be transferred with the document (`transferQueries`). Both sides treat them
          // as not requested yet, and the browser sends the request.
          const state = queryClient.getQueryState(queryKey)
          if (state?.status === 'error' && !(state.error instanceof ApiError))
            queryClient.removeQueries({ queryKey, exact: true })
        },
        // A late answer must not make the rendered page differ from the state that is transferred.
        () => void queryClient.cancelQueries({ queryKey, exact: true }),
      ),
    )
  const query = useQuery({
    queryKey,
    queryFn,
    enabled,
    staleTime,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  })
  const { isFetching, error, isPlaceholderData, refetch } = query
  // A kept answer does not outlive what it shows: that was deleted, here or elsewhere.
  const data = hasStatus(error, 404) ? undefined : query.data
  // Returns the same holder while its values stay the same, so that memoized components can take it as a prop.
  return useMemo(
    () => ({
      busy: isFetching,
      reason: isFetching ? (data !== undefined ? 'updating' : 'loading') : null,
      error,
      object: data,
      isPrevious: isPlaceholderData,
      reload: () => void refetch(),
    }),
    [isFetching, error, data, isPlaceholderData, refetch],
  )
}

/**
 * Returns a function that loads the answers again whose keys begin with the given parts, in every language. Resolves when
 * the shown answers are there. Requests that are still on their way are cancelled first, because their answers may show
 * the state before a change; otherwise a first request that has no answer yet would not be repeated.
 */
export function useReload(): (...key: QueryKey) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    async (...key) => {
      const predicate = ({ queryKey }: { queryKey: QueryKey }) => key.every((part, at) => part === queryKey[at + 1])
      await queryClient.cancelQueries({ predicate })
      await queryClient.invalidateQueries({ predicate })
    },
    [queryClient],
  )
}

export interface MutationHolder<V, T> extends ResultHolder<T> {
  /** Resolves with the answer. Rejects with the error that `error` also shows. */
  run: (values: V) => Promise<T>
}

export interface ApiMutationOptions {
  /** Returns whether the caller itself shows this failure. The page reports all others. */
  shows?: (error: Error) => boolean
}

/** Returns a call that changes data. `reason` names the state while it runs. */
export function useApiMutation<V, T>(
  reason: Exclude<BusyReason, 'loading'>,
  call: (api: Api, values: V) => Promise<T>,
  { shows }: ApiMutationOptions = {},
): MutationHolder<V, T> {
  const api = useApi()
  const mutation = useMutation({ mutationFn: (values: V) => call(api, values), meta: { shows } })
  return {
    busy: mutation.isPending,
    reason: mutation.isPending ? reason : null,
    error: mutation.error,
    object: mutation.data,
    run: (values) => mutation.mutateAsync(values),
  }
}

/** Returns whether an answer failed with this status, e.g. 404. */
export function hasStatus(error: Error | null, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
