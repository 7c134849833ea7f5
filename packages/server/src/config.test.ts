import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { authority, client } from '../test/cluster-certificates.ts'
import { ConfigError, isLoopback, readConfig } from './config.ts'

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

const publicInstallation = {
  PUBLIC_URL: 'https://marks.example.org',
  MAIL_SMTP_URL: 'smtps://user:secret@mail.example.org',
  MAIL_FROM: 'post@example.org',
  OPERATOR_NAME: 'Marken GmbH',
  OPERATOR_STREET: 'Hauptstraße 1',
  OPERATOR_CITY: '20095 Hamburg',
  OPERATOR_REPRESENTATIVE: 'Ada Beispiel',
  OPERATOR_EMAIL: 'post@example.org',
  OPERATOR_PHONE: '+49 40 1',
  OPERATOR_REGISTER: 'Amtsgericht Hamburg, HRB 1',
  OPERATOR_VAT_ID: 'DE1',
  OPERATOR_DATA_PROTECTION_AUTHORITY: 'Der Hamburgische Beauftragte',
}

describe('configuration', () => {
  it('lets a program call only with a name and a long password', () => {
    const SERVICE_PASSWORD = 'x'.repeat(32)
    expect(readConfig({ SERVICE_NAME: 'agent', SERVICE_PASSWORD }).serviceUser).toEqual({
      name: 'agent',
      password: SERVICE_PASSWORD,
    })
    expect(readConfig({}).serviceUser).toBeNull()
    expect(faultsOf({ SERVICE_NAME: 'agent' })).toEqual(['SERVICE_NAME and SERVICE_PASSWORD must be given together.'])
    expect(faultsOf({ SERVICE_NAME: 'agent', SERVICE_PASSWORD: 'short' })).toContainEqual(
      expect.stringContaining('must have 32 characters or more'),
    )
  })

  it('sells in the marketplace with all keys, and nowhere else in public', () => {
    const keys = { MARKETPLACE_TENANT_ID: 't', MARKETPLACE_CLIENT_ID: 'c', MARKETPLACE_CLIENT_SECRET: 's' }
    expect(readConfig({}).marketplace).toEqual({ kind: 'simulator' })
    expect(readConfig(publicInstallation).marketplace).toEqual({ kind: 'none' })
    expect(readConfig({ ...publicInstallation, ...keys, MARKETPLACE_PLANS: 'gold=enterprise' }).marketplace).toMatchObject({
      kind: 'server',
      settings: { apiUrl: 'https://marketplaceapi.microsoft.com/api', plans: new Map([['gold', 'enterprise']]) },
    })
    expect(faultsOf({ ...publicInstallation, MARKETPLACE: 'simulator' })).toContain(
      'MARKETPLACE=simulator is allowed only where the simulators are on.',
    )
    for (const MARKETPLACE_LOGIN_URL of ['http://127.0.0.1:1', 'https://login.stranger.test', 'http://login.microsoft.com'])
      expect(faultsOf({ ...publicInstallation, ...keys, MARKETPLACE_LOGIN_URL })).toContain(
        "The marketplace's addresses cannot be replaced when PUBLIC_URL is a public address.",
      )
    expect(faultsOf({ ...keys, MARKETPLACE_CLIENT_SECRET: '' })).not.toEqual([])
    expect(faultsOf({ MARKETPLACE_CLIENT_ID: 'c' })).not.toEqual([])
    expect(faultsOf({ ...keys, MARKETPLACE_PLANS: 'gold' })).not.toEqual([])
  })

  it('has a working local default for everything', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      productName: 'Marklot',
      productSlug: 'marklot',
      http: { host: '127.0.0.1', port: 8080, rateLimit: true },
      database: { kind: 'embedded' },
      storage: { kind: 'files' },
      identity: { kind: 'embedded' },
      mail: { kind: 'simulator' },
      simulators: true,
      sample: { kind: 'on', marks: 30_000 },
    })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).http.port).toBe(8080)
  })

  it('lists all mistakes at once and never shows a value', () => {
    const faults = faultsOf({ PORT: 'many', DATABASE_URL: 'mysql://u:secret@h/d', RATE_LIMIT: 'perhaps' })
    expect(faults).toHaveLength(3)
    expect(faults.join()).not.toContain('secret')
    expect(faults).toContain('RATE_LIMIT must be one of: on, off.')
    expect(faults).toContain('PORT must be a whole number.')
  })

  it('reads the certificates for a search cluster, and refuses unusable ones', () => {
    const folder = mkdtempSync(join(tmpdir(), 'marklot-config-'))
    const file = (name: string, content: string) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    }
    const paths = {
      OPENSEARCH_CA: file('ca.pem', authority),
      OPENSEARCH_CERTIFICATE: file('client.pem', client.cert),
      OPENSEARCH_KEY: file('client.key', client.key),
    }
    const node = 'https://search:secret@node-1.example.net:9200'
    const cluster = { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: `${node} ${node}` }
    expect(readConfig(cluster).searchEngine).toMatchObject({ nodes: [node], tls: null })
    expect(readConfig({ ...cluster, ...paths }).searchEngine).toMatchObject({ tls: { ca: authority, ...client } })

    const faults = (more: Record<string, string>) => faultsOf({ ...cluster, ...paths, ...more }).join()
    expect(faults({ OPENSEARCH_KEY: '' })).toBe('OPENSEARCH_CERTIFICATE and OPENSEARCH_KEY belong together: set both or none.')
    const unreadable = 'OPENSEARCH_CA must name a readable file in PEM format.'
    for (const OPENSEARCH_CA of [folder, join(folder, 'none.pem'), file('empty.pem', '')])
      expect(faults({ OPENSEARCH_CA })).toBe(unreadable)
    expect(faults({ OPENSEARCH_URL: 'http://node-1:9200' })).toMatch(/https/)
    rmSync(folder, { recursive: true })
  })

  it('lists mistakes of single keys and of combinations together', () => {
    const faults = faultsOf({ PORT: '70000', STORAGE_S3_BUCKET: 'marks', SAMPLE: 'on', ...publicInstallation })
    expect(faults).toHaveLength(3)
    expect(faults[0]).toBe('PORT must be at most 65535.')
  })

  it.each([
    ['SOCIAL_PROFILES', 'https://social.example.org/us, nowhere'],
    ['SOCIAL_PROFILES', 'javascript:alert(1)'],
    ['MESSENGER_APP_ID', 'my app'],
    ['GPT_URL', 'javascript:alert(1)'],
    ['ANALYTICS_URL', 'counter'],
    ['ANALYTICS_GA_ID', 'UA-1'],
    ['DATABASE_URL', 'postgres://u:p%@:::/d'],
    ['PUBLIC_URL', 'marks.example.org'],
    ['SAMPLE_UNTIL', 'today'],
  ])('refuses a %s that would fail later', (key, value) => {
    expect(faultsOf({ [key]: value })).toEqual([expect.stringMatching(new RegExp(`^${key} must (be|begin) .*\\.$`))])
  })

  it('refuses an incomplete storage and an incomplete identity provider', () => {
    expect(faultsOf({ STORAGE_S3_BUCKET: 'marks', OIDC_ISSUER: 'https://id.example.org' })).toHaveLength(2)
  })

  it('counts no page views unless a counter is configured', () => {
    expect(readConfig({}).analytics).toEqual({ kind: 'none' })
    const ANALYTICS_URL = 'https://counter.example.org/api/event'
    expect(readConfig({ ANALYTICS_URL }).analytics).toEqual({ kind: 'endpoint', url: ANALYTICS_URL })
    expect(readConfig({ ANALYTICS_GA_ID: 'G-ABC123' }).analytics).toEqual({ kind: 'google', id: 'G-ABC123' })
    expect(faultsOf({ ANALYTICS_URL, ANALYTICS_GA_ID: 'G-ABC123' })).toEqual([
      'ANALYTICS_URL and ANALYTICS_GA_ID exclude each other.',
    ])
  })

  it('keeps the sample out of a public installation', () => {
    expect(readConfig({ ...publicInstallation, PUBLIC_URL: 'https://marks.example.org/' })).toMatchObject({
      sample: { kind: 'off' },
      simulators: false,
      http: { publicUrl: 'https://marks.example.org' },
    })
    expect(faultsOf({ ...publicInstallation, SAMPLE: 'on' })).toHaveLength(1)
    expect(faultsOf({ ...publicInstallation, SIMULATORS: 'on' })).toHaveLength(1)
  })

  it('allows an invented operator on this machine only, and never an incomplete one', () => {
    expect(readConfig({}).operator).toMatchObject({ isExample: true, email: 'service@anbieter.test' })
    expect(readConfig(publicInstallation).operator).toEqual({
      isExample: false,
      name: 'Marken GmbH',
      street: 'Hauptstraße 1',
      city: '20095 Hamburg',
      representative: 'Ada Beispiel',
      email: 'post@example.org',
      phone: '+49 40 1',
      register: 'Amtsgericht Hamburg, HRB 1',
      vatId: 'DE1',
      dataProtectionAuthority: 'Der Hamburgische Beauftragte',
      dataProtectionOfficer: null,
      editor: null,
    })
    const { OPERATOR_NAME: _, OPERATOR_PHONE: __, ...incomplete } = publicInstallation
    for (const environment of [incomplete, { OPERATOR_NAME: 'x', OPERATOR_EMAIL: 'a@b.org' }])
      expect(faultsOf(environment)).toEqual([expect.stringMatching(/^OPERATOR_\w+, .*must be given: imprint/)])
    expect(faultsOf({ ...publicInstallation, OPERATOR_EMAIL: 'nobody' })).toContain('OPERATOR_EMAIL must be an e-mail address.')
  })

  it('refuses a public installation that cannot send mails or takes passwords without encryption', () => {
    const { MAIL_SMTP_URL: _, MAIL_FROM: __, ...operator } = publicInstallation
    expect(faultsOf({ ...operator, PUBLIC_URL: 'http://marks.example.org' })).toEqual([
      expect.stringMatching(/^MAIL_SMTP_URL must be given/),
      expect.stringMatching(/^PUBLIC_URL must begin with https:/),
    ])
    expect(faultsOf({ HOST: '0.0.0.0', SAMPLE: 'off' })).toEqual([expect.stringMatching(/^MAIL_SMTP_URL must be given/)])
    expect(faultsOf({ MAIL_SMTP_URL: 'smtps://mail.example.org' })).toEqual(['MAIL_FROM must be given with MAIL_SMTP_URL.'])
  })

  it('reads a mail server, decodes its password, and never connects without encryption', () => {
    const server = (url: string) => readConfig({ MAIL_SMTP_URL: url, MAIL_FROM: 'Marks <post@example.org>' }).mail
    expect(server('smtp://bob:p%40ss@mail.example.org')).toEqual({
      kind: 'smtp',
      server: { host: 'mail.example.org', port: 587, tls: 'required', user: 'bob', password: 'p@ss' },
      from: 'Marks <post@example.org>',
      replyTo: null,
    })
    expect(server('smtps://mail.example.org')).toMatchObject({ server: { port: 465, tls: 'implicit', user: null } })
  })

  it('accepts any provider, with common defaults', () => {
    const identity = (more: Record<string, string> = {}) =>
      readConfig({ OIDC_ISSUER: 'https://id.example.org/', OIDC_AUDIENCE: 'api', ...more }).identity
    expect(identity()).toMatchObject({ issuer: 'https://id.example.org/', authority: 'https://id.example.org', clientId: 'api' })
    expect(identity({ OIDC_CLIENT_ID: 'web', OIDC_PARAMETERS: 'audience=https://api&x=1' })).toMatchObject({
      clientId: 'web',
      parameters: { audience: 'https://api', x: '1' },
    })
    expect(identity()).toMatchObject({ tokenType: 'JWT', algorithms: null })
    expect(identity({ OIDC_TOKEN_TYPE: 'at+jwt', OIDC_ALGORITHMS: 'ES256 EdDSA' })).toMatchObject({
      tokenType: 'at+jwt',
      algorithms: ['ES256', 'EdDSA'],
    })
    expect(faultsOf({ OIDC_CLIENT_ID: 'web' })).toHaveLength(1)
    for (const algorithms of ['none', 'HS256', 'RS256 HS256', ','])
      expect(faultsOf({ OIDC_ALGORITHMS: algorithms })).toHaveLength(1)
  })

  it('honours RATE_LIMIT=off on loopback only', () => {
    expect(readConfig({ RATE_LIMIT: 'off' }).http.rateLimit).toBe(false)
    expect(readConfig({ RATE_LIMIT: 'off', HOST: '0.0.0.0' }).http.rateLimit).toBe(true)
  })

  it('reads the key of search protocols, and refuses one of another length', () => {
    const key = Buffer.alloc(32, 7)
    expect(readConfig({ SEARCH_PROTOCOL_KEY: key.toString('base64') }).searchProtocolKey).toEqual(key)
    expect(readConfig({}).searchProtocolKey).toBeNull()
    expect(() => readConfig({ SEARCH_PROTOCOL_KEY: 'c2hvcnQ=' })).toThrow('SEARCH_PROTOCOL_KEY')
  })

  it("derives the product's slug from its name", () => {
    expect(readConfig({ PRODUCT_NAME: 'Brand Näme 24' }).productSlug).toBe('brandnme24')
  })

  it.each([
    ['localhost', true],
    ['127.0.0.53', true],
    ['::1', true],
    ['[::1]', true],
    ['127.example.org', false],
    ['0.0.0.0', false],
    ['10.0.0.1', false],
  ])('knows whether %s is loopback', (host, expected) => {
    expect(isLoopback(host)).toBe(expected)
  })
})

