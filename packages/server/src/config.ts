import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Operator } from '@marklot/contracts/operator'
import { productSlug } from '@marklot/contracts/pages'
import * as z from 'zod/mini'
import {
  type DomainsConfig,
  domainPattern,
  ianaBootstrap,
  nameServerPattern,
  rdapOverride,
  readDomains,
} from './config-domains.ts'
import { hostsOfFeeds, readFeeds } from './config-feeds.ts'
import { type MarketplaceConfig, marketplacePlan, readMarketplace } from './config-marketplace.ts'
import { type ModelConfig, modelAbilities, readModel } from './config-model.ts'
import { readInvoiceSettings, readOperator } from './config-operator.ts'
import {
  type AnalyticsConfig,
  isLoopback,
  type MailConfig,
  readAnalytics,
  readIdentity,
  readMail,
  readServiceUser,
} from './config-outside.ts'
import { knownPaymentMethods, type PaymentConfig, readPayment } from './config-payment.ts'
import { readSearchEngine, type SearchEngineConfig } from './config-search.ts'
import { readTelemetry } from './config-telemetry.ts'
import type { Feeds } from './feeds/index.ts'
import type { IdentityConfig, ServiceUser } from './identity/index.ts'
import type { SampleSettings } from './ingest/sample-register.ts'
import type { InvoiceSettings } from './invoices/index.ts'
import type { PayPalSettings } from './payment/index.ts'
import type { DatabaseSettings } from './platform/database.ts'
import { projectRoot } from './platform/project-root.ts'
import type { TelemetrySettings } from './platform/telemetry/open-telemetry.ts'

export { isLoopback } from './config-outside.ts'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const address = z.url().check(z.regex(/^https?:\/\//, 'must begin with http:// or https://'))
const onOff = z.enum(['on', 'off'])
const text = z.string().check(z.minLength(1))
/** A mailbox as `address` or `Name <address>`. Line breaks are refused, because they would start a new mail header. */
const mailbox = z
  .string()
  .check(z.refine((value) => /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value), 'must be an e-mail address'))
const mailAddress = z.string().check(z.regex(/^[^<>@\s]+@[^<>@\s]+$/, 'must be an e-mail address'))
const list = z.pipe(
  z.string(),
  z.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
)

const seconds = z.coerce.number().check(z.minimum(1), z.maximum(3_600))
const price = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000))

