import { locales, notations } from '@marklot/contracts/locale'
import { readLegalText } from '@marklot/phrases/legal/markdown'
import { filled, lacksValue } from '@marklot/phrases/legal/text'
import { describe, expect, it } from 'vitest'

const read = (markdown: string, locale: (typeof locales)[number] = 'de') =>
  readLegalText(`# Title\n\n${markdown}`, notations[locale], '2025-05-31')

describe('a legal text', () => {
  it('becomes data', () => {
    expect(read('## 1. Preise & Laufzeit {#prices}\n\nEin *Wort*,\\\n**zwei** `drei` \\*.')).toEqual({
      title: 'Title',
      blocks: [
        { type: 'heading', level: 2, id: 'prices', content: ['1. Preise & Laufzeit'] },
        {
          type: 'paragraph',
          content: [
            'Ein ',
            { type: 'emphasis', content: ['Wort'] },
            ',',
            { type: 'break' },
            { type: 'strong', content: ['zwei'] },
            ' ',
            { type: 'code', text: 'drei' },
            ' *.',
          ],
        },
      ],
    })
    expect(read('> - a\n> - b\n\n3. c\n\n| x | y |\n|---|---|\n| 1 | 2 |').blocks).toMatchObject([
      { type: 'quote', blocks: [{ type: 'list', start: null, items: [[{ content: ['a'] }], [{ content: ['b'] }]] }] },
      { type: 'list', start: 3 },
      { type: 'table', head: [['x'], ['y']], rows: [[['1'], ['2']]] },
    ])
  })

  it('writes figures and its day in the notation of the language', () => {
    const text = '{business.penalty} {business.availability} {version}'
    expect(locales.map((locale) => read(text, locale).blocks[0])).toMatchObject([
      { content: ['5.000 99,5 31. Mai 2025'] },
      { content: ['5,000 99.5 31 May 2025'] },
      { content: ['5\u202f000 99,5 31 mai 2025'] },
      { content: ['5.000 99,5 31 de mayo de 2025'] },
      { content: ['5.000 99,5 31 maggio 2025'] },
    ])
  })

  it('keeps § and its number on one line, also where the source has a line break', () => {
    expect(read('nach §\n312k und §§ 355, 356 BGB').blocks).toMatchObject([
      { content: ['nach §\u00a0312k und §§\u00a0355, 356 BGB'] },
    ])
  })

  it("leaves the operator's placeholders unfilled, and no others", () => {
    expect(read('[{operator.email}](mailto:{operator.email}) {product}').blocks).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'link', href: 'mailto:{operator.email}', content: ['{operator.email}'] }, ' {product}'],
      },
    ])
    expect(() => read('{figure}')).toThrow('{figure}')
  })

  it.each([
    ['HTML', '<b>x</b>'],
    ['a script', '<script>alert(1)</script>'],
    ['pictures', '![x](https://x.test/y.png)'],
    ['links that run', '[x](javascript:alert(1))'],
    ['links to unknown pages', '[x](page:nowhere)'],
    ['headings without an anchor', '## Title'],
    ['a second title', '# Title {#title}'],
    ['code', '```\nx\n```'],
  ])('refuses %s', (_, markdown) => {
    expect(() => read(markdown)).toThrow()
  })
})

describe('placeholders', () => {
  it('are filled as text; a missing value is reported', () => {
    const values = { product: 'Marklot', 'operator.editor': null }
    expect(filled('{product} & {unknown}', values)).toBe('Marklot & {unknown}')
    expect(lacksValue({ type: 'paragraph', content: ['x ', { type: 'strong', content: ['{operator.editor}'] }] }, values)).toBe(
      true,
    )
    expect(lacksValue(['{product}'], values)).toBe(false)
  })
})
