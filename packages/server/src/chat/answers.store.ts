import type { Locale } from '@marklot/contracts'
import type { Author, RulesReason } from '@marklot/contracts/advisor'
import type { AnswerState, ChatSentence, Rating } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import type { Pool, PoolClient } from '../platform/database.ts'
import { inCurrentForm } from './earlier-results.ts'

type Database = Pool | PoolClient

export interface StoredExchange {
  id: string
  threadId: string
  number: number
  text: string
  locale: Locale
  /** The id of the tool result that the question confirms. */
  confirms: string | null
  askedAt: Date
  answerId: string
  state: AnswerState
  run: number
  answeredBy: Author
  rulesReason: RulesReason | null
  struck: number
  rating: Rating
  lastEvent: number
}
/** An event as it is stored, which refers to results by id. */
export type StoredEvent =
  | { kind: 'begun' }
  | { kind: 'tool'; resultId: string }
  | { kind: 'sentence'; sentence: ChatSentence }
  | { kind: 'done' }
  | { kind: 'failed' }

/**
 * How long a process that writes an answer may stay silent, in milliseconds of the machine's clock. A model or a tool
 * takes less time, even with its retries.
 */
const patience = 300_000
const silentUntil = () => new Date(Date.now() + patience)

const columns = `id, thread_id as "threadId", number, text, locale, confirms, asked_at as "askedAt", answer_id as "answerId",
  state, run, answered_by as "answeredBy", rules_reason as "rulesReason", struck, rating, last_event as "lastEvent"`

export async function exchangesOf(database: Database, threadId: string): Promise<StoredExchange[]> {
  const { rows } = await database.query<StoredExchange>(
    `select ${columns} from assistant_exchanges where thread_id = $1 order by number`,
    [threadId],
  )
  return rows
}

/** Finds an exchange by the id of its question or its answer. */
export async function exchangeOf(database: Database, threadId: string, id: string): Promise<StoredExchange | undefined> {
  const { rows } = await database.query<StoredExchange>(
    `select ${columns} from assistant_exchanges where thread_id = $1 and (id = $2 or answer_id = $2)`,
    [threadId, id],
  )
  return rows[0]
}

export interface NewExchange
  extends Pick<
    StoredExchange,
    'id' | 'threadId' | 'number' | 'text' | 'locale' | 'confirms' | 'askedAt' | 'answerId' | 'answeredBy'
  > {}

/** Stores a question whose answer is about to be written. @returns false when the id is taken */
export async function insertExchange(client: PoolClient, exchange: NewExchange): Promise<boolean> {
  const { id, threadId, number, text, locale, confirms, askedAt, answerId, answeredBy } = exchange
  const { rowCount } = await client.query(
    `insert into assistant_exchanges
       (id, thread_id, number, text, locale, confirms, asked_at, answer_id, state, silent_until, answered_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'running', $9, $10) on conflict (id) do nothing`,
    [id, threadId, number, text, locale, confirms, askedAt, answerId, silentUntil(), answeredBy],
  )
  return rowCount === 1
}

/** Starts another run of an answer. @returns its number; undefined if the answer is already running */
export async function restartAnswer(client: PoolClient, id: string): Promise<number | undefined> {
  const { rows } = await client.query<{ run: number }>(
    `update assistant_exchanges set state = 'running', run = run + 1, silent_until = $2
     where id = $1 and state <> 'running' returning run`,
    [id, silentUntil()],
  )
  return rows[0]?.run
}

/** Deletes the text and tool results of an answer before it is written again. Its next event is `begun`. */
export async function clearAnswer(client: PoolClient, id: string): Promise<void> {
  await client.query(`delete from assistant_events where exchange_id = $1`, [id])
  await client.query(`delete from assistant_results where exchange_id = $1`, [id])
  await client.query(`update assistant_exchanges set struck = 0, rating = 'none', rules_reason = null where id = $1`, [id])
}

/** The fields that change when an answer ends. */
export interface AnswerEnd {
  state: Exclude<AnswerState, 'running'>
  answeredBy?: Author
  rulesReason?: RulesReason | null
  struck?: number
}

/**
 * Adds an event to a running answer and, on request, ends the answer.
 * @param run the run; null for any run
 * @returns false if that run has already ended
 */
export async function appendEvent(
  database: Database,
  id: string,
  run: number | null,
  event: StoredEvent,
  end: AnswerEnd | null = null,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `with answer as (
       update assistant_exchanges set last_event = last_event + 1, silent_until = $4, state = coalesce($5, state),
         answered_by = coalesce($6, answered_by), rules_reason = case when $7 then $8 else rules_reason end,
         struck = struck + $9
       where id = $1 and state = 'running' and ($2::integer is null or run = $2) returning id, last_event
     )
     insert into assistant_events (exchange_id, number, event) select id, last_event, $3 from answer`,
    [
      id,
      run,
      JSON.stringify(event),
      silentUntil(),
      end?.state ?? null,
      end?.answeredBy ?? null,
      end?.rulesReason !== undefined,
      end?.rulesReason ?? null,
      end?.struck ?? 0,
    ],
  )
  return rowCount === 1
}

/** Returns the answers whose process has been silent for too long, so that nobody writes them any more. */
export async function abandonedAnswers(database: Database, threadId: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from assistant_exchanges where thread_id = $1 and state = 'running' and silent_until < $2`,
    [threadId, new Date()],
  )
  return rows.map(({ id }) => id)
}

export async function eventsAfter(
  database: Database,
  id: string,
  number: number,
): Promise<{ number: number; event: StoredEvent }[]> {
  const { rows } = await database.query<{ number: number; event: StoredEvent }>(
    'select number, event from assistant_events where exchange_id = $1 and number > $2 order by number',
    [id, number],
  )
  return rows
}

/** Returns the sentences of several answers, by exchange. */
export async function sentencesOf(database: Database, ids: readonly string[]): Promise<Map<string, ChatSentence[]>> {
  const { rows } = await database.query<{ id: string; sentence: ChatSentence }>(
    `select exchange_id as id, event -> 'sentence' as sentence from assistant_events
     where exchange_id = any($1) and event ->> 'kind' = 'sentence' order by exchange_id, number`,
    [ids],
  )
  const sentences = new Map<string, ChatSentence[]>(ids.map((id) => [id, []]))
  for (const { id, sentence } of rows) sentences.get(id)?.push(sentence)
  return sentences
}

/** Returns the results of several answers, by exchange. */
export async function resultsOf(database: Database, ids: readonly string[]): Promise<Map<string, ToolResult[]>> {
  const { rows } = await database.query<{ id: string; result: ToolResult }>(
    `select exchange_id as id, result from assistant_results where exchange_id = any($1) order by exchange_id, number`,
    [ids],
  )
  const results = new Map<string, ToolResult[]>(ids.map((id) => [id, []]))
  for (const { id, result } of rows) results.get(id)?.push(inCurrentForm(result))
  return results
}

/** Stores a result, or its new state. */
export async function storeResult(database: Database, exchangeId: string, result: ToolResult): Promise<void> {
  await database.query(
    `insert into assistant_results (id, exchange_id, number, result)
     select $1, $2, (select count(*) from assistant_results where exchange_id = $2), $3
     on conflict (id) do update set result = excluded.result`,
    [result.id, exchangeId, JSON.stringify(result)],
  )
}

export async function rateAnswer(database: Database, id: string, rating: Rating): Promise<void> {
  await database.query('update assistant_exchanges set rating = $2 where id = $1', [id, rating])
}
