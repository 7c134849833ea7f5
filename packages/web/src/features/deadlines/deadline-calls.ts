import { type Client, extendClient } from '@marklot/contracts'
import { type AccountDeadlines, type DeadlineCalendar, deadlinesEndpoints } from '@marklot/contracts/deadlines'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'

const table = { deadlines: deadlinesEndpoints }
const deadlinesOf = (api: Api): Client<typeof table>['deadlines'] => extendClient(api, table).deadlines

const root = 'deadlines'

/** Returns the deadlines of the account. Every use requests them again, because boards and assessments change them. */
export const useDeadlines = (count?: number): QueryHolder<AccountDeadlines> =>
  useApiQuery([root, count ?? 'all'], (api, options) => deadlinesOf(api).list({ query: { count } }, options), { staleTime: 0 })

/** Returns the private calendar; null: the account has none. */
export const useCalendar = (): QueryHolder<DeadlineCalendar | null> =>
  useApiQuery([root, 'calendar'], (api, options) => deadlinesOf(api).calendar(undefined, options))

export interface CalendarChanges {
  /** Creates a new address. Only its reply contains the address. */
  create: MutationHolder<boolean, DeadlineCalendar & { address: string }>
  change: MutationHolder<boolean, DeadlineCalendar>
  end: MutationHolder<null, null>
}

export function useCalendarChanges(): CalendarChanges {
  const reloadAnswers = useReload()
  const reload = () => reloadAnswers(root, 'calendar')
  const create = useApiMutation('creating', (api, reminds: boolean) => deadlinesOf(api).createCalendar({ body: { reminds } }))
  const change = useApiMutation('updating', (api, reminds: boolean) => deadlinesOf(api).changeCalendar({ body: { reminds } }))
  const end = useApiMutation('deleting', (api, _: null) => deadlinesOf(api).removeCalendar())
  return {
    create: { ...create, run: (reminds) => create.run(reminds).finally(reload) },
    change: { ...change, run: (reminds) => change.run(reminds).finally(reload) },
    end: { ...end, run: (none) => end.run(none).finally(reload) },
  }
}
