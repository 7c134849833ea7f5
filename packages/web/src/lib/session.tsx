import type { Account, Permission, Subscription, User } from '@marklot/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { hasStatus, type QueryHolder, useApiQuery } from './api.tsx'
import { type SignIn, visitorSignIn } from './sign-in.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The person using the page and their permissions (spec 2, section 7.3). */
export interface Session {
  /** The default account; its presence is the signed-in state (spec 1, section 4). */
  account: Account | null
  user: User | null
  /** Undefined until loaded; every check fails until then. */
  permissions: Permission[] | undefined
  /** The current subscription. It may be missing or fail to load while the person is signed in. */
  subscription: QueryHolder<Subscription>
  /** True while a signed-in person's account loads, while the server renders, and until hydration. */
  isLoading: boolean
  signIn: SignIn
}

/** Queries whose answers do not depend on the person. */
const publicAnswers: readonly unknown[] = ['health', 'reference', 'products']
const root = 'session'

const Context = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('SessionProvider is missing above this component')
  return session
}

/** Returns key of a query whose answer belongs to the signed-in person. */
export const sessionKey = (name: string) => [root, name] as const

/**
 * Follows the browser's sign-in. Reloads user, subscription, permissions and account whenever a person signs in or out,
 * in this tab or another. The server renders documents for a visitor; the signed-in state appears after the first
 * rendering.
 */
export function SessionProvider({ signIn = visitorSignIn, children }: { signIn?: SignIn; children: ReactNode }) {
  const person = useSyncExternalStore(signIn.subscribe, signIn.person, () => null)
  const isHydrated = useIsHydrated()
  useForget(person)
  const asked = { enabled: person !== null, keepPrevious: true }
  const user = useApiQuery(sessionKey('user'), (api, options) => api.accounts.user(undefined, options), asked)
  const account = useApiQuery(sessionKey('account'), (api, options) => api.accounts.ownAccount(undefined, options), asked)
  const permissions = useApiQuery(
    sessionKey('permissions'),
    (api, options) => api.accounts.permissions(undefined, options),
    asked,
  )
  const subscription = useApiQuery(
    sessionKey('subscription'),
    (api, options) => api.billing.ownSubscription(undefined, options),
    asked,
  )
  // While another language loads, the earlier answer stays, but never for another person.
  const owner = useRef(person)
  if (account.object && !account.isPrevious) owner.current = person
  const isKnown = person !== null && owner.current === person && account.object !== undefined && !hasStatus(account.error, 401)
  return (
    <Context
      value={{
        account: isKnown ? (account.object ?? null) : null,
        user: isKnown ? (user.object ?? null) : null,
        permissions: isKnown ? permissions.object : undefined,
        subscription: isKnown ? subscription : { ...subscription, object: undefined },
        isLoading: !isHydrated || (person !== null && account.busy && !isKnown),
        signIn,
      }}
    >
      {children}
    </Context>
  )
}

/**
 * Discards the answers of another person. A new person still sees a visitor's answers while their own load; the answers
 * of a person who has left disappear at once.
 */
function useForget(person: string | null): void {
  const client = useQueryClient()
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (known.current === person) return
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !publicAnswers.includes(queryKey[1])
    const isFirst = known.current === null
    known.current = person
    // Cancels the previous person's pending queries.
    void client
      .cancelQueries({ predicate: (query) => predicate(query) && query.queryKey[1] !== root })
      .then(() => (isFirst ? client.invalidateQueries({ predicate }) : client.resetQueries({ predicate })))
  }, [person, client])
}
