import { join } from 'node:path'
import { recogniseIntent } from '@marklot/intents'
import { type FindMember, type Handlers, openAccounts, removeSamplePeople } from '../accounts/index.ts'
import { openAdministration } from '../administration/index.ts'
import { openAdvisor } from '../advisor/index.ts'
import { openBilling } from '../billing/index.ts'
import { openBoards } from '../boards/index.ts'
import { openBrands } from '../brands/index.ts'
import { openChat } from '../chat/index.ts'
import { openDeadlines } from '../deadlines/index.ts'
import { openDeclarations } from '../declarations/index.ts'
import { openDiscovery } from '../discovery/index.ts'
import { openDomains } from '../domains/index.ts'
import { openDossiers } from '../dossiers/index.ts'
import { openFeedback } from '../feedback/index.ts'
import { openFeeds } from '../feeds/index.ts'
import { openGuardian } from '../guardian/index.ts'
import { openHealth } from '../health/index.ts'
import { openIdentity, sampleCallers } from '../identity/index.ts'
import { openIngest } from '../ingest/index.ts'
import { openInsights, type StatisticsPublisher } from '../insights/index.ts'
import { openInvoices } from '../invoices/index.ts'
import { openLogos } from '../logos/index.ts'
import { type McpCapability, openMcp } from '../mcp/index.ts'
import { openNews } from '../news/index.ts'
import { openNotices } from '../notices/index.ts'
import { openPayment, type Payment } from '../payment/index.ts'
import { openPilot } from '../pilot/index.ts'
import { type Capability, joinAccountHooks } from '../platform/capability.ts'
import { joinContractEnders } from '../platform/contract-ender.ts'
import { joinLogoHolders, type LogoHolder } from '../platform/logo-holders.ts'
import { openProtocol, type SearchProtocol } from '../protocol/index.ts'
import { openRadar } from '../radar/index.ts'
import { openReference } from '../reference/index.ts'
import { openSearch } from '../search/index.ts'
import type { Parts } from './parts.ts'

/** All capabilities of the product. */
export interface Capabilities {
  /** The capabilities in the order of mounting, which is also the order of their hooks. */
  all: readonly Capability[]
  /** One handler for every row of the contract. A missing handler is a type error. */
  handlers: Handlers
  memberOf: FindMember
  statistics: StatisticsPublisher
  notices: ReturnType<typeof openNotices>
  payment: Payment
  /** The tools for one caller, without HTTP. */
  mcp: McpCapability
}

/**
 * Opens every capability and registers its tasks with the job queues. A new capability needs one line in this function.
 * @param listedPaths returns the addresses of the pages that search engines may list, known once the pages are served
 */
