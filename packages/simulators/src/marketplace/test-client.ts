import type { MarketplaceSimulator } from './server.ts'

/** Calls the simulator over HTTP as a publisher does. Written for tests, without the product's client. */

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the tests read raw JSON
  body: any
}

export interface TestClient {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  control(method: string, path: string, body?: unknown): Promise<Answer>
  token(version: 1 | 2, more?: Record<string, string>): Promise<Answer>
  resolve(token: string): Promise<Answer>
  /** Creates a purchase that awaits its activation. */
  buy(more?: object): Promise<{ id: string; token: string; landingUrl: string }>
  /** Creates an activated purchase. */
  subscribed(more?: { planId?: string; quantity?: number }): Promise<string>
  get(id: string): Promise<Answer['body']>
  status(id: string): Promise<string>
}

const resource = '20e940b3-4c77-4b0b-9a53-9e16a1b010a7'

export function openTestClient(simulator: MarketplaceSimulator): TestClient {
  const { apiUrl, baseUrl, loginUrl, tenantId, clientId, clientSecret } = simulator
  let token = { text: '', expires: 0 }
  const send = async (method: string, url: string, body: unknown, headers: Record<string, string>): Promise<Answer> => {
    const reply = await fetch(url, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, body: text === '' ? null : JSON.parse(text) }
  }
  const client: TestClient = {
    token: async (version, more = {}) => {
      const target: Record<string, string> = version === 1 ? { resource } : { scope: `${resource}/.default` }
      const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, ...target, ...more }
      const path = version === 1 ? 'oauth2/token' : 'oauth2/v2.0/token'
      const reply = await fetch(`${loginUrl}/${tenantId}/${path}`, { method: 'POST', body: new URLSearchParams(form) })
      return { status: reply.status, headers: reply.headers, body: await reply.json() }
    },
    call: async (method, path, body, headers = {}) => {
      const now = simulator.now().getTime()
      if (token.expires <= now) token = { text: (await client.token(2)).body.access_token, expires: now + 3_599_000 }
      const address = path.startsWith('http') ? path : `${apiUrl}${path}${path.includes('?') ? '&' : '?'}api-version=2018-08-31`
      return send(method, address, body, { Authorization: `Bearer ${token.text}`, ...headers })
    },
    control: (method, path, body) => send(method, `${baseUrl}/_sim/marketplace${path}`, body, {}),
    resolve: (text) => client.call('POST', '/saas/subscriptions/resolve', undefined, { 'x-ms-marketplace-token': text }),
    buy: async (more = {}) => (await client.control('POST', '/purchases', { planId: 'starter', ...more })).body,
    subscribed: async (more = {}) => {
      const { id } = await client.buy(more)
      const { planId = 'starter', quantity } = more
      await client.call('POST', `/saas/subscriptions/${id}/activate`, { planId, quantity })
      return id
    },
    get: async (id) => (await client.call('GET', `/saas/subscriptions/${id}`)).body,
    status: async (id) => (await client.get(id)).saasSubscriptionStatus,
  }
  return client
}
