import type { Client } from '@opensearch-project/opensearch'
import { AppError } from '../../../platform/app-error.ts'

/** A request body, or a part of one, in the cluster's query language. */
export type Json = { readonly [key: string]: unknown }

export interface ClusterHit {
  fields?: Record<string, readonly unknown[]>
  sort?: readonly (string | number | null)[]
  _score: number | null
}

/** The parts of a reply that searches read. */
export interface ClusterReply {
  hits: { total?: { value: number }; hits: ClusterHit[] }
  aggregations?: Record<string, Aggregation>
}
export interface Aggregation {
  doc_count?: number
  value?: number
  buckets?: readonly { key: string | number; doc_count: number }[]
  [name: string]: unknown
}

export interface ClusterAddress {
  /** The addresses of the cluster's nodes. They may contain a name and a password, which all nodes then receive. */
  nodes: readonly string[]
  /** How connections are secured. Without it, the usual authorities are trusted, and no certificate is shown. */
  tls?: ClusterTls | null
}

/** Certificates and a key in PEM format. The names are those of Node's TLS options. */
export interface ClusterTls {
  /** The authorities that may sign the nodes' certificates, instead of the usual ones. */
  ca?: string
  /** The certificate that this product shows to the nodes, and its private key. */
  cert?: string
  key?: string
}

/** Time limits of an attempt to search and of a step of indexing, in milliseconds. */
const searchTimeout = 15_000
const indexTimeout = 120_000
/** The time limit of an attempt to write marks, if another node can take them. */
const writeTimeoutOfOneNode = 30_000
/** An attempt that fails is repeated at another node. The only node of a cluster is asked twice. */
const mostRetries = 2
/**
 * How long a cluster may leave every request unanswered, even a read of one small document, before it counts as silent,
 * in milliseconds.
 */
const silenceAfter = 5_000

/** The statuses of a cluster that is starting, overloaded or losing nodes. 0 stands for no answer. */
const passing = new Set([0, 408, 429, 502, 503, 504])

/**
 * Calls an OpenSearch cluster through its official client. While the cluster cannot be reached or has no index, every
 * call rejects with `search.unavailable`.
 *
 * A cluster that accepts connections and never answers would keep every search waiting. Therefore, after a probe during
 * which the cluster answered nothing, searches are refused immediately until it answers a later probe.
 */
export class Cluster {
  private readonly client: Client
  private readonly silenceAfter: number
  private readonly searchTimeout: number
  private readonly retries: number
  /** How many other nodes are asked if one does not answer. */
  private readonly otherNodes: number
  private isSilent = false
  /** When the cluster last answered, by `performance.now()`. */
  private answeredAt = Number.NEGATIVE_INFINITY
  /** Refuses the searches that wait for an answer. */
  private readonly refusals = new Set<(failure: AppError) => void>()

  private constructor(client: Client, nodes: number, limits: ClusterLimits) {
    this.client = client
    this.silenceAfter = limits.silenceAfter
    // Another node can answer for one that is silent, so waiting longer for it would only delay the search.
    this.searchTimeout = nodes > 1 ? limits.silenceAfter : limits.searchTimeout
    this.otherNodes = Math.min(nodes - 1, mostRetries)
    this.retries = Math.max(1, this.otherNodes)
  }

  /** Opens a client of a cluster. It connects at the first call. */
  static async of({ nodes, tls }: ClusterAddress, limits: ClusterLimits = { silenceAfter, searchTimeout }): Promise<Cluster> {
    // Loaded only where a cluster is configured.
    const { Client } = await import('@opensearch-project/opensearch')
    // The replies are our own cluster's, so they need no check for properties that imitate prototypes.
    const disablePrototypePoisoningProtection = true
    const ssl = tls ? { ...tls } : undefined
    return new Cluster(new Client({ nodes: [...nodes], ssl, disablePrototypePoisoningProtection }), nodes.length, limits)
  }

  async search(index: string, body: Json): Promise<ClusterReply> {
    const reply = await this.unlessSilent(() => this.send('POST', `/${index}/_search`, body))
    return reply as unknown as ClusterReply
  }

  /**
   * Runs several searches in one request. The replies are in the same order. Points are computed from the frequencies
   * of keys in all shards together, so the number of shards changes nothing.
   */
  async searchAll(searches: readonly { index: string; body: Json }[]): Promise<ClusterReply[]> {
    if (searches.length === 0) return []
    const lines = searches.flatMap(({ index, body }) => [{ index, search_type: 'dfs_query_then_fetch' }, body])
    const send = () => this.send('POST', '/_msearch', lines, { isLines: true })
    const { responses } = (await this.unlessSilent(send)) as unknown as {
      responses: (ClusterReply & { error?: { type: string; reason?: string }; status?: number })[]
    }
    for (const { error, status = 0 } of responses) {
      if (error === undefined) continue
      const cause = new Error(`The search cluster answered ${error.type}: ${error.reason}`)
      if (isMissing(error.type) || passing.has(status)) throw new AppError('search.unavailable', { cause })
      throw cause
    }
    return responses
  }

