import type { Locale } from '@marklot/contracts/locale'
import type { PhraseTable } from '@marklot/phrases'
import { act, cleanup, configure, getConfig, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { App } from '../../src/app.tsx'
import { createApi } from '../../src/lib/api.tsx'
import { pageEvents } from '../../src/lib/page-events.ts'
import { loadPage } from '../../src/lib/pages.tsx'
import { type LoadPhrases, PhraseStore } from '../../src/lib/phrases.tsx'
import { createQueryClient } from '../../src/lib/query-client.ts'
import { shellPhrases } from '../../src/lib/route.ts'
import { type SignIn, visitorSignIn } from '../../src/lib/sign-in.ts'
import { testConfig } from '../../src/lib/test-config.ts'
import { resolveAddress } from '../../src/resolve-address.ts'
import { notifications } from '../../src/shell/notifications.ts'
import { overlays, paywallCodeOf } from '../../src/shell/overlays.ts'

const { asyncWrapper } = getConfig()
let isActing = false
configure({
  // A busy machine may take seconds to load a page's parts.
  asyncUtilTimeout: 10_000,
  // `patient` wraps the whole action instead.
  eventWrapper: (dispatch) => dispatch(),
  asyncWrapper: (wait) => (isActing ? wait() : asyncWrapper(wait)),
})

const tables = import.meta.glob<Record<string, PhraseTable>>('../../../phrases/src/*.ts')
const loadPhrases: LoadPhrases = async (locale, capability) => {
  const module = await tables[`../../../phrases/src/${capability}.ts`]?.()
  return Object.fromEntries(Object.entries(module?.[capability] ?? {}).map(([key, text]) => [key, text[locale]]))
}

/** A call that the page sent. */
export interface SentCall {
  /** Method and path below `/api/v1`, such as `GET /products`. */
  call: string
  body: unknown
}
/** Replies by call, as `SentCall.call` names it. A reply may be a `Response`, to test failures. */
export type Replies = Record<string, (body: never, path: string, query: URLSearchParams) => unknown>

export interface OpenPage {
  user: UserEvent
  /** The calls sent so far, oldest first. */
  sent: SentCall[]
  /** The languages of the sent calls, in the same order. */
  languages: string[]
  /** The current address: path and query. */
  address: () => string
  goBack: () => Promise<void>
  goTo: (address: string) => Promise<void>
}

/**
 * Wraps each action in an asynchronous `act`. Testing Library wraps each event in a synchronous one, within which React
 * drops renderings that suspend.
 */
const patient = (user: UserEvent): UserEvent =>
  new Proxy(user, {
    get(target, key, receiver) {
      const action: unknown = Reflect.get(target, key, receiver)
      if (typeof action !== 'function') return action
      return async (...args: unknown[]) => {
        isActing = true
        try {
          return await act(async () => Reflect.apply(action, target, args))
        } finally {
          isActing = false
        }
      }
    },
  })

/** Closes the page and its overlay, and marks what it reported as old. */
export function closePage(): void {
  cleanup()
  overlays.close()
  notifications.menuOpened()
  notifications.menuClosed()
}

/**
 * Opens an address in the whole page, as the browser does, over a server that gives `replies`. Other calls are not
 * found.
 * @param person the signed-in person; null for a visitor; or a sign-in of the test's own
 */
export async function openPage(url: string, replies: Replies, person: string | SignIn | null = null): Promise<OpenPage> {
  const sent: SentCall[] = []
  const languages: string[] = []
  const answer = (async (address: string, init?: RequestInit) => {
    const [path = '', query = ''] = address.replace('/api/v1', '').split('?')
    const call = `${init?.method ?? 'GET'} ${path}`
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ call, body })
    languages.push(new Headers(init?.headers).get('Accept-Language') ?? '')
    const reply = replies[call]
    if (!reply) return Response.json({ code: 'route.notFound', message: 'Not found', requestId: '1' }, { status: 404 })
    const content = await reply(body as never, path, new URLSearchParams(query))
    return content instanceof Response ? content : Response.json(content)
  }) as typeof fetch
  const locale = url.split('/')[1] as Locale
  let activeLocale = locale
  const signIn: SignIn =
    typeof person === 'string'
      ? { ...visitorSignIn, person: () => person, token: async () => 'token' }
      : (person ?? visitorSignIn)
  const queryClient = createQueryClient({
    isServer: false,
    onMutationError: (error) => {
      const code = paywallCodeOf(error)
      if (code) overlays.open({ kind: 'paywall', code })
      else pageEvents.emit('errorOccurred', { error })
    },
  })
  const phrases = new PhraseStore(loadPhrases)
  const { match } = resolveAddress(url.split('?')[0] ?? '', locale, testConfig)
  if (!match) throw new Error(`There is no page at ${url}`)
  await Promise.all([
    ...[...shellPhrases, ...(match.route.phrases ?? [])].map((capability) => phrases.load(locale, capability)),
    loadPage(match.route),
  ])
  const app = (
    <App
      config={testConfig}
      initialLocale={locale}
      colorScheme="light"
      phrases={phrases}
      queryClient={queryClient}
      api={createApi({ locale: () => activeLocale, fetch: answer })}
      signIn={signIn}
      onLocale={(next) => {
        activeLocale = next
      }}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [url] })
  await act(async () => render(<RouterProvider router={router} />))
  return {
    user: patient(userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) })),
    sent,
    languages,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    goBack: () => act(() => router.navigate(-1)),
    goTo: (address) => act(() => router.navigate(address)),
  }
}

/** Returns the hidden field behind the button that chooses a picture. */
export const fileInput = () => document.querySelector('input[type="file"]') as HTMLInputElement
