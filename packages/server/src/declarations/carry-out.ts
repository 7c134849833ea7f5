import { paths } from '@marklot/contracts/pages'
import { type AccountSettings, accountIdsByMail, accountSettings, accountTimeZone } from '../accounts/index.ts'
import type { ContractEnder, RunningContract } from '../platform/contract-ender.ts'
import type { ContractWithdrawals } from '../platform/contract-withdrawals.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import { dayIn } from '../platform/local-calendar.ts'
import type { LinkSigner } from '../platform/signed-links.ts'
import { assessmentOf } from './assess.ts'
import { assessmentMail, endMail } from './declarations.mail.ts'
import { declarationById, lockDeclaration, type Outcome, type StoredDeclaration, writeOutcome } from './declarations.store.ts'
import { type NoticeContext, notifyOperator } from './notify-operator.ts'
import { objectionToken } from './objection-token.ts'

export interface CarryOutContext extends NoticeContext {
  contracts: ContractEnder
  withdrawals: ContractWithdrawals
  signer: LinkSigner
}

/** How long after the end of a period a cancellation that asks for a later day is checked again, in milliseconds. */
const afterPeriod = 3_600_000

/**
 * Carries out a declaration. An ordinary cancellation ends the one contract that it concerns; everything else is left
 * to the operator. Running it again is harmless.
 */
export async function carryOut(context: CarryOutContext, id: string): Promise<void> {
  const declaration = await declarationById(context.pool, id)
  if (!declaration || !isToDo(declaration)) return
  const accountIds = await accountsOf(context, declaration)
  const accountId = accountIds.length === 1 ? accountIds[0] : undefined
  const outcomeOf = (outcome: Outcome): Outcome => ({ ...outcome, ...(accountId === undefined ? {} : { accountId }) })
  const { content } = declaration
  if (content.kind === 'withdrawal') return takeWithdrawal(context, declaration, accountId)
  if (content.type === 'extraordinary')
    return leaveOpen(context, declaration, outcomeOf({ state: 'open', reason: 'extraordinary' }))
  if (accountIds.length === 0) return leaveOpen(context, declaration, { state: 'open', reason: 'noAccount' })
  const contracts = await context.contracts.runningContracts(accountIds)
  const attempted = await endedSince(context, declaration, contracts)
  if (attempted) return confirmEnd(context, declaration, attempted)
  const [contract, ...others] = endable(contracts)
  if (!contract) return leaveOpen(context, declaration, outcomeOf({ state: 'open', reason: 'noContract' }))
  if (others.length > 0) return leaveOpen(context, declaration, outcomeOf({ state: 'open', reason: 'severalContracts' }))
  if (isLater(content.endsOn, contract)) {
    await transaction(context.pool, async (client) => {
      await writeOutcome(client, id, { state: 'waiting', accountId: contract.accountId })
      await context.workOn(id, { client, at: new Date(contract.earliestEnd.getTime() + afterPeriod) })
    })
    return
  }
  await end(context, declaration, contract)
}

/**
 * Returns the contract that an earlier run asked a provider to end, if it ended before this run. It is no longer among
 * the running contracts.
 */
async function endedSince(
  { contracts, pool }: CarryOutContext,
  { accountId, contractId, contractName }: StoredDeclaration,
  running: readonly RunningContract[],
): Promise<EndedContract | undefined> {
  if (accountId === null || contractId === null || running.some(({ id }) => id === contractId)) return undefined
  const endsAt = await contracts.end(contractId)
  if (endsAt === undefined) return undefined
  const timeZone = await accountTimeZone(pool, accountId)
  return { id: contractId, accountId, product: contractName ?? '', timeZone, previousEnd: null, endsAt }
}

const isToDo = ({ state, reason }: StoredDeclaration) =>
  state === 'received' || state === 'waiting' || (state === 'open' && reason === 'provider')

/** Returns the accounts that a declaration concerns. Only confirmed addresses count. */
async function accountsOf({ pool }: CarryOutContext, { accountId, content }: StoredDeclaration): Promise<string[]> {
  if (accountId !== null) return [accountId]
  return accountIdsByMail(pool, content.kind === 'cancellation' ? content.identification : content.receiptMail)
}

/**
 * Returns the contracts that renew themselves. If there are none, returns the one that ends last, whose end is
 * confirmed again.
 */
function endable(contracts: readonly RunningContract[]): RunningContract[] {
  const renewed = contracts.filter(({ endsAt }) => endsAt === null)
  const ended = contracts.toSorted((a, b) => b.earliestEnd.getTime() - a.earliestEnd.getTime())
  return renewed.length > 0 ? renewed : ended.slice(0, 1)
}

