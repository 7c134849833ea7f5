import { randomUUID } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import {
  type AnswerAction,
  type ChatAnswer,
  type ChatEvent,
  longestThreadTitle,
  mostQuestions,
  type SendChatMessage,
} from '@marklot/contracts/chat'
import type { ToolCall } from '@marklot/contracts/chat-tools'
import { accountTimeZone } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type Pool, transaction } from '../platform/database.ts'
import { dayIn } from '../platform/local-calendar.ts'
import type { AnswerTask } from './answer-draft.ts'
import type { Answering } from './answering.ts'
import {
  appendEvent,
  clearAnswer,
  eventsAfter,
  exchangeOf,
  exchangesOf,
  insertExchange,
  rateAnswer,
  restartAnswer,
  resultsOf,
  type StoredEvent,
  type StoredExchange,
  sentencesOf,
} from './answers.store.ts'
import { countAsked } from './quota.ts'
import { lockThread, type StoredThread, touchThread } from './threads.store.ts'
import { endAbandoned, presentExchanges, type ThreadsContext } from './threads.ts'
import type { ToolCaller } from './tool-parts.ts'
import { type WriteContext, writeAnswer } from './write-answer.ts'

export type QuestionsContext = ThreadsContext & WriteContext & { answering: Answering }

/**
 * Asks a question and returns the events of its answer. For a question with a known id, returns the events after
 * `lastEvent` and does not count it again.
 * @throws AppError `message.running`, `message.notFound`, `thread.full`, the paywall's codes
 */
export async function askQuestion(
  context: QuestionsContext,
  thread: StoredThread,
  message: SendChatMessage,
  caller: ToolCaller,
  lastEvent: number,
): Promise<AsyncIterable<ChatEvent>> {
  const { pool, clock, author } = context
  const known = await exchangeOf(pool, thread.id, message.id)
  if (known) return followAnswer(context, known, caller.locale, caller.signal, lastEvent)
  if (message.confirms !== null) await confirmedCall(pool, thread, message.confirms)
  await endAbandoned(pool, thread.id)
  const { id, text, confirms } = message
  const asked = await transaction(pool, async (client) => {
    await lockThread(client, thread.id)
    // Another call may have stored the same question while this one was waiting for the lock.
    if (await exchangeOf(client, thread.id, id)) return false
    const earlier = await exchangesOf(client, thread.id)
    if (earlier.some(({ state }) => state === 'running')) throw new AppError('message.running')
    if (earlier.length >= mostQuestions) throw new AppError('thread.full')
    await countAsked(context, client, thread.accountId, caller.locale)
    const askedAt = clock.now()
    const number = (earlier.at(-1)?.number ?? 0) + 1
    const row = {
      id,
      threadId: thread.id,
      number,
      text,
      locale: caller.locale,
      confirms,
      askedAt,
      answerId: randomUUID(),
      answeredBy: author,
    }
    if (!(await insertExchange(client, row))) throw new AppError('message.notFound')
    await appendEvent(client, id, 1, { kind: 'begun' })
    await touchThread(client, thread.id, titleOf(text), askedAt)
    return true
  })
  const exchange = await reachAnswer(pool, thread, id)
  if (asked) begin(context, thread, exchange, caller)
  return followAnswer(context, exchange, caller.locale, caller.signal, asked ? 0 : lastEvent)
}

/** Returns a question or answer of the thread. @throws AppError `message.notFound` */
export async function reachAnswer(pool: Pool, thread: StoredThread, id: string): Promise<StoredExchange> {
  const exchange = await exchangeOf(pool, thread.id, id)
  if (!exchange) throw new AppError('message.notFound')
  return exchange
}

/**
 * Carries out a person's action on an answer. @throws AppError `message.running`, `message.notRunning`, the paywall's
 * codes
 */
export async function actOnAnswer(
  context: QuestionsContext,
  thread: StoredThread,
  exchange: StoredExchange,
  action: AnswerAction,
  caller: ToolCaller,
): Promise<ChatAnswer> {
  const { pool, answering } = context
  await endAbandoned(pool, thread.id)
  const { id } = exchange
  switch (action.action) {
    case 'rate':
      await rateAnswer(pool, id, action.rating)
      break
    case 'stop': {
      if (!(await appendEvent(pool, id, null, { kind: 'done' }, { state: 'stopped' }))) throw new AppError('message.notRunning')
      answering.abandon(id)
      break
    }
    case 'regenerate':
      await restart(context, thread, exchange, caller, true)
      break
    case 'goOn':
      if (exchange.state === 'done') throw new AppError('message.notRunning')
      await restart(context, thread, exchange, caller, false)
  }
  const [presented] = await presentExchanges(pool, [await reachAnswer(pool, thread, id)], caller.locale)
  return (presented as NonNullable<typeof presented>).answer
}

