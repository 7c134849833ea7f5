import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@marklot/contracts'
import type { DeclarationReceipt } from '@marklot/contracts/declarations'
import type { Member } from '../accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { ContractWithdrawals } from '../platform/contract-withdrawals.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import type { Mailer } from '../platform/mailer.ts'
import { assessmentOf } from './assess.ts'
import { confirmationMail, type MailContext } from './declarations.mail.ts'
import {
  confirmationsTo,
  type DeclarationContent,
  declarationById,
  declarationByRequest,
  insertDeclaration,
  type StoredDeclaration,
} from './declarations.store.ts'
import { receiptOf } from './receipt.ts'

export interface DeclareContext extends MailContext {
  pool: Pool
  clock: Clock
  mailer: Mailer
  withdrawals: ContractWithdrawals
  /** Adds the job that carries out a declaration. */
  workOn(id: string, options: { client?: PoolClient; at?: Date }): Promise<void>
}

/** The most confirmations to one address in a day, so that nobody can flood a stranger's mailbox. */
const mostConfirmations = 10
const day = 86_400_000

/**
 * Accepts a declaration. The declaration, its confirmation and the resulting work are stored in one transaction. No
 * accounts are looked up, so neither the reply nor its duration reveals whether one exists. Only signed-in people
 * immediately learn the consequences of a withdrawal for their own contract.
 * @param member the signed-in person; null for visitors
 */
export async function declare(
  context: DeclareContext,
  { requestId, ...content }: DeclarationContent & { requestId: string },
  member: Member | null,
  locale: Locale,
): Promise<DeclarationReceipt> {
  const { pool, clock, productName } = context
  const isOwn = member !== null && concerns(content, member)
  const accountId = isOwn ? member.account.id : null
  const receivedAt = clock.now()
  const isOwnWithdrawal = accountId !== null && content.kind === 'withdrawal'
  const assessment = isOwnWithdrawal ? await assessmentOf(context, accountId, receivedAt) : null
  const take = (id: string | null) =>
    transaction(pool, (client) => store(context, client, { requestId: id, content, locale, accountId, receivedAt, assessment }))
  const stored = (await take(requestId)) ?? (await sentBefore(pool, requestId, content)) ?? (await take(null))
  if (!stored) throw new Error('A declaration without an id of its request is always stored')
  return receiptOf(stored, locale, productName)
}

/** Returns whether the declaration is about the signed-in person's own account. */
function concerns(content: DeclarationContent, { user, account }: Member): boolean {
  if (content.kind === 'withdrawal') return true
  const named = content.identification.toLowerCase()
  return named === user.email?.toLowerCase() || named === account.id
}

/** Returns the declaration that is already stored under this id, if it has the same content. */
async function sentBefore(pool: Pool, requestId: string, content: DeclarationContent): Promise<StoredDeclaration | undefined> {
  const known = await declarationByRequest(pool, requestId)
  return known && isDeepStrictEqual(known.content, content) ? known : undefined
}

/**
 * Stores a declaration with its confirmation and its job. @returns undefined when the id of the request was used before
 */
async function store(
  context: DeclareContext,
  client: PoolClient,
  given: Pick<StoredDeclaration, 'requestId' | 'content' | 'locale' | 'accountId' | 'receivedAt' | 'assessment'>,
): Promise<StoredDeclaration | undefined> {
  const { mailer, workOn } = context
  const since = new Date(given.receivedAt.getTime() - day)
  const isMailed = (await confirmationsTo(client, given.content.receiptMail, since)) < mostConfirmations
  const declaration = { ...given, id: randomUUID(), isMailed, isSignedIn: given.accountId !== null }
  if (!(await insertDeclaration(client, declaration))) return undefined
  if (isMailed) await mailer.queue(client, confirmationMail(context, declaration), { key: `declaration:${declaration.id}` })
  await workOn(declaration.id, { client })
  return declarationById(client, declaration.id)
}
