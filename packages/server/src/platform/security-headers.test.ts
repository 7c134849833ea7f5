import { describe, expect, it } from 'vitest'
import { analyticsSources } from './analytics-sources.ts'
import { securityHeaders } from './security-headers.ts'

const policyWith = (analytics: Parameters<typeof analyticsSources>[0]) => {
  const { imageHosts, callOrigins, scriptOrigins } = analyticsSources(analytics)
  const headers = securityHeaders(['logos.example.org', ...imageHosts], [], callOrigins, scriptOrigins)
  return Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('the content security policy', () => {
  it('lets the page reach ours alone where nothing is counted', () => {
    expect(policyWith({ kind: 'none' })).toMatchObject({
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: https://logos.example.org",
    })
  })

  it('adds the endpoint that takes page views, and nothing for scripts', () => {
    expect(policyWith({ kind: 'endpoint', url: 'https://counter.example.org/api/event?site=1' })).toMatchObject({
      'script-src': "'self'",
      'connect-src': "'self' https://counter.example.org",
    })
  })

  it('adds the hosts of Google Analytics where it is configured', () => {
    const policy = policyWith({ kind: 'google' })
    expect(policy['script-src']).toBe("'self' https://*.googletagmanager.com")
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
    expect(policy['img-src']).toContain('https://*.google-analytics.com')
    expect(policy['default-src']).toBe("'self'")
  })
})
