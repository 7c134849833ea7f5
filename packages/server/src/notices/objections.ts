import type { TermsLink, TermsNotice } from '@marklot/contracts/notices'
import { accountNames, type Member, termsOfAccount } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import type { LinkSigner } from '../platform/signed-links.ts'
import { hasObjectedTo, insertObjection, noticeById, termsNoticesOf } from './notices.store.ts'

export interface ObjectionsContext {
  pool: Pool
  clock: Clock
  signer: LinkSigner
}

/** Returns the token of a link that objects to changed terms for an account. The token allows nothing else. */
export const objectionToken = (signer: LinkSigner, noticeId: string, accountId: string): Promise<string> =>
  signer.sign(`${noticeId}:${accountId}`)

/** Returns the changed terms that were announced to an account. */
export async function ownTerms({ pool }: ObjectionsContext, { account }: Member): Promise<TermsNotice[]> {
  const { isBusiness, createdAt: since } = await termsOfAccount(pool, account.id)
  const document = isBusiness ? 'terms-business' : 'terms-consumers'
  const notices = await termsNoticesOf(pool, { accountId: account.id, document, since })
  return notices.map(({ id, version, announcedAt, startsAt, objectedAt }) => ({
    id,
    document,
    version: version ?? '',
    announcedUtc: announcedAt.toISOString(),
    objectionUntilUtc: startsAt.toISOString(),
    objectedUtc: objectedAt?.toISOString() ?? null,
  }))
}

/** Objects to changed terms. @throws AppError `notice.notFound`, `notice.objectionOver` */
export async function objectToTerms(context: ObjectionsContext, id: string, by: Member): Promise<TermsNotice> {
  const now = context.clock.now()
  const notice = (await ownTerms(context, by)).find((one) => one.id === id)
  if (!notice) throw new AppError('notice.notFound')
  if (notice.objectedUtc !== null) return notice
  if (Date.parse(notice.objectionUntilUtc) <= now.getTime()) throw new AppError('notice.objectionOver')
  await transaction(context.pool, (client) =>
    insertObjection(client, { noticeId: id, accountId: by.account.id, userId: by.user.id }, now),
  )
  return { ...notice, objectedUtc: now.toISOString() }
}

/**
 * Returns the notice that a link objects to. Changes nothing, because mail programs open links on their own.
 * @throws AppError `link.invalid` if the token identifies no notice, or its account was deleted
 */
export async function readTermsLink(context: ObjectionsContext, token: string): Promise<TermsLink> {
  return (await linkedNotice(context, token)).link
}

/** Objects without a login. Anyone who has the link could also object by letter. */
export async function objectByLink(context: ObjectionsContext, token: string): Promise<TermsLink> {
  const { noticeId, accountId, link } = await linkedNotice(context, token)
  if (link.state !== 'possible') return link
  await transaction(context.pool, (client) => insertObjection(client, { noticeId, accountId, userId: null }, context.clock.now()))
  return { ...link, state: 'objected' }
}

async function linkedNotice({ pool, clock, signer }: ObjectionsContext, token: string) {
  const [noticeId = '', accountId = ''] = ((await signer.read(token)) ?? '').split(':')
  const notice = accountId === '' ? undefined : await noticeById(pool, noticeId)
  const isKnown = accountId !== '' && (await accountNames(pool, [accountId])).has(accountId)
  if (!notice || notice.document === null || notice.version === null || !isKnown) throw new AppError('link.invalid')
  const { document, version, startsAt } = notice
  const hasObjected = await hasObjectedTo(pool, noticeId, accountId)
  const state = hasObjected ? 'objected' : startsAt <= clock.now() ? 'over' : 'possible'
  const link: TermsLink = { document, version, objectionUntilUtc: startsAt.toISOString(), state }
  return { noticeId, accountId, link }
}
