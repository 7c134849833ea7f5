import type { Locale } from '@marklot/contracts'
import type { Declaration, WithdrawalAssessment } from '@marklot/contracts/declarations'
import { accountSettings, type Member } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import { settle } from './administer.ts'
import type { CarryOutContext } from './carry-out.ts'
import { undoneMail } from './declarations.mail.ts'
import { declarationById, type StoredDeclaration } from './declarations.store.ts'

/** Reads a withdrawal. @throws AppError `declaration.notFound` for other declarations */
async function withdrawalById({ pool }: CarryOutContext, id: string): Promise<StoredDeclaration> {
  const declaration = await declarationById(pool, id)
  if (declaration?.kind !== 'withdrawal') throw new AppError('declaration.notFound')
  return declaration
}

/** Returns the present consequences of a withdrawal, for administrators; null without an account or a contract. */
export async function readWithdrawal(context: CarryOutContext, id: string): Promise<WithdrawalAssessment | null> {
  const { accountId, receivedAt } = await withdrawalById(context, id)
  const found = accountId === null ? null : await context.withdrawals.assess(accountId, receivedAt)
  if (!found) return null
  const { orderedAt, until, ...rest } = found
  return { ...rest, orderedUtc: orderedAt.toISOString(), untilUtc: until.toISOString() }
}

/**
 * Carries out a withdrawal: ends the contract at its provider, refunds the money due, informs the customer, and settles
 * the declaration. If a run is killed, pressing the button again completes it.
 * @throws AppError `declaration.notFound`, and the errors of `undo`
 */
export async function undoContract(
  context: CarryOutContext,
  id: string,
  refund: number,
  { by, locale }: { by: Member; locale: Locale },
): Promise<Declaration> {
  const { pool, mailer, withdrawals } = context
  const declaration = await withdrawalById(context, id)
  const { accountId, receivedAt: at } = declaration
  if (accountId === null) throw new AppError('withdrawal.notPossible')
  const assessment = await withdrawals.undo(accountId, { at, refund, key: id, userId: by.user.id })
  const settings = (await accountSettings(pool, [accountId])).get(accountId)
  await transaction(pool, async (client) => {
    for (const to of settings?.mails ?? []) {
      const mail = undoneMail(context, { to, locale: settings?.notificationLanguage ?? declaration.locale, assessment })
      await mailer.queue(client, mail, { key: `withdrawal undone:${id}:${to}` })
    }
  })
  return settle(context, id, { isDone: true, note: declaration.note }, { by, locale })
}
