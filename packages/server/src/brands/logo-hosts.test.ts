import { expect, it } from 'vitest'
import { defaultLogoHosts } from './logo-hosts.ts'

it('default logo hosts are the offices’ own, each listed once', () => {
  expect(defaultLogoHosts).toContain('tsdr.uspto.gov')
  expect(new Set(defaultLogoHosts).size).toBe(defaultLogoHosts.length)
  for (const host of defaultLogoHosts) expect(new URL(`https://${host}`).hostname).toBe(host)
})