describe('the language model', () => {
  const server = { AI_URL: 'https://models.example.org/v1/', AI_MODEL: 'large', AI_KEY: 'secret' }

  it('is none by default', () => {
    expect(readConfig({}).model).toEqual({ kind: 'none' })
    expect(readConfig({ ...server, AI: 'off' }).model).toEqual({ kind: 'none' })
  })

  it('is a server with address and model, which the server may call', () => {
    const paid = { ...server, AI_PRICE_OUTPUT: '8', AI_DAILY_COST: '1.5' }
    const config = readConfig({ ...paid, AI_ABILITIES: 'jsonObject vision', AI_IDLE_SECONDS: '5' })
    expect(config.model).toMatchObject({
      kind: 'server',
      settings: {
        url: 'https://models.example.org/v1',
        isSimulator: false,
        abilities: { jsonSchema: false, jsonObject: true, vision: true, maxTokensField: 'max_completion_tokens' },
        limits: { firstByte: 20_000, idle: 5_000, total: 120_000 },
        daily: { tokens: 200_000, cost: 1.5 },
      },
    })
    expect(config.outboundAllowed).toContain('models.example.org')
    expect(faultsOf({ AI_URL: server.AI_URL })).toEqual(['AI_URL and AI_MODEL must be given together.'])
    expect(faultsOf({ ...server, AI_ABILITIES: 'telepathy' })).toHaveLength(1)
    expect(faultsOf({ ...server, AI_DAILY_COST: '1' })).toEqual(['AI_DAILY_COST needs AI_PRICE_INPUT and AI_PRICE_OUTPUT.'])
  })

  it('is the simulator only on request, and only where simulators are on', () => {
    expect(readConfig({ AI: 'simulator', AI_MODEL: 'sim-lies' }).model).toMatchObject({
      kind: 'simulator',
      settings: { isSimulator: true, model: 'sim-lies' },
    })
    expect(faultsOf({ AI: 'simulator', SIMULATORS: 'off' })).toContain(
      'AI=simulator is allowed only where the simulators are on.',
    )
  })

  it('in public needs a key and is no simulator', () => {
    expect(faultsOf({ ...publicInstallation, ...server })).toEqual([])
    expect(faultsOf({ ...publicInstallation, AI: 'simulator' })).toHaveLength(1)
    expect(faultsOf({ ...publicInstallation, ...server, AI_KEY: '' })).toEqual([
      'AI_KEY must be given when PUBLIC_URL is a public address.',
    ])
    for (const simulated of [{ AI_URL: 'http://127.0.0.1:4711/v1' }, { AI_MODEL: 'sim-lies' }])
      expect(faultsOf({ ...publicInstallation, ...server, ...simulated })).toHaveLength(1)
  })
})

