import { useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'

/** Parameters in the address of a page with plans. */
export interface PlanAddress {
  /** The page that led here, such as a paywall. It always belongs to this product. */
  from: string | null
  /** Registers or signs in, then returns to the earlier page, or to the search if there is none. */
  start: (flow: 'signUp' | 'signIn') => void
}

/** The sign-in itself reports failures. */
const ignore = () => undefined

/** Returns the page from which a reader of the plans came, and the page to which signing in leads back. */
export function usePlanAddress(): PlanAddress {
  const [search] = useSearchParams()
  const locale = useLocale()
  const { signIn } = useSession()
  const given = search.get('from')
  const from = given !== null && /^\/(?![/\\])/.test(given) ? given : null
  return {
    from,
    start: (flow) => void signIn.start(flow, from ?? paths.search(locale)).catch(ignore),
  }
}
