import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  ['Müller & Söhne.pdf', 'Müller & Söhne.pdf'],
  ['owner:Casa AND tav*.xlsx', 'owner_Casa AND tav_.xlsx'],
  ['a<b>c"d/e\\f|g?h.csv', 'a_b_c_d_e_f_g_h.csv'],
  ['line\nbreak\u202e.csv', 'line_break_.csv'],
  ['Nescafé Inc. .pdf', 'Nescafé Inc.pdf'],
  ['.profile.json', '_profile.json'],
  ['con.pdf', 'con_.pdf'],
  ['LPT1.old.pdf', 'LPT1_.old.pdf'],
  ['Console.pdf', 'Console.pdf'],
  ['.pdf', '_.pdf'],
  ['  .pdf', '_.pdf'],
])('makes of %j a name for every system', (name, saved) => {
  expect(fileNameOf(name)).toBe(saved)
})

it('cuts long names and keeps their extension', () => {
  expect(fileNameOf(`${'名'.repeat(300)}.xlsx`)).toBe(`${'名'.repeat(80)}.xlsx`)
})

it('always returns a name that Windows accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const name = fileNameOf(`${title}.csv`)
      expect(name).toMatch(/^[^<>:"/\\|?*\p{C}]*[^<>:"/\\|?*\p{C}. ]\.csv$/u)
      expect(fileNameOf(name)).toBe(name)
    }),
  )
})
