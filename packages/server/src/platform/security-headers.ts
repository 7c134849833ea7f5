/** Headers of every answer, also of those that are given before a route is known. */
export type SecurityHeaders = Readonly<Record<string, string>>

/**
 * @param imageHosts hosts that pictures may come from besides our own, e.g. `*.example.org`
 * @param providerOrigins of an identity provider that is not ours: the page fetches tokens there and renews them in a hidden frame
 * @param callOrigins that the page reads public files from, or tells page views to
 * @param scriptOrigins that scripts may come from besides our own
 */
export function securityHeaders(
  imageHosts: readonly string[],
  providerOrigins: readonly string[] = [],
  callOrigins: readonly string[] = [],
  scriptOrigins: readonly string[] = [],
): SecurityHeaders {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptOrigins],
    // Widths of bars and columns of the comparison line are style attributes; no <style> element is ever inline.
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageHosts.map((host) => `https://${host}`)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...providerOrigins, ...callOrigins],
    'frame-src': ["'self'", ...providerOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join(';'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    // Names under search stand in addresses: no other site learns them.
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    // Browsers' old filters did more harm than good: off.
    'X-XSS-Protection': '0',
  }
}

/** For the one page that may stand in a frame of our own: where silent sign-in ends. */
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
