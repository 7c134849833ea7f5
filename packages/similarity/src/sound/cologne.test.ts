import { describe, expect, it } from 'vitest'
import { cologneCode } from './cologne.ts'

describe('Kölner Phonetik', () => {
  it.each([
    // Postel's own examples as commonly cited.
    ['wikipedia', '3412'],
    ['mueller ludenscheidt', '65752682'],
    ['breschnew', '17863'],
    ['heinz classen', '068586'],
    // The names in the examples of the comparison line.
    ['tavilo', '235'],
    ['tafilo', '235'],
    ['davilo', '235'],
    ['stavilo', '8235'],
    ['tavilon', '2356'],
    ['tabilo', '215'],
    ['tawilow', '2353'],
    ['philipp', '351'],
    ['filip', '351'],
    ['xaver', '4837'],
  ])('%s is %s', (name, code) => {
    expect(cologneCode(name)).toBe(code)
  })

  it('keeps digits of the name', () => {
    expect(cologneCode('f1')).toBe('31')
    expect(cologneCode('f2')).not.toBe(cologneCode('f1'))
  })
})
