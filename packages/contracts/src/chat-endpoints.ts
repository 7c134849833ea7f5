import * as z from 'zod/mini'
import {
  AnswerAction,
  Assistant,
  ChatAnswer,
  ChatEvent,
  ChatThread,
  NewThread,
  SendChatMessage,
  ThreadChange,
  ThreadList,
} from './chat.ts'
import { endpoints } from './endpoints.ts'

const thread = z.object({ id: z.uuid() })
const answer = z.object({ threadId: z.uuid(), id: z.uuid() })

/**
 * Brandy, the assistant (spec 2, 7.2; decision 49). Loaded by the pages that need it (`extendClient`).
 */
export const chatEndpoints = endpoints({
  assistant: {
    method: 'GET',
    path: '/Assistant',
    summary: 'Who answers: a model, a simulator or rules.',
    access: 'public',
    reply: Assistant,
  },
  threads: {
    method: 'GET',
    path: '/user/account/AssistantThreads',
    summary: 'The threads of the default account, the last changed first, and how many questions it may ask.',
    access: 'account',
    query: z.object({ query: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
    reply: ThreadList,
  },
  createThread: {
    method: 'POST',
    path: '/AssistantThreads',
    summary: 'Creates a thread, or returns the own one with this id.',
    access: 'account',
    body: NewThread,
    reply: ChatThread,
    callsPerMinute: 30,
  },
  thread: {
    method: 'GET',
    path: '/AssistantThreads/{id}',
    summary: 'A thread with its questions, answers and what the tools found.',
    access: 'account',
    params: thread,
    reply: ChatThread,
  },
  send: {
    method: 'POST',
    path: '/AssistantThreads/{id}',
    summary: 'Asks a question. Repeated with the same id, it continues the events after Last-Event-ID.',
    access: 'account',
    params: thread,
    body: SendChatMessage,
    reply: { kind: 'eventStream', event: ChatEvent, isResumable: true },
    callsPerMinute: 60,
  },
  rename: {
    method: 'PATCH',
    path: '/AssistantThreads/{id}',
    summary: 'Renames a thread.',
    access: 'account',
    params: thread,
    body: ThreadChange,
    reply: ChatThread,
  },
  removeThread: {
    method: 'DELETE',
    path: '/AssistantThreads/{id}',
    summary: 'Deletes a thread with everything in it.',
    access: 'account',
    params: thread,
    reply: z.null(),
    status: 204,
  },
  act: {
    method: 'POST',
    path: '/AssistantThreads/{threadId}/messages/{id}',
    summary: 'Rates, regenerates, stops or continues an answer. Its events go on at `events`.',
    access: 'account',
    params: answer,
    body: AnswerAction,
    reply: ChatAnswer,
    callsPerMinute: 60,
  },
  events: {
    method: 'GET',
    path: '/AssistantThreads/{threadId}/messages/{id}/events',
    summary: 'The events of an answer after Last-Event-ID, until it is finished.',
    access: 'account',
    params: answer,
    reply: { kind: 'eventStream', event: ChatEvent, isResumable: true },
  },
})
