import type { Locale } from '@marklot/contracts/locale'
import { pathOf } from '@marklot/contracts/pages'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { BrandPopupHost } from './features/brands/index.ts'
import { type Api, ApiProvider, type ServerQueries } from './lib/api.tsx'
import { CapabilitiesProvider } from './lib/capabilities.tsx'
import { type ColorScheme, ColorSchemeProvider } from './lib/color-scheme.tsx'
import { ConfigProvider, type PageConfig, useConfig } from './lib/config.tsx'
import { type HeadCollector, HeadContext } from './lib/head.tsx'
import { pageEvents } from './lib/page-events.ts'
import { Page } from './lib/pages.tsx'
import { type PhraseStore, PhrasesProvider, usePhrases } from './lib/phrases.tsx'
import type { PageRoute } from './lib/route.ts'
import { SessionProvider } from './lib/session.tsx'
import type { SignIn } from './lib/sign-in.ts'
import { resolveAddress } from './resolve-address.ts'
import { capabilities } from './routes.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'
import { shellSlots } from './shell-slots.ts'

export interface AppProps {
  config: PageConfig
  /** The document's language, as chosen by the server. */
  initialLocale: Locale
  /** The server redirected the visitor here because the requested language does not exist. */
  warnUnsupported?: boolean
  colorScheme: ColorScheme
  phrases: PhraseStore
  queryClient: QueryClient
  api: Api
  /** Absent on the server, which knows only visitors. */
  signIn?: SignIn
  /** The server's two helpers, absent in the browser. */
  serverQueries?: ServerQueries
  head?: HeadCollector
  /** Called with every language that becomes active. */
  onLocale?: (locale: Locale) => void
}

/** Everything below the router. Server and browser render the same tree. */
export function App({
  config,
  initialLocale,
  warnUnsupported = false,
  colorScheme,
  phrases,
  queryClient,
  api,
  signIn,
  serverQueries,
  head,
  onLocale,
}: AppProps) {
  return (
    <ConfigProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api} serverQueries={serverQueries ?? null}>
          <HeadContext value={head ?? null}>
            <ColorSchemeProvider initial={colorScheme}>
              <CapabilitiesProvider capabilities={capabilities}>
                <LocalizedPage
                  initialLocale={initialLocale}
                  warnUnsupported={warnUnsupported}
                  phrases={phrases}
                  signIn={signIn}
                  onLocale={onLocale}
                />
              </CapabilitiesProvider>
            </ColorSchemeProvider>
          </HeadContext>
        </ApiProvider>
      </QueryClientProvider>
    </ConfigProvider>
  )
}

interface LocalizedPageProps {
  initialLocale: Locale
  warnUnsupported: boolean
  phrases: PhraseStore
  signIn?: SignIn
  onLocale?: (locale: Locale) => void
}

/** Applies the language-prefix rule before every navigation: sets the language or redirects. */
function LocalizedPage({ initialLocale, warnUnsupported, phrases, signIn, onLocale }: LocalizedPageProps) {
  const site = useConfig()
  const { pathname, search, hash } = useLocation()
  const [current, setCurrent] = useState(initialLocale)
  const { locale, match, redirect, unsupported } = resolveAddress(pathname, current, site)
  if (locale !== current) setCurrent(locale)
  // Comes before the effects of the components below, which send their calls in this language.
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    onLocale?.(locale)
  }, [locale, onLocale])
  return (
    <PhrasesProvider locale={locale} store={phrases}>
      <SessionProvider signIn={signIn}>
        <Shell route={redirect === null ? (match?.route ?? null) : null} slots={shellSlots}>
          {redirect !== null ? (
            <Navigate to={`${redirect}${search}${hash}`} replace />
          ) : match ? (
            <MatchedPage route={match.route} />
          ) : (
            <NotFoundPage />
          )}
        </Shell>
      </SessionProvider>
      {/* Comes after the shell, whose listeners must exist before the warning is emitted. */}
      {warnUnsupported && <UnsupportedLocaleWarning />}
      {unsupported !== null && <UnsupportedLocaleWarning />}
    </PhrasesProvider>
  )
}

/**
 * A page under its route, with the popup over it. The route gives `useParams` the values of `lang` and of its own
 * parameters.
 */
function MatchedPage({ route }: { route: PageRoute }) {
  const { productName } = useConfig()
  return (
    <>
      <Routes>
        <Route path={`/:lang${pathOf(route.path, productName)}`} element={<Page route={route} />} />
      </Routes>
      {route.name === 'Search' && <BrandPopupHost />}
    </>
  )
}

/** Warns once, in the language the visitor ends up with. */
function UnsupportedLocaleWarning() {
  const t = usePhrases('shell')
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    pageEvents.emit('notified', { severity: 'WARNING', text: t('localeUnsupported') })
  }, [t])
  return null
}