/** Every environment key of the product, with its default. The README's table lists the same keys. */
const Environment = z.object({
  PORT: z._default(port, 8080),
  HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z._default(text, '.data'),
  PUBLIC_URL: z.optional(address),
  PRODUCT_NAME: z._default(text.check(z.maxLength(40), z.regex(/[A-Za-z0-9]/, 'needs a letter or digit')), 'Marklot'),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  DATABASE_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
      z.refine((url) => URL.canParse(url), 'must be an address; percent-encode special characters in the password'),
    ),
  ),
  STORAGE_S3_BUCKET: z.optional(text),
  STORAGE_S3_REGION: z.optional(text),
  STORAGE_S3_ENDPOINT: z.optional(address),
  STORAGE_S3_ACCESS_KEY_ID: z.optional(text),
  STORAGE_S3_SECRET_ACCESS_KEY: z.optional(text),
  STORAGE_S3_FORCE_PATH_STYLE: z._default(onOff, 'off'),
  OIDC_ISSUER: z.optional(address),
  OIDC_AUDIENCE: z.optional(text),
  OIDC_AUTHORITY: z.optional(address),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_TOKEN_TYPE: z._default(z.enum(['at+jwt', 'JWT']), 'JWT'),
  OIDC_ALGORITHMS: z.optional(
    list.check(
      z.refine(
        (names) => names.length > 0 && names.every((name) => /^((RS|PS|ES)(256|384|512)|EdDSA)$/.test(name)),
        'must be names such as RS256 or ES256',
      ),
    ),
  ),
  OIDC_SCOPES: z.optional(text.check(z.regex(/(^| )openid( |$)/, 'must contain openid'))),
  OIDC_RESOURCE: z.optional(text),
  OIDC_PARAMETERS: z.optional(text),
  OIDC_PASSWORD_RESET_AUTHORITY: z.optional(address),
  OIDC_PROFILE_AUTHORITY: z.optional(address),
  OIDC_PROFILE_PAGE: z.optional(address),
  // A colon would end the name in the header (RFC 7617).
  SERVICE_NAME: z.optional(text.check(z.regex(/^[^:]+$/, 'must not contain a colon'))),
  SERVICE_PASSWORD: z.optional(text.check(z.regex(/^.{32,}$/, 'must have 32 characters or more'))),
  MAIL_SMTP_URL: z.optional(
    z.string().check(
      z.regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://'),
      z.refine((url) => URL.canParse(url), 'must be an address; percent-encode special characters in the password'),
    ),
  ),
  MAIL_FROM: z.optional(mailbox),
  MAIL_REPLY_TO: z.optional(mailbox),
  SIMULATORS: z.optional(onOff),
  SEARCH_THREADS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(64)), availableParallelism()),
  JOBS: z._default(z.enum(['on', 'off']), 'on'),
  SEARCH_ENGINE: z._default(z.enum(['embedded', 'socket', 'opensearch']), 'embedded'),
  SEARCH_SOCKET: z.optional(text),
  OPENSEARCH_URL: z.optional(
    list.check(
      z.refine(
        (urls) => urls.length > 0 && urls.every((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
        'must be addresses that begin with http:// or https://',
      ),
    ),
  ),
  OPENSEARCH_PREFIX: z.optional(
    text.check(z.regex(/^[a-z0-9][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and hyphens')),
  ),
  OPENSEARCH_CA: z.optional(text),
  OPENSEARCH_CERTIFICATE: z.optional(text),
  OPENSEARCH_KEY: z.optional(text),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(300)), 0),
  PROBE_PORT: z.optional(port.check(z.minimum(1))),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(text),
  OTEL_METRIC_EXPORT_INTERVAL: z._default(z.coerce.number().check(z.int(), z.minimum(1_000), z.maximum(3_600_000)), 60_000),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 0.1),
  BACKUP_KEY: z.optional(
    z.string().check(z.refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')),
  ),
  WAL_ARCHIVE: z._default(onOff, 'off'),
  RATE_LIMIT: z._default(onOff, 'on'),
  TRUST_PROXY: z._default(onOff, 'off'),
  STATISTICS_URL: z.optional(address),
  OUTBOUND_ALLOW: z.optional(
    list.check(
      z.refine(
        (hosts) => hosts.every((host) => /^(\[[0-9a-f:.]+\]|[a-z0-9-]+(\.[a-z0-9-]+)*)(:\d{1,5})?$/i.test(host)),
        'must be hosts, or hosts with port',
      ),
    ),
  ),
  LOGO_HOSTS: z.optional(
    list.check(
      z.refine((hosts) => hosts.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(host)), 'must be host names'),
    ),
  ),
  LOGO_FETCH_HOSTS: z.optional(
    list.check(z.refine((hosts) => hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(host)), 'must be host names')),
  ),
  AI: z.optional(z.enum(['off', 'simulator', 'model'])),
  AI_URL: z.optional(address),
  AI_KEY: z.optional(text),
  AI_MODEL: z.optional(text),
  AI_ABILITIES: z._default(
    list.check(
      z.refine((names) => names.every((name) => modelAbilities.has(name)), `must be of: ${[...modelAbilities].join(' ')}`),
    ),
    ['jsonSchema', 'jsonObject', 'tools', 'streamUsage'],
  ),
  AI_MAX_TOKENS_FIELD: z._default(z.enum(['max_completion_tokens', 'max_tokens']), 'max_completion_tokens'),
  AI_MAX_TOKENS: z._default(z.coerce.number().check(z.int(), z.minimum(50), z.maximum(100_000)), 1_000),
  AI_FIRST_BYTE_SECONDS: z._default(seconds, 20),
  AI_IDLE_SECONDS: z._default(seconds, 30),
  AI_TOTAL_SECONDS: z._default(seconds, 120),
  AI_DAILY_TOKENS: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 200_000),
  AI_DAILY_COST: z.optional(price),
  AI_PRICE_INPUT: z._default(price, 0),
  AI_PRICE_OUTPUT: z._default(price, 0),
  SERVICE_KIND: z._default(z.enum(['service', 'digitalContent']), 'service'),
  PAYMENT_ORIGIN: z.optional(address),
  PAYMENT_METHODS: z._default(
    list.check(
      z.refine(
        (names) => names.length > 0 && names.every((name) => knownPaymentMethods.has(name)),
        `must be of: ${[...knownPaymentMethods].join(' ')}`,
      ),
    ),
    ['paypal'],
  ),
  PAYPAL: z.optional(z.enum(['off', 'simulator', 'sandbox', 'live'])),
  PAYPAL_CLIENT_ID: z.optional(text),
  PAYPAL_CLIENT_SECRET: z.optional(text),
  PAYPAL_WEBHOOK_ID: z.optional(text),
  PAYPAL_SCRIPT_GENERATION: z._default(z.enum(['5', '6']), '5'),
  PAYPAL_API_URL: z.optional(address),
  PAYPAL_SCRIPT_URL: z.optional(address),
  PAYPAL_CERTIFICATE_ORIGINS: z.optional(
    list.check(
      z.refine((urls) => urls.every((url) => /^https?:\/\//.test(url) && URL.canParse(url)), 'must be origins, https://…'),
    ),
  ),
  PAYPAL_CERTIFICATE_ROOTS: z.optional(text),
  MARKETPLACE: z.optional(z.enum(['off', 'simulator', 'live'])),
  MARKETPLACE_TENANT_ID: z.optional(text),
  MARKETPLACE_CLIENT_ID: z.optional(text),
  MARKETPLACE_CLIENT_SECRET: z.optional(text),
  MARKETPLACE_PLANS: z.optional(
    list.check(z.refine((plans) => plans.every((plan) => marketplacePlan.test(plan)), 'must be plan=product …')),
  ),
  MARKETPLACE_TOKEN_VERSION: z._default(z.enum(['1', '2']), '2'),
  MARKETPLACE_API_URL: z.optional(address),
  MARKETPLACE_LOGIN_URL: z.optional(address),
  DOMAINS: z.optional(z.enum(['simulator', 'live'])),
  DOMAIN_BOOTSTRAP: z._default(text, ianaBootstrap),
  DOMAIN_RDAP: z.optional(
    list.check(z.refine((entries) => entries.every((entry) => rdapOverride.test(entry)), 'must be domain=https://server/ …')),
  ),
  DOMAIN_DENY: z.optional(
    list.check(z.refine((entries) => entries.every((entry) => domainPattern.test(entry)), 'must be domains such as at co.uk')),
  ),
  DOMAIN_REGISTRAR_URL: z.optional(address),
  DOMAIN_REGISTRAR_KEY: z.optional(text),
  SEARCH_PROTOCOL_KEY: z.optional(
    z.string().check(z.refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')),
  ),
  FEEDS_FILE: z.optional(text),
  DOMAIN_DNS: z._default(
    list.check(z.refine((entries) => entries.every((entry) => nameServerPattern.test(entry)), 'must be on, off or IP addresses')),
    ['on'],
  ),
  SAMPLE: z._default(onOff, 'on'),
  SAMPLE_MARKS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500_000)), 30_000),
  SAMPLE_UNTIL: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, YYYY-MM-DD'))),
  SAMPLE_SEED: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4_294_967_295)), 1),
  OPERATOR_NAME: z.optional(text),
  OPERATOR_STREET: z.optional(text),
  OPERATOR_CITY: z.optional(text),
  OPERATOR_REPRESENTATIVE: z.optional(text),
  OPERATOR_EMAIL: z.optional(mailAddress),
  OPERATOR_PHONE: z.optional(text),
  OPERATOR_REGISTER: z.optional(text),
  OPERATOR_VAT_ID: z.optional(text),
  OPERATOR_DATA_PROTECTION_AUTHORITY: z.optional(text),
  OPERATOR_DATA_PROTECTION_OFFICER: z.optional(text),
  OPERATOR_EDITOR: z.optional(text),
  OPERATOR_TAX_NUMBER: z.optional(text),
  OPERATOR_EU_VAT: z._default(z.enum(['germany', 'oss']), 'germany'),
  INVOICE_FILES: z._default(z.enum(['at-once', 'on-demand']), 'at-once'),
  SOCIAL_PROFILES: z.optional(
    list.check(
      z.refine((urls) => urls.every((url) => /^https:\/\/[^/]/.test(url) && URL.canParse(url)), 'must be https:// addresses'),
    ),
  ),
  GPT_URL: z.optional(address),
  ANALYTICS_URL: z.optional(address),
  ANALYTICS_GA_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id, G-…'))),
  MESSENGER_APP_ID: z.optional(z.string().check(z.regex(/^\d{1,32}$/, 'must be the number of the application'))),
})

