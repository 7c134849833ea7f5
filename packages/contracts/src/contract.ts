import { administrationEndpoints } from './administration.ts'
import { advisorEndpoints } from './advisor-endpoints.ts'
import { assistantsEndpoints } from './assistants.ts'
import { boardsEndpoints } from './boards.ts'
import { chatEndpoints } from './chat-endpoints.ts'
import { deadlinesEndpoints } from './deadlines.ts'
import { declarationsEndpoints } from './declarations.ts'
import { domainsEndpoints } from './domains.ts'
import { dossiersEndpoints } from './dossiers.ts'
import { feedbackEndpoints } from './feedback.ts'
import { feedsEndpoints } from './feeds.ts'
import { guardianEndpoints } from './guardian-endpoints.ts'
import { pageContract } from './index.ts'
import { invoicesEndpoints } from './invoices.ts'
import { logosEndpoints } from './logos-endpoints.ts'
import { newsEndpoints } from './news.ts'
import { noticesEndpoints } from './notices.ts'
import { paymentAdministrationEndpoints } from './payment-administration.ts'
import { paymentEndpoints } from './payment-endpoints.ts'
import { pilotEndpoints } from './pilot-endpoints.ts'
import { radarEndpoints } from './radar-endpoints.ts'
import { searchProtocolEndpoints } from './search-protocol.ts'

/** The whole contract, one table per capability. */
export const contract = {
  ...pageContract,
  boards: boardsEndpoints,
  administration: administrationEndpoints,
  feeds: feedsEndpoints,
  feedback: feedbackEndpoints,
  radar: radarEndpoints,
  deadlines: deadlinesEndpoints,
  logos: logosEndpoints,
  domains: domainsEndpoints,
  searchProtocol: searchProtocolEndpoints,
  dossiers: dossiersEndpoints,
  guardian: guardianEndpoints,
  pilot: pilotEndpoints,
  advisor: advisorEndpoints,
  chat: chatEndpoints,
  assistants: assistantsEndpoints,
  declarations: declarationsEndpoints,
  news: newsEndpoints,
  notices: noticesEndpoints,
  payment: paymentEndpoints,
  paymentAdministration: paymentAdministrationEndpoints,
  invoices: invoicesEndpoints,
} as const
export type Contract = typeof contract
