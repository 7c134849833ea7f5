import { accountTimeZone, type CallContext, type Handlers } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import { createCalendar, type FeedContext, presentCalendar, readFeed } from './calendar-feed.ts'
import { calendarOf, removeCalendar, writeReminds } from './calendars.store.ts'
import { listDeadlines } from './deadlines.ts'

export { deadlinesOfMark, type FindOwnDeadlines } from './deadlines.ts'

/** Opens the deadlines of the marks that an account watches, and their private calendar. */
export function openDeadlines(parts: FeedContext): Capability<Pick<Handlers, 'deadlines'>> {
  return {
    handlers: { deadlines: deadlinesHandlers(parts) },
    personalData: async (subject) => {
      const stored = subject.kind === 'account' ? await calendarOf(parts.pool, subject.id) : undefined
      return stored ? { sections: { deadlineCalendar: presentCalendar(stored) } } : null
    },
  }
}

function deadlinesHandlers(parts: FeedContext): Handlers['deadlines'] {
  const { pool } = parts
  const accountOf = async ({ member }: CallContext) => (await member()).account
  return {
    list: async ({ query }, call) => {
      const { id } = await accountOf(call)
      const timeZone = await accountTimeZone(pool, id)
      return listDeadlines(parts, { accountId: id, timeZone, locale: call.locale }, query.count)
    },
    calendar: async (_, call) => {
      const stored = await calendarOf(pool, (await accountOf(call)).id)
      return stored ? presentCalendar(stored) : null
    },
    createCalendar: async ({ body }, call) => createCalendar(parts, (await accountOf(call)).id, body.reminds),
    changeCalendar: async ({ body }, call) => {
      const changed = await writeReminds(pool, (await accountOf(call)).id, body.reminds)
      if (!changed) throw new AppError('calendar.notFound')
      return presentCalendar(changed)
    },
    removeCalendar: async (_, call) => {
      await removeCalendar(pool, (await accountOf(call)).id)
      return null
    },
    feed: ({ params }) => readFeed(parts, params.token),
  }
}
