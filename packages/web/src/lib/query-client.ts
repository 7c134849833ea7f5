import { ApiError } from '@marklot/contracts'
import { MutationCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Returns whether the component that sent the change shows its failure. */
      shows?: (error: Error) => boolean
    }
  }
}

/** One of the server's answers in the form in which the document transfers it. */
export interface TransferredQuery {
  key: readonly unknown[]
  data?: unknown
  error?: { url: string; status: number; statusText: string; body: unknown }
}

export interface QueryClientOptions {
  isServer: boolean
  /** Receives failed mutations that no component shows itself. Pages report failed queries themselves. */
  onMutationError?: (error: Error) => void
}

export function createQueryClient({ isServer, onMutationError }: QueryClientOptions): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _values, _result, { meta }) => meta?.shows?.(error) || onMutationError?.(error),
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Without a network, a query fails at once instead of pausing silently. It is repeated once there is one.
        networkMode: 'always',
        refetchOnReconnect: ({ state: { error } }) => error !== null && mayPass(error) && 'always',
        // An error from the document stays visible until the person retries.
        retryOnMount: false,
        // Retries once where that may help: after network failures and while a server starts.
        retry: (failures, error) => !isServer && failures < 1 && mayPass(error),
      },
      // The same applies to a change. A paused one would happen later, when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Returns whether another try may succeed. */
const mayPass = (error: Error) => !(error instanceof ApiError && error.status < 502)

/** Returns all answers so far, successes and failures, in a form that survives JSON. */
export function transferQueries(client: QueryClient): TransferredQuery[] {
  const transferred: TransferredQuery[] = []
  for (const query of client.getQueryCache().getAll()) {
    const { data, error, status } = query.state
    if (status === 'success') transferred.push({ key: query.queryKey, data })
    // The browser retries other failures, such as a malformed reply or an aborted call.
    else if (status === 'error' && error instanceof ApiError)
      transferred.push({
        key: query.queryKey,
        error: { url: error.url, status: error.status, statusText: error.statusText, body: error.body },
      })
  }
  return transferred
}

/** Restores the server's answers, so that the browser's first rendering equals the document. */
export function restoreQueries(client: QueryClient, transferred: readonly TransferredQuery[]): void {
  for (const { key, data, error } of transferred) {
    if (!error) {
      client.setQueryData(key, data)
      continue
    }
    client.getQueryCache().build(
      client,
      { queryKey: key },
      {
        data: undefined,
        dataUpdateCount: 0,
        dataUpdatedAt: 0,
        error: new ApiError(error.url, error.status, error.statusText, error.body),
        errorUpdateCount: 1,
        errorUpdatedAt: Date.now(),
        fetchFailureCount: 1,
        fetchFailureReason: null,
        fetchMeta: null,
        isInvalidated: false,
        status: 'error',
        fetchStatus: 'idle',
      },
    )
  }
}
