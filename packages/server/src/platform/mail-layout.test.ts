import { expect, it } from 'vitest'
import { layoutMail } from './mail-layout.ts'

it('keeps “E-Mail” on one line in the HTML of a mail, and escapes the rest', () => {
  const content = { locale: 'de', productName: 'Marklot', heading: 'Hallo', paragraphs: ['Eine E-Mail an <b>'] } as const
  const { html, text } = layoutMail(content)
  expect(html).toContain('Eine <span style="white-space:nowrap">E-Mail</span> an &#60;b&#62;')
  expect(text).toContain('Eine E-Mail an <b>')
})
