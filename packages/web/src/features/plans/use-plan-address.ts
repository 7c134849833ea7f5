import { useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'

/** Parameters in the address of a page with plans. */
export interface PlanAddress {
  /** Key of the plan in the order dialog. */
  plan: string | null
  /** The page that led here, such as a paywall; always one of ours. */
  from: string | null
  /** Chooses a plan, which opens the order dialog. */
  choose: (plan: string) => void
  /** Clears the chosen plan. */
  close: () => void
  /** Registers or signs in, then returns to the earlier page, else to the search. */
  start: (flow: 'signUp' | 'signIn') => void
}

/** The sign-in itself reports failures. */
const ignore = () => undefined

/** The address holds the chosen plan, so it survives sign-up, a reload and a change of language. */
export function usePlanAddress(): PlanAddress {
  const [search, setSearch] = useSearchParams()
  const locale = useLocale()
  const { signIn } = useSession()
  const given = search.get('from')
  const from = given !== null && /^\/(?![/\\])/.test(given) ? given : null
  const withPlan = (plan: string | null) => {
    const next = new URLSearchParams(search)
    if (plan === null) next.delete('plan')
    else next.set('plan', plan)
    return next
  }
  return {
    plan: search.get('plan'),
    from,
    choose: (plan) => setSearch(withPlan(plan), { preventScrollReset: true }),
    close: () => setSearch(withPlan(null), { replace: true, preventScrollReset: true }),
    start: (flow) => void signIn.start(flow, from ?? paths.search(locale)).catch(ignore),
  }
}