describe('the payment provider', () => {
  const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: '8PT597110X687430LKGECATA' }
  const payPalOf = (environment: Record<string, string>) => readConfig(environment).payment.payPal

  it('is simulated on this machine, PayPal with its keys, and off in public', () => {
    expect(payPalOf({}).kind).toBe('simulator')
    expect(payPalOf(publicInstallation).kind).toBe('none')
    expect(payPalOf({ ...publicInstallation, ...keys })).toMatchObject({
      kind: 'server',
      settings: { apiUrl: 'https://api-m.paypal.com', environment: 'live', certificateRoots: null, isSimulator: false },
    })
    expect(payPalOf({ PAYPAL: 'sandbox', ...keys })).toMatchObject({
      settings: {
        apiUrl: 'https://api-m.sandbox.paypal.com',
        certificateOrigins: expect.not.arrayContaining(['https://api.paypal.com']),
      },
    })
  })

  it.each([
    ['a simulator', { PAYPAL: 'simulator' }, 'PAYPAL=simulator'],
    ['a missing secret', { ...keys, PAYPAL_CLIENT_SECRET: '' }, 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET'],
    ['a webhook that cannot be verified', { ...keys, PAYPAL_WEBHOOK_ID: '' }, 'PAYPAL_CLIENT_ID'],
    ['PayPal’s literal webhook id', { ...keys, PAYPAL_WEBHOOK_ID: 'WEBHOOK_ID' }, 'PAYPAL_WEBHOOK_ID'],
    ['another address', { ...keys, PAYPAL_API_URL: 'http://127.0.0.1:4000' }, 'addresses and roots'],
    ['a host that only looks like PayPal’s', { ...keys, PAYPAL_API_URL: 'https://api.notpaypal.com' }, 'addresses and roots'],
    ['other certificates', { ...keys, PAYPAL_CERTIFICATE_ORIGINS: 'https://certs.example.org' }, 'addresses and roots'],
    ['other roots', { ...keys, PAYPAL_CERTIFICATE_ROOTS: '-----BEGIN' }, 'addresses and roots'],
    ['a frame without TLS', { ...keys, PAYMENT_ORIGIN: 'http://pay.example.org' }, 'PAYMENT_ORIGIN'],
  ])('is refused in public with %s', (_, environment, fault) => {
    expect(faultsOf({ ...publicInstallation, ...environment })).toEqual([expect.stringContaining(fault)])
  })
})
