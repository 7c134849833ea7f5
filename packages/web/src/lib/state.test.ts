import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageState, serializeJson } from './state.ts'
import { testConfig } from './test-config.ts'

const stateWith = (text: string): PageState => ({
  locale: 'de',
  colorScheme: 'auto',
  config: { ...testConfig, productName: text },
  queries: [{ key: [text], data: text }],
  localeUnsupported: false,
})

describe('serializeJson', () => {
  it('never closes its script element', () => {
    expect(serializeJson(stateWith('</script><!--<script>\u2028'))).not.toMatch(/[<>\u2028]/)
  })
  it('parses to the same value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(serializeJson(stateWith(text)))).toEqual(stateWith(text))
      }),
    )
  })
})
