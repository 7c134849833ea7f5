import { type Locale, locales } from '../contracts/src/locale.ts'
import { accounts } from '../phrases/src/accounts.ts'
import { admin } from '../phrases/src/admin.ts'
import { advisor } from '../phrases/src/advisor.ts'
import { assessment } from '../phrases/src/assessment.ts'
import { billing } from '../phrases/src/billing.ts'
import { boards } from '../phrases/src/boards.ts'
import { brands } from '../phrases/src/brands.ts'
import { charts } from '../phrases/src/charts.ts'
import { chat } from '../phrases/src/chat.ts'
import { checkout } from '../phrases/src/checkout.ts'
import { checks } from '../phrases/src/checks.ts'
import { consent } from '../phrases/src/consent.ts'
import { dashboard } from '../phrases/src/dashboard.ts'
import { deadlines } from '../phrases/src/deadlines.ts'
import { declarations } from '../phrases/src/declarations.ts'
import { domains } from '../phrases/src/domains.ts'
import { dossiers } from '../phrases/src/dossiers.ts'
import { errors } from '../phrases/src/errors.ts'
import { feedback } from '../phrases/src/feedback.ts'
import { grounds } from '../phrases/src/grounds.ts'
import { guardian } from '../phrases/src/guardian.ts'
import { home } from '../phrases/src/home.ts'
import type { PhraseCapability, PhraseTable } from '../phrases/src/index.ts'
import { insights } from '../phrases/src/insights.ts'
import { legal } from '../phrases/src/legal.ts'
import { logos } from '../phrases/src/logos.ts'
import { marketplace } from '../phrases/src/marketplace.ts'
import { method } from '../phrases/src/method.ts'
import { monitor } from '../phrases/src/monitor.ts'
import { my } from '../phrases/src/my.ts'
import { news } from '../phrases/src/news.ts'
import { offices } from '../phrases/src/offices.ts'
import { payments } from '../phrases/src/payments.ts'
import { paywall } from '../phrases/src/paywall.ts'
import { pilot } from '../phrases/src/pilot.ts'
import { plans } from '../phrases/src/plans.ts'
import { protocol } from '../phrases/src/protocol.ts'
import { query } from '../phrases/src/query.ts'
import { radar } from '../phrases/src/radar.ts'
import { search } from '../phrases/src/search.ts'
import { session } from '../phrases/src/session.ts'
import { settings } from '../phrases/src/settings.ts'
import { shell } from '../phrases/src/shell.ts'
import { stations } from '../phrases/src/stations.ts'
import { ui } from '../phrases/src/ui.ts'
import { validation } from '../phrases/src/validation.ts'
import { verdicts } from '../phrases/src/verdicts.ts'
import { withoutBreaks } from './vite-no-break.ts'

const tables: Record<PhraseCapability, PhraseTable> = {
  shell,
  errors,
  validation,
  offices,
  ui,
  search,
  query,
  radar,
  brands,
  boards,
  guardian,
  domains,
  pilot,
  stations,
  protocol,
  dossiers,
  logos,
  checkout,
  checks,
  verdicts,
  my,
  dashboard,
  deadlines,
  declarations,
  news,
  accounts,
  admin,
  advisor,
  assessment,
  marketplace,
  method,
  monitor,
  billing,
  session,
  payments,
  paywall,
  settings,
  feedback,
  consent,
  grounds,
  home,
  insights,
  charts,
  chat,
  plans,
  legal,
}

const loaders = 'virtual:phrases'
const prefix = 'virtual:phrases/'

/** Returns the texts of one capability in one language, as the module that the browser loads. */
function textsOf(locale: Locale, capability: PhraseCapability): string {
  const texts = Object.fromEntries(Object.entries(tables[capability]).map(([key, text]) => [key, text[locale]]))
  return `export default ${JSON.stringify(withoutBreaks(texts))}`
}

/**
 * Authors write one file per capability with five languages side by side. A visitor loads one language of the shown
 * capabilities. This plugin splits the files: `virtual:phrases` holds one loader per language and capability, and each
 * loads its own chunk.
 */
export function phrasesPlugin() {
  return {
    name: 'marklot-phrases',
    resolveId: (id: string) => (id === loaders || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id: string): string | undefined {
      if (id === `\0${loaders}`) {
        const rows = locales.map((locale) => {
          const cells = Object.keys(tables).map((name) => `${JSON.stringify(name)}: () => import('${prefix}${locale}/${name}')`)
          return `${locale}: { ${cells.join(', ')} }`
        })
        return `export const phraseLoaders = { ${rows.join(',\n')} }`
      }
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [locale, capability] = id.slice(prefix.length + 1).split('/') as [Locale, PhraseCapability]
      return textsOf(locale, capability)
    },
  }
}
