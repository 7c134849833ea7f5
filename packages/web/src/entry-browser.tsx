import './styles.ts'
import { phraseLoaders } from 'virtual:phrases'
import type { Locale } from '@marklot/contracts/locale'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { loadIdentityProvider } from './features/account/index.ts'
import { createApi } from './lib/api.tsx'
import { formatCookie } from './lib/cookies.ts'
import { loadChunk } from './lib/load-chunk.ts'
import { unsupportedLocaleCookie } from './lib/locale.ts'
import { errorText, pageEvents } from './lib/page-events.ts'
import { loadPage } from './lib/pages.tsx'
import { PhraseStore } from './lib/phrases.tsx'
import { createQueryClient, restoreQueries } from './lib/query-client.ts'
import { shellPhrases } from './lib/route.ts'
import { createSignIn, renewingFetch } from './lib/sign-in.ts'
import type { PageState } from './lib/state.ts'
import { resolveAddress } from './resolve-address.ts'
import { overlays, paywallCodeOf } from './shell/overlays.ts'

const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as PageState
const root = document.getElementById('root')
if (!root) throw new Error('The document has no root element')

let activeLocale: Locale = state.locale
const phrases = new PhraseStore((locale, capability) =>
  loadChunk(phraseLoaders[locale][capability]).then((module) => module.default),
)
const queryClient = createQueryClient({
  isServer: false,
  onMutationError: (error) => {
    const code = paywallCodeOf(error)
    if (code) overlays.open({ kind: 'paywall', code })
    else pageEvents.emit('errorOccurred', { error })
  },
})
const loadIdentity = () => loadChunk(loadIdentityProvider)
const signIn = createSignIn({
  config: state.config.signIn,
  load: loadIdentity,
  onFailure: (action, error) =>
    void phrases.load(activeLocale, 'settings').then(
      (texts) =>
        pageEvents.emit('errorOccurred', {
          error: Object.assign(new Error(errorText(error), { cause: error }), { friendlyMessage: texts[`failed.${action}`] }),
        }),
      () => pageEvents.emit('errorOccurred', { error }),
    ),
})
restoreQueries(queryClient, state.queries)

// The hidden frame of a renewal shows no page: it passes the answer to its parent.
const isHiddenFrame = window.parent !== window && location.pathname.endsWith(state.config.signIn.redirectPaths.silent)
if (isHiddenFrame) await loadIdentity().then(({ answerFromFrame }) => answerFromFrame(state.config.signIn))
else await showPage(root)

async function showPage(root: HTMLElement): Promise<void> {
  // Hydration needs the code and texts of what the document shows. The page itself reports a part that fails to load.
  const { match } = resolveAddress(location.pathname, state.locale, state.config)
  await Promise.allSettled([
    ...[...shellPhrases, ...(match?.route.phrases ?? [])].map((capability) => phrases.load(state.locale, capability)),
    ...(match ? [loadPage(match.route)] : []),
  ])

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          config={state.config}
          initialLocale={state.locale}
          warnUnsupported={state.localeUnsupported}
          colorScheme={state.colorScheme}
          phrases={phrases}
          queryClient={queryClient}
          api={createApi({ locale: () => activeLocale, token: signIn.token, fetch: renewingFetch(signIn) })}
          signIn={signIn}
          onLocale={(locale) => {
            activeLocale = locale
          }}
        />
      </BrowserRouter>
    </StrictMode>
  )
  // The server sends an empty root when it could not render the page.
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)

  if (state.localeUnsupported) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari and needs https
    document.cookie = formatCookie(unsupportedLocaleCookie, '', 0, location.protocol === 'https:')
  }
}
