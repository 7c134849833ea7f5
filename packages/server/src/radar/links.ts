import type { Locale } from '@marklot/contracts'
import type { PartAddress } from '@marklot/contracts/logos-endpoints'
import type { ExecutionResult } from '@marklot/contracts/radar'
import type { RadarLink, RadarLinkKind } from '@marklot/contracts/radar-links'
import { accountSettings } from '../accounts/index.ts'
import type { SearchedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import type { LinkSigner } from '../platform/signed-links.ts'
import { brandRow } from '../register/index.ts'
import { presentHit } from '../search/index.ts'
import { assessBrand } from './assess.ts'
import { storedExecution, storedResult } from './executions.store.ts'
import { type AssessedRow, knownPairs } from './known-brands.store.ts'
import { type LinkSubject, readLinkToken } from './link-tokens.ts'
import { type StoredQuery, storedQuery } from './radar.store.ts'
import { confirmMail, type FoundRecipient, leaveRecipients, storedRecipient } from './recipients.store.ts'
import { type ResultsContext, readResult } from './results.ts'

export interface LinksContext extends ResultsContext {
  signer: LinkSigner
  logos: SearchedLogos
}

interface OpenLink {
  subject: LinkSubject
  query: StoredQuery
  recipient: FoundRecipient
  known: AssessedRow | undefined
}

/** Opens a link. @throws AppError `link.invalid` if the search or the recipient is gone, `link.expired` */
async function openLink({ pool, signer, clock }: LinksContext, token: string): Promise<OpenLink> {
  const subject = await readLinkToken(signer, token, clock.now())
  const [query, recipient] = await Promise.all([storedQuery(pool, subject.queryId), storedRecipient(pool, subject.recipientId)])
  if (!query || recipient?.queryId !== query.id) throw new AppError('link.invalid')
  // A recipient who has unsubscribed can no longer read or change anything.
  if (recipient.leftAt !== null && subject.kind !== 'leave') throw new AppError('link.invalid')
  // Only the owner may accept brands.
  if (subject.kind === 'accept' && recipient.role !== 'to') throw new AppError('link.invalid')
  const { brandId } = subject
  const [known] = brandId ? await knownPairs(pool, [{ queryId: query.id, brandId }]) : []
  return { subject, query, recipient, known }
}

/** Returns the action of a link. Changes nothing, because mail programs open links on their own. */
export async function readLink(context: LinksContext, token: string, locale: Locale): Promise<RadarLink> {
  return present(context, await openLink(context, token), locale)
}

async function present(
  { pool, texts }: LinksContext,
  { subject, query, recipient, known }: OpenLink,
  locale: Locale,
): Promise<RadarLink> {
  const { kind, brandId, executionId } = subject
  const row = brandId ? await brandRow(pool, brandId.slice(0, 2), brandId) : undefined
  const settings = (await accountSettings(pool, [query.accountId])).get(query.accountId)
  const isOwn = settings?.mails.some((mail) => mail.toLowerCase() === recipient.mail.toLowerCase()) ?? false
  const isDone = {
    accept: known?.assessment === 'accepted',
    shared: false,
    confirm: isOwn || recipient.confirmedAt !== null,
    leave: recipient.leftAt !== null,
  }[kind]
  return {
    kind,
    name: query.name,
    mail: recipient.mail,
    brand: row ? presentHit(row, null, { locale, mayReadOwners: false }, texts) : null,
    result: executionId === undefined ? null : { storedBrandQueryId: query.id, executionId },
    isDone,
  }
}

/**
 * Carries out the action of a link. A link to a shared result has none.
 * @param only the kind of link to accept; others are refused
 */
export async function followLink(context: LinksContext, token: string, locale: Locale, only?: RadarLinkKind): Promise<RadarLink> {
  const { subject, query, recipient, known } = await openLink(context, token)
  if (only !== undefined && subject.kind !== only) throw new AppError('link.invalid')
  const now = context.clock.now()
  switch (subject.kind) {
    case 'accept':
      if (subject.brandId && known?.assessment !== 'accepted')
        await assessBrand(context, query.id, subject.brandId, { assessment: 'accepted', note: known?.note ?? '' })
      break
    case 'confirm':
      await confirmMail(context.pool, query.accountId, recipient.mail, now)
      break
    case 'leave':
      await leaveRecipients(context.pool, recipient.id, now)
  }
  return present(context, await openLink(context, token), locale)
}

async function openShared(context: LinksContext, token: string) {
  const { subject, query } = await openLink(context, token)
  if (subject.kind !== 'shared' || subject.executionId === undefined) throw new AppError('link.invalid')
  const execution = await storedExecution(context.pool, subject.executionId)
  if (execution?.queryId !== query.id) throw new AppError('link.invalid')
  return { execution, query }
}

/**
 * Returns a part of the logo with which a shared result was searched.
 * @throws AppError `link.invalid`, `link.expired`, `logo.notFound` if the search now has another logo
 */
export async function readSharedLogo(context: LinksContext, token: string, part: PartAddress): Promise<RawReply> {
  const { execution, query } = await openShared(context, token)
  const id = (await storedResult(context.pool, execution.id))?.search.logo?.id ?? null
  if (id === null) throw new AppError('logo.notFound')
  return context.logos.part(await context.logos.reach([query.accountId], id), part)
}

/** Returns the result that a link shares: without assessments, owners' names and recipients. */
export async function readSharedResult(context: LinksContext, token: string, locale: Locale): Promise<ExecutionResult> {
  return readResult(context, await openShared(context, token), { locale, mayReadOwners: false }, false)
}
