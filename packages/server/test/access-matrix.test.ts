import { createHash, randomUUID } from 'node:crypto'
import { type Endpoint, noFilters } from '@marklot/contracts'
import { contract } from '@marklot/contracts/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { objectionToken } from '../src/declarations/objection-token.ts'
import { allPending } from '../src/guardian/findings.ts'
import { packFindings, versions } from '../src/guardian/stored-findings.ts'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { objectionToken as termsToken } from '../src/notices/objections.ts'
import { transaction } from '../src/platform/database.ts'
import { dossierKey, logoKey, uploadedLogoKey } from '../src/platform/object-store-keys.ts'
import { createLinkSigner } from '../src/platform/signed-links.ts'
import { linkToken } from '../src/radar/link-tokens.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { invoicesOf, receivedPayment } from './invoice-world.ts'
import type { Person } from './members-world.ts'
import { buy, order, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

/*
 * Calls every row of the contract in every role, on the caller's own object and on another person's. Compares the
 * outcomes with `access-matrix.md`, and their statuses and media types with the OpenAPI document.
 * After an intended change, rewrite the table with `npx vitest run packages/server/test/access-matrix.test.ts --update`
 * and review the difference.
 */

let at: PaymentWorld
let administrator: Person
beforeAll(async () => {
  at = await startPaymentWorld()
  administrator = await at.personOf('administrator', 'the-administrator')
  await buyPlans()
  await fillRegister()
})
afterAll(() => at.close())

const unusedState = 'us.999'
const unusedValue = 'unused'
const mark = 'us-99000001'
/** A picture that can be uploaded. */
const drawing = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const storedDrawing = await sharp(drawing).webp().toBuffer()
const logo = logoKey('us', '99000001', createHash('sha256').update(drawing).digest('hex'), 'png')

/** Buys the subscriptions to which the refunds, withdrawals and price notices refer. */
async function buyPlans(): Promise<void> {
  const [refunded, reviewed, withdrawn] = await Promise.all(
    ['refunded', 'reviewed', 'withdrawn'].map(async (subject) => {
      const person = await at.person(subject, { email: `${subject}@lindenhof.test`, email_verified: true })
      await buy(at, person, 'starter')
      return person
    }),
  )
  await at.settle()
  if (!refunded || !reviewed || !withdrawn) throw new Error('Nobody bought anything')
  const { id } = await refunded.api.billing.ownSubscription()
  const { entries } = await administrator.api.paymentAdministration.ledger({ query: { query: id, kind: 'payment' } })
  parameters['/PaidSubscriptions/{id}/refunds'] = { id }
  bodies['POST /PaidSubscriptions/{id}/refunds'] = () => ({
    id: randomUUID(),
    payment: entries[0]?.reference,
    amount: 1,
    reason: 'x',
  })
  parameters['GET /Declarations/{id}/withdrawal'] = { id: await withdrawalOf(reviewed) }
  const declared = { id: await withdrawalOf(withdrawn) }
  const assessment = await administrator.api.declarations.withdrawal({ params: declared })
  parameters['POST /Declarations/{id}/withdrawal'] = declared
  bodies['POST /Declarations/{id}/withdrawal'] = { refund: assessment?.refund }
}
async function withdrawalOf({ api }: Person): Promise<string> {
  const { reference } = await api.declarations.withdraw({ body: { ...declaration, requestId: randomUUID() } })
  const { declarations } = await administrator.api.declarations.list({ query: { query: reference } })
  return declarations[0]?.id ?? ''
}
/** Stores one mark with a logo, reference values that no mark has, a failed job, and a file of an office. */
async function fillRegister(): Promise<void> {
  const folder = await createFolder()
  const file = dailyFile('20260702', { serial: '99000001', name: 'TAVILO', goods: { 9: 'Software' }, owner: 'ACME' })
  await runIngest({ office: 'us', paths: [await folder.write('apc260702.xml', file)], pool: at.world.pool })
  await folder.close()
  await at.objectStore.put(logo, drawing, { contentType: 'image/png' })
  await at.world.pool.query('update brands set logo = $1', [logo])
  const unused = { key: unusedState, description: 'Never seen', shortDescription: 'never' }
  await administrator.api.reference.changeBrandState({ body: unused })
  const texts = { key: unusedValue, description: 'Never seen', shortDescription: 'never' }
  await administrator.api.reference.changeRegistrationOfficeCode({ body: texts })
  await administrator.api.reference.changeBrandType({ body: texts })
  await administrator.api.reference.changeBrandStateCategory({ body: texts })
  const { rows } = await at.world.pool.query<{ id: string }>(
    `insert into jobs (task, queue, payload, key, due_at, created_at, failure, failed_at, is_final)
     values ('matrix', 'default', '{}', 'matrix', now(), now(), 'failed', now(), true) returning id::text`,
  )
  parameters['POST /FailedJobs/{id}/repetition'] = { id: rows[0]?.id ?? '' }
  await at.world.pool.query(
    `insert into feed_offices (office, channel, starts_on, grace_days, next_at) values ('us', 'https', '2026-07-01', 2, now())`,
  )
  const { rows: files } = await at.world.pool.query<{ id: string }>(
    `insert into feed_files (office, name, day, place, state, stamp, seen_at)
     select 'us', name, '2026-07-02', 0, 'quarantined', '', now() from unnest($1::text[]) as name returning id::text`,
    [['apc260701.zip', 'apc260702.zip']],
  )
  parameters['POST /FeedStates/{office}/fetch'] = { office: 'us' }
  parameters['POST /FeedFiles/{id}/retry'] = { id: files[0]?.id ?? '' }
  parameters['POST /FeedFiles/{id}/skip'] = { id: files[1]?.id ?? '' }
  parameters['/Calendars/{token}'] = { token: await calendarToken() }
  parameters['PUT /Declarations/{id}/settlement'] = { id: await storedDeclaration() }
  const { rows: events } = await at.world.pool.query<{ id: string }>(
    `insert into provider_events (provider, event_id, type, object_id, received_at, facts, state)
     values ('paypal', 'matrix', 'PAYMENT.SALE.COMPLETED', 'I-MATRIX', now(), '{}', 'failed') returning id::text`,
  )
  parameters['/PaymentEvents/{id}/repetition'] = { id: events[0]?.id ?? '' }
  const { rows: differences } = await at.world.pool.query<{ id: string }>(
    `insert into payment_differences (found_at, provider, kind, provider_id, details)
     values (now(), 'paypal', 'refundUnknown', 'I-MATRIX', '{}') returning id::text`,
  )
  parameters['/PaymentDifferences/{id}/settlement'] = { id: differences[0]?.id ?? '' }
  parameters['/Declarations/links/{token}'] = {
    token: await objectionToken(createLinkSigner(at.world.pool, 'declarations'), await storedDeclaration()),
  }
  parameters['/NewsConsents/links/{token}'] = { token: await newsToken() }
  const terms = await termsNotice()
  for (const path of [
    '/user/account/termsNotices/{id}/objection',
    '/user/account/priceNotices/{id}/answer',
    '/Notices/{id}/objections',
  ])
    parameters[path] = { id: terms }
  const { id: accountId } = await (await at.personOf('trial')).api.accounts.ownAccount()
  parameters['/Notices/links/{token}'] = {
    token: await termsToken(createLinkSigner(at.world.pool, 'termsObjection'), terms, accountId),
  }
  const token = await sharedToken()
  for (const path of ['', '/result', '/logo']) parameters[`/StoredBrandQueries/links/{token}${path}`] = { token }
}
/** Stores a completed cancellation of an invented contract. */
async function storedDeclaration(): Promise<string> {
  const content = { kind: 'cancellation', type: 'ordinary', reason: '', identification: 'x', endsOn: null, ...declaration }
  const { rows } = await at.world.pool.query<{ id: string }>(
    `insert into declarations (id, kind, received_at, locale, content, receipt_mail, is_mailed, is_signed_in, state,
       contract_id, contract_name, ends_at)
     values (gen_random_uuid(), 'cancellation', $1, 'de', $2, $3, true, false, 'carriedOut', gen_random_uuid(), 'Starter', $4)
     returning id`,
    [at.now(), JSON.stringify(content), declaration.receiptMail, new Date(at.now().getTime() + 86_400_000)],
  )
  return rows[0]?.id ?? ''
}
/** Returns the token of a mail that asks for confirmation of a consent to news. */
async function newsToken(): Promise<string> {
  const { id } = await (await at.personOf('trial')).api.accounts.ownAccount()
  const { rows } = await at.world.pool.query<{ id: string }>(
    `insert into news_consents (id, account_id, order_id, email, locale, version, text, given_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'a@b.org', 'de', '1', '', $2) returning id`,
    [id, at.now()],
  )
  return createLinkSigner(at.world.pool, 'news').sign(`confirm:${rows[0]?.id}`)
}
/** Announces changed terms to every account, old or new. */
async function termsNotice(): Promise<string> {
  const { rows } = await at.world.pool.query<{ id: string }>(
    `insert into notices (id, kind, announced_at, starts_at, document, version, sent_at)
     values (gen_random_uuid(), 'terms', '2098-01-01', '2099-01-01', 'terms-consumers', '2026-11-23', '2098-01-01') returning id`,
  )
  return rows[0]?.id ?? ''
}
/** Returns the token of a person's calendar. */
async function calendarToken(): Promise<string> {
  const { address } = await (await at.personOf('professional')).api.deadlines.createCalendar({ body: {} })
  return address.split('/').at(-1) ?? ''
}
/** Creates a caller of each role. A null token stands for a visitor. */
const roles: Record<string, () => Promise<{ token: string | null; person: Person | null }>> = {
  visitor: async () => ({ token: null, person: null }),
  trial: () => signedIn(at.personOf('trial')),
  'trial used up': async () => {
    const person = await at.personOf('trial')
    for (const key of ['search.full', 'search.full', 'guardian.creation'])
      await person.api.billing.useFeature({ params: { key }, body: {} })
    return signedIn(person)
  },
  starter: () => signedIn(at.personOf('starter')),
  professional: () => signedIn(at.personOf('professional')),
  enterprise: () => signedIn(at.personOf('enterprise')),
  administrator: () => signedIn(at.personOf('administrator')),
  'plan suspended': async () => {
    const person = await at.personOf('professional')
    const { id } = await person.api.billing.ownSubscription()
    await administrator.api.billing.changeState({ params: { id }, body: { state: 'Suspended' } })
    return signedIn(person)
  },
  'account suspended': async () => {
    const person = await at.personOf('professional')
    const { id } = await person.api.accounts.ownAccount()
    await administrator.api.accounts.accountState({ params: { id }, body: { state: 'suspended' } })
    return signedIn(person)
  },
  'suspended administrator': async () => {
    const person = await at.personOf('administrator')
    const { id } = await person.api.accounts.user()
    await administrator.api.accounts.userState({ params: { id }, body: { state: 'suspended' } })
    return signedIn(person)
  },
  'expired token': async () => ({ token: await at.provider.token({ expiresIn: '-1 minute' }), person: null }),
}
async function signedIn(person: Person | Promise<Person>): Promise<{ token: string; person: Person }> {
  const { token } = await person
  return { token, person: await person }
}

/**
 * Stores a search with one execution and one recipient. Writes to the database, because some owners may no longer call.
 */
async function saveSearch(accountId: string): Promise<{ queries: string; executions: string; recipient: number }> {
  const search = { mode: 'name', text: 'Tavilo', query: '', filters: noFilters, minimumNameSimilarity: 70, size: 25 }
  const { rows } = await at.world.pool.query<{ queries: string; executions: string; recipient: number }>(
    `with query as (
       insert into stored_brand_queries (account_id, name, description, search, execution_frequency, notification_language,
         mail_when_nothing_new, created_at, changed_at, watched_generation, watched_revision, baseline_serial, baseline_day)
       values ($1, 'Tavilo', '', $2, 'none', 'de', false, now(), now(), '', 0, 0, '2026-01-01') returning id
     ), execution as (
       insert into query_executions (query_id, started_at, finished_at, result)
       select id, now(), now(), $3 from query returning id
     ), recipient as (
       insert into query_recipients (query_id, role, place, mail) select id, 'cc', 1, 'cc@lindenhof.test' from query returning id
     )
     select query.id::text as queries, execution.id::text as executions, recipient.id as recipient from query, execution, recipient`,
    [
      accountId,
      JSON.stringify({ ...search, minimumLogoSimilarity: null, onlyNewBrands: false }),
      JSON.stringify({
        search: { ...search, minimumLogoSimilarity: null, onlyNewBrands: false },
        offices: 'us s - 0 1',
        brands: [],
      }),
    ],
  )
  return rows[0] as NonNullable<(typeof rows)[0]>
}
/** Returns the token of the link with which a mail shares a result. */
async function sharedToken(): Promise<string> {
  const { api } = await at.personOf('professional')
  const { id } = await api.accounts.ownAccount()
  const { queries, executions, recipient } = await saveSearch(id)
  const logo = await api.logos.upload({
    body: { fields: {}, files: { logo: new Blob([new Uint8Array(drawing)], { type: 'image/png' }) } },
  })
  await at.world.pool.query(`update query_executions set result = jsonb_set(result, '{search,logo}', $2) where id = $1`, [
    executions,
    JSON.stringify({ id: logo.id, crop: null, leaveOut: [], turned: true }),
  ])
  const subject = { kind: 'shared', queryId: Number(queries), recipientId: recipient, executionId: Number(executions) } as const
  return linkToken(createLinkSigner(at.world.pool, 'radar'), subject, at.now())
}

/** The path parameters that identify a person's objects. */
interface Things {
  accounts: { id: string }
  users: { id: string }
  subscriptions: { id: string }
  boards: { id: string }
  bookmarks: { containerId: string; id: string }
  queries: { id: string; brandId: string }
  executions: { id: string }
  drafts: { id: string }
  logos: { id: string }
  assessments: { id: string }
  invoices: { id: string }
  threads: { id: string }
  answers: { threadId: string; id: string }
  projects: { id: string; nameId: string }
  dossiers: { id: string }
}
/** The kinds of objects by pattern. The first pattern that matches a path determines its kind. */
const kinds: readonly (readonly [RegExp, keyof Things])[] = [
  [/^\/accounts\/\{id\}/i, 'accounts'],
  [/^\/users\/\{id\}/i, 'users'],
  [/^\/subscriptions\/(paypal\/|marketplace\/)?\{id\}/i, 'subscriptions'],
  [/^\/(StoredBrandQueries|BrandQueries)\/\{id\}/i, 'queries'],
  [/^\/BrandQueryHistory\/\{id\}/i, 'executions'],
  [/^\/AssessmentDrafts\/\{id\}/, 'drafts'],
  [/^\/Logos\/\{id\}/, 'logos'],
  [/^\/Assessments\/\{id\}/, 'assessments'],
  [/^\/Invoices\/\{id\}/, 'invoices'],
  [/^\/AssistantThreads\/\{id\}/, 'threads'],
  [/^\/AssistantThreads\/\{threadId\}/, 'answers'],
  [/^\/PilotProjects\/\{id\}/, 'projects'],
  [/^\/Dossiers\/\{id\}/, 'dossiers'],
  [/^\/brands\/bookmarkcontainers\/\{id\}/, 'boards'],
  [/^\/brands\/bookmarkcontainers\/\{containerId\}/, 'bookmarks'],
]
/** Stores a person's object of a kind, with what belongs to it. */
const makers: Record<keyof Things, (accountId: string, owner: Person) => Promise<Partial<Things>>> = {
  accounts: async (id) => ({ accounts: { id } }),
  users: async (_, { api }) => ({ users: { id: (await api.accounts.user()).id } }),
  subscriptions: async (_, { api }) => ({ subscriptions: { id: (await api.billing.ownSubscription()).id } }),
  boards: boardOf,
  bookmarks: boardOf,
  queries: searchOf,
  executions: searchOf,
  drafts: assessmentOf,
  logos: assessmentOf,
  assessments: assessmentOf,
  invoices: async (accountId) => ({ invoices: await invoiceOf(accountId) }),
  threads: threadOf,
  answers: threadOf,
  projects: async (accountId) => ({ projects: await projectOf(accountId) }),
  dossiers: async (accountId) => ({ dossiers: await dossierOf(accountId) }),
}
async function thingsOf(owner: Person, kind: keyof Things): Promise<Things> {
  const { id } = await owner.api.accounts.ownAccount()
  return { ...nothing, ...(await makers[kind](id, owner)) }
}
async function searchOf(accountId: string): Promise<Pick<Things, 'queries' | 'executions'>> {
  const { queries, executions } = await saveSearch(accountId)
  return { queries: { id: queries, brandId: mark }, executions: { id: executions } }
}
/** Stores a project of Brand-Pilot with a chosen name. */
async function projectOf(accountId: string): Promise<Things['projects']> {
  const content = {
    title: '',
    idea: '',
    niceClasses: [9],
    goods: [],
    registrationOfficeCodes: ['de'],
    filings: [],
    station: 'idea',
  }
  const { rows } = await at.world.pool.query<Things['projects']>(
    `with project as (
       insert into pilot_projects (id, account_id, content, done, created_at, changed_at)
       values (gen_random_uuid(), $1, $2, '{}', $3, $3) returning id
     )
     insert into pilot_names (project_id, name, is_chosen, position) select id, 'Tavilo', true, 1 from project
     returning project_id as id, id::text as "nameId"`,
    [accountId, JSON.stringify(content), at.now()],
  )
  return rows[0] as Things['projects']
}
/** Stores a thread with an answered question. Writes to the database, because some owners may not ask. */
async function threadOf(accountId: string): Promise<Pick<Things, 'threads' | 'answers'>> {
  const { rows } = await at.world.pool.query<{ threadId: string; id: string }>(
    `with thread as (
       insert into assistant_threads (id, account_id, created_at, changed_at) values (gen_random_uuid(), $1, $2, $2) returning id
     )
     insert into assistant_exchanges (id, thread_id, number, text, locale, asked_at, answer_id, state, silent_until, answered_by)
     select gen_random_uuid(), id, 1, 'help', 'en', $2, gen_random_uuid(), 'done', $2, '{"kind":"rules","model":null}' from thread
     returning thread_id as "threadId", answer_id as id`,
    [accountId, at.now()],
  )
  const { threadId = '', id = '' } = rows[0] ?? {}
  return { threads: { id: threadId }, answers: { threadId, id } }
}
/** Issues an invoice. */
function invoiceOf(accountId: string): Promise<{ id: string }> {
  return transaction(at.world.pool, (client) => invoicesOf(at).issueInvoice(client, receivedPayment({ accountId })))
}
/** Stores a large dossier with its file. */
async function dossierOf(accountId: string): Promise<{ id: string }> {
  const id = randomUUID()
  await at.world.pool.query(
    `insert into dossiers (id, account_id, kind, title, language, total, size, created_at, finished_at)
     values ($1, $2, 'search', 'Tavilo', 'de', 1, 7, $3, $3)`,
    [id, accountId, at.now()],
  )
  await at.objectStore.put(dossierKey(accountId, id), Buffer.from('dossier'), { contentType: 'application/pdf' })
  return { id }
}
/** Stores a draft, a logo with its picture and a finished assessment without marks. */
async function assessmentOf(accountId: string): Promise<Pick<Things, 'drafts' | 'logos' | 'assessments'>> {
  const { rows } = await at.world.pool.query<{ draft: string; logo: string; assessment: string }>(
    `with draft as (
       insert into assessment_drafts (id, account_id, content, created_at, changed_at)
       values (gen_random_uuid(), $1, $2, now(), now()) returning id
     ), logo as (
       insert into uploaded_logos (id, account_id, width, height, size, media_type, uploaded_at, digest)
       values (gen_random_uuid(), $1, 64, 64, 7, 'image/webp', now(), gen_random_uuid()::text) returning id
     ), assessment as (
       insert into assessments (account_id, brand_case, created_at, finished_at, findings)
       values ($1, $3, now(), now(), $4) returning id
     )
     select draft.id as draft, logo.id as logo, assessment.id::text as assessment from draft, logo, assessment`,
    [
      accountId,
      JSON.stringify({ ...brandCase, step: 'regions', idea: '', countries: [] }),
      JSON.stringify({ ...brandCase, logo: null, idea: '', countries: [] }),
      packFindings({ blocks: allPending, versions }),
    ],
  )
  const { draft = '', logo: id = '', assessment = '' } = rows[0] ?? {}
  const mediaType = 'image/webp'
  await at.objectStore.put(uploadedLogoKey({ accountId, id, mediaType }), storedDrawing, { contentType: mediaType })
  return { drafts: { id: draft }, logos: { id }, assessments: { id: assessment } }
}
/** Stores a board with a bookmark. Suspended people could not create one. */
async function boardOf(accountId: string): Promise<Pick<Things, 'boards' | 'bookmarks'>> {
  const { rows } = await at.world.pool.query<{ board: string; bookmark: string }>(
    `with board as (insert into boards (account_id, name, created_at) values ($1, gen_random_uuid()::text, $3) returning id)
     insert into board_bookmarks (board_id, brand_id, note, position, created_at) select id, $2, '', 1, $3 from board
     returning board_id::text as board, id::text as bookmark`,
    [accountId, mark, at.now()],
  )
  const { board = '', bookmark = '' } = rows[0] ?? {}
  return { boards: { id: board }, bookmarks: { containerId: board, id: bookmark } }
}
const nobody = { id: '00000000-0000-4000-8000-000000000000' }
/** Placeholders for callers who own nothing. */
const nothing: Things = {
  accounts: nobody,
  users: nobody,
  subscriptions: nobody,
  boards: { id: '1' },
  bookmarks: { containerId: '1', id: '1' },
  queries: { id: '2000000000', brandId: mark },
  executions: { id: '2000000000' },
  drafts: nobody,
  logos: nobody,
  assessments: { id: '2000000000' },
  invoices: nobody,
  threads: nobody,
  answers: { threadId: nobody.id, id: nobody.id },
  projects: { ...nobody, nameId: '1' },
  dossiers: nobody,
}

const brandCase = { name: 'Tavilo', registrationOfficeCodes: ['us'], goods: [{ niceClass: 9, text: 'Software' }] }
const declaration = { name: 'Ada Lind', contract: 'Starter', receiptMail: 'ada@lindenhof.test' }
const billingAddress = {
  firstName: 'A',
  lastName: 'B',
  street: 'C',
  postalCode: '1',
  city: 'D',
  country: 'DE',
  email: 'a@b.test',
}
/** Valid bodies by call. All other calls send an empty body and return 400 to callers whom they admit. */
const bodies: Record<string, object | ((things: Things) => object)> = {
  'POST /AssistantThreads': () => ({ id: randomUUID() }),
  'POST /AssistantThreads/{id}': () => ({ id: randomUUID(), text: 'help' }),
  'PATCH /AssistantThreads/{id}': { title: 'Tea' },
  'POST /AssistantThreads/{threadId}/messages/{id}': { action: 'rate', rating: 'up' },
  'POST /Ai/completions': { purpose: 'nextSteps', facts: [] },
  'POST /Ai/scorings': { name: 'Tavila', brandIds: [mark] },
  'PUT /user/account/ModelConsent': { version: 'any' },
  'PUT /users/{id}/state': { state: 'active' },
  'PUT /users/{id}/Permissions': [{ resource: 'Brands', level: 1 }],
  'PUT /Accounts/{id}': { name: 'Renamed' },
  'PUT /Accounts/{id}/state': { state: 'active' },
  'PUT /user/account/Addresses/billing': billingAddress,
  'PUT /Products/{key}': { isOffered: true },
  'POST /accounts/{id}/subscriptions': { product: 'starter' },
  'PUT /subscriptions/{id}/state': { state: 'Active' },
  'PUT /subscriptions/{id}/product': { product: 'enterprise' },
  'PUT /RegistrationOfficeCodes': { key: 'de', description: 'Germany', shortDescription: 'DE' },
  'PUT /BrandTypes': { key: 'Word', description: 'Word mark', shortDescription: 'Word' },
  'PUT /BrandStateCategory': { key: 'alive', description: 'In force', shortDescription: 'alive' },
  'PUT /BrandStates': { key: 'us.630', description: 'New application', shortDescription: 'new' },
  'PUT /NiceClasses': { key: '9', description: 'Apparatus', shortDescription: 'Devices' },
  'PUT /user/account/offices': { registrationOfficeCodes: ['de'] },
  'PUT /user/account/brands/bookmarkcontainers': { name: 'Board' },
  'PUT /brands/bookmarkcontainers/{containerId}/bookmarks': { brandId: mark },
  'POST /Feedbacks': { rating: 4 },
  'POST /Cancellations': () => ({ ...declaration, requestId: randomUUID(), type: 'ordinary', identification: 'customer 17' }),
  'POST /Withdrawals': () => ({ ...declaration, requestId: randomUUID() }),
  'PUT /Declarations/{id}/settlement': { isDone: true },
  'POST /user/account/priceNotices/{id}/answer': { agrees: true },
  'POST /Notices': () => ({ kind: 'maintenance', startsUtc: '2099-01-01T00:00:00Z', endsUtc: '2099-01-01T01:00:00Z' }),
  'POST /NiceClasses/query': { text: 'software' },
  'POST /user/account/deadlines/calendar': { reminds: true },
  'PUT /user/account/deadlines/calendar': { reminds: false },
  'POST /BrandQueries/export': { text: 'Tavilo' },
  'POST /StoredBrandQueries/goods': { goods: 'software', brandIds: [mark] },
  'POST /StoredBrandQueries/export': { name: 'Tavilo', text: 'Tavilo' },
  'POST /StoredBrandQueries/backtest': { text: 'Tavilo', executionFrequency: 'daily' },
  'PUT /StoredBrandQueries/{id}/brands/{brandId}': { assessment: 'accepted' },
  'POST /GoodsServices/query': { text: 'software' },
  'POST /user/account/AssessmentDrafts': () => ({ id: crypto.randomUUID() }),
  'POST /user/account/PilotProjects': () => ({ id: crypto.randomUUID() }),
  'POST /PilotProjects/{id}/names': { names: ['Orvilo'] },
  'POST /PilotProjects/{id}/findings': ({ projects }) => ({ nameIds: [Number(projects.nameId)] }),
  'POST /PilotProjects/{id}/domains': ({ projects }) => ({ nameIds: [Number(projects.nameId)], tlds: ['com'] }),
  'POST /PilotProjects/{id}/typed': { name: 'Tavilo' },
  'POST /Assessments/hint': { name: 'Tavilo' },
  'POST /Assessments/classes': { idea: 'We sell software.' },
  'POST /user/account/orders': () => ({
    id: crypto.randomUUID(),
    product: 'starter',
    packages: ['de'],
    billingAddress,
    priceAmount: 29,
    consentsVersion: 'any',
    acceptsTerms: true,
    demandsEarlyStart: true,
  }),
  'POST /user/account/subscription/paypal': { orderId: nobody.id, subscriptionId: 'I-ABCDEFGH' },
  'PUT /subscriptions/paypal/{id}': { orderId: nobody.id },
  'PUT /subscriptions/marketplace/{id}': { orderId: nobody.id },
  'POST /user/account/subscription/marketplace': { orderId: nobody.id, token: 'token' },
  'POST /PaidSubscriptions/{id}/termination': { reason: 'in default' },
  'PUT /user/account/SearchProtocol': { isOn: false },
  'POST /Domains': { names: ['taken-a.com'] },
  'POST /Domains/search': { brand: 'Tavilo', tlds: ['com'] },
  'POST /Logos': () => formOf('logo', drawing),
}
/** Query strings by path. */
const queries: Record<string, (things: Things) => string> = {
  '/brands/bookmarkcontainers/{id}/export': () => '?format=csv',
  '/brands/bookmarkcontainers/{containerId}/bookmarks/{id}': () => `?brandId=${mark}`,
  '/BrandQueryHistory/{id}/result/export': () => '?format=csv',
  '/StoredBrandQueries/{id}/brands/export': () => '?format=xlsx',
  '/StoredBrandQueries/export': () => '?format=xlsx',
  '/BrandQueryHistory/{id}/comparison': ({ executions }) => `?with=${executions.id}`,
  '/Assessments/{id}/comparison': ({ assessments }) => `?with=${assessments.id}`,
  '/BrandQueries/export': () => '?format=csv',
  '/Assessments/{id}/export': () => '?format=json',
  '/user/account/checkout': () => '?product=starter',
  '/Logos/{id}/part': () => '?x=0&y=0&width=1&height=1',
  '/StoredBrandQueries/links/{token}/logo': () => '?x=0&y=0&width=1&height=1',
  '/Brands/{id}/logo/part': () => '?x=0&y=0&width=1&height=1',
}
/** Values of path parameters, by path or by method and path. */
const parameters: Record<string, Record<string, string>> = {
  '/Products/{key}': { key: 'starter' },
  '/Packages/{key}': { key: 'de' },
  '/user/account/feature/{key}': { key: 'radar' },
  '/RegistrationOfficeCodes/{key}': { key: 'de' },
  '/BrandTypes/{key}': { key: 'Word' },
  '/BrandStateCategory/{key}': { key: 'alive' },
  '/NiceClasses/{key}': { key: '9' },
  '/BrandStates/{key}': { key: 'us.630' },
  'DELETE /BrandStates/{key}': { key: unusedState },
  'DELETE /RegistrationOfficeCodes/{key}': { key: unusedValue },
  'DELETE /BrandTypes/{key}': { key: unusedValue },
  'DELETE /BrandStateCategory/{key}': { key: unusedValue },
  '/Brands/{id}': { id: mark },
  '/Brands/{id}/related': { id: mark },
  '/Brands/{id}/logo': { id: mark },
  '/Brands/{id}/logo/part': { id: mark },
  '/BrandImages/{address}': { address: logo },
  '/Domains/{name}': { name: 'taken-a.com' },
  '/user/account/SearchProtocol/entries/{number}/text': { number: '1' },
  '/user/account/SearchProtocol/entries/{number}/replay': { number: '1' },
  '/user/account/orders/{id}': nobody,
  '/user/account/orders/{id}/paypal': nobody,
  '/PaidSubscriptions/{id}/termination': nobody,
}
/** The calls whose object is a person without a subscription, or with one that was bought. */
const takesTrials = new Set(['POST /accounts/{id}/subscriptions (foreign)', 'DELETE /subscriptions/paypal/{id} (foreign)'])
/** The further input of a call: path parameters or a body. */
interface Prepared {
  values?: Record<string, string>
  body?: object
}
/**
 * Lines whose object is created by calls of its owner, by the role of the caller who uses it. If the owner may not
 * create it, the line shows the answer to a caller without the object.
 */
const preparations: Record<string, Partial<Record<string, (owner: Person) => Promise<Prepared>>>> = {
  'POST /accounts/{id}/subscriptions (own)': { administrator: withoutSubscription },
  'PUT /user/account/deadlines/calendar': { starter: withCalendar, professional: withCalendar },
  'DELETE /user/account/SearchProtocol/entries/{number}/text': { starter: withProtocol, professional: withProtocol },
  'POST /user/account/SearchProtocol/entries/{number}/replay': { starter: withProtocol, professional: withProtocol },
  'POST /user/account/orders': { trial: newOrder },
  'GET /user/account/orders/{id}': { trial: async (owner) => ({ values: { id: (await order(owner, 'starter')).id } }) },
  'POST /user/account/orders/{id}/paypal': {
    trial: async (owner) => ({ values: { id: (await order(owner, 'starter')).id } }),
  },
  'POST /user/account/subscription/paypal': { trial: approvedOrder },
  'PUT /subscriptions/paypal/{id} (own)': { trial: ordersAnother },
  'DELETE /subscriptions/paypal/{id} (own)': { trial: bought },
  'DELETE /subscriptions/paypal/{id} (foreign)': { administrator: bought },
  'POST /user/account/priceNotices/{id}/answer': { trial: awaitsPrice },
}
async function withoutSubscription({ api }: Person): Promise<Prepared> {
  const { id } = await api.accounts.ownAccount()
  await at.world.pool.query("update subscriptions set state = 'Cancelled', valid_until = $2 where account_id = $1", [
    id,
    at.now(),
  ])
  return {}
}
async function withCalendar({ api }: Person): Promise<Prepared> {
  await api.deadlines.createCalendar({ body: {} })
  return {}
}
async function withProtocol({ api }: Person): Promise<Prepared> {
  await api.searchProtocol.change({ body: { isOn: true } })
  await api.search.query({ body: { text: 'Tavilo' } })
  const entries = await api.searchProtocol.entries({ query: {} })
  return { values: { number: String(entries[0]?.record.number) } }
}
async function newOrder({ api }: Person): Promise<Prepared> {
  const { consentsVersion, price } = await api.payment.checkout({ query: { product: 'starter' } })
  const terms = { acceptsTerms: true, demandsEarlyStart: true, consentsVersion, priceAmount: price?.amount }
  return { body: { id: randomUUID(), product: 'starter', packages: ['de'], billingAddress, ...terms } }
}
async function approvedOrder(owner: Person): Promise<Prepared> {
  const { id: orderId } = await order(owner, 'starter')
  const { providerId } = await owner.api.payment.createPayPal({ params: { id: orderId }, body: {} })
  await at.lever('POST', `/subscriptions/${providerId}/approve`)
  return { body: { orderId, subscriptionId: providerId } }
}
async function bought(owner: Person): Promise<Prepared> {
  await buy(at, owner, 'starter')
  return { values: { id: (await owner.api.billing.ownSubscription()).id } }
}
async function ordersAnother(owner: Person): Promise<Prepared> {
  const prepared = await bought(owner)
  return { ...prepared, body: { orderId: (await order(owner, 'professional')).id } }
}
async function awaitsPrice(owner: Person): Promise<Prepared> {
  await bought(owner)
  const { rows } = await at.world.pool.query<{ id: string }>(
    `insert into notices (id, kind, announced_at, starts_at, product_key, old_price, price, sent_at)
     values (gen_random_uuid(), 'price', '2098-01-01', '2099-01-01', 'starter', 29, 31, '2098-01-01') returning id`,
  )
  return { values: { id: rows[0]?.id ?? '' } }
}
/** The lines on which no call succeeds in this test, each with the reason. */
const withoutSuccess: Record<string, string> = {
  'DELETE /NiceClasses/{key}': 'all 45 classes are built in',
  'POST /subscriptions/paypal/webhook': 'takes messages that PayPal signed: paypal.test.ts',
  'PUT /subscriptions/paypal/{id} (foreign)': 'takes an order, which only its customer places',
  'POST /user/account/subscription/marketplace': 'takes a purchase in the marketplace: marketplace.test.ts',
  'DELETE /subscriptions/marketplace/{id} (own)': 'as above',
  'DELETE /subscriptions/marketplace/{id} (foreign)': 'as above',
  'GET /subscriptions/marketplace/{id}/changes (own)': 'as above',
  'GET /subscriptions/marketplace/{id}/changes (foreign)': 'as above',
  'PUT /subscriptions/marketplace/{id} (own)': 'as above',
  'PUT /subscriptions/marketplace/{id} (foreign)': 'as above',
  'POST /subscriptions/marketplace/webhook': 'takes messages that the marketplace signed: marketplace.test.ts',
  'POST /PaidSubscriptions/{id}/termination': 'takes months of unpaid bills: payment-mails.test.ts',
}
/** Variants of a call. Which of them succeed depends on the caller's plan. */
const variants: Record<string, Record<string, object>> = {
  'POST /BrandQueries': {
    'by name': { text: 'Tavilo' },
    'by number': { text: '3020', mode: 'number' },
    'second page': { text: 'Tavilo', page: 2 },
    'by owner': { text: 'ACME', mode: 'owner' },
    'query with owner': { query: 'tavilo owner:acme' },
    'in an office outside Starter': { text: 'Tavilo', filters: { registrationOfficeCodes: ['us'] } },
  },
  'PUT /user/account/StoredBrandQueries': {
    'by hand': { name: 'Tavilo', text: 'Tavilo' },
    daily: { name: 'Tavilo', text: 'Tavilo', executionFrequency: 'daily' },
    'daily in an office outside the plan': {
      name: 'Tavilo',
      text: 'Tavilo',
      executionFrequency: 'daily',
      filters: { registrationOfficeCodes: ['us'] },
    },
  },
  'POST /user/account/Assessments': {
    'in an office of the plan': { case: { ...brandCase, registrationOfficeCodes: ['de'] } },
    'in an office outside the plan': { case: brandCase },
  },
}

function formOf(name: string, png: Buffer): FormData {
  const form = new FormData()
  form.set(name, new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png')
  return form
}

/** Answers of the server that its OpenAPI document does not describe. */
const undescribed = new Set<string>()
let openApi: { paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>> }
function noteUndescribed({ method, path }: Endpoint, { status, headers }: Response): void {
  const described = openApi.paths[path]?.[method.toLowerCase()]?.responses[status]
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';')
  if (!described || (status === 204 ? described.content : !Object.keys(described.content ?? {}).includes(mediaType)))
    undescribed.add(`${method} ${path}: ${status} ${mediaType}`)
}

async function ask(
  endpoint: Endpoint,
  token: string | null,
  body: unknown,
  values: Record<string, string>,
  query: string,
): Promise<string> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'x'))
  const answer = await fetch(`${at.origin}/api/v1${path}${query}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(endpoint.body && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {}),
    },
    body: body instanceof FormData ? body : endpoint.body ? JSON.stringify(body) : null,
  })
  const text = await answer.text()
  noteUndescribed(endpoint, answer)
  return answer.ok ? String(answer.status) : `${answer.status} ${JSON.parse(text).code}`
}

/** Returns the table's lines for a call: one for each owner of the object and each variant. */
function linesOf(
  endpoint: Endpoint,
): { name: string; owner: 'own' | 'foreign' | null; kind: keyof Things | null; body: unknown }[] {
  const call = `${endpoint.method} ${endpoint.path}`
  const kind = kinds.find(([pattern]) => pattern.test(endpoint.path))?.[1] ?? null
  if (endpoint.access.startsWith('own:') && kind === null) throw new Error(`${call}: add here what a person owns of it`)
  const body = bodies[call] ?? {}
  if (kind) return (['own', 'foreign'] as const).map((owner) => ({ name: `${call} (${owner})`, owner, kind, body }))
  const its = Object.entries(variants[call] ?? {})
  if (its.length === 0) return [{ name: call, owner: null, kind, body }]
  return its.map(([name, variant]) => ({ name: `${call} ${name}`, owner: null, kind, body: variant }))
}

it('admits to every call exactly the callers that the matrix names', async () => {
  const rows = Object.values(contract).flatMap((table) => Object.values(table as Record<string, Endpoint>))
  const names = Object.keys(roles)
  openApi = (await (await fetch(`${at.origin}/api/v1/openapi.json`)).json()) as typeof openApi
  const table = [`| Call | Access | ${names.join(' | ')} |`, `|---|---|${names.map(() => '---|').join('')}`]
  // Calls that only read share one caller per role. Every other call gets its own.
  const readers = new Map(await Promise.all(names.map(async (name) => [name, await roles[name]?.()] as const)))
  const unsuccessful: string[] = []
  const target = await at.personOf('professional')
  for (const endpoint of rows) {
    for (const line of linesOf(endpoint)) {
      const cells = await Promise.all(
        names.map(async (name) => {
          const isRead = endpoint.method === 'GET'
          const caller = isRead ? readers.get(name) : await roles[name]?.()
          if (!caller) throw new Error(name)
          let owner = caller.person
          if (line.owner === 'foreign')
            owner = isRead ? target : await at.personOf(takesTrials.has(line.name) ? 'trial' : 'professional')
          const things = line.kind && owner ? await thingsOf(owner, line.kind) : nothing
          const prepare = preparations[line.name]?.[name]
          const prepared = prepare && owner ? await prepare(owner) : {}
          const values = line.kind
            ? { ...things[line.kind], ...prepared.values }
            : (prepared.values ?? parameters[`${endpoint.method} ${endpoint.path}`] ?? parameters[endpoint.path] ?? {})
          const query = queries[endpoint.path]?.(things) ?? ''
          const body = prepared.body ?? (typeof line.body === 'function' ? line.body(things) : line.body)
          return ask(endpoint, caller.token, body, values, query)
        }),
      )
      const isPrivate = line.owner === 'foreign' && /^(account|feature:.*)$/.test(endpoint.access)
      if (!isPrivate && cells.every((cell) => !/^[23]/.test(cell))) unsuccessful.push(line.name)
      table.push(`| ${line.name} | ${endpoint.access} | ${cells.join(' | ')} |`)
    }
  }
  const text = `# Who may call what\n\nWritten and compared by \`access-matrix.test.ts\`, over a register of one mark.\n\n${table.join('\n')}\n`
  expect([...undescribed]).toEqual([])
  // Another person's private object is reported as not found to everybody.
  expect(unsuccessful.sort()).toEqual(Object.keys(withoutSuccess).sort())
  await expect(text).toMatchFileSnapshot('access-matrix.md')
}, 480_000)
