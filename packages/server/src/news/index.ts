import { randomUUID } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import { type NewsConsent, type NewsConsentState, type NewsLink, newsConfirmationDays } from '@marklot/contracts/news'
import { pagePaths, paths } from '@marklot/contracts/pages'
import { formatPhrase } from '@marklot/phrases'
import { newsMail as phrases } from '@marklot/phrases/news-mail'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { layoutMail } from '../platform/mail-layout.ts'
import type { Mailer } from '../platform/mailer.ts'
import { createLinkSigner, type LinkSigner } from '../platform/signed-links.ts'
import {
  confirmConsent,
  consentById,
  consentsOfAccount,
  consentsOfAccounts,
  type GivenNewsConsent,
  insertConsent,
  type StoredNewsConsent,
  withdrawConsents,
} from './news.store.ts'

interface NewsParts {
  pool: Pool
  clock: Clock
  mailer: Mailer
  productName: string
  /** The origin of the product. */
  home: string
}
interface NewsContext extends NewsParts {
  signer: LinkSigner
}

/** An order whose customer ticked the box for news. */
export interface OrderWithNews {
  orderId: string
  accountId: string
  at: Date
}

/** The part of the news consents that orders use. */
export interface AskForNews {
  /** Stores a consent that is not yet valid, and asks the address to confirm it, in the caller's transaction. */
  ask(client: PoolClient, consent: Omit<GivenNewsConsent, 'id'>): Promise<void>
  /** Returns the state of the consents that were given with orders, by the order's id. */
  ofOrders(orders: readonly OrderWithNews[]): Promise<ReadonlyMap<string, NewsConsent>>
}

/**
 * The version of the confirming sentence: its day, followed by a number if the sentence changed more than once on that
 * day. A changed sentence needs a new version.
 */
const confirmationVersion = '2026-11-23.2'
const day = 86_400_000

/**
 * Opens the consents to news, which are given with an order, confirmed by a mail, and can be withdrawn at any time (§ 7
 * UWG).
 */
export function openNews(parts: NewsParts): Capability<Pick<Handlers, 'news'>> & AskForNews {
  const { pool, clock } = parts
  const context: NewsContext = { ...parts, signer: createLinkSigner(pool, 'news') }
  const own = async (accountId: string) =>
    (await consentsOfAccount(pool, accountId)).map((consent) => present(consent, clock.now()))
  return {
    handlers: {
      news: {
        ownConsents: async (_, { member }) => own((await member()).account.id),
        withdraw: async (_, { member }) => {
          const { account } = await member()
          await withdrawConsents(pool, { accountId: account.id }, clock.now())
          return own(account.id)
        },
        link: async ({ params }, { locale }) => readLink(context, params.token, locale),
        follow: async ({ params }, { locale }) => followLink(context, params.token, locale),
      },
    },
    mount: (app) => mountUnsubscribe(app, context),
    personalData: async (subject) => {
      if (subject.kind !== 'account') return null
      const consents = await own(subject.id)
      return { sections: { newsConsents: consents }, objectIds: consents.map(({ id }) => id) }
    },
    ofOrders: async (orders) => {
      const consents = await consentsOfAccounts(pool, [...new Set(orders.map(({ accountId }) => accountId))])
      const found = orders.flatMap((order) => {
        const consent = consentOfOrder(order, consents)
        return consent ? [[order.orderId, present(consent, clock.now())] as const] : []
      })
      return new Map(found)
    },
    ask: async (client, given) => {
      const consent = { ...given, id: randomUUID() }
      if (!(await insertConsent(client, consent))) return
      const { locale, email: to } = consent
      const say = sayIn(context, locale)
      const subject = say('ask.subject')
      const content = layoutMail({
        locale,
        productName: parts.productName,
        heading: subject,
        paragraphs: [say('ask.text')],
        action: { label: say('ask.action'), url: await addressOf(context, 'confirm', consent) },
        note: say('ask.note', { days: newsConfirmationDays }),
      })
      await parts.mailer.queue(client, { to, locale, subject, ...content }, { key: `news ask ${consent.id}` })
    },
  }
}

const sayIn =
  ({ productName }: NewsContext, locale: Locale) =>
  (key: keyof typeof phrases, values: Record<string, number> = {}) =>
    formatPhrase(phrases[key][locale], locale, { product: productName, ...values })

/**
 * Returns the state of the consent that was given with an order. An order asks for no confirmation if an earlier
 * consent of the account is still valid.
 */
