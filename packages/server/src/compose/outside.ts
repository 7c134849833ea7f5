import { join } from 'node:path'
import { pagePaths } from '@marklot/contracts/pages'
import {
  type DomainSimulator,
  type LanguageModel,
  type Mailbox,
  type MarketplaceSimulator,
  type PayPalSimulator,
  startDomainSimulator,
  startLanguageModel,
  startMailbox,
  startMarketplaceSimulator,
  startPayPalSimulator,
} from '@marklot/simulators'
import type { FastifyInstance } from 'fastify'
import type { ModelSettings } from '../advisor/index.ts'
import { offeredProduct } from '../billing/index.ts'
import { type Config, isLoopback } from '../config.ts'
import { marketplacePlans } from '../config-marketplace.ts'
import { scriptPaths } from '../config-payment.ts'
import type { DomainSettings } from '../domains/index.ts'
import {
  acceptBasic,
  assistantAudienceOf,
  createIdentify,
  type EmbeddedProvider,
  type Identify,
  issuerOf,
  openEmbeddedProvider,
} from '../identity/index.ts'
import type { MarketplaceSettings, PayPalSettings } from '../payment/index.ts'
import type { Clock, SettableClock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { Events } from '../platform/events.ts'
import type { Jobs } from '../platform/jobs.ts'
import { openLegalFiles } from '../platform/legal-files.ts'
import type { Log } from '../platform/log.ts'
import { createMailer, type Mailer } from '../platform/mailer.ts'
import { createOutbound, type Outbound } from '../platform/outbound.ts'
import { pageStylesheets } from '../platform/page-styles.ts'
import type { Telemetry } from '../platform/telemetry/telemetry.ts'
import { bindLocalSimulators } from './local-simulators.ts'

/** The outside services as configured: identity provider and mail server, embedded or external. */
export interface Outside {
  identify: Identify
  /** Accepts only the tokens of assistants. */
  identifyAssistant: Identify
  /** The issuer of those tokens. */
  assistantIssuer: string
  mailer: Mailer
  /** The client for all calls to other services. */
  outbound: Outbound
  /** The language model that may write texts; null if only the rules write them. */
  languageModel: ModelSettings | null
  /** The connection to PayPal, real or simulated; null for none. */
  payPal: PayPalSettings | null
  /** The connection to the marketplace, real or simulated; null for none. */
  marketplace: MarketplaceSettings | null
  /** How domains are checked: at the registries or at a simulator. */
  domainSettings: DomainSettings
  /** The embedded provider; null if the provider is external. */
  embedded: EmbeddedProvider | null
  /** Whether sample people can sign in. */
  hasSamplePeople: boolean
  /** The origin of the product, without a trailing slash. */
  home: string
  /** Adds the routes that set the clock and show the mailbox of a local installation. */
  mountSimulators(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

/** Returns the origin of the product, without a trailing slash. */
export const homeOf = ({ http }: Config): string => http.publicUrl ?? `http://localhost:${http.port}`

export async function openOutside(
  config: Config,
  parts: {
    pool: Pool
    clock: Clock
    settableClock: SettableClock | null
    events: Events
    jobs: Jobs
    log: Log
    telemetry: Telemetry
    /** Whether the register holds real marks. If so, there are no sample people. */
    isRealRegister: boolean
  },
): Promise<Outside> {
  const { clock, settableClock, jobs } = parts
  const home = homeOf(config)
  const simulatedModel = config.model.kind === 'simulator' ? await startLanguageModel(() => clock.now()) : null
  if (simulatedModel) parts.log.info({ url: simulatedModel.url }, 'A simulated language model writes texts')
  const simulatedPayPal =
    config.payment.payPal.kind === 'simulator'
      ? await startPayPalSimulator({
          clock: () => clock.now(),
          webhookTarget: `${home}/api/v1/subscriptions/paypal/webhook`,
          file: join(config.dataDirectory, 'simulators', 'paypal.json'),
        })
      : null
  if (simulatedPayPal) parts.log.info({ url: `${simulatedPayPal.baseUrl}/_sim/paypal` }, 'A simulated PayPal takes payments')
  const simulatedMarketplace =
    config.marketplace.kind === 'simulator'
      ? await startMarketplaceSimulator({
          clock: () => clock.now(),
          landingUrl: `${home}${pagePaths.subscribeMarketplace}`,
          webhookTarget: `${home}/api/v1/subscriptions/marketplace/webhook`,
          file: join(config.dataDirectory, 'simulators', 'marketplace.json'),
        })
      : null
  if (simulatedMarketplace) parts.log.info({ url: `${simulatedMarketplace.baseUrl}/shop` }, 'A simulated marketplace sells plans')
  const simulatedDomains = config.domains.kind === 'simulator' ? await startDomainSimulator(() => clock.now()) : null
  if (simulatedDomains) parts.log.info({ url: simulatedDomains.pageUrl }, 'Simulated registries answer about domains')
  const simulated = [
    simulatedModel?.url,
    simulatedPayPal?.baseUrl,
    simulatedMarketplace?.baseUrl,
    ...(simulatedDomains?.urls ?? []),
  ].filter((url) => url !== undefined)
  const outbound = createOutbound({
    log: parts.log,
    telemetry: parts.telemetry,
    allowed: [...config.outboundAllowed, ...simulated.map((url) => new URL(url).host)],
  })
  const stylesheets = pageStylesheets()
  const mailbox =
    config.mail.kind === 'simulator'
      ? await startMailbox(() => clock.now(), join(config.dataDirectory, 'simulators', 'mailbox.jsonl'))
      : null
  const isSample = config.simulators && config.sample.kind === 'on' && !parts.isRealRegister
  // Nobody else on the network may set the clock of a real register or read other people's mails.
  const hasLevers = !parts.isRealRegister || isLoopback(config.http.host)
  if (mailbox && !hasLevers) parts.log.warn('Mails are simulated, and no page shows them. Set MAIL_SMTP_URL to send them')
  const hasSamplePeople = config.identity.kind === 'embedded' && isSample
  const legal = openLegalFiles({
    productName: config.productName,
    home,
    operator: config.operator,
    directory: join(config.dataDirectory, 'legal-files'),
  })
  const mailer = createMailer({
    ...parts,
    ...mailSettings(config, mailbox),
    operator: config.operator,
    domain: new URL(home).hostname,
    attachments: { legal },
  })
  const embedded =
    config.identity.kind === 'oidc'
      ? null
      : await openEmbeddedProvider({
          ...parts,
          mailer,
          outbound,
          productName: config.productName,
          operatorMail: config.operator.email,
          home,
          hasAddress: config.http.publicUrl !== null,
          chosenPlan: (key, locale) => offeredProduct(parts.pool, key, locale),
          isSample: hasSamplePeople,
          stylesheets,
        })
  if (embedded) {
    settableClock?.onMove(() => embedded.refreshKeys())
    parts.events.on('keys', () => embedded.refreshKeys())
  }
  // Added last, so that it runs when everything else has the new time.
  if (config.runsJobs) settableClock?.onMove(() => jobs.runDue())
  return {
    identify: acceptBasic(
      config.identity.kind === 'oidc'
        ? createIdentify(config.identity, clock, outbound)
        : (embedded as EmbeddedProvider).identify,
      config.serviceUser,
    ),
    identifyAssistant:
      config.identity.kind === 'oidc'
        ? createIdentify({ ...config.identity, audience: assistantAudienceOf(home) }, clock, outbound)
        : (embedded as EmbeddedProvider).identifyAssistant,
    assistantIssuer: config.identity.kind === 'oidc' ? config.identity.issuer : issuerOf(home),
    mailer,
    outbound,
    languageModel: modelSettings(config, simulatedModel),
    payPal: payPalSettings(config, simulatedPayPal),
    marketplace: marketplaceSettings(config, simulatedMarketplace),
    domainSettings: domainSettings(config, simulatedDomains),
    embedded,
    hasSamplePeople,
    home,
    mountSimulators: async (app) => {
      if (settableClock && hasLevers)
        await bindLocalSimulators(app, {
          clock: settableClock,
          mailbox,
          pages: {
            ...(simulatedPayPal ? { paypal: `${simulatedPayPal.baseUrl}/_sim/paypal` } : {}),
            ...(simulatedDomains ? { domains: simulatedDomains.pageUrl } : {}),
            ...(simulatedMarketplace
              ? { marketplace: `${simulatedMarketplace.baseUrl}/_sim/marketplace`, shop: `${simulatedMarketplace.baseUrl}/shop` }
              : {}),
          },
          stylesheets: [...stylesheets, '/identity/assets/identity.css'],
        })
    },
    close: async () => {
      outbound.close()
      mailer.close()
      await mailbox?.close()
      await simulatedModel?.close()
      await simulatedPayPal?.close()
      await simulatedMarketplace?.close()
      await simulatedDomains?.close()
    },
  }
}

function modelSettings({ model }: Config, simulated: LanguageModel | null): ModelSettings | null {
  if (model.kind === 'server') return model.settings
  return model.kind === 'simulator' && simulated ? { ...model.settings, url: simulated.url } : null
}

function payPalSettings({ payment }: Config, simulated: PayPalSimulator | null): PayPalSettings | null {
  const { payPal } = payment
  if (payPal.kind === 'server') return payPal.settings
  if (payPal.kind === 'none' || !simulated) return null
  const { baseUrl, credentials, webhookId, rootCertificate } = simulated
  return {
    apiUrl: baseUrl,
    clientId: credentials.clientId,
    clientSecret: credentials.clientSecret,
    webhookId,
    environment: 'sandbox',
    scriptUrl: `${baseUrl}${scriptPaths[payPal.scriptGeneration]}`,
    scriptGeneration: payPal.scriptGeneration,
    certificateOrigins: [baseUrl],
    certificateRoots: rootCertificate,
    paymentMethods: payPal.paymentMethods,
    isSimulator: true,
  }
}

function marketplaceSettings({ marketplace }: Config, simulated: MarketplaceSimulator | null): MarketplaceSettings | null {
  if (marketplace.kind === 'server') return marketplace.settings
  if (marketplace.kind === 'none' || !simulated) return null
  const { apiUrl, loginUrl, tenantId, clientId, clientSecret } = simulated
  const plans = marketplacePlans(simulatedPlans)
  return { apiUrl, loginUrl, tenantId, clientId, clientSecret, tokenVersion: 2, plans, isSimulator: true }
}
/** The last of these plans is sold by seats. The simulator adds a plan that is not ours. */
const simulatedPlans = ['starter', 'professional', 'enterprise', 'enterprise-seats'].map(
  (plan) => `${plan}=${plan.replace(/-seats$/, '')}`,
)

function domainSettings({ domains }: Config, simulated: DomainSimulator | null): DomainSettings {
  if (domains.kind === 'live') return domains.settings
  if (!simulated) throw new Error('The simulated registries are not running')
  return {
    bootstrap: { kind: 'address', url: simulated.bootstrapUrl },
    overrides: new Map(),
    denied: new Set(),
    registrar: { url: simulated.registrarUrl, key: simulated.registrarKey },
    nameServers: [simulated.nameServer],
    isSimulator: true,
  }
}

function mailSettings({ mail, productName, productSlug }: Config, mailbox: Mailbox | null) {
  if (mail.kind === 'smtp') return { server: mail.server, from: mail.from, replyTo: mail.replyTo }
  const { host = '127.0.0.1', port = 0 } = mailbox ?? {}
  const name = productName.replace(/[<>"\\]/g, '')
  return {
    server: { host, port, tls: 'none' as const, user: null, password: null },
    from: `"${name}" <post@${productSlug}.test>`,
    replyTo: null,
  }
}
