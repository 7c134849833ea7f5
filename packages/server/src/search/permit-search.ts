import {
  asksOwners,
  type BrandQuery,
  type Locale,
  type RegisterQuery,
  registrationOfficeCodes,
  type SearchFilters,
  type SearchRestriction,
} from '@marklot/contracts'
import type { Member } from '../accounts/index.ts'
import {
  countSearch,
  type Entitlement,
  entitlementOf,
  markFirstUse,
  type SearchFeature,
  searchRefusal,
} from '../billing/index.ts'
import type { Caller } from '../identity/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { readQuery } from './expert-query.ts'

export interface PermitContext {
  pool: Pool
  clock: Clock
}
export interface Asker {
  caller: Caller
  member: () => Promise<Member>
  locale: Locale
}

/** What of a search the plan is asked about. */
interface Asked {
  mode: BrandQuery['mode']
  text: string
  page: number
  /** Whose marks these are: never for visitors. */
  asksOwners: boolean
  filters: SearchFilters
  /** The offices that the filters or the query name. */
  offices: readonly string[]
}

/** What a search may do, decided before it runs. */
export interface SearchPermit {
  /** The filters with the offices of the plan. */
  filters: SearchFilters
  /** Offices that may be searched and counted; null: all. */
  offices: readonly string[] | null
  /** To be called when the reply is there: counts what is counted. @returns why the reply is no full search; null: it is one */
  settle(): Promise<SearchRestriction | null>
}

/**
 * Decides by plan and quota (decisions, "Visitors, trial, plans"). Visitors, used-up trials and accounts without an active plan have
 * the free look: by name or number, the first page, all offices.
 * @throws AppError `auth.required`, `auth.accountSuspended`, `query.invalid`, or what the paywall says
 */
export async function permitSearch(query: BrandQuery, asker: Asker, context: PermitContext): Promise<SearchPermit> {
  const asked = askedOf(query, asker.locale)
  const look = (restriction: SearchRestriction): SearchPermit => {
    if (!isFreeLook(asked)) throw new AppError(restriction)
    return unrestricted(asked, restriction)
  }
  if (asker.caller.kind === 'visitor') return look('auth.required')
  const member = await asker.member()
  if (member.isSuspended) return look('auth.accountSuspended')
  const current = await entitlementOf(context.pool, member.account.id, context.clock)
  if (current.isTrial) return permitTrial(asked, member.account.id, current, context, look)
  if (!current.isOpen) return look('plan.notActive')
  const { subscription, offices } = current
  const feature = featureOf(asked)
  const refusal = await searchRefusal(context, member.account.id, current, feature, asked)
  if (refusal) throw new AppError(refusal)
  const isCounted = !isBrowsing(asked) && subscription.features.some(({ key, limit }) => key === feature && limit !== null)
  return {
    filters: withinOffices(asked, current),
    offices: offices.length === registrationOfficeCodes.length ? null : offices,
    settle: async () => {
      if (subscription.firstUsedAt === null) await markFirstUse(context.pool, subscription.id, context.clock.now())
      // Only where an administrator gave the plan a limit.
      if (isCounted && !(await countSearch(context, member.account.id, feature, asked))) throw new AppError('plan.quotaUsedUp')
      return null
    },
  }
}

function askedOf({ mode, text, query, page, filters }: BrandQuery, locale: Locale): Asked {
  const expert = query.trim() === '' ? null : readQuery(query, locale)
  return {
    mode: expert ? 'expert' : mode,
    text: (expert ? query : text).trim(),
    page,
    asksOwners: expert ? asksOwners(expert) : mode === 'owner',
    filters,
    offices: [...filters.registrationOfficeCodes, ...(expert ? namedOffices(expert) : [])],
  }
}

/** What a query leaves out it does not ask for. */
function namedOffices({ clauses }: RegisterQuery): string[] {
  return clauses.flatMap((clause) => (clause.field === 'office' && !clause.isNegated ? clause.values : []))
}

function unrestricted({ filters }: Asked, restriction: SearchRestriction | null): SearchPermit {
  return { filters, offices: null, settle: async () => restriction }
}

async function permitTrial(
  asked: Asked,
  accountId: string,
  current: Entitlement,
  context: PermitContext,
  look: (restriction: SearchRestriction) => SearchPermit,
): Promise<SearchPermit> {
  if (isBrowsing(asked)) return unrestricted(asked, null)
  if (await searchRefusal(context, accountId, current, 'search.full', asked)) return look('trial.quotaUsedUp')
  return {
    ...unrestricted(asked, null),
    settle: async () => {
      if (await countSearch(context, accountId, 'search.full', asked)) return null
      // Another search took the last one while this one ran.
      return look('trial.quotaUsedUp').settle()
    },
  }
}

function isFreeLook({ asksOwners, page }: Asked): boolean {
  return !asksOwners && page === 1
}

/** Looking through the register by filters alone is no search until it is more than a look. */
function isBrowsing(asked: Asked): boolean {
  return asked.text === '' && isFreeLook(asked)
}

function featureOf({ mode, asksOwners }: Asked): SearchFeature {
  if (asksOwners) return 'search.owner'
  return mode === 'number' ? 'search.number' : 'search.name'
}

/** No office means all that the plan opens; one that it does not is refused rather than silently left out. */
function withinOffices(asked: Pick<Asked, 'filters' | 'offices'>, { offices }: Entitlement): SearchFilters {
  const { filters } = asked
  if (asked.offices.some((code) => !offices.some((enabled) => enabled === code))) throw new AppError('plan.officeNotIncluded')
  const isAll = offices.length === registrationOfficeCodes.length
  return filters.registrationOfficeCodes.length > 0 || isAll ? filters : { ...filters, registrationOfficeCodes: offices }
}

/** The filters of suggestions: within the plan's offices, without counting anything. */
export async function permitSuggestions(filters: SearchFilters, asker: Asker, context: PermitContext): Promise<SearchFilters> {
  if (asker.caller.kind === 'visitor') return filters
  const member = await asker.member()
  const current = await entitlementOf(context.pool, member.account.id, context.clock)
  if (member.isSuspended || current.isTrial || !current.isOpen) return filters
  return withinOffices({ filters, offices: filters.registrationOfficeCodes }, current)
}
