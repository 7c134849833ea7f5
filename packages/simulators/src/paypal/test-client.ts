import type { PayPalSimulator } from './server.ts'

/** Calls the simulator over HTTP as a merchant does. Written for tests, without the product's client. */

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the tests read raw JSON
  body: any
}

export interface TestClient {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  control(method: string, path: string, body?: unknown): Promise<Answer>
  token(): Promise<Answer>
  /**
   * Creates one product with these plans, each given by its monthly prices. In a list of prices, the last is the
   * regular one, and those before it are trials.
   */
  plan(name: string, prices: readonly string[], more?: object): Promise<string>
  /** Creates a subscription. */
  create(planId: string, more?: object): Promise<string>
  /** Creates a subscription that the payer approves. */
  active(planId: string, more?: object): Promise<string>
  get(id: string): Promise<Answer['body']>
  transactions(id: string): Promise<{ status: string; value: string }[]>
}

export function openTestClient(simulator: PayPalSimulator): TestClient {
  const { baseUrl, credentials } = simulator
  let token = { text: '', expires: 0 }
  let productId: string | null = null
  const send = async (method: string, url: string, body: unknown, headers: Record<string, string>): Promise<Answer> => {
    const reply = await fetch(url, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, body: text === '' ? null : JSON.parse(text) }
  }
  const client: TestClient = {
    token: () =>
      send('POST', `${baseUrl}/v1/oauth2/token`, 'grant_type=client_credentials', {
        Authorization: `Basic ${btoa(`${credentials.clientId}:${credentials.clientSecret}`)}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
    call: async (method, path, body, headers = {}) => {
      const now = simulator.now().getTime()
      if (token.expires <= now) {
        const { body: answer } = await client.token()
        token = { text: answer.access_token, expires: now + answer.expires_in * 1_000 }
      }
      return send(method, baseUrl + path, body, { Authorization: `Bearer ${token.text}`, ...headers })
    },
    control: (method, path, body) => send(method, `${baseUrl}/_sim/paypal${path}`, body, {}),
    plan: async (name, prices, more = {}) => {
      productId ??= String((await client.call('POST', '/v1/catalogs/products', { name: 'Trademarks', type: 'SERVICE' })).body.id)
      const cycles = prices.map((value, index) => ({
        tenure_type: index < prices.length - 1 ? 'TRIAL' : 'REGULAR',
        sequence: index + 1,
        total_cycles: index < prices.length - 1 ? 2 : 0,
        frequency: { interval_unit: 'MONTH', interval_count: 1 },
        pricing_scheme: { fixed_price: { currency_code: 'EUR', value } },
      }))
      const made = await client.call('POST', '/v1/billing/plans', {
        product_id: productId,
        name,
        billing_cycles: cycles,
        payment_preferences: { payment_failure_threshold: 2 },
        taxes: { percentage: '19', inclusive: true },
        ...more,
      })
      return String(made.body.id)
    },
    create: async (planId, more = {}) =>
      String(
        (await client.call('POST', '/v1/billing/subscriptions', { plan_id: planId, custom_id: 'account-1', ...more })).body.id,
      ),
    active: async (planId, more = {}) => {
      const id = await client.create(planId, more)
      await client.control('POST', `/subscriptions/${id}/approve`)
      return id
    },
    get: async (id) => (await client.call('GET', `/v1/billing/subscriptions/${id}?fields=last_failed_payment,plan`)).body,
    transactions: async (id) => {
      const times = 'start_time=2020-01-01T00:00:00Z&end_time=2049-12-31T00:00:00Z'
      const { body } = await client.call('GET', `/v1/billing/subscriptions/${id}/transactions?${times}`)
      return body.transactions.map((one: { status: string; amount_with_breakdown: { gross_amount: { value: string } } }) => ({
        status: one.status,
        value: one.amount_with_breakdown.gross_amount.value,
      }))
    },
  }
  return client
}
