import * as z from 'zod/mini'
import { BrandId } from './brand.ts'
import { endpoints } from './endpoints.ts'
import {
  AssessedBrand,
  AssessedBrandList,
  AssessmentInput,
  BackTest,
  BackTestInput,
  BrandAssessment,
  ExecutionComparison,
  ExecutionHistory,
  ExecutionResult,
  HistoryQuery,
  QueryExecution,
  StoredBrandQuery,
  StoredBrandQueryInput,
  StoredBrandQueryList,
  StoredQueryHits,
  StoredQueryListQuery,
} from './radar.ts'
import { LinkAddress, RadarLink } from './radar-links.ts'
import { BrandQuery } from './search.ts'

/** Ids of saved searches and executions are PostgreSQL integers. */
const number = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const id = z.object({ id: number })
const { page, size, sort } = BrandQuery.shape

/**
 * Saved searches, their executions and assessments: spec 2, 7.2, "Queries". The rows below `/brands`, `/comparison`,
 * `/backtest` and `/links` are not in the specification. Loaded by the pages that need it (`extendClient`).
 */
export const radarEndpoints = endpoints({
  listOwn: {
    method: 'GET',
    path: '/user/account/StoredBrandQueries',
    summary: 'The saved searches of the default account, the last changed first.',
    access: 'account',
    reply: z.array(StoredBrandQuery),
  },
  save: {
    method: 'PUT',
    path: '/user/account/StoredBrandQueries',
    summary: 'Saves a search, or changes the one with the given id. A frequency other than none needs the feature radar.',
    access: 'account',
    body: StoredBrandQueryInput,
    reply: StoredBrandQuery,
  },
  list: {
    method: 'GET',
    path: '/StoredBrandQueries',
    summary: 'The saved searches of all accounts, optionally of one frequency. For administrators and agents.',
    access: 'permission:Accounts.Read',
    query: StoredQueryListQuery,
    reply: StoredBrandQueryList,
  },
  read: {
    method: 'GET',
    path: '/StoredBrandQueries/{id}',
    summary: 'One saved search.',
    access: 'account',
    params: id,
    reply: StoredBrandQuery,
  },
  remove: {
    method: 'DELETE',
    path: '/StoredBrandQueries/{id}',
    summary: 'Deletes a saved search with its history and assessments.',
    access: 'account',
    params: id,
    reply: z.null(),
    status: 204,
  },
  hits: {
    method: 'POST',
    path: '/StoredBrandQueries/{id}/BrandQueries',
    summary: 'Runs a saved search now and replies with its hits, without storing an execution.',
    access: 'account',
    params: id,
    body: z.object({ page, size, sort }),
    reply: StoredQueryHits,
  },
  execute: {
    method: 'POST',
    path: '/StoredBrandQueries/{id}/history',
    summary: 'Runs a saved search now and stores the execution.',
    access: 'account',
    params: id,
    reply: QueryExecution,
    callsPerMinute: 30,
  },
  history: {
    method: 'GET',
    path: '/BrandQueries/{id}/history',
    summary: 'The newest executions of a saved search, and how many there are.',
    access: 'account',
    params: id,
    query: HistoryQuery,
    reply: ExecutionHistory,
  },
  execution: {
    method: 'GET',
    path: '/BrandQueryHistory/{id}',
    summary: 'One execution of a saved search.',
    access: 'account',
    params: id,
    reply: QueryExecution,
  },
  result: {
    method: 'GET',
    path: '/BrandQueryHistory/{id}/result',
    summary: 'What an execution found at the time, with the date of each office’s data.',
    access: 'account',
    params: id,
    reply: ExecutionResult,
  },
  compare: {
    method: 'GET',
    path: '/BrandQueryHistory/{id}/comparison',
    summary: 'How the result of an execution differs from that of another execution of the same search.',
    access: 'account',
    params: id,
    query: z.object({ with: number }),
    reply: ExecutionComparison,
  },
  brands: {
    method: 'GET',
    path: '/StoredBrandQueries/{id}/brands',
    summary: 'The brands that a saved search knows: current conflicts and accepted brands, with the counts of both.',
    access: 'account',
    params: id,
    query: z.object({ assessment: z.optional(BrandAssessment) }),
    reply: AssessedBrandList,
  },
  assess: {
    method: 'PUT',
    path: '/StoredBrandQueries/{id}/brands/{brandId}',
    summary: 'Accepts a brand as a known neighbour, or makes it an open risk again, with a note.',
    access: 'account',
    params: z.object({ id: number, brandId: BrandId }),
    body: AssessmentInput,
    reply: AssessedBrand,
  },
  backTest: {
    method: 'POST',
    path: '/StoredBrandQueries/backtest',
    summary: 'What a radar would have reported in the last twelve months, with the register as it stands today.',
    access: 'feature:radar',
    body: BackTestInput,
    reply: BackTest,
    callsPerMinute: 30,
  },
  link: {
    method: 'GET',
    path: '/StoredBrandQueries/links/{token}',
    summary: 'What the signed link of a mail does. Changes nothing.',
    access: 'public',
    params: LinkAddress,
    reply: RadarLink,
  },
  follow: {
    method: 'POST',
    path: '/StoredBrandQueries/links/{token}',
    summary: 'Does what the signed link of a mail is for. Repeating it changes nothing.',
    access: 'public',
    params: LinkAddress,
    reply: RadarLink,
    callsPerMinute: 30,
  },
  sharedResult: {
    method: 'GET',
    path: '/StoredBrandQueries/links/{token}/result',
    summary: 'The result that a signed link shares, without assessments.',
    access: 'public',
    params: LinkAddress,
    reply: ExecutionResult,
  },
})
