import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64Url, logoAddress } from './logo-address.ts'

describe('a logo’s address', () => {
  it('goes through the image endpoint when it is relative', () => {
    expect(logoAddress('de/2019/abc.png', 'thumbnail')).toEqual({
      src: '/api/v1/BrandImages/ZGUvMjAxOS9hYmMucG5n?base64Encoded=true&size=240',
      isForeign: false,
    })
    expect(logoAddress('de/2019/abc.png', 'original').src).toBe('/api/v1/BrandImages/ZGUvMjAxOS9hYmMucG5n?base64Encoded=true')
  })
  it('is used as given when it is absolute', () => {
    expect(logoAddress('https://example.org/a.gif', 'thumbnail')).toEqual({ src: 'https://example.org/a.gif', isForeign: true })
  })
  it('never becomes a script or data address', () => {
    for (const hostile of ['javascript:alert(1)', 'data:text/html,x', '//example.org/a.png'])
      expect(logoAddress(hostile, 'original').src.startsWith('/api/v1/BrandImages/')).toBe(true)
  })
})

describe('base64 for addresses', () => {
  it("equals Node's encoding of the same text", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(base64Url(text)).toBe(Buffer.from(text, 'utf8').toString('base64url'))
      }),
    )
  })
})
