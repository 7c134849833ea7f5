import {
  filled,
  type LegalBlock,
  type LegalInline,
  type LegalText,
  lacksValue,
  type PlaceValues,
} from '@marklot/phrases/legal/text'
import type { ArchiveDocument, Draw } from './pdf.ts'

interface LegalDrawing {
  text: LegalText
  values: PlaceValues
  /** Sentences above the text. */
  above: readonly string[]
  /** Returns the address behind `page:<name>`. */
  pageOf(name: string): string
}
const [large, medium, ordinary, small] = [19, 12.5, 9.5, 7.5]
const step = 18
const ink = '#111111'

/** The version of the layout. Increase it with every change, so that files of an older layout are no longer used. */
export const layoutVersion = 1

/**
 * Draws a legal text on as many pages as it needs. Paragraphs that name a detail that the operator does not have are
 * left out.
 */
export function drawLegalText({ text, values, above, pageOf }: LegalDrawing): Draw {
  return (document, drawable) => {
    const { left, bottom } = document.page.margins
    const width = document.page.width - 2 * left
    const bottomOf = () => document.page.height - bottom
    const place = (indent: number) => ({ x: left + indent, width: width - indent })
    /** Keeps a heading together with at least two lines of the following text. */
    const keep = (height: number) => {
      if (document.y + height > bottomOf()) document.addPage()
    }
    const write = (content: readonly LegalInline[], indent: number, size = ordinary, isBold = false) => {
      const runs = runsOf(content, isBold)
      const { x, width } = place(indent)
      runs.forEach(({ words, bold, href }, index) => {
        const link = href === undefined ? undefined : addressOf(filled(href, values), pageOf)
        const options = {
          width,
          lineGap: 2.5,
          continued: index < runs.length - 1,
          link: link ?? null,
          underline: link !== undefined,
        }
        style(document, size, bold)
        if (index === 0) document.text(drawable(filled(words, values)), x, document.y, options)
        else document.text(drawable(filled(words, values)), options)
      })
    }
    const block = (one: LegalBlock, indent: number): void => {
      switch (one.type) {
        case 'heading':
          keep(70)
          document.y += one.level === 2 ? 12 : 6
          write(one.content, indent, one.level === 2 ? medium : ordinary + 1, true)
          document.y += 4
          return
        case 'paragraph':
          if (lacksValue(one, values)) return
          write(one.content, indent)
          document.y += 6
          return
        case 'list':
          one.items
            .filter((item) => !lacksValue(item, values))
            .forEach((item, index) => {
              keep(30)
              const { y } = document
              style(document, ordinary, false)
              document.text(one.start === null ? '•' : `${one.start + index}.`, left + indent, y, { lineBreak: false })
              document.y = y
              for (const part of item) block(part, indent + step)
            })
          return
        case 'quote':
          for (const part of one.blocks) block(part, indent + step)
          return
        case 'table':
          for (const row of one.rows)
            row.forEach((cell, column) => {
              write([...(one.head[column] ?? []), ': ', ...cell], indent)
            })
          document.y += 6
      }
    }

    style(document, large, true)
    document.text(drawable(filled(text.title, values)), left, document.y, { width, lineGap: 3 })
    document.y += 6
    for (const sentence of above) {
      style(document, small, false)
      document.text(drawable(sentence), left, document.y, { width })
      document.y += 4
    }
    document.y += 4
    for (const one of text.blocks) block(one, 0)
    numberPages(document, drawable(filled(text.title, values)))
  }
}

const style = (document: ArchiveDocument, size: number, bold: boolean) =>
  document
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(ink)

interface Run {
  words: string
  bold: boolean
  href?: string
}

/** Returns the content as pieces of one style each. The font has no italics, so emphasis is bold. */
function runsOf(content: readonly LegalInline[], bold: boolean, href?: string): Run[] {
  return content.flatMap((part): Run[] => {
    const link = href === undefined ? {} : { href }
    if (typeof part === 'string') return [{ words: part, bold, ...link }]
    if (part.type === 'break') return [{ words: '\n', bold }]
    if (part.type === 'code') return [{ words: part.text, bold, ...link }]
    if (part.type === 'link') return runsOf(part.content, bold, part.href)
    return runsOf(part.content, true, href)
  })
}

/** Returns the address of a link. Links within the text have none, because on paper they are only words. */
function addressOf(href: string, pageOf: (name: string) => string): string | undefined {
  if (href.startsWith('#')) return undefined
  return href.startsWith('page:') ? pageOf(href.slice('page:'.length)) : href
}

function numberPages(document: ArchiveDocument, title: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    const { margins, height, width } = document.page
    // Text below the margin would begin a new page.
    const { bottom } = margins
    margins.bottom = 0
    style(document, small, false)
    document.text(`${title}  ·  ${page - start + 1} / ${count}`, margins.left, height - 42, {
      width: width - margins.left - margins.right,
      lineBreak: false,
    })
    margins.bottom = bottom
  }
}
