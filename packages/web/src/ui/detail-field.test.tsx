import type { OfficeTerm } from '@marklot/contracts/brand'
import type { Locale } from '@marklot/contracts/locale'
import { ui } from '@marklot/phrases/ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ConfigProvider } from '../lib/config.tsx'
import { PhraseStore, PhrasesProvider } from '../lib/phrases.tsx'
import { testConfig } from '../lib/test-config.ts'
import { DetailField, DetailGrid } from './detail-field.tsx'

async function render(children: ReactNode, locale: Locale = 'de'): Promise<string> {
  const store = new PhraseStore(async () => Object.fromEntries(Object.entries(ui).map(([key, text]) => [key, text[locale]])))
  await store.load(locale, 'ui')
  return renderToStaticMarkup(
    <ConfigProvider config={testConfig}>
      <PhrasesProvider locale={locale} store={store}>
        {children}
      </PhrasesProvider>
    </ConfigProvider>,
  )
}
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const count = (html: string, part: string) => html.split(part).length - 1

describe('detail fields', () => {
  it('without a value share one line under the others', async () => {
    const html = await render(
      <DetailGrid>
        <DetailField title="Anmeldetag" inid="220" value="2026-11-18" />
        <DetailField title="Farben" inid="591" value={null} />
        <DetailField title="Madrider System" value={false} />
        <DetailField title="Schutzdauer" value="" term={null} />
      </DetailGrid>,
    )
    expect(count(html, '<dt')).toBe(2)
    expect(textOf(html)).toMatch(/Nein Ohne Angabe: Farben \(591\) · Schutzdauer$/)
    expect(html).not.toContain('nicht verfügbar')
  })

  it('have no such line when every value is there', async () => {
    const html = await render(
      <DetailGrid>
        <DetailField title="Anmeldetag" value="2026-11-18" />
      </DetailGrid>,
    )
    expect(html).not.toContain('Ohne Angabe')
  })

  it('of a value from an office show its text and the office’s wording, each in its language', async () => {
    const term: OfficeTerm = {
      text: 'Standardschriftzeichen',
      language: 'de',
      original: 'STANDARD CHARACTER MARK',
      originalLanguage: 'en',
    }
    const html = await render(<DetailField title="Markenform" term={term} />)
    expect(html).toContain('<span lang="de">Standardschriftzeichen</span>')
    expect(html).toMatch(/<span [^>]*lang="en"[^>]*>STANDARD CHARACTER MARK<\/span>/)
  })

  it('show the wording alone, in its language, where no text is known', async () => {
    const term: OfficeTerm = { text: 'Aroma cloud', language: 'en', original: null, originalLanguage: null }
    const html = await render(<DetailField title="Markenform" term={term} />)
    expect(html).toContain('<span lang="en">Aroma cloud</span>')
    expect(count(html, 'Aroma cloud')).toBe(1)
  })
})
