import type { AnalyticsConfig } from '../../lib/config.tsx'

export interface PageCounter {
  /**
   * Counts a page view by language and route pattern, such as `/de/brands/:id`. Never sends names, numbers or queries.
   */
  view: (pattern: string) => void
  resume: () => void
  pause: () => void
}

/** Starts and returns the configured page counter. The first call loads the code that it needs. */
export function startAnalytics(config: AnalyticsConfig, publicUrl: string): PageCounter {
  return config.kind === 'endpoint' ? countAtEndpoint(config.url, publicUrl) : countAtGoogle(config.id, publicUrl)
}

/**
 * Returns a counter that sends page views in the form of Plausible's events API, which other counters also accept.
 * Sends them as text, so that an endpoint on another host needs no preflight request.
 */
function countAtEndpoint(url: string, publicUrl: string): PageCounter {
  const domain = new URL(publicUrl).hostname
  return {
    view: (pattern) =>
      void navigator.sendBeacon(url, JSON.stringify({ name: 'pageview', url: `${publicUrl}${pattern}`, domain, referrer: null })),
    resume: () => undefined,
    pause: () => undefined,
  }
}

type Command = ['js', Date] | ['consent' | 'config' | 'event' | 'set', unknown, unknown?]
interface GoogleWindow {
  dataLayer?: IArguments[]
  [disabled: `ga-disable-${string}`]: boolean | undefined
}
/** One year, in seconds, like all consent cookies (spec 2, section 7.5). */
const cookieAge = 31_536_000

/**
 * Returns a counter for Google Analytics 4, without advertising and without the page's address, which may contain
 * searched names.
 */
function countAtGoogle(id: string, publicUrl: string): PageCounter {
  const host = window as unknown as GoogleWindow
  host.dataLayer ??= []
  const layer = host.dataLayer
  // The library reads `arguments` objects only.
  const push: (...command: Command) => void = function () {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  let isLoaded = false
  const load = () => {
    isLoaded = true
    push('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
    push('js', new Date())
    push('config', id, {
      send_page_view: false,
      page_location: publicUrl,
      page_referrer: '',
      page_title: '',
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_domain: 'none',
      cookie_expires: cookieAge,
    })
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
    document.head.append(script)
  }
  return {
    view: (pattern) => {
      if (!isLoaded) load()
      const page = { page_location: `${publicUrl}${pattern}`, page_title: pattern, page_referrer: '' }
      push('set', page)
      push('event', 'page_view', page)
    },
    resume: () => {
      host[`ga-disable-${id}`] = false
    },
    pause: () => {
      host[`ga-disable-${id}`] = true
    },
  }
}
