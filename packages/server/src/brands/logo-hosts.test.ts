import { describe, expect, it } from 'vitest'
import { defaultLogoHosts, isAllowedLogoHost } from './logo-hosts.ts'

describe('hosts of logos', () => {
  it('are the offices’ own, each once', () => {
    expect(defaultLogoHosts).toContain('tsdr.uspto.gov')
    expect(new Set(defaultLogoHosts).size).toBe(defaultLogoHosts.length)
    for (const host of defaultLogoHosts) expect(new URL(`https://${host}`).hostname).toBe(host)
  })
  it.each([
    ['https://tsdr.uspto.gov/img/77478018/large', true],
    ['https://TSDR.uspto.gov:443/img/1/large', true],
    ['http://tsdr.uspto.gov/img/1/large', false],
    ['https://tsdr.uspto.gov:8443/img/1/large', false],
    ['https://tsdr.uspto.gov.evil.org/x', false],
    ['https://evil.org/tsdr.uspto.gov', false],
    ['https://tsdr.uspto.gov@evil.org/x', false],
    ['https://user:pass@tsdr.uspto.gov/x', false],
    ['javascript:alert(1)', false],
    ['logos/us/x.png', false],
    ['', false],
  ])('%s: %s', (url, allowed) => {
    expect(isAllowedLogoHost(url, defaultLogoHosts)).toBe(allowed)
  })
  it('may be everything below a name, not the name itself', () => {
    expect(isAllowedLogoHost('https://a.example.com/x', ['*.example.com'])).toBe(true)
    expect(isAllowedLogoHost('https://example.com/x', ['*.example.com'])).toBe(false)
    expect(isAllowedLogoHost('https://badexample.com/x', ['*.example.com'])).toBe(false)
  })
})