/** Returns whether the customer wants the contract to end after the present period. */
function isLater(endsOn: string | null, { endsAt, earliestEnd, timeZone }: RunningContract): boolean {
  return endsOn !== null && endsAt === null && endsOn > dayIn(earliestEnd, timeZone)
}

/**
 * Leaves a withdrawal to the operator. If the law grants the right, a mail tells the account's people the price of the
 * used days and the amount of the refund. A signed-in person finds this in the receipt.
 */
async function takeWithdrawal(
  context: CarryOutContext,
  { id, receivedAt, isSignedIn }: StoredDeclaration,
  accountId: string | undefined,
): Promise<void> {
  const assessment = accountId === undefined ? null : await assessmentOf(context, accountId, receivedAt)
  const settings = accountId === undefined ? undefined : (await accountSettings(context.pool, [accountId])).get(accountId)
  await transaction(context.pool, async (client) => {
    const locked = await lockDeclaration(client, id)
    // Another run has already handled it.
    if (!locked || !isToDo(locked)) return
    await writeOutcome(client, id, {
      state: 'open',
      reason: 'withdrawal',
      ...(accountId === undefined ? {} : { accountId }),
      ...(assessment ? { assessment } : {}),
    })
    if (assessment?.right === 'open' && !isSignedIn)
      for (const to of settings?.mails ?? []) {
        const mail = assessmentMail(context, { to, locale: settings?.notificationLanguage ?? 'en', receivedAt, assessment })
        await context.mailer.queue(client, mail, { key: `withdrawal assessed:${id}:${to}` })
      }
    await notifyOperator(context, client)
  })
}

async function leaveOpen(context: CarryOutContext, { id }: StoredDeclaration, outcome: Outcome): Promise<void> {
  await transaction(context.pool, async (client) => {
    await writeOutcome(client, id, outcome)
    await notifyOperator(context, client)
  })
}

async function end(context: CarryOutContext, declaration: StoredDeclaration, contract: RunningContract): Promise<void> {
  const { id, accountId, product, timeZone, endsAt: previousEnd } = contract
  let endsAt: Date | undefined
  try {
    endsAt = previousEnd ?? (await context.contracts.end(id))
  } catch (error) {
    // The operator sees the declaration until a later run succeeds.
    const attempted = { id, name: product, previousEnd, endsAt: null }
    await leaveOpen(context, declaration, { state: 'open', reason: 'provider', accountId, contract: attempted })
    throw error
  }
  if (endsAt === undefined) throw new Error(`No capability keeps the contract ${id}`)
  await confirmEnd(context, declaration, { id, accountId, product, timeZone, previousEnd, endsAt })
}

/** A contract whose end is certain. */
interface EndedContract extends Pick<RunningContract, 'id' | 'accountId' | 'product' | 'timeZone'> {
  /** The end that it had before the declaration. */
  previousEnd: Date | null
  endsAt: Date
}

async function confirmEnd(context: CarryOutContext, declaration: StoredDeclaration, contract: EndedContract): Promise<void> {
  const { pool, clock } = context
  const { id: contractId, accountId, product: name, previousEnd, endsAt } = contract
  const settings = (await accountSettings(pool, [accountId])).get(accountId)
  await transaction(pool, async (client) => {
    const locked = await lockDeclaration(client, declaration.id)
    // Another run has already handled it.
    if (!locked || !isToDo(locked)) return
    const ended = { id: contractId, name, previousEnd, endsAt }
    await writeOutcome(client, declaration.id, { state: 'carriedOut', accountId, contract: ended, carriedOutAt: clock.now() })
    if (settings) await tellAccount(context, client, { declaration, contract, settings })
  })
}

interface Ended {
  declaration: StoredDeclaration
  contract: EndedContract
  settings: AccountSettings
}

/**
 * Mails the people of the account when the contract ends. For a contract that had already ended, it sends at most one
 * mail a day, so that repeated cancellations by strangers do not flood the account.
 */
async function tellAccount(
  context: CarryOutContext,
  client: PoolClient,
  { declaration, contract, settings }: Ended,
): Promise<void> {
  const { mailer, signer, home, clock } = context
  const locale = settings.notificationLanguage
  const objection = declaration.isSignedIn
    ? null
    : `${home}${paths.objection(locale, await objectionToken(signer, declaration.id))}`
  const occasion = contract.previousEnd === null ? declaration.id : `${contract.id}:${clock.now().toISOString().slice(0, 10)}`
  for (const to of settings.mails) {
    const mail = endMail(context, { to, locale, receivedAt: declaration.receivedAt, contract, objection })
    await mailer.queue(client, mail, { key: `contract-end:${occasion}:${to}` })
  }
}
