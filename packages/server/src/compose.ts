import { join } from 'node:path'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { openCalls } from './access/index.ts'
import { type FindMember, type Handlers, openAccounts } from './accounts/index.ts'
import { openAdministration, seedPeople } from './administration/index.ts'
import { openBilling } from './billing/index.ts'
import { brandImage } from './brands/image.ts'
import { readBrand } from './brands/index.ts'
import { defaultLogoHosts } from './brands/logo-hosts.ts'
import { homeOf, type Outside, openOutside } from './compose-outside.ts'
import type { Config } from './config.ts'
import { serveDiscovery } from './discovery/index.ts'
import { openFeedback } from './feedback/index.ts'
import { readHealth } from './health/index.ts'
import { identityHooks, providerOrigins, sampleCallers, signInConfig, silentPath } from './identity/index.ts'
import { openStatisticsPublisher, type StatisticsPublisher, serveStatistics, statisticsPath } from './insights/index.ts'
import { analyticsSources } from './platform/analytics-sources.ts'
import { bindContract } from './platform/bind-contract.ts'
import { openCallCounts } from './platform/call-counts.ts'
import { type AccountHooks, joinAccountHooks } from './platform/capability.ts'
import { type Clock, openSettableClock, type SettableClock, systemClock } from './platform/clock.ts'
import type { Connection, Pool } from './platform/database.ts'
import { openEvents } from './platform/events.ts'
import { createJobs, type Jobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import type { ObjectStore } from './platform/object-store.ts'
import { createFileObjectStore } from './platform/object-store-files.ts'
import { openApiDocument } from './platform/openapi.ts'
import { servePages } from './platform/pages.ts'
import { projectVersion } from './platform/project-root.ts'
import { countingSources, logoSources, providerSources, statisticsSources } from './platform/security-headers.ts'
import { createServer } from './platform/serve.ts'
import { answerUnknownAddresses } from './platform/unknown-address.ts'
import { openReferenceTexts, pageTexts, referenceHandlers } from './reference/index.ts'
import { officeStates } from './register/index.ts'
import {
  compareInClasses,
  engineAddress,
  type OpenEngine,
  openEmbeddedEngine,
  openRemoteEngine,
  readRelatedBrands,
  searchHandlers,
} from './search/index.ts'

/** The storage that the configuration names; the S3 client is loaded only where it is used. */
export async function openObjectStore(config: Config): Promise<ObjectStore> {
  if (config.storage.kind === 'files') return createFileObjectStore(join(config.dataDirectory, 'objects'))
  const { createS3ObjectStore } = await import('./platform/object-store-s3.ts')
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = config.storage
  return createS3ObjectStore({
    bucket,
    region,
    endpoint: endpoint ?? undefined,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
  })
}

/**
 * Replies up to this size in bytes are compressed on this thread: a page of 25 hits (36 KB) takes 0.2 ms, a quarter of what a stream and its
 * thread take. The largest takes 2 ms. Gzip's level 3 takes a third of the default level's time for a fifth more bytes.
 */
const compressedAtOnce = 256 * 1_024

/** What outlives the server: the caller opened it and closes it. */
export interface Resources {
  pool: Pool
  /** How the thread that keeps the index reaches the database. */
  connection: Connection
  objectStore: ObjectStore
}
export interface Product {
  app: FastifyInstance
  engine: OpenEngine
  clock: Clock
  /** Null where the clock is the machine's alone. */
  settableClock: SettableClock | null
  /** Not started yet: the entry starts them, tests run them by hand. */
  jobs: Jobs
  outside: Outside
  statistics: StatisticsPublisher
  memberOf: FindMember
  close(): Promise<void>
}

/** The engine that the configuration names: this process's own, or the indexer's over its socket. */
export function openSearchEngine(
  config: Config,
  { pool, connection }: Pick<Resources, 'pool' | 'connection'>,
  log: Log,
): Promise<OpenEngine> {
  const { dataDirectory, searchEngine } = config
  if (searchEngine.kind === 'socket')
    return openRemoteEngine({ address: engineAddress(searchEngine.address, dataDirectory), log })
  const applicationName = `${config.productSlug}-index-${process.pid}`
  return openEmbeddedEngine({ pool, connection, applicationName, threads: config.searchThreads, dataDirectory, log })
}

/** Puts the server together: the only place that chooses implementations. The caller listens and owns the database. */
export async function composeServer(
  config: Config,
  { pool, connection, objectStore }: Resources,
  log: Log,
  options: { pages: boolean },
): Promise<Product> {
  const engine = await openSearchEngine(config, { pool, connection }, log)
  const events = await openEvents(connection, { applicationName: `${config.productSlug}-events-${process.pid}`, log })
  const texts = await openReferenceTexts(pool)
  const settableClock = config.simulators ? await openSettableClock(pool, events) : null
  const clock = settableClock ?? systemClock
  const jobs = createJobs({ pool, clock, log, events })
  const isRealRegister = (await officeStates(pool)).some(({ marks, isSample }) => marks > 0 && !isSample)
  const outside = await openOutside(config, { pool, clock, settableClock, events, jobs, log, isRealRegister })
  const capabilities: AccountHooks[] = []
  const parts = { pool, clock, jobs, objectStore, mailer: outside.mailer, productName: config.productName, home: homeOf(config) }
  const accounts = openAccounts(
    parts,
    joinAccountHooks(() => capabilities),
  )
  const billing = openBilling({ ...parts, texts })
  const feedback = openFeedback(parts)
  const administration = openAdministration(parts)
  capabilities.push(identityHooks(pool, outside.embedded?.forgetPeople), accounts, billing, feedback, administration)
  for (const capability of [accounts, billing]) jobs.register(capability)
  const { memberOf } = accounts
  if (outside.hasSamplePeople) await seedPeople({ pool, clock, memberOf }, sampleCallers())
  const statistics = openStatisticsPublisher({ pool, objectStore, clock, engine }, jobs)
  const logoHosts = [...defaultLogoHosts, ...(config.logoHosts ?? [])]
  const counts = config.http.rateLimit ? openCallCounts(pool, log) : undefined
  const app = await createServer({
    log,
    counts,
    publicUrl: config.http.publicUrl,
    trustProxy: config.http.trustProxy,
    policy: [
      logoSources(logoHosts),
      providerSources(providerOrigins(config.identity)),
      statisticsSources(config.statisticsUrl),
      countingSources(analyticsSources(config.analytics)),
    ],
    framedPath: silentPath,
  })
  await app.register(compress, {
    threshold: 1_024,
    syncThreshold: compressedAtOnce,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: 3 },
  })

  const handlers: Handlers = {
    health: { health: () => readHealth(pool) },
    brands: {
      brand: ({ params, query }, { caller, locale }) =>
        readBrand(
          { pool, texts, compare: (...args) => compareInClasses(engine, ...args) },
          { ...params, ...query },
          caller,
          locale,
        ),
      related: ({ params }, { caller }) => readRelatedBrands({ pool, engine }, params.id, caller),
      image: ({ params, query }, { ifNoneMatch }) => brandImage(objectStore, { ...params, ...query, ifNoneMatch }),
    },
    search: searchHandlers({ pool, clock, engine, texts }),
    reference: referenceHandlers({ pool, clock, texts }),
    ...billing.handlers,
    ...feedback.handlers,
    ...administration.handlers,
    accounts: { ...accounts.handlers.accounts, ...administration.handlers.accounts },
  }
  bindContract(app, handlers, openCalls({ pool, clock, memberOf }, outside.identify))
  const openApi = openApiDocument({ title: config.productName, version: projectVersion, url: config.http.publicUrl ?? '' })
  app.get('/api/v1/openapi.json', (_, reply) => reply.send(openApi))

  events.on('texts', texts.refresh)
  events.on('register', statistics.follow)
  serveStatistics(app, objectStore)
  await outside.mount(app)
  if (!options.pages) answerUnknownAddresses(app)
  else {
    let isSample = (await officeStates(pool)).some((office) => office.isSample)
    events.on('register', async () => {
      isSample = (await officeStates(pool)).some((office) => office.isSample)
    })
    const listedPaths = await servePages(
      app,
      () => ({
        productName: config.productName,
        publicUrl: homeOf(config),
        signIn: signInConfig(config.identity),
        isDevelopment: config.mode === 'development',
        sampleNotice: isSample,
        valueTexts: pageTexts(texts),
        logoHosts,
        statisticsUrl: config.statisticsUrl ?? statisticsPath,
        gptUrl: config.gptUrl ?? undefined,
        analytics: config.analytics.kind === 'none' ? undefined : config.analytics,
        messengerAppId: config.messengerAppId ?? undefined,
        operator: config.operator,
        socialProfiles: config.socialProfiles.map((url) => ({ name: new URL(url).hostname.replace(/^www\./, ''), url })),
      }),
      log,
      config.statisticsUrl === null ? {} : { [config.statisticsUrl]: statisticsPath },
    )
    serveDiscovery(app, { pool, publicUrl: homeOf(config), listedPaths })
  }
  return {
    app,
    engine,
    clock,
    settableClock,
    jobs,
    outside,
    statistics,
    memberOf,
    close: async () => {
      await events.close()
      await app.close()
      counts?.close()
      await jobs.close()
      await outside.close()
      await engine.close()
    },
  }
}