async function restart(
  context: QuestionsContext,
  thread: StoredThread,
  { id, state }: StoredExchange,
  caller: ToolCaller,
  isAnew: boolean,
): Promise<void> {
  await transaction(context.pool, async (client) => {
    await lockThread(client, thread.id)
    if ((await exchangesOf(client, thread.id)).some((one) => one.state === 'running')) throw new AppError('message.running')
    // Asking again after a failure is free, because the question has already been counted.
    if (isAnew && state === 'done') await countAsked(context, client, thread.accountId, caller.locale)
    const run = await restartAnswer(client, id)
    if (run === undefined) throw new AppError('message.running')
    if (isAnew) {
      await clearAnswer(client, id)
      await appendEvent(client, id, run, { kind: 'begun' })
    }
  })
  begin(context, thread, await reachAnswer(context.pool, thread, id), caller)
}

/** Writes an answer in the background. Its stream begins before the thread has been read. */
function begin(
  context: QuestionsContext,
  thread: StoredThread,
  { id, run, number, text, locale, confirms }: StoredExchange,
  caller: ToolCaller,
): void {
  const { pool, answering, clock } = context
  answering.start({ exchangeId: id, run, caller }, async (output, signal) => {
    const earlier = (await exchangesOf(pool, thread.id)).filter((one) => one.number < number)
    const ids = [...earlier.map((one) => one.id), id]
    const [sentences, results] = await Promise.all([sentencesOf(pool, ids), resultsOf(pool, ids)])
    const of = (one: string) => ({
      sentences: sentences.get(one) ?? [],
      results: (results.get(one) ?? []).filter(({ state }) => state !== 'running'),
    })
    const task: AnswerTask = {
      accountId: thread.accountId,
      question: text,
      locale,
      today: dayIn(clock.now(), await accountTimeZone(pool, thread.accountId)),
      subject: thread.subject,
      earlier: earlier.map((one) => ({ question: one.text, ...of(one.id) })),
      confirmed: confirms === null ? null : await confirmedCall(pool, thread, confirms),
      before: of(id),
      signal,
    }
    return writeAnswer(context, task, output)
  })
}

/** Returns the call of a result that waits for a person's agreement. @throws AppError `message.notFound` */
async function confirmedCall(pool: Pool, thread: StoredThread, resultId: string): Promise<ToolCall> {
  const exchanges = await exchangesOf(pool, thread.id)
  const results = await resultsOf(
    pool,
    exchanges.map(({ id }) => id),
  )
  const waiting = [...results.values()].flat().find(({ id, state }) => id === resultId && state === 'needsConfirmation')
  if (!waiting) throw new AppError('message.notFound')
  return { tool: waiting.tool, arguments: waiting.arguments } as ToolCall
}

/** Yields the events of an answer after a given number until the answer is finished. Any process can show them. */
export async function* followAnswer(
  { pool, answering }: Pick<QuestionsContext, 'pool' | 'answering'>,
  { id, threadId }: Pick<StoredExchange, 'id' | 'threadId'>,
  locale: Locale,
  signal: AbortSignal,
  after: number,
): AsyncGenerator<ChatEvent> {
  let last = after
  while (!signal.aborted) {
    const seen = answering.seen()
    const events = await eventsAfter(pool, id, last)
    // The exchange is read after its events, so that the last of them is shown with the finished answer.
    const exchange = await exchangeOf(pool, threadId, id)
    if (!exchange) return
    for (const { number, event } of events) {
      const presented = await presentEvent(pool, exchange, number, event, locale)
      if (presented) yield presented
      last = number
    }
    if (last < exchange.lastEvent) continue
    if (exchange.state !== 'running') return
    await answering.changed(seen, signal)
    await endAbandoned(pool, threadId)
  }
}

async function presentEvent(
  pool: Pool,
  exchange: StoredExchange,
  id: number,
  event: StoredEvent,
  locale: Locale,
): Promise<ChatEvent | null> {
  if (event.kind === 'sentence') return { id, ...event }
  const [presented] = await presentExchanges(pool, [exchange], locale)
  if (!presented) return null
  const { answer } = presented
  switch (event.kind) {
    case 'begun':
      return {
        id,
        kind: 'begun',
        exchange: { ...presented, answer: { ...answer, state: 'running', lastEvent: id, results: [], sentences: [] } },
      }
    case 'tool': {
      const result = answer.results.find((one) => one.id === event.resultId)
      return result ? { id, kind: 'tool', result } : null
    }
    default:
      return { id, kind: event.kind, answer: { ...answer, lastEvent: id } }
  }
}

/** Returns the first words of a question. */
function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longestThreadTitle ? line : `${line.slice(0, longestThreadTitle - 1).replace(/\s+\S*$/, '')}…`
}
