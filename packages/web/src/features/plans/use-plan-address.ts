import { useLocation, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'

/** What the address of a page with plans carries along. */
export interface PlanAddress {
  /** Key of the plan that is being ordered. */
  plan: string | null
  /** The page from which the person was led here, e.g. by the paywall; always one of ours. */
  from: string | null
  /** Chooses a plan: whoever is not signed in registers first and comes back to it. */
  choose: (plan: string) => void
  /** Puts the chosen plan away. */
  close: () => void
  /** Registers or signs in and goes on where the person came from, else with the search. */
  start: (flow: 'signUp' | 'signIn') => void
}

/** Failures are told by the sign-in itself. */
const ignore = () => undefined

/** The chosen plan stands in the address: it is kept over sign-up, reload and language. */
export function usePlanAddress(): PlanAddress {
  const { pathname } = useLocation()
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
    choose: (plan) => {
      if (signIn.person() === null) void signIn.start('signUp', `${pathname}?${withPlan(plan)}`).catch(ignore)
      else setSearch(withPlan(plan), { preventScrollReset: true })
    },
    close: () => setSearch(withPlan(null), { replace: true, preventScrollReset: true }),
    start: (flow) => void signIn.start(flow, from ?? paths.search(locale)).catch(ignore),
  }
}
