import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locale, locales, notations } from '@marklot/contracts/locale'
import { currentLegalVersion, type LegalDocument, legalDocuments, versionsOf } from '@marklot/phrases/legal/documents'
import { legalFigures } from '@marklot/phrases/legal/figures'
import { readLegalText } from '@marklot/phrases/legal/markdown'
import type { LegalBlock } from '@marklot/phrases/legal/text'
import { describe, expect, it } from 'vitest'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../phrases/legal')
const markdownOf = (document: LegalDocument, locale: Locale, version: string = currentLegalVersion(document)) =>
  readFileSync(path.join(folder, document, version, `${locale}.md`), 'utf8')

/** Headings of all levels in order, including those in quotations. */
function headingsOf(blocks: readonly LegalBlock[]): { level: number; id: string; words: string }[] {
  return blocks.flatMap((block) => {
    if (block.type === 'quote') return headingsOf(block.blocks)
    return block.type === 'heading' ? [{ level: block.level, id: block.id, words: block.content.join('') }] : []
  })
}
const placesOf = (markdown: string) => new Set([...markdown.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name))
const keysOf = (group: keyof typeof legalFigures) => Object.keys(legalFigures[group]).map((name) => `${group}.${name}`)

const texts = legalDocuments.flatMap((document) => versionsOf(document).map((version) => ({ document, version })))

describe.each(texts)('$document of $version', ({ document, version }) => {
  const read = (locale: Locale) => readLegalText(markdownOf(document, locale, version), notations[locale], version)

  it('exists in five languages and no others', () => {
    expect(readdirSync(path.join(folder, document, version)).sort()).toEqual(locales.map((locale) => `${locale}.md`).sort())
    expect(new Set(locales.map((locale) => read(locale).title)).size).toBe(locales.length)
  })

  it('has the same sections under the same anchors in every language', () => {
    const outline = (locale: Locale) => headingsOf(read(locale).blocks).map(({ level, id }) => `${level} ${id}`)
    expect(new Set(outline('de')).size).toBe(outline('de').length)
    for (const locale of locales) expect(outline(locale)).toEqual(outline('de'))
  })

  it('has the same paragraphs, figures and placeholders in every language', () => {
    const shape = (locale: Locale) => read(locale).blocks.map(({ type }) => type)
    const count = (locale: Locale) =>
      [...markdownOf(document, locale, version).matchAll(/\{[\w.]+\}/g)].map(([place]) => place).sort()
    for (const locale of locales) {
      expect(shape(locale)).toEqual(shape('de'))
      expect(count(locale)).toEqual(count('de'))
    }
  })
})

describe.each(locales)('the terms in %s', (locale) => {
  it.each([
    ['terms-consumers', 'consumer'],
    ['terms-business', 'business'],
  ] as const)('%s name every figure of spec 2, section 9.3', (document, group) => {
    expect([...placesOf(markdownOf(document, locale))]).toEqual(expect.arrayContaining([...keysOf(group), ...keysOf('common')]))
  })

  it('keep the figures of consumers and businesses apart', () => {
    const strays = (document: LegalDocument, other: string) =>
      [...placesOf(markdownOf(document, locale))].filter((name) => name.startsWith(other))
    expect(strays('terms-consumers', 'business.')).toEqual([])
    expect(strays('terms-business', 'consumer.')).toEqual([])
  })

  it('name the online withdrawal function, which the version before it did not have', () => {
    const link = '[{operator.website}/withdraw](page:withdraw)'
    expect(markdownOf('terms-consumers', locale)).toContain(link)
    expect(markdownOf('terms-consumers', locale)).toContain('(page:cancel)')
    expect(markdownOf('terms-consumers', locale, '2025-05-31')).not.toContain('/withdraw')
  })

  it('name all ways to pay', () => {
    for (const document of ['terms-consumers', 'terms-business'] as const)
      for (const way of [/PayPal/, /SEPA/, /Kreditkarte|credit card|carte de crédit|tarjeta de crédito|carta di credito/])
        expect(markdownOf(document, locale)).toMatch(way)
  })
})

describe.each(locales)('the privacy policy in %s', (locale) => {
  const markdown = markdownOf('privacy', locale)

  it('has videos in section 9 and maps in section 10', () => {
    const { blocks } = readLegalText(markdown, notations[locale], currentLegalVersion('privacy'))
    const words = (id: string) => headingsOf(blocks).find((heading) => heading.id === id)?.words
    expect(words('video')).toMatch(/^9\. .*v[ií]d[eé]o/i)
    expect(words('maps')).toMatch(/^10\. .*(kart|map|cart)/i)
  })

  it('names every cookie and both storage periods', () => {
    const cookies = ['cc_show', 'cc_category_necessary_active', 'cc_category_analytics_active', 'fb_disabled', '_ga', '_ga_<id>']
    for (const name of [...cookies, 'locale', 'colour-scheme', 'locale-unsupported', 'identity', 'identity-interaction'])
      expect(markdown).toContain(`\`${name}\``)
    expect([...placesOf(markdown)]).toEqual(expect.arrayContaining(['consumer.deletionDays', 'business.deletionDays']))
  })
})