export function openCapabilities(parts: Parts, listedPaths: () => readonly string[]): Capabilities {
  const all: Capability[] = []
  const add = <C extends Capability>(capability: C): C => {
    all.push(capability)
    return capability
  }
  const identity = add(openIdentity(parts))
  const accounts = add(
    openAccounts(
      parts,
      joinAccountHooks(() => all),
    ),
  )
  const reference = add(openReference(parts))
  const billing = add(openBilling(parts))
  const { operator, invoiceSettings, payment: paymentSettings } = parts.config
  const invoices = add(openInvoices({ ...parts, operator, invoiceSettings }))
  const { serviceKind, frameOrigin } = paymentSettings
  const news = add(openNews(parts))
  const payment = add(openPayment({ ...parts, serviceKind, frameOrigin, invoices, news }))
  const feedback = add(openFeedback(parts))
  const declarations = add(
    openDeclarations({
      ...parts,
      operatorMail: operator.email,
      contracts: joinContractEnders([billing.contractEnder, payment.contractEnder]),
      withdrawals: payment.withdrawals,
    }),
  )
  const notices = add(openNotices({ ...parts, prices: payment.prices }))
  const health = add(openHealth(parts))
  const logoHolders: LogoHolder[] = []
  const logos = add(openLogos({ ...parts, holders: joinLogoHolders(() => logoHolders) }))
  const dossiers = add(openDossiers(parts))
  const search = add(
    openSearch({
      ...parts,
      logos: logos.searched,
      dossiers,
      record: (accountId, searching) => protocol.record(accountId, searching),
    }),
  )
  const protocol: SearchProtocol = add(
    openProtocol({ ...parts, repeat: search.repeat, signingSeed: parts.config.searchProtocolKey }),
  )
  const brands = add(openBrands({ ...parts, compare: search.compare }))
  const boards = add(openBoards({ ...parts, readBrand: brands.read }))
  const radar = add(openRadar({ ...parts, logos: logos.searched, dossiers }))
  const deadlines = add(openDeadlines({ ...parts, ownDeadlines: (...asked) => pilot.ownDeadlines(...asked) }))
  const domains = add(openDomains(parts))
  const guardian = add(openGuardian({ ...parts, logos: logos.searched, dossiers, domains: domains.checked }))
  logoHolders.push(guardian, radar)
  const pilot = add(
    openPilot({
      ...parts,
      checkName: guardian.checkName,
      warmUp: guardian.warmUp,
      saveSearch: radar.saveSearch,
      discardSearch: radar.discardSearch,
      dossiers,
      domains: domains.checked,
    }),
  )
  const advisor = add(openAdvisor({ ...parts, model: parts.languageModel }))
  const insights = add(openInsights(parts))
  const chat = add(
    openChat({
      ...parts,
      handlers: {
        search: search.handlers.search,
        brands: { ...brands.handlers.brands, ...search.handlers.brands },
        ...guardian.handlers,
        ...domains.handlers,
        ...boards.handlers,
        ...radar.handlers,
        ...deadlines.handlers,
      },
      compare: search.compare,
      converse: advisor.converse,
      author: advisor.author,
      recognise: recogniseIntent,
      memberOf: accounts.memberOf,
    }),
  )
  const mcp = add(
    openMcp({
      ...parts,
      tools: chat.tools,
      memberOf: accounts.memberOf,
      allowedAssistants: parts.embedded?.allowedAssistants ?? null,
    }),
  )
  add(openIngest(parts))
  const feeds = add(
    openFeeds({
      ...parts,
      feeds: parts.config.feeds,
      directory: join(parts.config.dataDirectory, 'feeds'),
      operatorMail: operator.email,
      onSampleRemoved: () =>
        removeSamplePeople(
          { ...parts, hooks: joinAccountHooks(() => all) },
          sampleCallers().map(({ person }) => person),
        ),
    }),
  )
  const discovery = add(openDiscovery({ ...parts, listedPaths }))
  const administration = add(openAdministration({ ...parts, findAccounts: accounts.findAccounts }))
  for (const capability of all) parts.jobs.register(capability)
  return {
    all,
    handlers: {
      ...identity.handlers,
      ...reference.handlers,
      ...billing.handlers,
      ...payment.handlers,
      ...feedback.handlers,
      ...declarations.handlers,
      ...news.handlers,
      ...notices.handlers,
      ...health.handlers,
      ...radar.handlers,
      ...insights.handlers,
      ...boards.handlers,
      ...deadlines.handlers,
      ...logos.handlers,
      ...domains.handlers,
      ...protocol.handlers,
      ...dossiers.handlers,
      ...guardian.handlers,
      ...pilot.handlers,
      ...advisor.handlers,
      ...chat.handlers,
      ...mcp.handlers,
      ...invoices.handlers,
      ...feeds.handlers,
      ...discovery.handlers,
      search: search.handlers.search,
      brands: { ...brands.handlers.brands, ...search.handlers.brands },
      administration: administration.handlers.administration,
      accounts: { ...accounts.handlers.accounts, ...administration.handlers.accounts },
    },
    memberOf: accounts.memberOf,
    statistics: insights.publisher,
    notices,
    payment,
    mcp,
  }
}
