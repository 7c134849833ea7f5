import type { Locale } from '@marklot/contracts'
import { type AccessContext, openSession } from '../access/index.ts'
import type { CallContext, Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { Events } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'
import { Answering } from './answering.ts'
import { personalDataOf } from './personal-data.ts'
import { actOnAnswer, askQuestion, followAnswer, type QuestionsContext, reachAnswer } from './questions.ts'
import { openSubject } from './subjects.ts'
import { deleteThread, renameThread } from './threads.store.ts'
import { createThread, listThreads, presentThread, reachThread } from './threads.ts'
import type { ToolCaller, ToolParts } from './tool-parts.ts'
import { openTools, type Tools } from './tools.ts'

export { shortened } from './shorten.ts'
export type { ToolCaller } from './tool-parts.ts'
export type { Tools } from './tools.ts'

type ChatParts = Omit<QuestionsContext, 'answering'> & ToolParts & AccessContext & { events: Events; log: Log }
interface Chat extends Capability<Pick<Handlers, 'chat'>> {
  /** The tools, for other interfaces that offer them. */
  tools: Tools
}

/** Opens Brandy: threads, tools and answers (decision 49). */
export function openChat(parts: ChatParts): Chat {
  const tools = openTools(parts)
  const answering = new Answering({ ...parts, tools }, parts.events)
  const context = { ...parts, answering }
  return {
    tools,
    handlers: { chat: chatHandlers(context) },
    personalData: async (subject, locale: Locale) =>
      subject.kind === 'account' ? { sections: await personalDataOf(parts.pool, subject.id, locale) } : null,
    close: () => answering.close(),
  }
}

function chatHandlers(context: QuestionsContext & ToolParts & AccessContext): Handlers['chat'] {
  const { pool } = context
  const callerOf = (call: CallContext): ToolCaller => ({ ...call, admit: openSession(context, call.caller, call.locale).admit })
  const reach = async (call: CallContext, id: string) => reachThread(pool, await call.member(), id)
  return {
    assistant: () => ({ answeredBy: context.author }),
    threads: async ({ query }, { member }) => listThreads(context, (await member()).account.id, query.query),
    createThread: async ({ body }, call) => {
      const open = (subject: NonNullable<typeof body.subject>) => openSubject(context, subject, callerOf(call))
      return presentThread(context, await createThread(context, body, await call.member(), open), call.locale)
    },
    thread: async ({ params }, call) => presentThread(context, await reach(call, params.id), call.locale),
    send: async ({ params, body }, call) =>
      askQuestion(context, await reach(call, params.id), body, callerOf(call), call.lastEventId),
    rename: async ({ params, body }, call) => {
      const thread = await reach(call, params.id)
      await renameThread(pool, thread.id, body.title)
      return presentThread(context, { ...thread, title: body.title }, call.locale)
    },
    removeThread: async ({ params }, call) => {
      await deleteThread(pool, (await reach(call, params.id)).id)
      return null
    },
    act: async ({ params, body }, call) => {
      const thread = await reach(call, params.threadId)
      return actOnAnswer(context, thread, await reachAnswer(pool, thread, params.id), body, callerOf(call))
    },
    events: async ({ params }, call) => {
      const thread = await reach(call, params.threadId)
      return followAnswer(context, await reachAnswer(pool, thread, params.id), call.locale, call.signal, call.lastEventId)
    },
  }
}
