import { randomUUID } from 'node:crypto'
import {
  type Maintenance,
  maintenanceNoticeHours,
  type Notice,
  type NoticeInput,
  priceNoticeDays,
} from '@marklot/contracts/notices'
import { versionsOf } from '@marklot/phrases/legal/documents'
import { legalFigures } from '@marklot/phrases/legal/figures'
import type { core } from 'zod/mini'
import { accountNames, type Handlers, type Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import type { PriceChanges } from '../payment/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import { transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { createLinkSigner } from '../platform/signed-links.ts'
import {
  allNotices,
  comingMaintenance,
  insertNotice,
  noticeById,
  objectionsOf,
  objectionsTo,
  priceAnswersOf,
  type StoredNotice,
} from './notices.store.ts'
import { objectByLink, objectToTerms, ownTerms, readTermsLink } from './objections.ts'
import { answerPrice, applyPrice, ownPrices, priceMails } from './prices.ts'
import { type SendContext, sendNotice } from './send.ts'
import { defineNoticesTasks, type NoticesTasks } from './tasks.ts'

interface NoticesParts extends Omit<SendContext, 'signer'> {
  jobs: Jobs
  prices: PriceChanges
}
interface NoticesContext extends NoticesParts, SendContext, NoticesTasks {}
const [hour, day, week] = [3_600_000, 86_400_000, 7 * 86_400_000]

interface Notices extends Capability<Pick<Handlers, 'notices'>> {
  /** Returns announced maintenance that has not ended, the next first. */
  maintenance(): Promise<Maintenance[]>
}

/**
 * Opens notices of maintenance, changed terms and changed prices. They are announced, sent once to each address, and
 * answered.
 */
export function openNotices(parts: NoticesParts): Notices {
  const { pool, clock } = parts
  const signer = createLinkSigner(pool, 'termsObjection')
  const maintenance = async () =>
    (await comingMaintenance(pool, clock.now())).map(({ id, startsAt, endsAt }) => ({
      id,
      startsUtc: startsAt.toISOString(),
      endsUtc: (endsAt ?? startsAt).toISOString(),
    }))
  const tasks = defineNoticesTasks({
    send: (id, signal) => sendNotice({ ...context, priceMails: (...slice) => priceMails(context, ...slice) }, id, signal),
    apply: (id) => applyPrice(context, id),
  })
  const context: NoticesContext = { ...parts, signer, ...tasks }
  return {
    maintenance,
    // A process without the provider leaves changes of prices to processes that have it.
    tasks: parts.prices.canChange() ? [tasks.send, tasks.apply] : [tasks.send],
    handlers: {
      notices: {
        maintenance,
        ownTerms: async (_, { member }) => ownTerms(context, await member()),
        objectToTerms: async ({ params }, { member }) => objectToTerms(context, params.id, await member()),
        ownPrices: async (_, { member, locale }) => ownPrices(context, await member(), locale),
        answerPrice: async ({ params, body }, { member, locale }) =>
          answerPrice(context, params.id, body.agrees, await member(), locale),
        termsLink: ({ params }) => readTermsLink(context, params.token),
        objectByLink: ({ params }) => objectByLink(context, params.token),
        list: async ({ query }) => {
          const { total, notices } = await allNotices(pool, query)
          return { total, notices: notices.map(present) }
        },
        announce: async ({ body }, { member }) => announce(context, body, await member()),
        objections: async ({ params }) => {
          if (!(await noticeById(pool, params.id))) throw new AppError('notice.notFound')
          const objections = await objectionsTo(pool, params.id)
          const names = await accountNames(
            pool,
            objections.map(({ accountId }) => accountId),
          )
          return objections.map(({ accountId, objectedAt }) => ({
            accountId,
            accountName: names.get(accountId) ?? '',
            objectedUtc: objectedAt.toISOString(),
          }))
        },
      },
    },
    personalData: async (subject) =>
      subject.kind === 'account'
        ? {
            sections: {
              termsObjections: await objectionsOf(pool, subject.id),
              priceAnswers: await priceAnswersOf(pool, subject.id),
            },
          }
        : null,
  }
}

/** Announces a notice. @throws AppError `notice.tooShort`, `notice.announced`, `request.invalid`, `product.notFound` */
async function announce(context: NoticesContext, input: core.output<typeof NoticeInput>, by: Member): Promise<Notice> {
  const { pool, clock, jobs, send, apply } = context
  const now = clock.now()
  const about = await aboutOf(context, input, now)
  const notice = { id: randomUUID(), kind: input.kind, announcedAt: now, ...about }
  await transaction(pool, async (client) => {
    if (!(await insertNotice(client, notice, by.user.id))) throw new AppError('notice.announced')
    await jobs.add(send, { id: notice.id }, { key: notice.id, client })
    if (notice.kind === 'price') await jobs.add(apply, { id: notice.id }, { key: notice.id, at: notice.startsAt, client })
    await recordChange(client, {
      at: now,
      userId: by.user.id,
      area: 'Accounts',
      action: 'notice.announced',
      objectId: notice.id,
      details: { kind: input.kind },
    })
  })
  const stored = await noticeById(pool, notice.id)
  if (!stored) throw new AppError('notice.notFound')
  return present(stored)
}

type About = Pick<StoredNotice, 'startsAt' | 'endsAt' | 'document' | 'version' | 'productKey' | 'oldPrice' | 'price'>
const noTerms = { document: null, version: null }
const noPrice = { productKey: null, oldPrice: null, price: null }

async function aboutOf(context: NoticesContext, input: core.output<typeof NoticeInput>, now: Date): Promise<About> {
  if (input.kind === 'maintenance') return maintenanceOf(input, now)
  return input.kind === 'terms' ? termsOf(input, now) : priceOf(context, input, now)
}

/**
 * Returns the product whose price a notice changes, and the price. Promotions follow the product that they are based
 * on.
 */
async function priceOf(
  { prices }: NoticesContext,
  { product: key, price, startsUtc }: { product: string; price: number; startsUtc: string },
  now: Date,
): Promise<About> {
  const startsAt = new Date(startsUtc)
  const product = await prices.product(key)
  if (!product || product.basedOn !== null || product.price === 0) throw new AppError('product.notFound')
  if (!prices.canChange()) throw new AppError('payment.unavailable')
  if (product.price === price) throw new AppError('request.invalid')
  if (startsAt.getTime() - now.getTime() < priceNoticeDays * day) throw new AppError('notice.priceTooShort')
  return { startsAt, endsAt: null, ...noTerms, productKey: product.key, oldPrice: product.price, price }
}

function maintenanceOf({ startsUtc, endsUtc }: { startsUtc: string; endsUtc: string }, now: Date): About {
  const [startsAt, endsAt] = [new Date(startsUtc), new Date(endsUtc)]
  if (endsAt <= startsAt) throw new AppError('request.invalid')
  if (startsAt.getTime() - now.getTime() < maintenanceNoticeHours * hour) throw new AppError('notice.tooShort')
  return { startsAt, endsAt, ...noTerms, ...noPrice }
}

/** Returns the data of changed terms, which take effect when the period for objections is over (spec 2, 9.3). */
function termsOf({ document, version }: { document: NonNullable<StoredNotice['document']>; version: string }, now: Date): About {
  if (!versionsOf(document).some((known) => known === version)) throw new AppError('request.invalid')
  const { consumer, business } = legalFigures
  const weeks = document === 'terms-business' ? business.objectionWeeks : consumer.objectionWeeks
  return { startsAt: new Date(now.getTime() + weeks * week), endsAt: null, document, version, ...noPrice }
}

function present({
  id,
  kind,
  announcedAt,
  startsAt,
  endsAt,
  document,
  version,
  mails,
  sentAt,
  objections,
  ...about
}: StoredNotice): Notice {
  const { productKey: product, oldPrice, price, agreed, declined, appliedAt } = about
  return {
    id,
    kind,
    announcedUtc: announcedAt.toISOString(),
    startsUtc: startsAt.toISOString(),
    endsUtc: endsAt?.toISOString() ?? null,
    document,
    version,
    price:
      product === null || oldPrice === null || price === null
        ? null
        : { product, oldPrice, price, agreed, declined, appliedUtc: appliedAt?.toISOString() ?? null },
    mails,
    sentUtc: sentAt?.toISOString() ?? null,
    objections,
  }
}
