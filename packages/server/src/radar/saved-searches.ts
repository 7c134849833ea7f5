import { comparesLogos, type Locale } from '@marklot/contracts'
import type { RadarSearch, StoredBrandQuery, StoredBrandQueryInput } from '@marklot/contracts/radar'
import { accountSettings, lockAccount, type Member } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import type { SearchedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import { isHeldByAnother, type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { dayIn } from '../platform/local-calendar.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { lastSerial, newestLogoRevision, newestRevision, registerGeneration } from '../register/index.ts'
import { withFacts } from './assess.ts'
import { askForConfirmation, type ConfirmContext } from './confirm-addresses.ts'
import { storeAssessments } from './known-brands.store.ts'
import { refuseUnreadable } from './matching.ts'
import { presentQueries, recipientState } from './present-query.ts'
import {
  countQueries,
  insertQuery,
  lockQuery,
  type QueryContent,
  type StoredQuery,
  storedQuery,
  updateQuery,
  type Watched,
} from './radar.store.ts'
import { replaceRecipients } from './recipients.store.ts'
import { firstRunDay, nextRun } from './schedule.ts'
import { describeOwnLogo } from './watched-logos.ts'

/** The most saved searches that an account may have. */
export const mostQueries = 500

/**
 * Saves a new search, or the new content of an existing one.
 * @throws AppError `storedBrandQuery.notFound`, `storedBrandQuery.tooMany`, `query.invalid`, `logo.notFound`,
 *   `logo.blank`, the paywall's codes
 */
export async function saveQuery(
  context: ConfirmContext & { logos: SearchedLogos; texts: ReferenceTexts },
  input: StoredBrandQueryInput,
  member: Member,
  locale: Locale,
): Promise<StoredBrandQuery> {
  const { pool, clock } = context
  const accountId = member.account.id
  const now = clock.now()
  const search = radarSearchOf(input)
  refuseUnreadable(search, context.texts, locale)
  if (input.executionFrequency !== 'none') await requireRadar(context, accountId, search)
  const settings = (await accountSettings(pool, [accountId])).get(accountId)
  if (!settings) throw new AppError('account.notFound')
  const [assessed, watched, logo] = await Promise.all([
    withFacts(pool, input.assessments),
    watchFromNow(pool, dayIn(now, settings.timeZone)),
    describeOwnLogo(context.logos, search, accountId),
  ])
  const recipients = recipientsOf(input, member)
  const id = await transaction(pool, async (client) => {
    const before = await reachForChange(client, accountId, input.id)
    const content: QueryContent = {
      name: input.name,
      description: input.description,
      search,
      executionFrequency: input.executionFrequency,
      notificationLanguage: input.notificationLanguage ?? before?.notificationLanguage ?? settings.notificationLanguage,
      mailWhenNothingNew: input.mailWhenNothingNew,
      logo: logo && { id: logo.id, description: logo.found.logo },
      ...runsOf(input, before, settings.timeZone, now),
    }
    if (before) await updateQuery(client, before.id, content, watched, now)
    const queryId = before?.id ?? (await insertQuery(client, accountId, content, watched, now))
    await replaceRecipients(client, queryId, recipients, settings.mails)
    await storeAssessments(client, queryId, assessed, now)
    return queryId
  }).catch((error: unknown) => {
    // The uploaded picture expired after it was described.
    throw logo && isHeldByAnother(error) ? new AppError('logo.notFound', { cause: error }) : error
  })
  const saved = await storedQuery(pool, id)
  if (!saved) throw new AppError('storedBrandQuery.notFound')
  if (saved.executionFrequency !== 'none') {
    const unconfirmed = saved.recipients.filter((recipient) => recipientState(recipient, settings.mails) === 'unconfirmed')
    await askForConfirmation(context, saved, unconfirmed)
  }
  const [presented] = await presentQueries({ ...context, now }, [saved])
  return presented as StoredBrandQuery
}

/** Returns the search conditions of a saved search as a radar, without its other fields. */
function radarSearchOf(input: StoredBrandQueryInput): RadarSearch {
  const { mode, text, query, filters, minimumNameSimilarity, onlyNewBrands, size } = input
  const named = { mode, text, query, filters, minimumNameSimilarity, onlyNewBrands, size }
  const { logo, minimumLogoSimilarity, sameIdea } = input
  if (!comparesLogos(input)) return { ...named, minimumLogoSimilarity: null }
  return { ...named, logo, minimumLogoSimilarity, ...(sameIdea && { sameIdea }) }
}

/**
 * Checks that the agents may run a search: only for plans with the feature, and in the offices of the plan.
 * @throws AppError the paywall's codes
 */
async function requireRadar({ pool, clock }: ConfirmContext, accountId: string, { filters }: RadarSearch): Promise<void> {
  const entitlement = await entitlementOf(pool, accountId, clock)
  const refusal = entitlement.refusal('radar')
  if (refusal) throw new AppError(refusal)
  if (filters.registrationOfficeCodes.some((code) => !entitlement.offices.includes(code)))
    throw new AppError('plan.officeNotIncluded')
}

/** Returns the present state of the register. Only later changes count as new. */
async function watchFromNow(pool: Pool, baselineDay: string): Promise<Watched> {
  const [generation, revision, logoRevision, baselineSerial] = await Promise.all([
    registerGeneration(pool),
    newestRevision(pool),
    newestLogoRevision(pool),
    lastSerial(pool),
  ])
  return { generation, revision, logoRevision, baselineSerial, baselineDay }
}

/** Returns the recipients of To and Cc, each address once. */
function recipientsOf(input: StoredBrandQueryInput, member: Member): { role: 'to' | 'cc'; mail: string }[] {
  const to = input.ownerMail ?? member.user.email
  const named = [...(to === null ? [] : [{ role: 'to' as const, mail: to }])]
  const all = [...named, ...input.shareResults.map((mail) => ({ role: 'cc' as const, mail }))]
  return all.filter(({ mail }, i) => all.findIndex((one) => one.mail.toLowerCase() === mail.toLowerCase()) === i)
}

/** Locks and returns the search to change; undefined for a new search. */
async function reachForChange(client: PoolClient, accountId: string, id: number | undefined): Promise<StoredQuery | undefined> {
  if (id === undefined) {
    await lockAccount(client, accountId)
    if ((await countQueries(client, accountId)) >= mostQueries) throw new AppError('storedBrandQuery.tooMany')
    return undefined
  }
  const owner = await lockQuery(client, id)
  const before = owner === accountId ? await storedQuery(client, id) : undefined
  if (!before) throw new AppError('storedBrandQuery.notFound')
  return before
}

/**
 * Returns the runs of a changed search. With an unchanged frequency, the days remain the same; a new frequency begins
 * the next morning.
 */
function runsOf(
  { executionFrequency: frequency }: StoredBrandQueryInput,
  before: StoredQuery | undefined,
  timeZone: string,
  now: Date,
): Pick<QueryContent, 'firstDay' | 'nextRunAt'> {
  if (frequency === 'none') return { firstDay: null, nextRunAt: null }
  const isKept = before?.executionFrequency === frequency && before.firstDay !== null
  const firstDay = isKept ? (before.firstDay as string) : firstRunDay(now, timeZone)
  // A run that is due but has not been started stays due.
  const isDue = isKept && before.nextRunAt !== null && before.nextRunAt <= now
  return { firstDay, nextRunAt: isDue ? before.nextRunAt : nextRun(frequency, firstDay, timeZone, now) }
}
