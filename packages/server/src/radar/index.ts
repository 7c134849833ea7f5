import type { Locale } from '@marklot/contracts'
import type { StoredBrandQuery, StoredBrandQueryInput } from '@marklot/contracts/radar'
import type { Handlers, Member } from '../accounts/index.ts'
import { sheetReply } from '../exports/index.ts'
import type { Capability } from '../platform/capability.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { LogoHolder } from '../platform/logo-holders.ts'
import { createLinkSigner } from '../platform/signed-links.ts'
import { assessBrand, listAssessed } from './assess.ts'
import { backTest } from './back-test.ts'
import type { ConfirmContext } from './confirm-addresses.ts'
import { type ExportRunContext, exportRun } from './dossier/export-run.ts'
import { type ExecuteContext, executeByHand, readHits } from './execute.ts'
import { exportAssessed, exportDraft, exportResult } from './export-result.ts'
import { goodsScores } from './goods-scores.ts'
import { followLink, type LinksContext, readLink, readSharedLogo, readSharedResult } from './links.ts'
import { drawLines, lineSource } from './mail-picture.ts'
import { personalDataOf } from './personal-data.ts'
import { presentQueries } from './present-query.ts'
import { deleteQuery, heldLogos, queriesOf, searchQueries } from './radar.store.ts'
import { compareResults, reachExecution, reachQuery, readExecution, readHistory, readResult } from './results.ts'
import type { AgentContext } from './run-slice.ts'
import { saveQuery } from './saved-searches.ts'
import { radarTasks } from './tasks.ts'
import { mountUnsubscribe } from './unsubscribe.ts'

export { type OpenRisk, openRisksOf } from './known-brands.store.ts'

type RadarContext = ExecuteContext & ConfirmContext & LinksContext & AgentContext & ExportRunContext & { jobs: Jobs }
type RadarParts = Omit<RadarContext, 'signer'>

/** Saves a search as if its owner had called the API, with the same refusals. */
export type SaveSearch = (input: StoredBrandQueryInput, member: Member, locale: Locale) => Promise<StoredBrandQuery>
/** Deletes a saved search without checking its owner. */
export type DiscardSearch = (client: PoolClient, id: number) => Promise<void>
interface Radar extends Capability<Pick<Handlers, 'radar'>>, LogoHolder {
  saveSearch: SaveSearch
  discardSearch: DiscardSearch
}

/** Opens saved searches: their executions, their assessments, and the agents that run them. */
export function openRadar(parts: RadarParts): Radar {
  const context: RadarContext = { ...parts, signer: createLinkSigner(parts.pool, 'radar') }
  parts.mailer.provide(lineSource, drawLines(parts.logos))
  return {
    handlers: { radar: radarHandlers(context) },
    saveSearch: (input, member, locale) => saveQuery(context, input, member, locale),
    discardSearch: deleteQuery,
    ...radarTasks(context),
    mount: (app) => mountUnsubscribe(app, context),
    heldLogos,
    personalData: async (subject) =>
      subject.kind === 'account' ? { sections: await personalDataOf(context, subject.id) } : null,
  }
}

function radarHandlers(context: RadarContext): Handlers['radar'] {
  const { pool, clock } = context
  const present = (queries: Parameters<typeof presentQueries>[1]) => presentQueries({ ...context, now: clock.now() }, queries)
  return {
    listOwn: async (_, { member }) => present(await queriesOf(pool, (await member()).account.id)),
    save: async ({ body }, { member, locale }) => saveQuery(context, body, await member(), locale),
    list: async ({ query: { executionFrequency, ...query } }) => {
      const { total, queries } = await searchQueries(pool, { ...query, frequency: executionFrequency ?? null })
      const accounts = new Map(queries.map(({ id, accountId }) => [id, accountId]))
      const presented = await present(queries)
      return {
        total,
        storedBrandQueries: presented.map((query) => ({ accountId: accounts.get(query.id) as string, ...query })),
      }
    },
    read: async ({ params }, { member }) => {
      const [query] = await present([await reachQuery(pool, await member(), params.id)])
      return query as NonNullable<typeof query>
    },
    remove: async ({ params }, { member }) => {
      const { id } = await reachQuery(pool, await member(), params.id)
      await transaction(pool, (client) => deleteQuery(client, id))
      return null
    },
    hits: async ({ params, body }, call) => readHits(context, await reachQuery(pool, await call.member(), params.id), body, call),
    execute: async ({ params }, call) => executeByHand(context, await reachQuery(pool, await call.member(), params.id), call),
    history: async ({ params, query }, { member }) =>
      readHistory(context, await reachQuery(pool, await member(), params.id), query.count),
    execution: async ({ params }, { member }) => readExecution(context, await reachExecution(pool, await member(), params.id)),
    result: async ({ params }, { member, locale }) =>
      readResult(context, await reachExecution(pool, await member(), params.id), { locale, mayReadOwners: true }),
    compare: async ({ params, query }, { member, locale }) => {
      const person = await member()
      const found = await reachExecution(pool, person, params.id)
      const other = await reachExecution(pool, person, query.with)
      return compareResults(context, found, other, { locale, mayReadOwners: true })
    },
    brands: async ({ params, query }, { member, locale }) =>
      listAssessed(context, await reachQuery(pool, await member(), params.id), query.assessment ?? null, locale),
    exportResult: async ({ params, query }, { member, locale }) => {
      const found = await reachExecution(pool, await member(), params.id)
      return query.format === 'pdf'
        ? exportRun(context, found, locale)
        : sheetReply(await exportResult(context, found, locale), query.format, locale)
    },
    exportBrands: async ({ params, query }, { member, locale }) => {
      const stored = await reachQuery(pool, await member(), params.id)
      return sheetReply(await exportAssessed(context, stored, query.assessment ?? null, locale), query.format, locale)
    },
    exportDraft: async ({ body, query }, call) => sheetReply(await exportDraft(context, body, call), query.format, call.locale),
    assess: async ({ params, body }, { member }) => {
      const { id } = await reachQuery(pool, await member(), params.id)
      return assessBrand(context, id, params.brandId, body)
    },
    backTest: async ({ body }, { member, locale }) => backTest(context, body, (await member()).account.id, locale),
    goodsScores: async ({ body }) => goodsScores(pool, body),
    link: ({ params }, { locale }) => readLink(context, params.token, locale),
    follow: ({ params }, { locale }) => followLink(context, params.token, locale),
    sharedLogo: ({ params, query }) => readSharedLogo(context, params.token, query),
    sharedResult: ({ params }, { locale }) => readSharedResult(context, params.token, locale),
  }
}
