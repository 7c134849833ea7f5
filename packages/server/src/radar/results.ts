import type {
  ExecutionComparison,
  ExecutionHistory,
  ExecutionResult,
  QueryExecution,
  ResultBrand,
} from '@marklot/contracts/radar'
import type { Member } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import type { Reader } from '../search/index.ts'
import { newestExecutions, type StoredExecution, storedExecution, storedResult } from './executions.store.ts'
import { knownBrandsOf } from './known-brands.store.ts'
import { presentFound, type Reading } from './present-brands.ts'
import { presentExecutions } from './present-query.ts'
import { type StoredQuery, storedQuery } from './radar.store.ts'
import { type StoredResult, unpackOffices } from './stored-result.ts'

export interface ResultsContext {
  pool: Pool
  clock: Clock
  mailer: Mailer
  texts: ReferenceTexts
}

/** Returns a saved search of the member's own accounts. @throws AppError `storedBrandQuery.notFound` */
export async function reachQuery(pool: Pool, member: Member, id: number): Promise<StoredQuery> {
  const query = await storedQuery(pool, id)
  if (!query || !member.accountIds.includes(query.accountId)) throw new AppError('storedBrandQuery.notFound')
  return query
}

/** Returns an execution of the member's own searches. @throws AppError `execution.notFound` */
export async function reachExecution(
  pool: Pool,
  member: Member,
  id: number,
): Promise<{ execution: StoredExecution; query: StoredQuery }> {
  const execution = await storedExecution(pool, id)
  const query = execution && (await storedQuery(pool, execution.queryId))
  if (!query || !member.accountIds.includes(query.accountId)) throw new AppError('execution.notFound')
  return { execution, query }
}

/** Returns the newest executions of a search. */
export async function readHistory(context: ResultsContext, query: StoredQuery, count: number): Promise<ExecutionHistory> {
  const { total, executions } = await newestExecutions(context.pool, query.id, count)
  const now = context.clock.now()
  return { total, executions: await presentExecutions({ mailer: context.mailer, now }, executions, query) }
}

export async function readExecution(
  { mailer, clock }: ResultsContext,
  { execution, query }: { execution: StoredExecution; query: StoredQuery },
): Promise<QueryExecution> {
  const [presented] = await presentExecutions({ mailer, now: clock.now() }, [execution], query)
  return presented as QueryExecution
}

/**
 * Returns the findings of an execution as they were at that time.
 * @param showsAssessments false in shared results, which also hide who receives mails
 * @throws AppError `execution.withoutResult`
 */
export async function readResult(
  context: ResultsContext,
  found: { execution: StoredExecution; query: StoredQuery },
  reader: Reader,
  showsAssessments = true,
): Promise<ExecutionResult> {
  const { result, reading } = await openResult(context, found, reader, showsAssessments)
  const execution = await readExecution(context, found)
  return {
    execution: showsAssessments ? execution : { ...execution, mails: [] },
    search: result.search,
    offices: unpackOffices(result.offices),
    ...(result.logosCompared && { logosCompared: result.logosCompared }),
    brands: await presentFound(result, result.brands, reading),
  }
}

async function openResult(
  { pool, clock, texts }: ResultsContext,
  { execution, query }: { execution: StoredExecution; query: StoredQuery },
  reader: Reader,
  showsAssessments: boolean,
): Promise<{ result: StoredResult; reading: Reading }> {
  const result = await storedResult(pool, execution.id)
  if (!result) throw new AppError('execution.withoutResult')
  const known = showsAssessments ? new Map((await knownBrandsOf(pool, query.id)).map((row) => [row.brandId, row])) : null
  return { result, reading: { reader, texts, today: clock.now().toISOString().slice(0, 10), known } }
}

/**
 * Returns how the result of one execution differs from that of another execution of the same search.
 * @throws AppError `execution.notFound` if the two belong to different searches, `execution.withoutResult`
 */
export async function compareResults(
  context: ResultsContext,
  found: { execution: StoredExecution; query: StoredQuery },
  other: { execution: StoredExecution; query: StoredQuery },
  reader: Reader,
): Promise<ExecutionComparison> {
  if (other.query.id !== found.query.id) throw new AppError('execution.notFound')
  const [here, there] = await Promise.all([openResult(context, found, reader, true), openResult(context, other, reader, true)])
  const before = new Map(there.result.brands.map((brand) => [brand.row.id, brand]))
  const now = new Set(here.result.brands.map(({ row }) => row.id))
  const both = here.result.brands.flatMap((brand) => {
    const then = before.get(brand.row.id)
    return then ? [{ brand, then }] : []
  })
  const moved = both.filter(
    ({ brand, then }) => brand.row.stateKey !== then.row.stateKey || brand.row.stateCategory !== then.row.stateCategory,
  )
  const show = ({ result, reading }: typeof here, brands: readonly StoredResult['brands'][number][]) =>
    presentFound(result, brands, reading)
  const [added, gone, changedNow, changedThen, execution, otherExecution] = await Promise.all([
    show(
      here,
      here.result.brands.filter(({ row }) => !before.has(row.id)),
    ),
    show(
      there,
      there.result.brands.filter(({ row }) => !now.has(row.id)),
    ),
    show(
      here,
      moved.map(({ brand }) => brand),
    ),
    show(
      there,
      moved.map(({ then }) => then),
    ),
    readExecution(context, found),
    readExecution(context, other),
  ])
  return {
    execution,
    other: otherExecution,
    added,
    gone,
    changed: changedNow.map((brand, i) => ({ brand, other: changedThen[i] as ResultBrand })),
    unchanged: both.length - moved.length,
  }
}
