import { type DraftChange, type GuardianDraft, mostDrafts, type NewDraft } from '@marklot/contracts/guardian'
import { lockAccount } from '../accounts/index.ts'
import { presentLogo, reachLogo, storedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { lastOfDrafts } from './assessments.store.ts'
import {
  countDrafts,
  type DraftContent,
  draftsOf,
  insertDraft,
  lockDraft,
  type StoredDraft,
  storedDraft,
  updateDraft,
} from './drafts.store.ts'
import { isSameCase } from './same-case.ts'

interface DraftsContext {
  pool: Pool
  clock: Clock
}

const emptyDraft: DraftContent = {
  step: 'description',
  idea: '',
  name: '',
  registrationOfficeCodes: [],
  countries: [],
  goods: [],
}

/** Returns the drafts of an account, the last changed first. */
export async function listDrafts({ pool }: DraftsContext, accountId: string): Promise<GuardianDraft[]> {
  return presentDrafts(pool, await draftsOf(pool, accountId))
}

/** Returns a draft of one of these accounts. @throws AppError `draft.notFound` */
export async function reachDraft(pool: Pool, accountIds: readonly string[], id: string): Promise<StoredDraft> {
  return own(await storedDraft(pool, id), accountIds)
}

function own(draft: StoredDraft | undefined, accountIds: readonly string[]): StoredDraft {
  if (!draft || !accountIds.includes(draft.accountId)) throw new AppError('draft.notFound')
  return draft
}

export async function readDraft(pool: Pool, draft: StoredDraft): Promise<GuardianDraft> {
  const [presented] = await presentDrafts(pool, [draft])
  return presented as GuardianDraft
}

/**
 * Creates a draft with the id that the page chose, or changes the account's draft with this id.
 * @throws AppError `draft.notFound` for another account's id, `draft.tooMany`, `logo.notFound`
 */
export async function createDraft(
  { pool, clock }: DraftsContext,
  accountId: string,
  { id, ...change }: NewDraft,
): Promise<GuardianDraft> {
  const draft = await transaction(pool, async (client) => {
    await lockAccount(client, accountId)
    const now = clock.now()
    const existing = await lockDraft(client, id)
    if (existing) return storeChange(client, own(existing, [accountId]), change, now)
    if ((await countDrafts(client, accountId)) >= mostDrafts) throw new AppError('draft.tooMany')
    const created = { id, accountId, content: emptyDraft, logoId: null, createdAt: now, changedAt: now }
    await insertDraft(client, created)
    return storeChange(client, created, change, now)
  })
  return readDraft(pool, draft)
}

/** Changes the given fields. @throws AppError `draft.notFound`, `logo.notFound` */
export async function changeDraft(
  { pool, clock }: DraftsContext,
  accountIds: readonly string[],
  id: string,
  change: DraftChange,
): Promise<GuardianDraft> {
  const draft = await transaction(pool, async (client) =>
    storeChange(client, own(await lockDraft(client, id), accountIds), change, clock.now()),
  )
  return readDraft(pool, draft)
}

async function storeChange(
  client: PoolClient,
  draft: StoredDraft,
  { logo = draft.logoId, ...fields }: DraftChange,
  now: Date,
): Promise<StoredDraft> {
  if (logo !== null && logo !== draft.logoId) await reachLogo(client, [draft.accountId], logo)
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const changed = { ...draft, content: { ...draft.content, ...given }, logoId: logo, changedAt: now }
  await updateDraft(client, changed)
  return changed
}

export async function presentDrafts(pool: Pool, drafts: readonly StoredDraft[]): Promise<GuardianDraft[]> {
  const [logos, assessments] = await Promise.all([
    storedLogos(
      pool,
      drafts.flatMap(({ logoId }) => logoId ?? []),
    ),
    lastOfDrafts(
      pool,
      drafts.map(({ id }) => id),
    ),
  ])
  return drafts.map(({ id, content, logoId, createdAt, changedAt }) => {
    const logo = logos.get(logoId ?? '')
    const last = assessments.get(id)
    return {
      id,
      ...content,
      logo: logo?.id ?? null,
      logoFacts: logo ? presentLogo(logo, true) : null,
      createdUtc: createdAt.toISOString(),
      changedUtc: changedAt.toISOString(),
      assessment: last?.finishedAt
        ? {
            id: last.id,
            finishedUtc: last.finishedAt.toISOString(),
            isCurrent: isSameCase({ ...content, logo: logoId }, last.brandCase),
          }
        : null,
    }
  })
}
