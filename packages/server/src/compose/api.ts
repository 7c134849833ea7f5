import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { openCalls } from '../access/index.ts'
import type { FindMember } from '../accounts/index.ts'
import { seedPeople } from '../administration/index.ts'
import { defaultLogoHosts } from '../brands/index.ts'
import type { Config } from '../config.ts'
import { providerOrigins, sampleCallers, signInConfig, silentPath } from '../identity/index.ts'
import { type StatisticsPublisher, statisticsPath } from '../insights/index.ts'
import type { Payment } from '../payment/index.ts'
import { analyticsSources } from '../platform/analytics-sources.ts'
import { bindContract } from '../platform/bind-contract.ts'
import { openCallCounts } from '../platform/call-counts.ts'
import type { Log } from '../platform/log.ts'
import { openApiDocument } from '../platform/openapi.ts'
import { type PageSettings, servePages } from '../platform/pages.ts'
import type { Probes } from '../platform/probes.ts'
import { projectVersion } from '../platform/project-root.ts'
import { countingSources, logoSources, paymentSources, providerSources, statisticsSources } from '../platform/security-headers.ts'
import { createServer } from '../platform/serve.ts'
import { answerUnknownAddresses } from '../platform/unknown-address.ts'
import { pageTexts } from '../reference/index.ts'
import { officeStates } from '../register/index.ts'
import { openCapabilities } from './capabilities.ts'
import { openParts, type Parts } from './parts.ts'
import { probeEngine, probeStorage } from './probe-parts.ts'
import type { Resources } from './resources.ts'

export { openObjectStore, type Resources } from './resources.ts'

/**
 * The largest reply, in bytes, that is compressed on this thread. A page of 25 hits (36 KB) takes 0.2 ms, a quarter of
 * the time of a stream and its thread; the largest reply takes 2 ms. Gzip level 3 takes a third of the default level's
 * time and yields a fifth more bytes.
 */
const compressedAtOnce = 256 * 1_024

/** The role `api`: the HTTP server for calls and pages. */
export interface Product extends Pick<Parts, 'engine' | 'clock' | 'settableClock' | 'jobs' | 'mailer'> {
  app: FastifyInstance
  statistics: StatisticsPublisher
  memberOf: FindMember
  payment: Pick<Payment, 'contractEnder'>
  close(): Promise<void>
}

/** Assembles the server. The caller starts listening, starts the jobs and owns the resources. */
export async function composeServer(
  config: Config,
  resources: Resources,
  log: Log,
  options: { pages: boolean; probes?: Probes },
): Promise<Product> {
  const parts = await openParts(config, resources, log)
  if (options.probes) {
    probeEngine(options.probes, parts.engine, parts.pool, config)
    probeStorage(options.probes, parts.objectStore)
  }
  let listedPaths: readonly string[] = []
  const { all, handlers, memberOf, statistics, notices, payment } = openCapabilities(parts, () => listedPaths)
  // The operator fills PayPal's catalogue. The simulator's catalogue starts empty and is filled here.
  if (parts.payPal?.isSimulator) await payment.fillCatalogue()
  if (parts.hasSamplePeople) await seedPeople({ ...parts, memberOf }, sampleCallers())
  const counts = config.http.rateLimit ? openCallCounts(parts.pool, log) : undefined
  const app = await createServer({
    log,
    telemetry: parts.telemetry,
    counts,
    probes: options.probes,
    publicUrl: config.http.publicUrl,
    trustProxy: config.http.trustProxy,
    policy: [
      logoSources(logoHostsOf(config)),
      providerSources(providerOrigins(config.identity)),
      statisticsSources(config.statisticsUrl),
      countingSources(analyticsSources(config.analytics)),
      paymentSources(config.payment.frameOrigin),
    ],
    framedPath: silentPath,
    opensWindows: parts.payPal !== null,
    secondAddress: config.payment.frameOrigin === null ? null : { origin: config.payment.frameOrigin, folder: '/payment-frame/' },
  })
  await app.register(compress, {
    threshold: 1_024,
    syncThreshold: compressedAtOnce,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: 3 },
  })
  bindContract(app, handlers, openCalls({ ...parts, memberOf }, parts.identify), payment.verifiers)
  // The document is built on the first request, because this would delay every start by a third of a second.
  let openApi: object | undefined
  app.get('/api/v1/openapi.json', (_, reply) => {
    openApi ??= openApiDocument({
      title: config.productName,
      productVersion: projectVersion,
      url: config.http.publicUrl ?? '',
    })
    return reply.send(openApi)
  })
  for (const capability of all) await capability.mount?.(app)
  await parts.mountSimulators(app)
  if (options.pages) {
    const settings = await openPageSettings(parts, notices.maintenance)
    const copies = config.statisticsUrl === null ? {} : { [config.statisticsUrl]: statisticsPath }
    listedPaths = await servePages(app, settings, log, copies)
  } else answerUnknownAddresses(app)
  return {
    app,
    engine: parts.engine,
    clock: parts.clock,
    settableClock: parts.settableClock,
    jobs: parts.jobs,
    mailer: parts.mailer,
    statistics,
    memberOf,
    payment,
    close: async () => {
      await app.close()
      counts?.close()
      for (const capability of all) await capability.close?.()
      await parts.close()
    },
  }
}

const logoHostsOf = (config: Config) => [...defaultLogoHosts, ...(config.logoHosts ?? [])]

/** Returns the installation's current settings for pages. */
async function openPageSettings(
  { config, pool, clock, events, texts, home }: Parts,
  comingMaintenance: () => Promise<PageSettings['maintenance']>,
): Promise<() => PageSettings> {
  let announced = await comingMaintenance()
  events.on('notices', async () => {
    announced = await comingMaintenance()
  })
  const holdsSample = async () => (await officeStates(pool)).some((office) => office.isSample)
  let isSample = await holdsSample()
  events.on('register', async () => {
    isSample = await holdsSample()
  })
  const fixed = {
    productName: config.productName,
    publicUrl: home,
    signIn: signInConfig(config.identity),
    isDevelopment: config.mode === 'development',
    logoHosts: logoHostsOf(config),
    statisticsUrl: config.statisticsUrl ?? statisticsPath,
    gptUrl: config.gptUrl ?? undefined,
    analytics: config.analytics.kind === 'none' ? undefined : config.analytics,
    messengerAppId: config.messengerAppId ?? undefined,
    operator: config.operator,
    socialProfiles: config.socialProfiles.map((url) => ({ name: new URL(url).hostname.replace(/^www\./, ''), url })),
  }
  return () => ({
    ...fixed,
    sampleNotice: isSample,
    maintenance: announced.filter(({ endsUtc }) => Date.parse(endsUtc) > clock.now().getTime()),
    valueTexts: pageTexts(texts),
  })
}