function consentOfOrder({ orderId, accountId, at }: OrderWithNews, consents: readonly StoredNewsConsent[]) {
  const counted = ({ confirmedAt, withdrawnAt }: StoredNewsConsent) =>
    confirmedAt !== null && confirmedAt <= at && (withdrawnAt === null || withdrawnAt > at)
  const own = consents.find((consent) => consent.orderId === orderId)
  return own ?? consents.find((consent) => consent.accountId === accountId && counted(consent))
}

type Action = NewsLink['action']

const addressOf = async (
  { home, signer }: NewsContext,
  action: Action,
  { id, locale }: Pick<GivenNewsConsent, 'id' | 'locale'>,
) => `${home}${paths.news(locale, await signer.sign(`${action}:${id}`))}`

function stateOf({ givenAt, confirmedAt, withdrawnAt }: StoredNewsConsent, now: Date): NewsConsentState {
  if (withdrawnAt) return 'withdrawn'
  if (confirmedAt) return 'confirmed'
  return now.getTime() - givenAt.getTime() < newsConfirmationDays * day ? 'pending' : 'expired'
}

function present(consent: StoredNewsConsent, now: Date): NewsConsent {
  const { id, email, text, version, givenAt, confirmedAt, withdrawnAt } = consent
  return {
    id,
    state: stateOf(consent, now),
    email,
    text,
    version,
    givenUtc: givenAt.toISOString(),
    confirmedUtc: confirmedAt?.toISOString() ?? null,
    withdrawnUtc: withdrawnAt?.toISOString() ?? null,
  }
}

/** Reads the consent that a link concerns. @throws AppError `link.invalid` */
async function consentOf({ pool, signer }: NewsContext, token: string): Promise<{ action: Action; consent: StoredNewsConsent }> {
  const [action, id = ''] = ((await signer.read(token)) ?? '').split(':')
  const consent = action === 'confirm' || action === 'withdraw' ? await consentById(pool, id) : undefined
  if (!consent || (action !== 'confirm' && action !== 'withdraw')) throw new AppError('link.invalid')
  return { action, consent }
}

/** Returns the subject of a link. Changes nothing, because mail programs open links on their own. */
async function readLink(context: NewsContext, token: string, locale: Locale): Promise<NewsLink> {
  const { action, consent } = await consentOf(context, token)
  const say = sayIn(context, locale)
  return {
    action,
    state: stateOf(consent, context.clock.now()),
    text: say(action === 'confirm' ? 'confirm.text' : 'withdraw.text'),
  }
}

async function followLink(context: NewsContext, token: string, locale: Locale): Promise<NewsLink> {
  const { pool, clock, mailer, productName } = context
  const { action, consent } = await consentOf(context, token)
  const now = clock.now()
  if (action === 'withdraw') await withdrawConsents(pool, { id: consent.id }, now)
  else
    await transaction(pool, async (client) => {
      const agreed = { version: confirmationVersion, text: sayIn(context, locale)('confirm.text') }
      const after = new Date(now.getTime() - newsConfirmationDays * day)
      if (!(await confirmConsent(client, consent.id, agreed, now, after))) return
      const unsubscribe = await addressOf(context, 'withdraw', consent)
      const say = sayIn(context, consent.locale)
      const subject = say('confirmed.subject')
      const content = layoutMail({
        locale: consent.locale,
        productName,
        heading: subject,
        paragraphs: [say('confirmed.text')],
        links: [{ label: say('confirmed.unsubscribe'), url: unsubscribe }],
      })
      const mail = { to: consent.email, locale: consent.locale, subject, ...content, unsubscribe }
      await mailer.queue(client, mail, { key: `news confirmed ${consent.id}` })
    })
  return readLink(context, token, locale)
}

/**
 * Accepts the form that a mail program posts to the page's address at one click (RFC 8058). The form only withdraws a
 * consent.
 */
function mountUnsubscribe(app: FastifyInstance, context: NewsContext): void {
  app.register(async (scope) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_024 }, (_, __, done) => done(null, undefined))
    scope.post<{ Params: { token: string } }>(`/:lang${pagePaths.news}`, async (request, reply) => {
      const { action, consent } = await consentOf(context, request.params.token)
      if (action !== 'withdraw') throw new AppError('link.invalid')
      await withdrawConsents(context.pool, { id: consent.id }, context.clock.now())
      return reply.code(204).send()
    })
  })
}
