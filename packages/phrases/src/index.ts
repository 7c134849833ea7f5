import type { accounts } from './accounts.ts'
import type { admin } from './admin.ts'
import type { advisor } from './advisor.ts'
import type { assessment } from './assessment.ts'
import type { billing } from './billing.ts'
import type { boards } from './boards.ts'
import type { brands } from './brands.ts'
import type { charts } from './charts.ts'
import type { chat } from './chat.ts'
import type { checkout } from './checkout.ts'
import type { checks } from './checks.ts'
import type { consent } from './consent.ts'
import type { dashboard } from './dashboard.ts'
import type { deadlines } from './deadlines.ts'
import type { declarations } from './declarations.ts'
import type { domains } from './domains.ts'
import type { dossiers } from './dossiers.ts'
import type { errors } from './errors.ts'
import type { feedback } from './feedback.ts'
import type { grounds } from './grounds.ts'
import type { guardian } from './guardian.ts'
import type { home } from './home.ts'
import type { insights } from './insights.ts'
import type { legal } from './legal.ts'
import type { logos } from './logos.ts'
import type { marketplace } from './marketplace.ts'
import type { method } from './method.ts'
import type { monitor } from './monitor.ts'
import type { my } from './my.ts'
import type { news } from './news.ts'
import type { offices } from './offices.ts'
import type { payments } from './payments.ts'
import type { paywall } from './paywall.ts'
import type { pilot } from './pilot.ts'
import type { plans } from './plans.ts'
import type { protocol } from './protocol.ts'
import type { query } from './query.ts'
import type { radar } from './radar.ts'
import type { search } from './search.ts'
import type { session } from './session.ts'
import type { settings } from './settings.ts'
import type { shell } from './shell.ts'
import type { stations } from './stations.ts'
import type { ui } from './ui.ts'
import type { validation } from './validation.ts'
import type { verdicts } from './verdicts.ts'

/**
 * Every capability with phrases, by the name of its file. Types only: code that needs texts imports the capability's
 * file.
 */
export interface Phrases {
  shell: typeof shell
  errors: typeof errors
  validation: typeof validation
  offices: typeof offices
  ui: typeof ui
  search: typeof search
  query: typeof query
  radar: typeof radar
  brands: typeof brands
  boards: typeof boards
  guardian: typeof guardian
  domains: typeof domains
  pilot: typeof pilot
  stations: typeof stations
  protocol: typeof protocol
  dossiers: typeof dossiers
  logos: typeof logos
  checkout: typeof checkout
  checks: typeof checks
  verdicts: typeof verdicts
  my: typeof my
  dashboard: typeof dashboard
  deadlines: typeof deadlines
  accounts: typeof accounts
  admin: typeof admin
  marketplace: typeof marketplace
  method: typeof method
  monitor: typeof monitor
  billing: typeof billing
  session: typeof session
  payments: typeof payments
  paywall: typeof paywall
  settings: typeof settings
  feedback: typeof feedback
  consent: typeof consent
  grounds: typeof grounds
  home: typeof home
  insights: typeof insights
  charts: typeof charts
  chat: typeof chat
  plans: typeof plans
  legal: typeof legal
  declarations: typeof declarations
  news: typeof news
  advisor: typeof advisor
  assessment: typeof assessment
}
export type PhraseCapability = keyof Phrases

export * from './phrase.ts'
