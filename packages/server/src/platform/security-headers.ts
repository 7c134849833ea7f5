import type { AnalyticsSources } from './analytics-sources.ts'

/** Headers of every answer, including answers sent before a route is known. */
export type SecurityHeaders = Readonly<Record<string, string>>

/** Sources of the content security policy by directive, in addition to the page's own origin. */
export type PolicySources = Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', readonly string[]>>

/** Returns the sources for hosts of logos to which offices link by absolute address, e.g. `*.example.org`. */
export const logoSources = (hosts: readonly string[]): PolicySources => ({ 'img-src': hosts.map((host) => `https://${host}`) })

/**
 * Returns the sources for an external identity provider. The page requests tokens from it and renews them in a hidden
 * frame.
 */
export const providerSources = (origins: readonly string[]): PolicySources => ({ 'connect-src': origins, 'frame-src': origins })

/**
 * Returns the source for a copy of the public statistics at another origin; none if the page reads its own origin's.
 */
export const statisticsSources = (url: string | null): PolicySources =>
  url === null ? {} : { 'connect-src': [new URL(url).origin] }

/**
 * Returns the source for a page on another origin of this installation that runs a payment provider's script; none if
 * the page is on our own origin.
 */
export const paymentSources = (frameOrigin: string | null): PolicySources =>
  frameOrigin === null ? {} : { 'frame-src': [frameOrigin] }

/** Returns the sources for the service that counts page views. */
export const countingSources = ({ scriptOrigins, imageHosts, callOrigins }: AnalyticsSources): PolicySources => ({
  'script-src': scriptOrigins,
  'img-src': imageHosts.map((host) => `https://${host}`),
  'connect-src': callOrigins,
})

/**
 * Builds the headers.
 * @param parts the sources that the configuration adds to the policy, one part per purpose
 * @param opensWindows whether a framed page opens a window that it talks with, such as a payment provider's
 */
export function securityHeaders(parts: readonly PolicySources[] = [], opensWindows = false): SecurityHeaders {
  const added = (directive: keyof PolicySources) => [...new Set(parts.flatMap((part) => part[directive] ?? []))]
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...added('script-src')],
    'style-src': ["'self'"],
    // The comparison line sets the widths of bars and columns with style attributes. There are no inline <style>
    // elements.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...added('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...added('connect-src')],
    'frame-src': ["'self'", ...added('frame-src')],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join(';'),
    'Cross-Origin-Opener-Policy': opensWindows ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    // Addresses contain names under search, which other sites must not see.
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    // Disables the filters of old browsers, which can be abused.
    'X-XSS-Protection': '0',
  }
}

/** Returns the headers of the only page that our own pages may frame: the end of a silent sign-in. */
export function framedByUs(headers: SecurityHeaders): SecurityHeaders {
  return {
    ...headers,
    'Content-Security-Policy': (headers['Content-Security-Policy'] ?? '').replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
    'X-Frame-Options': 'SAMEORIGIN',
  }
}

/**
 * Extends the policy of a page whose forms lead to another program. Browsers apply `form-action` to redirects too.
 * @param address the address at which the redirects end. Its origin is allowed, or its scheme if it has no origin
 */
export function allowFormsTo(policy: string, address: string): string {
  const { origin, protocol } = new URL(address)
  // A host may contain the characters that separate directives and policies.
  const source = (origin === 'null' ? protocol : origin).replace(/[;,]/g, encodeURIComponent)
  return policy.replace("form-action 'self'", () => `form-action 'self' ${source}`)
}
