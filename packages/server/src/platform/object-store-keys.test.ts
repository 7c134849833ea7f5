import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentTypeOf, logoKey, objectKey, parseObjectKey, thumbnailKey } from './object-store-keys.ts'

describe('keys of objects', () => {
  it.each(['logos/de/3fa/de-3020090013365-9c1185a5.png', 'statistics/all.json', 'statistics/all-2026.json'])(
    '%s is one',
    (text) => {
      expect(parseObjectKey(text)).toBe(text)
    },
  )
  it.each([
    '',
    'logos',
    'logos/',
    'logos/x',
    '/logos/x.png',
    'logos//x.png',
    'logos/./x.png',
    'logos/../x.png',
    'logos/../../etc/passwd.txt',
    'logos/a/..png',
    'logos/.x.png',
    'logos/x.png.',
    'logos/x.png/',
    'logos/x..png',
    'logos/x.tar.gz',
    'logos/a.png/b.png',
    'logos\\x.png',
    'logos/..\\x.png',
    'logos/c:x.png',
    'logos/x.png\0',
    'logos/x.png\n',
    'logos/%2e%2e/x.png',
    'logos/X.png',
    'logos/con.png',
    'logos/nul/x.png',
    'logos/lpt1.png',
    'other/x.png',
    'Logos/x.png',
    'logosx/x.png',
    `logos/${'a'.repeat(600)}.png`,
  ])('%j is not a key', (text) => {
    expect(parseObjectKey(text)).toBeUndefined()
    expect(() => objectKey(text)).toThrow(TypeError)
  })
  it('never leave their folder, whatever the text', () => {
    const part = fc.constantFrom('logos', 'statistics', '..', '.', '/', '\\', 'a', 'B', '.png', '%2e', '\0', 'con', '-', 'é')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const key = parseObjectKey(parts.join(''))
        if (key === undefined) return
        expect(new URL(key, 'file:///root/').pathname).toBe(`/root/${key}`)
        expect(key).toMatch(/^(logos|statistics)\//)
      }),
    )
  })
  it('name logos by mark and content, spread over folders, with the thumbnail beside them', () => {
    const key = logoKey('us', 'us-RN123', 'deadbeef', 'jpg')
    expect(key).toMatch(/^logos\/us\/[0-9a-f]{3}\/us-rn123-deadbeef\.jpg$/)
    expect(thumbnailKey(key)).toBe(key.replace('.jpg', '-240.webp'))
    expect(contentTypeOf(key)).toBe('image/jpeg')
    expect(contentTypeOf(thumbnailKey(key))).toBe('image/webp')
  })
})
