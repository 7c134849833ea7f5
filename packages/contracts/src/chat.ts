import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { Author, RulesReason } from './advisor.ts'
import { BrandId } from './brand.ts'
import { ToolResult } from './chat-results.ts'
import { RowId } from './row-id.ts'
import { brokenRule } from './rules.ts'
import { BrandQuery } from './search.ts'
import { visible } from './visible.ts'

/* Threads with Brandy (spec 2, 7.2). */

export const longestQuestion = 2_000
export const longestThreadTitle = 100
/** The most threads in an account, and the most questions in a thread. */
export const mostThreads = 200
export const mostQuestions = 100

/** The subject of a thread opened with "Ask Brandy about this". Its facts are those that the page shows. */
export const ThreadSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), query: BrandQuery }),
  z.object({ kind: z.literal('brand'), brandId: BrandId }),
  z.object({ kind: z.literal('assessment'), assessmentId: RowId }),
  z.object({ kind: z.literal('radarRun'), executionId: RowId }),
])
export type ThreadSubject = z.infer<typeof ThreadSubject>
const title = z.string().check(z.trim(), visible, z.maxLength(longestThreadTitle))
/** A new thread. The page chooses the id, so that a repeated call returns the thread that the first one created. */
export const NewThread = z.object({ id: z.uuid(), subject: z._default(z.nullable(ThreadSubject), null) })
export type NewThread = z.infer<typeof NewThread>
export const ThreadChange = z.object({ title })

/** The kinds of facts that a piece of text states. */
export const statedFacts = [
  'mark',
  'person',
  'number',
  'date',
  'class',
  'percentage',
  'amount',
  'office',
  'domain',
  'rule',
  'quote',
] as const
export const StatedFact = z.enum(statedFacts)
export type StatedFact = z.infer<typeof StatedFact>

/** A piece of a sentence: plain words, or a fact from one of the thread's tool results. */
export const ChatSegment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('fact'),
    text: z.string(),
    fact: StatedFact,
    resultId: z.uuid(),
    /** Where the fact is in the result's data, such as `hits.0.name`. */
    key: z.string(),
    /** The mark that the fact is about, if any. */
    brandId: z.nullable(z.string()),
  }),
])
export type ChatSegment = z.infer<typeof ChatSegment>
export const ChatSentence = z.object({
  /** Position of the segment: in the flow, at the start of a paragraph, or as an item of a list. */
  starts: z.enum(['flow', 'paragraph', 'item']),
  segments: z.array(ChatSegment),
})
export type ChatSentence = z.infer<typeof ChatSentence>

/** `stopped`: a person stopped the answer and can continue it. `failed`: the answer broke off; asking again is free. */
export const answerStates = ['running', 'done', 'stopped', 'failed'] as const
export const AnswerState = z.enum(answerStates)
export type AnswerState = z.infer<typeof AnswerState>
export const ratings = ['up', 'down', 'none'] as const
export const Rating = z.enum(ratings)
export type Rating = z.infer<typeof Rating>

export const ChatAnswer = z.object({
  id: z.uuid(),
  state: AnswerState,
  /** The number of the answer's last event, for `Last-Event-ID`. */
  lastEvent: z.int(),
  results: z.array(ToolResult),
  sentences: z.array(ChatSentence),
  answeredBy: Author,
  /** Why the rules answered instead of a model; null for a model's answer. */
  rulesReason: z.nullable(RulesReason),
  /** Number of removed sentences: the model stated something in them that no tool had found. They were never sent. */
  struck: z.int(),
  rating: Rating,
  /** States that the answer is orientation and not legal advice, in the reader's language. */
  notice: z.string(),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>
export const ChatExchange = z.object({
  /** The id of the question. */
  id: z.uuid(),
  text: z.string(),
  askedUtc: Instant,
  answer: ChatAnswer,
})
export type ChatExchange = z.infer<typeof ChatExchange>

const summarised = {
  id: z.uuid(),
  /** The first question until somebody renames the thread; empty before the first question. */
  title: z.string(),
  createdUtc: Instant,
  changedUtc: Instant,
}
export const ThreadSummary = z.object({
  ...summarised,
  /** In a search of threads: a passage that contains the words. Otherwise null. */
  excerpt: z.nullable(z.string()),
})
export type ThreadSummary = z.infer<typeof ThreadSummary>
export const ChatThread = z.object({
  ...summarised,
  /** The facts of the thread's subject; null without one. */
  subject: z.nullable(ToolResult),
  exchanges: z.array(ChatExchange),
})
export type ChatThread = z.infer<typeof ChatThread>

/** How many questions the account may ask. */
export const ChatQuota = z.object({
  /** The total for a trial, the daily limit for other plans. Null: the plan sets no limit. */
  limit: z.nullable(z.int()),
  used: z.int(),
  period: z.enum(['trial', 'day']),
  /** When counting starts again, at the beginning of the account's next day. Null: never. */
  renewsUtc: z._default(z.nullable(Instant), null),
  /** The contract's error code with which a question would be refused now; null: questions are allowed. */
  refusal: z.nullable(z.string()),
})
export type ChatQuota = z.infer<typeof ChatQuota>
export const ThreadList = z.object({ threads: z.array(ThreadSummary), quota: ChatQuota })
export type ThreadList = z.infer<typeof ThreadList>

/** The assistant that answers. Pages name it before the first question (AI Act, article 50). */
export const Assistant = z.object({ answeredBy: Author })
export type Assistant = z.infer<typeof Assistant>

/**
 * A question. The page chooses the id: a repeated call continues the same answer after `Last-Event-ID` and counts once.
 */
export const SendChatMessage = z.object({
  id: z.uuid(),
  text: z.string().check(z.trim(), z.minLength(1, brokenRule('required')), z.maxLength(longestQuestion)),
  /**
   * The `needsConfirmation` result of this thread that the person agrees to. The server then runs its call; `text`
   * names it.
   */
  confirms: z._default(z.nullable(z.uuid()), null),
})
export type SendChatMessage = z.infer<typeof SendChatMessage>

/**
 * An action on an answer. `regenerate` writes it again, which counts as a question unless the answer had failed. `stop`
 * ends a running answer. `goOn` continues one that was stopped or broken off.
 */
export const AnswerAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('rate'), rating: Rating }),
  z.object({ action: z.literal('regenerate') }),
  z.object({ action: z.literal('stop') }),
  z.object({ action: z.literal('goOn') }),
])
export type AnswerAction = z.infer<typeof AnswerAction>

const event = { id: z.int() }
/**
 * The events of an answer, numbered from 1 (`id`, also the event's id on the wire). `begun`: the answer is being
 * written; a second one means that it starts again. `tool`: a tool is called, and later the same with its result.
 * `done` and `failed` are always last and carry the whole answer.
 */
export const ChatEvent = z.discriminatedUnion('kind', [
  z.object({ ...event, kind: z.literal('begun'), exchange: ChatExchange }),
  z.object({ ...event, kind: z.literal('tool'), result: ToolResult }),
  z.object({ ...event, kind: z.literal('sentence'), sentence: ChatSentence }),
  z.object({ ...event, kind: z.literal('done'), answer: ChatAnswer }),
  z.object({ ...event, kind: z.literal('failed'), answer: ChatAnswer }),
])
export type ChatEvent = z.infer<typeof ChatEvent>