export interface Config {
  productName: string
  /** The letters a-z and digits of the product's name, for addresses and folders. */
  productSlug: string
  mode: 'development' | 'production' | 'test'
  http: { host: string; port: number; publicUrl: string | null; trustProxy: boolean; rateLimit: boolean }
  /** How long a stopping process reports that it is not ready while it still answers calls, in seconds. */
  drainSeconds: number
  /** The port of `http.host` on which every role answers health probes; null for none. */
  probePort: number | null
  /** Absolute path. */
  dataDirectory: string
  logLevel: string
  /** Receivers of metrics and traces; none by default. */
  telemetry: TelemetrySettings
  /** The key of backups, 32 bytes. If it is null, backups are not encrypted, and omit keys and sessions. */
  backupKey: Uint8Array | null
  /** The environment that any program on the operating system needs, without the product's own keys. */
  systemEnvironment: Record<string, string | undefined>
  database: DatabaseSettings['database']
  storage: { kind: 'files' } | ({ kind: 's3' } & S3Config)
  /** Whether the API process runs jobs too. `off` leaves them to workers. */
  runsJobs: boolean
  /** Number of search threads. With 0 the index is in the main thread, which suits tests and very small registers. */
  searchThreads: number
  /**
   * The place of the search index: in this process, in an indexer process that is reached over a socket, or in an
   * OpenSearch cluster.
   */
  searchEngine: SearchEngineConfig
  identity: IdentityConfig
  /** The program that may call with a name and a password instead of a token; null for none. */
  serviceUser: ServiceUser | null
  mail: MailConfig
  /** The model that may write the texts of assessments. */
  model: ModelConfig
  /** The payment provider for subscriptions. */
  payment: PaymentConfig
  /** The marketplace in which subscriptions are also sold. */
  marketplace: MarketplaceConfig
  /** The services that answer queries about domains. */
  domains: DomainsConfig
  /** The settings for fetching the offices' deliveries; empty for none. */
  feeds: Feeds
  operator: Operator
  /** The operator's settings for invoices. */
  invoiceSettings: InvoiceSettings
  /**
   * Whether this machine simulates external services: mailbox, settable clock, sample people. Never enabled in public.
   */
  simulators: boolean
  /** Hosts, optionally with port, that the server may call even though they are private or lack TLS. */
  outboundAllowed: string[]
  /**
   * The address from which the page reads the public statistics files, without a trailing slash; null for its own
   * origin.
   */
  statisticsUrl: string | null
  /** The secret that signs search protocols, 32 bytes; null if the installation creates its own. */
  searchProtocolKey: Uint8Array | null
  /** Additional hosts of logos with an absolute address; null for the offices' own hosts only. */
  logoHosts: string[] | null
  /** Hosts from which pictures are copied into the storage, in lower case; empty for none. */
  logoFetchHosts: string[]
  socialProfiles: string[]
  /** The product's external GPT page; null for no link. */
  gptUrl: string | null
  /** The service to which page views are sent after the visitor's consent. Without consent, none are sent. */
  analytics: AnalyticsConfig
  /** The application id for Messenger, which accepts links only from registered applications. Null hides Messenger. */
  messengerAppId: string | null
  sample: SampleSettings['sample']
}
export interface S3Config {
  bucket: string
  region: string
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

/** All errors in the environment, as sentences for the person who starts the product. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/**
 * Reads the configuration; nothing else reads the environment. Messages never contain values, so that no secret is
 * printed.
 * @throws ConfigError listing every error
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Readonly<Config> {
  const known = Object.fromEntries(
    Object.keys(Environment.shape).map((key) => [key, environment[key] === '' ? undefined : environment[key]]),
  )
  const parsed = z.safeParse(Environment, known)
  const issues = parsed.success ? [] : parsed.error.issues
  // Of the failed checks of a key, the last is the most specific, so only its sentence is shown.
  const faults = Object.values(
    Object.fromEntries(issues.map((issue) => [String(issue.path[0]), `${issue.path.join('.')} ${sentence(issue)}`])),
  )
  // Invalid keys count as not set, so that the rules between keys are still checked.
  const wrong = new Set(issues.map((issue) => issue.path[0]))
  const env = z.parse(
    Environment,
    Object.fromEntries(Object.entries(known).map(([key, value]) => [key, wrong.has(key) ? undefined : value])),
  )

  const s3Keys = [env.STORAGE_S3_BUCKET, env.STORAGE_S3_REGION, env.STORAGE_S3_ACCESS_KEY_ID, env.STORAGE_S3_SECRET_ACCESS_KEY]
  let storage: Config['storage'] = { kind: 'files' }
  if (s3Keys.some((value) => value !== undefined) || env.STORAGE_S3_ENDPOINT !== undefined) {
    const [bucket, region, accessKeyId, secretAccessKey] = s3Keys
    if (bucket && region && accessKeyId && secretAccessKey) {
      const forcePathStyle = env.STORAGE_S3_FORCE_PATH_STYLE === 'on'
      storage = {
        kind: 's3',
        bucket,
        region,
        endpoint: env.STORAGE_S3_ENDPOINT ?? null,
        accessKeyId,
        secretAccessKey,
        forcePathStyle,
      }
    } else {
      faults.push('STORAGE_S3_BUCKET, _REGION, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY must be given together.')
    }
  }

  const isPublic = env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname)
  if (isPublic && environment.SAMPLE === undefined) env.SAMPLE = 'off'
  if (isPublic && env.SAMPLE === 'on') faults.push('SAMPLE=on is not allowed when PUBLIC_URL is a public address.')
  if (isPublic && env.SIMULATORS === 'on') faults.push('SIMULATORS=on is not allowed when PUBLIC_URL is a public address.')
  // Simulators are refused for a real register that the network can reach, even without a public address.
  const isAtHome = isLoopback(env.HOST) || env.SAMPLE === 'on'
  const simulators = !isPublic && (env.SIMULATORS ?? (isAtHome ? 'on' : 'off')) === 'on'
  const identity = readIdentity(env, faults)
  const serviceUser = readServiceUser(env, faults)
  const mail = readMail(env, simulators, faults)
  const model = readModel(env, { isPublic, simulators }, faults)
  const payment = readPayment(env, { isPublic, simulators }, faults)
  const marketplace = readMarketplace(env, { isPublic, simulators }, faults)
  const domains = readDomains(env, simulators, faults)
  const feedsFile = env.FEEDS_FILE === undefined ? null : resolve(projectRoot, env.FEEDS_FILE)
  const feeds = readFeeds({ path: feedsFile, isSample: env.SAMPLE === 'on' }, faults)
  const analytics = readAnalytics(env, faults)
  const socket = env.SEARCH_SOCKET === undefined ? null : resolve(projectRoot, env.SEARCH_SOCKET)
  const searchEngine = readSearchEngine(env, { socket, slug: productSlug(env.PRODUCT_NAME) }, faults)
  const operator = readOperator(env, !isPublic, faults)
  const telemetry = readTelemetry(env, faults)
  if (env.WAL_ARCHIVE === 'on' && env.DATABASE_URL !== undefined)
    faults.push('WAL_ARCHIVE=on is for the embedded database; set archive_mode and archive_command of your own server.')
  if (isPublic && identity.kind === 'embedded' && !env.PUBLIC_URL?.startsWith('https:'))
    faults.push('PUBLIC_URL must begin with https:// : passwords are typed there.')
  if (faults.length > 0) throw new ConfigError(faults)

  const config: Config = {
    productName: env.PRODUCT_NAME,
    productSlug: productSlug(env.PRODUCT_NAME),
    mode: env.NODE_ENV,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
      trustProxy: env.TRUST_PROXY === 'on',
      rateLimit: env.RATE_LIMIT === 'on' || !isLoopback(env.HOST),
    },
    drainSeconds: env.DRAIN_SECONDS,
    probePort: env.PROBE_PORT ?? null,
    dataDirectory: resolve(projectRoot, env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    telemetry,
    backupKey: env.BACKUP_KEY === undefined ? null : Buffer.from(env.BACKUP_KEY, 'base64'),
    systemEnvironment: {
      PATH: environment.PATH,
      SystemRoot: environment.SystemRoot,
      TEMP: environment.TEMP,
      TMP: environment.TMP,
    },
    database: env.DATABASE_URL
      ? { kind: 'server', url: env.DATABASE_URL }
      : { kind: 'embedded', archivesWal: env.WAL_ARCHIVE === 'on' },
    storage,
    runsJobs: env.JOBS === 'on',
    searchThreads: env.SEARCH_THREADS,
    searchEngine,
    identity,
    serviceUser,
    mail,
    model,
    payment,
    marketplace,
    domains,
    feeds,
    operator,
    invoiceSettings: readInvoiceSettings(env),
    simulators,
    searchProtocolKey: env.SEARCH_PROTOCOL_KEY === undefined ? null : Buffer.from(env.SEARCH_PROTOCOL_KEY, 'base64'),
    statisticsUrl: env.STATISTICS_URL?.replace(/\/+$/, '') ?? null,
    // The operator configured these services, so the server may call them wherever they are.
    outboundAllowed: [
      ...(model.kind === 'server' ? [new URL(model.settings.url).host] : []),
      ...(payment.payPal.kind === 'server' ? hostsOf(payment.payPal.settings) : []),
      ...(marketplace.kind === 'server' ? [marketplace.settings.apiUrl, marketplace.settings.loginUrl].map(hostOf) : []),
      ...hostsOfFeeds(feeds),
      ...(domains.kind === 'live' && domains.settings.registrar ? [hostOf(domains.settings.registrar.url)] : []),
      ...(identity.kind === 'oidc' ? [new URL(identity.issuer).host, new URL(identity.authority).host] : []),
      ...(env.OUTBOUND_ALLOW ?? []),
    ],
    logoHosts: env.LOGO_HOSTS ?? null,
    logoFetchHosts: (env.LOGO_FETCH_HOSTS ?? []).map((host) => host.toLowerCase()),
    socialProfiles: env.SOCIAL_PROFILES ?? [],
    gptUrl: env.GPT_URL ?? null,
    analytics,
    messengerAppId: env.MESSENGER_APP_ID ?? null,
    sample:
      env.SAMPLE === 'on'
        ? { kind: 'on', marks: env.SAMPLE_MARKS, seed: env.SAMPLE_SEED, until: env.SAMPLE_UNTIL ?? null }
        : { kind: 'off' },
  }
  return Object.freeze(config)
}

const hostsOf = ({ apiUrl, certificateOrigins }: PayPalSettings) => [apiUrl, ...certificateOrigins].map(hostOf)
const hostOf = (url: string) => new URL(url).host

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}.`
    case 'too_small':
      return `must be at least ${issue.minimum}.`
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}.`
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'must be a whole number.' : 'must be given.'
    case 'invalid_format':
      return issue.format === 'url' ? 'must be an address, https://….' : `${issue.message}.`
    default:
      return `${issue.message}.`
  }
}
