import { parseDecimal } from '@marklot/contracts/rules'
import { describe, expect, it } from 'vitest'
import { confirm, decimal, mail, nonEmptyList, percentage, required, validate } from './validation.ts'

describe('validation rules (spec 1, section 5)', () => {
  it('required: a truthy value', () => {
    for (const good of ['x', ' ', 1, true, [], {}]) expect(required(good)).toBeNull()
    for (const bad of ['', 0, false, null, undefined, Number.NaN]) expect(required(bad)).toBe('required')
  })

  it('decimal: numeric, with point or comma', () => {
    for (const good of ['49.99', '49,99', '-3', '+.5', '7.', 49.99, 0, '', null, undefined]) expect(decimal(good)).toBeNull()
    for (const bad of ['abc', '1.000,00', '1e5', '0x10', '4 9', '.', '-', Number.NaN, Number.POSITIVE_INFINITY, true, []])
      expect(decimal(bad)).toBe('decimal')
    expect(parseDecimal('49,99')).toBe(49.99)
  })

  it('percentage: at most 100', () => {
    for (const good of ['19', '0', '100', '99,9', 100, '']) expect(percentage(good)).toBeNull()
    for (const bad of ['101', '100.01', '-1', 'x', 1000]) expect(percentage(bad)).toBe('percentage')
  })

  it('confirm: exactly true', () => {
    expect(confirm(true)).toBeNull()
    for (const bad of [false, 'true', 1, null, undefined, {}]) expect(confirm(bad)).toBe('confirm')
  })

  it('mail: a top-level domain of 2 to 6 letters', () => {
    for (const good of ['a@b.de', 'first.last+tag@sub.domain.museum', "o'neil@example.org", ' a@b.test ', ''])
      expect(mail(good)).toBeNull()
    for (const bad of [
      'a',
      'a@b',
      'a@b.c',
      'a@b.toolong',
      'a@b.d3',
      'a b@c.de',
      '.a@b.de',
      'a.@b.de',
      'a@-b.de',
      'a@b..de',
      'a@@b.de',
      'a@b.de\nx',
      `${'a'.repeat(250)}@b.de`,
      5,
    ])
      expect(mail(bad)).toBe('mail')
  })

  it('mail decides at once on a hostile text', () => {
    expect(mail(`${'a.'.repeat(120)}@`)).toBe('mail')
    expect(mail(`a@${'a-'.repeat(100)}`)).toBe('mail')
  })

  it('non-empty list: at least one entry', () => {
    expect(nonEmptyList([0])).toBeNull()
    for (const bad of [[], '', 'ab', null, { length: 2 }]) expect(nonEmptyList(bad)).toBe('nonEmptyList')
  })

  it('validate returns the first broken rule', () => {
    expect(validate('', [required, mail])).toBe('required')
    expect(validate('x', [required, mail])).toBe('mail')
    expect(validate('a@b.de', [required, mail])).toBeNull()
  })
})
