import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** The tables that each folder of `src` owns. Other folders use the methods that the owner's index offers. */
const tablesOf: Record<string, readonly string[]> = {
  platform: ['backup_runs', 'call_counts', 'clock_offset', 'installation_secrets', 'jobs', 'mails', 'recurring_tasks'],
  audit: ['audit_entries'],
  identity: [
    'identity_challenges',
    'identity_ended_grants',
    'identity_installation',
    'identity_keys',
    'identity_limits',
    'identity_people',
    'identity_records',
  ],
  register: [
    'brand_documents',
    'brand_states',
    'brands',
    'deliveries',
    'logo_descriptions',
    'logo_features',
    'logos_due',
    'offices',
    'persons',
    'register_state',
  ],
  accounts: ['account_users', 'accounts', 'billing_addresses', 'permissions', 'users'],
  invoices: ['invoice_documents', 'invoice_series', 'invoices'],
  reference: ['reference_texts'],
  billing: [
    'feature_usage_requests',
    'feature_usages',
    'full_searches',
    'product_features',
    'products',
    'provider_subscriptions',
    'subscription_packages',
    'subscriptions',
  ],
  payment: [
    'agreed_prices',
    'ledger_entries',
    'marketplace_purchases',
    'order_addresses',
    'order_checkouts',
    'order_consents',
    'orders',
    'payment_differences',
    'paypal_plans',
    'paypal_refunds',
    'provider_events',
  ],
  mcp: ['mcp_calls'],
  news: ['news_consents'],
  notices: ['notices', 'price_answers', 'terms_objections'],
  feedback: ['feedbacks'],
  declarations: ['declarations'],
  dossiers: ['dossiers'],
  boards: ['board_bookmarks', 'boards'],
  radar: ['known_brands', 'query_executions', 'query_recipients', 'radar_mail_addresses', 'stored_brand_queries'],
  deadlines: ['deadline_calendars'],
  logos: ['uploaded_logos'],
  guardian: ['assessment_drafts', 'assessments'],
  pilot: ['pilot_names', 'pilot_projects'],
  protocol: ['search_protocol_entries', 'search_protocol_keys', 'search_protocols'],
  advisor: ['advisor_usage', 'model_consents'],
  chat: ['assistant_events', 'assistant_exchanges', 'assistant_results', 'assistant_threads', 'assistant_usage'],
  ingest: ['picture_fetches'],
  feeds: ['feed_files', 'feed_gaps', 'feed_offices'],
}
/** The ingest and the description of logos fill the register's tables. Only the register reads them for others. */
const writers: Record<string, string> = { ingest: 'register', logos: 'register' }

const server = fileURLToPath(new URL('..', import.meta.url))
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(server, folder, path), 'utf8') }))
const tables = Object.values(tablesOf).flat()

/** Returns the tables that occur in SQL. A partition counts as its table. */
function tablesIn(sql: string): string[] {
  const text = sql.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const named = text.matchAll(/\b(?:from|join|into|update|truncate|table|using|copy|analyze|like)\s+(\w+(?:\s*,\s*\w+)*)/gi)
  const names = [...named].flatMap(([, list = '']) => list.split(/\s*,\s*/)).map((name) => name.replace(/_$/, ''))
  return [...new Set(names.filter((name) => tables.includes(name)))]
}

it('knows the owner of every table', () => {
  const found = new Set<string>()
  for (const { text } of filesIn('migrations', '.sql'))
    for (const [, action, name = '', newName = ''] of text.matchAll(
      /^(create|drop|alter)(?: unlogged)? table (\w+)(?: rename to (\w+))?/gm,
    ))
      if (action === 'create') found.add(name)
      else if (action === 'drop') found.delete(name)
      else if (newName !== '') {
        found.delete(name)
        found.add(newName)
      }
  expect([...tables].sort()).toEqual([...found].sort())
})

it('lets each capability use only its own tables', () => {
  const uses = filesIn('src', '.store.ts').flatMap(({ path, text }) => {
    const folder = path.split(sep)[0] ?? ''
    return tablesIn(text).map((table) => ({ folder, table }))
  })
  const isForeign = ({ folder, table }: { folder: string; table: string }) =>
    !tablesOf[folder]?.includes(table) && !tablesOf[writers[folder] ?? folder]?.includes(table)
  expect(uses.filter(isForeign)).toEqual([])
  expect([...new Set(uses.map(({ table }) => table))].sort()).toEqual([...tables].sort())
})
