import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageState, serializeState } from './state.ts'
import { testConfig } from './test-config.ts'

const stateWith = (text: string): PageState => ({
  locale: 'de',
  colorScheme: 'auto',
  config: { ...testConfig, productName: text },
  queries: [{ key: [text], data: text }],
  localeUnsupported: false,
})

describe('serializeState', () => {
  it('never ends the element it stands in', () => {
    expect(serializeState(stateWith('</script><!--<script>\u2028'))).not.toMatch(/[<>\u2028]/)
  })
  it('says the same after parsing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(serializeState(stateWith(text)))).toEqual(stateWith(text))
      }),
    )
  })
})
