import { describe, expect, it } from 'vitest'
import { analyticsSources } from './analytics-sources.ts'
import {
  allowFormsTo,
  countingSources,
  logoSources,
  type PolicySources,
  providerSources,
  securityHeaders,
  statisticsSources,
} from './security-headers.ts'

const policyOf = (parts: PolicySources[]) =>
  Object.fromEntries(
    (securityHeaders(parts)['Content-Security-Policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
const policyWith = (analytics: Parameters<typeof analyticsSources>[0]) =>
  policyOf([logoSources(['logos.example.org']), countingSources(analyticsSources(analytics))])

describe('the content security policy', () => {
  it('lets forms end at one other program', () => {
    const policy = "default-src 'self';form-action 'self';frame-ancestors 'none'"
    const formsTo = (address: string) => allowFormsTo(policy, address).split(';')
    expect(formsTo('http://127.0.0.1:8976/callback?a=b')[1]).toBe("form-action 'self' http://127.0.0.1:8976")
    expect(formsTo('com.example.assistant:/callback')[1]).toBe("form-action 'self' com.example.assistant:")
    expect(formsTo('https://a;script-src.example/')).toHaveLength(3)
  })

  it('allows only our own origin without analytics', () => {
    expect(policyWith({ kind: 'none' })).toMatchObject({
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: https://logos.example.org",
    })
  })

  it('adds the endpoint of page views for calls, and nothing for scripts', () => {
    expect(policyWith({ kind: 'endpoint', url: 'https://counter.example.org/api/event?site=1' })).toMatchObject({
      'script-src': "'self'",
      'connect-src': "'self' https://counter.example.org",
    })
  })

  it('adds the hosts of Google Analytics when it is configured', () => {
    const policy = policyWith({ kind: 'google' })
    expect(policy['script-src']).toBe("'self' https://*.googletagmanager.com")
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
    expect(policy['img-src']).toContain('https://*.google-analytics.com')
    expect(policy['default-src']).toBe("'self'")
  })

  it('merges the parts and lists a shared source once', () => {
    const elsewhere = 'https://login.example.org'
    expect(policyOf([providerSources([elsewhere]), statisticsSources(`${elsewhere}/statistics`)])).toMatchObject({
      'connect-src': `'self' ${elsewhere}`,
      'frame-src': `'self' ${elsewhere}`,
    })
    expect(policyOf([statisticsSources(null)])['connect-src']).toBe("'self'")
  })
})