  /** Sends a body of lines, each of which is a JSON text. */
  async bulk(lines: string): Promise<BulkReply> {
    const timeout = this.otherNodes > 0 ? writeTimeoutOfOneNode : indexTimeout
    return (await this.send('POST', '/_bulk', lines, { isLines: true, timeout })) as unknown as BulkReply
  }

  /**
   * Reads a small document. If the cluster answers nothing meanwhile, searches are refused until a later probe is
   * answered.
   */
  async probe(path: string): Promise<Json> {
    const startedAt = performance.now()
    try {
      const reply = await this.send('GET', path, undefined, { timeout: this.silenceAfter, maxRetries: this.otherNodes })
      this.isSilent = false
      return reply
    } catch (error) {
      this.isSilent = isTimeout((error as Error).cause) && this.answeredAt < startedAt
      if (this.isSilent) for (const refuse of this.refusals) refuse(silent())
      throw error
    }
  }

  get(path: string): Promise<Json> {
    return this.send('GET', path)
  }
  put(path: string, body: Json): Promise<Json> {
    return this.send('PUT', path, body, { timeout: indexTimeout })
  }
  post(path: string, body?: Json): Promise<Json> {
    return this.send('POST', path, body, { timeout: indexTimeout })
  }
  delete(path: string): Promise<Json> {
    return this.send('DELETE', path, undefined, { timeout: indexTimeout })
  }

  close(): Promise<void> {
    return this.client.close()
  }

  private async unlessSilent(send: () => Promise<Json>): Promise<Json> {
    if (this.isSilent) throw silent()
    const { refusals } = this
    let refuse: (failure: AppError) => void = () => undefined
    const refused = new Promise<never>((_, reject) => {
      refuse = reject
    })
    refusals.add(refuse)
    return Promise.race([send(), refused]).finally(() => refusals.delete(refuse))
  }

  private async send(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: Json | readonly Json[] | string,
    { isLines = false, timeout = this.searchTimeout, maxRetries = this.retries } = {},
  ): Promise<Json> {
    const [pathname = path, querystring] = path.split('?')
    const content = body === undefined ? {} : isLines ? { bulkBody: body } : { body }
    const sent = this.client.transport.request(
      { method, path: pathname, querystring, ...content } as Parameters<Client['transport']['request']>[0],
      { requestTimeout: timeout, maxRetries },
    )
    // The client's own time limit ends with the first byte of a reply, so a node that stops in the middle of one would
    // keep the caller waiting for ever.
    const deadline = setTimeout(() => sent.abort(), timeout * (1 + maxRetries))
    try {
      const reply = await sent
      this.answeredAt = performance.now()
      return reply.body as Json
    } catch (error) {
      throw asFailure(error)
    } finally {
      clearTimeout(deadline)
    }
  }
}

interface ClusterLimits {
  /** The time without any answer after which the cluster counts as silent, in milliseconds. */
  silenceAfter: number
  /** The time limit of an attempt to search the only node of a cluster, in milliseconds. */
  searchTimeout: number
}

interface BulkResult {
  _id: string
  status: number
  error?: { type: string; reason?: string }
}

interface BulkReply {
  errors: boolean
  items: readonly { index?: BulkResult; delete?: BulkResult }[]
}

/** Returns whether the client's time limit or our own, which aborts the request, has ended a call. */
const isTimeout = (error: unknown) =>
  ['TimeoutError', 'RequestAbortedError'].includes((error as { name?: string } | undefined)?.name ?? '')

const silent = () => new AppError('search.unavailable', { cause: new Error('The search cluster does not answer') })

const isMissing = (type: unknown) => type === 'index_not_found_exception'

/**
 * Turns a failure to reach the cluster, to get an answer or to find an index into `search.unavailable`. Any other error
 * is a bug.
 */
function asFailure(error: unknown): unknown {
  const { name, statusCode, body } = error as { name?: string; statusCode?: number; body?: { error?: { type?: string } } }
  const isAway = isTimeout(error) || name === 'ConnectionError' || name === 'NoLivingConnectionsError'
  if (!isAway && !(statusCode !== undefined && passing.has(statusCode)) && !isMissing(body?.error?.type)) return error
  return new AppError('search.unavailable', { cause: error })
}

/** Makes a search read only columns, because unpacking the stored documents would take longer than finding them. */
export const columnsOnly = (...names: string[]): Json => ({
  _source: false,
  stored_fields: '_none_',
  docvalue_fields: names,
})
