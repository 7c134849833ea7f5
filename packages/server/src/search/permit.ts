import {
  asksOwners,
  comparesLogos,
  type Locale,
  type RegistrationOfficeCode,
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
  type SearchIdentity,
  searchRefusal,
} from '../billing/index.ts'
import type { Caller } from '../identity/index.ts'
import type { StoredLogo } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { allOffices, type OfficeSet } from './offices.ts'
import type { FoundSearch } from './read-search.ts'

export interface PermitContext {
  pool: Pool
  clock: Clock
}
export interface Asker {
  caller: Caller
  member: () => Promise<Member>
  locale: Locale
}

/** The permission for a search, which is decided before the search runs. */
export interface SearchPermit {
  /** The offices that may be searched and counted. */
  offices: OfficeSet
  /**
   * Counts the search against the quota if it costs one. Called once the reply is ready.
   * @returns why the reply is restricted; null when it is complete
   */
  settle(): Promise<SearchRestriction | null>
}

/** Returns the free look of visitors, used-up trials and accounts without an active plan. It covers all offices. */
const freeLook = (restriction: SearchRestriction): SearchPermit => ({ offices: allOffices, settle: async () => restriction })
const uncounted: SearchPermit = { offices: allOffices, settle: async () => null }

/**
 * Decides by plan and quota whether a search may run (decisions, "Visitors, trial, plans"). Visitors, used-up trials
 * and accounts without an active plan get the free look: searches by name or number, first page only, all offices.
 * @param logo the searched picture, for searches by logo of members
 * @throws AppError `auth.required`, `auth.accountSuspended`, or a paywall code
 */
export async function permitSearch(
  search: FoundSearch,
  asker: Asker,
  context: PermitContext,
  logo: PermittedLogo | null = null,
): Promise<SearchPermit> {
  const look = (restriction: SearchRestriction): SearchPermit => {
    if (!isFreeLook(search)) throw new AppError(restriction)
    return freeLook(restriction)
  }
  if (asker.caller.kind === 'visitor') return look('auth.required')
  const member = await asker.member()
  if (member.isSuspended) return look('auth.accountSuspended')
  const current = await entitlementOf(context.pool, member.account.id, context.clock)
  if (current.isTrial) return permitTrial({ search, logo }, member.account.id, current, context, look)
  if (!current.isOpen) return look('plan.notActive')
  const { subscription } = current
  const feature = featureOf(search)
  const identity = identityOf(search, logo)
  const refusal =
    (await searchRefusal(context, member.account.id, current, feature, identity)) ??
    // A query about owners together with a logo needs both.
    (isByOwner(search) && isByLogo(search) ? current.refusal('search.logo') : null)
  if (refusal) throw new AppError(refusal)
  const isCounted = !isBrowsing(search) && subscription.features.some(({ key, limit }) => key === feature && limit !== null)
  return {
    offices: planOffices(current, namedOffices(search)),
    settle: async () => {
      if (subscription.firstUsedAt === null) await markFirstUse(context.pool, [subscription.id], context.clock.now())
      // This applies only if an administrator has set a limit for the plan.
      if (isCounted && !(await countSearch(context, member.account.id, feature, identity))) throw new AppError('plan.quotaUsedUp')
      return null
    },
  }
}

async function permitTrial(
  { search, logo }: { search: FoundSearch; logo: PermittedLogo | null },
  accountId: string,
  current: Entitlement,
  context: PermitContext,
  look: (restriction: SearchRestriction) => SearchPermit,
): Promise<SearchPermit> {
  if (isBrowsing(search)) return uncounted
  const identity = identityOf(search, logo)
  if (await searchRefusal(context, accountId, current, 'search.full', identity)) return look('trial.quotaUsedUp')
  return {
    offices: allOffices,
    settle: async () => {
      if (await countSearch(context, accountId, 'search.full', identity)) return null
      // A concurrent search used the last one.
      return look('trial.quotaUsedUp').settle()
    },
  }
}

/** Returns the identity of a search. A picture counts by its digest, whichever part of it is searched. */
const identityOf = ({ asked, text }: FoundSearch, logo: PermittedLogo | null): SearchIdentity => ({
  mode: asked.mode,
  text: logo === null ? text : `${logo.digest} ${asked.mode === 'logo' ? '' : text}`,
})

type PermittedLogo = Pick<StoredLogo, 'digest'>

/** Returns whether a search is by logo, which needs a login. */
const isByLogo = ({ asked }: FoundSearch) => comparesLogos(asked)

/** Returns whether a search is by owner, which needs a login. */
const isByOwner = ({ asked, query }: FoundSearch) => (query === null ? asked.mode === 'owner' : asksOwners(query))

const isFreeLook = (search: FoundSearch) => !isByOwner(search) && !isByLogo(search) && search.asked.page === 1

/**
 * Returns whether a search only shows the first page of the register, filtered but without a text. This does not count
 * as a search.
 */
const isBrowsing = (search: FoundSearch) => search.text === '' && isFreeLook(search)

function featureOf(search: FoundSearch): SearchFeature {
  if (isByOwner(search)) return 'search.owner'
  if (isByLogo(search)) return 'search.logo'
  return search.asked.mode === 'number' ? 'search.number' : 'search.name'
}

/** Returns the offices that the filters and the query name, but not those that a query excludes. */
function namedOffices({ asked, query }: FoundSearch): readonly RegistrationOfficeCode[] {
  const inQuery = query?.clauses.flatMap((clause) => (clause.field === 'office' && !clause.isNegated ? clause.values : [])) ?? []
  return [...asked.filters.registrationOfficeCodes, ...inQuery]
}

/**
 * Returns the offices of the plan.
 * @throws AppError `plan.officeNotIncluded` if the search names another office: the search is refused rather than
 * limited silently
 */
function planOffices({ offices }: Entitlement, named: readonly RegistrationOfficeCode[]): OfficeSet {
  const included: OfficeSet = new Set(offices)
  if (named.some((code) => !included.has(code))) throw new AppError('plan.officeNotIncluded')
  return included
}

/**
 * Returns the offices from which suggestions may come, which are those of the plan. Suggestions do not count towards a
 * quota.
 * @throws AppError `plan.officeNotIncluded`
 */
export async function permitSuggestions(filters: SearchFilters, asker: Asker, context: PermitContext): Promise<OfficeSet> {
  if (asker.caller.kind === 'visitor') return allOffices
  const member = await asker.member()
  const current = await entitlementOf(context.pool, member.account.id, context.clock)
  if (member.isSuspended || current.isTrial || !current.isOpen) return allOffices
  return planOffices(current, filters.registrationOfficeCodes)
}
