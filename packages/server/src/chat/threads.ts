import type { Locale } from '@marklot/contracts'
import type { Author } from '@marklot/contracts/advisor'
import {
  type ChatAnswer,
  type ChatExchange,
  type ChatThread,
  mostThreads,
  type NewThread,
  type ThreadList,
  type ThreadSubject,
} from '@marklot/contracts/chat'
import { ToolResult } from '@marklot/contracts/chat-results'
import { advisor } from '@marklot/phrases/advisor'
import { errors } from '@marklot/phrases/errors'
import * as z from 'zod/mini'
import type { Member } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { abandonedAnswers, appendEvent, exchangesOf, resultsOf, type StoredExchange, sentencesOf } from './answers.store.ts'
import { quotaOf } from './quota.ts'
import { countThreads, insertThread, type ListedThread, type StoredThread, threadOf, threadsOf } from './threads.store.ts'

export interface ThreadsContext {
  pool: Pool
  clock: Clock
  /** The author of answers if everything is permitted: the model or the rules. */
  author: Author
}

/** Returns the member's own thread. @throws AppError `thread.notFound`, also for threads of other accounts */
export async function reachThread(pool: Pool, { accountIds }: Pick<Member, 'accountIds'>, id: string): Promise<StoredThread> {
  const thread = await threadOf(pool, accountIds, id)
  if (!thread) throw new AppError('thread.notFound')
  return thread
}

/**
 * Creates a thread, or returns the account's thread with this id.
 * @param open reads the thread's subject, with the caller's rights
 * @throws AppError `thread.tooMany`, `thread.notFound` for the id of another account's thread
 */
export async function createThread(
  { pool, clock }: ThreadsContext,
  { id, subject }: NewThread,
  member: Member,
  open: (subject: ThreadSubject) => Promise<ToolResult>,
): Promise<StoredThread> {
  const known = await threadOf(pool, member.accountIds, id)
  if (known) return known
  const accountId = member.account.id
  if ((await countThreads(pool, accountId)) >= mostThreads) throw new AppError('thread.tooMany')
  await insertThread(pool, { id, accountId, subject: subject === null ? null : await open(subject), at: clock.now() })
  return reachThread(pool, member, id)
}

export async function listThreads(context: ThreadsContext, accountId: string, query: string | undefined): Promise<ThreadList> {
  const words = (query ?? '').split(/\s+/).filter(Boolean).slice(0, 10)
  const [threads, quota] = await Promise.all([threadsOf(context.pool, accountId, words), quotaOf(context, accountId)])
  return { threads: threads.map((thread) => ({ ...summaryOf(thread), excerpt: excerptOf(thread, words) })), quota }
}

export async function presentThread(
  { pool }: Pick<ThreadsContext, 'pool'>,
  thread: StoredThread,
  locale: Locale,
): Promise<ChatThread> {
  await endAbandoned(pool, thread.id)
  return {
    ...summaryOf(thread),
    subject: thread.subject && readable(thread.subject, locale),
    exchanges: await presentExchanges(pool, await exchangesOf(pool, thread.id), locale),
  }
}

/** Ends answers that a stopped process left unfinished. */
export async function endAbandoned(pool: Pool, threadId: string): Promise<void> {
  for (const id of await abandonedAnswers(pool, threadId))
    await appendEvent(pool, id, null, { kind: 'failed' }, { state: 'failed' })
}

export async function presentExchanges(
  pool: Pool,
  exchanges: readonly StoredExchange[],
  locale: Locale,
): Promise<ChatExchange[]> {
  const ids = exchanges.map(({ id }) => id)
  const [sentences, results] = await Promise.all([sentencesOf(pool, ids), resultsOf(pool, ids)])
  return exchanges.map((exchange) => {
    const { id, text, askedAt, answerId, state, lastEvent, answeredBy, rulesReason, struck, rating } = exchange
    const answer: ChatAnswer = {
      id: answerId,
      state,
      lastEvent,
      // A tool call for which an ended answer was waiting has no result.
      results: (results.get(id) ?? [])
        .filter((result) => state === 'running' || result.state !== 'running')
        .flatMap((result) => readable(result, locale) ?? []),
      sentences: sentences.get(id) ?? [],
      answeredBy,
      rulesReason,
      struck,
      rating,
      notice: advisor.notice[locale],
    }
    return { id, text, askedUtc: askedAt.toISOString(), answer }
  })
}

/**
 * Returns a stored result in the form of the contract. The data of an older version that no longer fit the contract are
 * not shown. Returns null if the call itself does not fit, because one such call would hide the whole thread.
 */
function readable(result: ToolResult, locale: Locale): ToolResult | null {
  const parsed = z.safeParse(ToolResult, result)
  if (parsed.success) return parsed.data
  const refusal = { code: 'server.internal', message: errors['server.internal'][locale] }
  return z.safeParse(ToolResult, { ...result, state: 'refused', refusal, data: null }).data ?? null
}

const summaryOf = ({ id, title, createdAt, changedAt }: Pick<ListedThread, 'id' | 'title' | 'createdAt' | 'changedAt'>) => ({
  id,
  title,
  createdUtc: createdAt.toISOString(),
  changedUtc: changedAt.toISOString(),
})

/** The number of characters to show before and after a found word. */
const around = 60
function excerptOf({ excerpt }: ListedThread, words: readonly string[]): string | null {
  if (excerpt === null) return null
  const at = excerpt.toLowerCase().indexOf((words[0] ?? '').toLowerCase())
  const start = Math.max(0, at - around)
  const end = Math.min(excerpt.length, at + around)
  return `${start > 0 ? '…' : ''}${excerpt.slice(start, end)}${end < excerpt.length ? '…' : ''}`
}
