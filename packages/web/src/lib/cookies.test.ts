import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedColorScheme } from './color-scheme.tsx'
import { formatCookie, readCookie } from './cookies.ts'

describe('cookies', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(readCookie(`a=1; ${formatCookie('name', value, 60, false)}; z=2`, 'name')).toBe(value)
      }),
    )
  })
  it('matches the whole name only', () => {
    expect(readCookie('xlocale=de; locale=fr', 'locale')).toBe('fr')
    expect(readCookie(undefined, 'locale')).toBeUndefined()
    expect(readCookie('locale', 'locale')).toBe('')
    expect(readCookie('locale=%E0%A4%A', 'locale')).toBeUndefined()
  })
  it('stores choices for the whole site, as secure cookies over https', () => {
    expect(formatCookie('locale', 'de', 60, true)).toBe('locale=de; Path=/; Max-Age=60; SameSite=Lax; Secure')
  })
  it('accepts only the two schemes from a cookie', () => {
    expect(['light', 'dark', 'auto', 'x"><script>', ''].map((value) => storedColorScheme(`colour-scheme=${value}`))).toEqual([
      'light',
      'dark',
      'auto',
      'auto',
      'auto',
    ])
  })
})
