import { describe, expect, it } from 'vitest'
import { namesIn } from './pasted-names.ts'

describe('names in a pasted text', () => {
  it('are one for each line, without the signs of lists', () => {
    expect(namesIn('Orvilo\r\n- Tavenne\n2. Müller & Söhne\n\n• Nordlicht 7')).toEqual([
      'Orvilo',
      'Tavenne',
      'Müller & Söhne',
      'Nordlicht 7',
    ])
  })

  it('are the cells of a table, each name once', () => {
    expect(namesIn('Orvilo\tTavenne; orvilo')).toEqual(['orvilo', 'Tavenne'])
  })

  it('keep what belongs to a name', () => {
    expect(namesIn('7 Zwerge')).toEqual(['7 Zwerge'])
    expect(namesIn('Tavilo, Tee und mehr')).toEqual(['Tavilo, Tee und mehr'])
    expect(namesIn('  \n ')).toEqual([])
    expect(namesIn('x'.repeat(1_000))).toEqual(['x'.repeat(1_000)])
  })
})
