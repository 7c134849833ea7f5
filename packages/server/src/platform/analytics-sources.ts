/** The additional sources that the page may load from once the visitor has consented to analytics. */
export interface AnalyticsSources {
  scriptOrigins: readonly string[]
  imageHosts: readonly string[]
  callOrigins: readonly string[]
}

/** Hosts of Google Analytics 4, from its guide to content security policies. */
const google: AnalyticsSources = {
  scriptOrigins: ['https://*.googletagmanager.com'],
  imageHosts: ['*.google-analytics.com', '*.googletagmanager.com'],
  callOrigins: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

/** Returns the sources that the configured service needs; empty without a service. */
export function analyticsSources(
  analytics: { kind: 'none' } | { kind: 'endpoint'; url: string } | { kind: 'google' },
): AnalyticsSources {
  if (analytics.kind === 'google') return google
  const callOrigins = analytics.kind === 'endpoint' ? [new URL(analytics.url).origin] : []
  return { scriptOrigins: [], imageHosts: [], callOrigins }
}
