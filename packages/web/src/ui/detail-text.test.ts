import { describe, expect, it } from 'vitest'
import { createFormat } from '../lib/format.ts'
import { detailText } from './detail-text.ts'

const words = { yes: 'Ja', no: 'Nein', notAvailable: 'nicht verfügbar' }
const none = { value: null, secondValue: null, alternative: null, secondAlternative: null }
const text = (values: Partial<Parameters<typeof detailText>[0]>) => detailText({ ...none, ...values }, createFormat('de'), words)

describe('a detail field', () => {
  it('shows one or two values', () => {
    expect(text({ value: 'DE' })).toBe('DE')
    expect(text({ value: 'Messe', secondValue: '2019-06-14' })).toBe('Messe · 14.06.2019')
    expect(text({ secondValue: '2019-06-14' })).toBe('14.06.2019')
  })
  it('takes the first available alternative', () => {
    expect(text({ alternative: 'a', secondAlternative: 'b' })).toBe('a')
    expect(text({ value: ' ', secondAlternative: 'b' })).toBe('b')
    expect(text({ value: 'v', alternative: 'a' })).toBe('v')
  })
  it('says Yes and No, and formats numbers', () => {
    expect(text({ value: true })).toBe('Ja')
    expect(text({ value: false, alternative: 'a' })).toBe('Nein')
    expect(text({ value: 0, alternative: 'a' })).toBe('0')
    expect(text({ value: 12345 })).toBe('12.345')
  })
  it('says "not available" without any value', () => {
    expect(text({})).toBe('nicht verfügbar')
    expect(text({ value: '' })).toBe('nicht verfügbar')
  })
})
