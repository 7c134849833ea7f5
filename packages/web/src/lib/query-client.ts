import { ApiError } from '@marklot/contracts'
import { MutationCache, QueryClient } from '@tanstack/react-query'

/** What the server found out while rendering, as it travels in the document. */
export interface TransferredQuery {
  key: readonly unknown[]
  data?: unknown
  error?: { url: string; status: number; statusText: string; body: unknown }
}

export interface QueryClientOptions {
  isServer: boolean
  /** Hears of changes that failed; questions that failed are told by the page that asked. */
  onMutationError?: (error: Error) => void
}

export function createQueryClient({ isServer, onMutationError }: QueryClientOptions): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onError: (error) => onMutationError?.(error) }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Without a network a question fails at once and says so, in place of waiting silently for a better time.
        networkMode: 'always',
        // An error that came with the document stays visible until somebody asks again.
        retryOnMount: false,
        // Once more where another try may help: the network, or a server that is starting.
        retry: (failures, error) => !isServer && failures < 1 && !(error instanceof ApiError && error.status < 502),
      },
    },
  })
}

/** Everything answered so far, good or bad, in a form that survives JSON. */
export function transferQueries(client: QueryClient): TransferredQuery[] {
  const transferred: TransferredQuery[] = []
  for (const query of client.getQueryCache().getAll()) {
    const { data, error, status } = query.state
    if (status === 'success') transferred.push({ key: query.queryKey, data })
    // Other failures (a broken reply, an aborted call) are tried again in the browser.
    else if (status === 'error' && error instanceof ApiError)
      transferred.push({
        key: query.queryKey,
        error: { url: error.url, status: error.status, statusText: error.statusText, body: error.body },
      })
  }
  return transferred
}

/** Puts the server's answers in place, so that the first rendering in the browser equals the document. */
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
