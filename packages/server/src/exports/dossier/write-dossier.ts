import { labelled } from '@marklot/phrases'
import { type Draw, writePdf } from '../../platform/pdf.ts'
import { drawBlock } from './draw-blocks.ts'
import type { Dossier, DossierBlock } from './model.ts'
import { colours, margins, openPaper, type Paper } from './paper.ts'

/** The height of a line in the list of contents, in points. */
const contentsLine = 18

/**
 * Writes a dossier as a tagged PDF/A-3a with its data attached. The same dossier produces the same bytes.
 * @param author the product's name
 */
export function writeDossier(dossier: Dossier, author: string): Promise<Buffer> {
  const { language, createdAt, kind, title, data } = dossier
  const facts = { title: labelled(language, kind, title), author, language, createdAt, margins, isTagged: true }
  return writePdf(facts, (document, drawable) => {
    draw(dossier, author, document, drawable)
    document.file(Buffer.from(data.json), {
      name: data.name,
      type: 'application/json',
      description: data.description,
      relationship: 'Data',
      creationDate: createdAt,
      modifiedDate: createdAt,
    } as Parameters<typeof document.file>[1])
  })
}

function draw(dossier: Dossier, author: string, ...[document, drawable]: Parameters<Draw>): void {
  const paper = openPaper(document, drawable)
  const drawContents = drawCover(paper, dossier)
  const begins = dossier.sections.map(({ title, blocks }) => {
    paper.keep(Math.max(110, signedHeight(paper, blocks)))
    document.y += 16
    paper.line(document.y, { colour: colours.ink, weight: 1.5 })
    document.y += 9
    const page = document.bufferedPageRange().count
    paper.flow('H2', title, { size: 15, isBold: true, after: 7 })
    for (const block of blocks) drawBlock(paper, block)
    return page
  })
  drawContents(begins)
  drawMargins(paper, dossier, author)
  paper.tags.end()
}

/** Returns the height of a section of sentences to sign, so that no signature stands alone on a page; else 0. */
function signedHeight(paper: Paper, blocks: readonly DossierBlock[]): number {
  if (blocks.at(-1)?.type !== 'signature') return 0
  const texts = blocks.map((block) => (block.type === 'paragraph' ? paper.heightOf(block.text, paper.width) + 6 : 0))
  return 60 + texts.reduce((sum, height) => sum + height, 0) + 70
}

/**
 * Draws the pages before the sections, with space for the list of contents.
 * @returns a function that draws the list once the page of each section is known
 */
function drawCover(
  paper: Paper,
  { kind, title, lead, picture, contents, sections }: Dossier,
): (pages: readonly number[]) => void {
  const { document, tags, left, width } = paper
  const tile = { width: 130, height: 86 }
  const textWidth = picture ? width - tile.width - 24 : width
  const top = document.y + 14
  tags.draw('P', () => paper.write(kind, left, top, textWidth, { size: 9, colour: colours.quiet }))
  let y = top + 18
  const size = title.length > 24 ? 22 : 32
  tags.draw('H1', () => {
    y += paper.write(title, left, y, textWidth, { size, isBold: true, lineGap: 0 }) + 8
  })
  tags.draw('P', () => {
    y += paper.write(lead, left, y, textWidth, { size: 11.5, colour: colours.quiet })
  })
  if (picture) {
    const x = left + width - tile.width
    tags.draw(
      'Figure',
      () => {
        document.image(Buffer.from(picture.bytes), x + 8, top + 8, {
          fit: [tile.width - 16, tile.height - 16],
          align: 'center',
          valign: 'center',
        })
      },
      { alt: picture.description },
    )
    tags.decorate(() => {
      document.rect(x, top, tile.width, tile.height).lineWidth(0.75).strokeColor(colours.line).stroke()
    })
    y = Math.max(y, top + tile.height)
  }
  document.y = y + 18
  paper.keep(sections.length * contentsLine + 24)
  paper.flow('H2', contents, { size: 11, isBold: true, after: 2 })
  const build = tags.reserve('TOC')
  const [page, begin] = [document.bufferedPageRange().count - 1, document.y]
  document.y += sections.length * contentsLine
  return (pages) => {
    document.switchToPage(page)
    build((list) => {
      sections.forEach((section, index) => {
        const at = begin + index * contentsLine
        list.group('TOCI', (item) => {
          item.draw('P', () => {
            paper.write(section.title, left, at + 3, width - 40, { size: 9 })
            paper.write(`${pages[index] ?? ''}`, left + width - 40, at + 3, 40, { size: 9, align: 'right' })
          })
        })
        paper.line(at + contentsLine)
      })
    })
  }
}

/** Draws headers and footers, which repeat the facts about the document. */
function drawMargins(paper: Paper, { kind, title, created, disclaimer, pageOf }: Dossier, author: string): void {
  const { document, tags, left, width } = paper
  const style = { size: 7.5, colour: colours.quiet, isOneLine: true }
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    // Text below the margin would begin a new page.
    document.page.margins.bottom = 0
    const foot = document.page.height - 44
    tags.decorate(() => {
      paper.write(`${author} · ${kind}`, left, 40, width / 2, style)
      paper.write(`${title} · ${created}`, left + width / 2, 40, width / 2, { ...style, align: 'right' })
      paper.write(disclaimer, left, foot, width * 0.7, style)
      paper.write(
        pageOf.replace('{page}', `${page - start + 1}`).replace('{pages}', `${count}`),
        left + width * 0.7,
        foot,
        width * 0.3,
        { ...style, align: 'right' },
      )
    })
    paper.line(54)
    paper.line(foot - 7)
    document.page.margins.bottom = margins.bottom
  }
}
