import type { ListQuery, Locale } from '@marklot/contracts'
import type { Declaration, DeclarationList } from '@marklot/contracts/declarations'
import { accountNames, type Member, userNames } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import {
  declarationById,
  declarationsOf,
  lockDeclaration,
  type StoredDeclaration,
  selectDeclarations,
  writeSettlement,
} from './declarations.store.ts'
import { linesOf, referenceOf } from './receipt.ts'

/** Returns a page of all declarations for administrators. */
export async function listDeclarations(pool: Pool, { query, page, size }: ListQuery, locale: Locale): Promise<DeclarationList> {
  const { total, open, rows } = await selectDeclarations(pool, { query: query.trim(), page, size })
  return { total, open, declarations: await presentAll(pool, rows, locale) }
}

/**
 * Marks a declaration as done, or as open again.
 * @throws AppError `declaration.notFound`
 */
export async function settle(
  { pool, clock }: { pool: Pool; clock: Clock },
  id: string,
  settlement: { isDone: boolean; note: string },
  { by, locale }: { by: Member; locale: Locale },
): Promise<Declaration> {
  await transaction(pool, async (client) => {
    const before = await lockDeclaration(client, id)
    if (!before) throw new AppError('declaration.notFound')
    const at = clock.now()
    await writeSettlement(client, id, { ...settlement, at, by: by.user.id })
    await recordChange(client, {
      at,
      userId: by.user.id,
      area: 'Accounts',
      action: 'declaration.settled',
      objectId: id,
      details: { state: [before.state, settlement.isDone ? 'done' : 'open'] },
    })
  })
  const stored = await declarationById(pool, id)
  const [presented] = stored ? await presentAll(pool, [stored], locale) : []
  if (!presented) throw new AppError('declaration.notFound')
  return presented
}

async function presentAll(pool: Pool, rows: readonly StoredDeclaration[], locale: Locale): Promise<Declaration[]> {
  const named = await accountNames(pool, [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))])
  const people = await userNames(pool, [...new Set(rows.flatMap(({ settledBy }) => settledBy ?? []))])
  return rows.map((row) => ({
    ...presentOne(row, locale),
    locale: row.locale,
    accountId: row.accountId,
    accountName: (row.accountId && named.get(row.accountId)) ?? null,
    settledBy: (row.settledBy && people.get(row.settledBy)) ?? null,
    note: row.note,
  }))
}

function presentOne(row: StoredDeclaration, locale: Locale) {
  const { id, kind, receivedAt, isSignedIn, state, reason, endsAt, objectedAt, settledAt } = row
  return {
    id,
    reference: referenceOf(id),
    kind,
    receivedUtc: receivedAt.toISOString(),
    lines: linesOf(row, locale),
    isSignedIn,
    state,
    reason: state === 'open' || state === 'done' ? reason : null,
    endsUtc: endsAt?.toISOString() ?? null,
    objectedUtc: objectedAt?.toISOString() ?? null,
    settledUtc: settledAt?.toISOString() ?? null,
  }
}

/** Returns the declarations about an account, for the export of personal data. */
export async function exportDeclarations(pool: Pool, accountId: string, locale: Locale): Promise<unknown[]> {
  return (await declarationsOf(pool, accountId)).map((row) => presentOne(row, locale))
}
