/** What the page may reach besides its own origin once a person has agreed to analytics. */
export interface AnalyticsSources {
  scriptOrigins: readonly string[]
  imageHosts: readonly string[]
  callOrigins: readonly string[]
}

/** Hosts of Google Analytics 4, as its guide to content security policies names them. */
const google: AnalyticsSources = {
  scriptOrigins: ['https://*.googletagmanager.com'],
  imageHosts: ['*.google-analytics.com', '*.googletagmanager.com'],
  callOrigins: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

/** The sources that the configured service needs; none without a service. */
export function analyticsSources(
  analytics: { kind: 'none' } | { kind: 'endpoint'; url: string } | { kind: 'google' },
): AnalyticsSources {
  if (analytics.kind === 'google') return google
  const callOrigins = analytics.kind === 'endpoint' ? [new URL(analytics.url).origin] : []
  return { scriptOrigins: [], imageHosts: [], callOrigins }
}
