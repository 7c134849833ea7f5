import type { TagPlace } from '../../platform/tagged-pages.ts'
import { canDraw, comparisonHeight, drawComparison } from './draw-comparison.ts'
import type { DossierHit } from './model.ts'
import { colours, type Paper, type TextStyle } from './paper.ts'

/** The positions of the columns from the left margin: number, picture, facts, comparison, score. */
const place = { number: 0, picture: 28, facts: 100, comparison: 228, score: 404 }
const widths = { number: 26, picture: 64, facts: 122, comparison: 170, score: 89 }
const pictureHeight = 46
const lineHeight = 47
const small: TextStyle = { size: 7.5, colour: colours.quiet }
const note: TextStyle = { size: 8, colour: colours.quiet }

/**
 * Draws found marks as a list; each stays on one page unless it is longer than a page. Marks without anything beside
 * their facts are drawn two to a row.
 */
export function drawHits(paper: Paper, hits: readonly DossierHit[]): void {
  const { document, left, width } = paper
  const perRow = hits.every(isBrief) ? 2 : 1
  paper.tags.group('L', (list) => {
    for (let first = 0; first < hits.length; first += perRow) {
      const row = hits.slice(first, first + perRow)
      const height = Math.max(...row.map((hit) => heightOf(paper, hit)))
      paper.keep(Math.min(height, document.page.height - 160))
      const top = document.y
      const ends = row.map((hit, column) => {
        document.y = top
        drawHit({ ...paper, left: left + (column * width) / perRow }, list, hit, first + column + 1)
        return document.y
      })
      document.y = Math.max(...ends)
      document.y += 6
      paper.line(document.y)
      document.y += 9
    }
  })
}

/** Returns whether a mark has nothing to the right of its facts, and nothing below them. */
const isBrief = ({ comparison, compared, line, score, risk, notes }: DossierHit): boolean =>
  !(comparison || compared || line || score || risk || notes.length > 0)

function drawHit(paper: Paper, list: TagPlace, hit: DossierHit, number: number): void {
  const { document, left } = paper
  const top = document.y
  list.group('LI', (item) => {
    item.draw('Lbl', () =>
      paper.write(`${number}`, left + place.number, top + 2, widths.number, {
        size: 10,
        isBold: true,
        colour: colours.gap,
      }),
    )
    item.group('LBody', (body) => {
      const x = left + place.facts
      let y = top
      body.group('P', (name) =>
        name.draw('Link', () => {
          y += paper.write(hit.name, x, y, widths.facts, { size: 11, isBold: true, link: hit.url })
        }),
      )
      body.draw('P', () => {
        for (const fact of hit.facts) y += paper.write(fact, x, y, widths.facts, small)
      })
      body.draw('P', () => {
        drawClasses(paper, hit, x, y + 3)
      })
      drawPicture(paper, hit, body, top)
      drawCompared(paper, hit, body, top)
      drawLine(paper, hit, body, top + comparedHeight(paper, hit))
      if (hit.score !== null || hit.risk !== null) body.draw('P', () => drawJudgement(paper, hit, left + place.score, top))
      document.y = Math.max(y + 18, top + factsHeight(paper, hit))
      for (const sentence of hit.notes) paper.flow('P', sentence, { ...note, within: body, indent: place.facts, after: 1 })
    })
  })
}

function heightOf(paper: Paper, hit: DossierHit): number {
  const notes = hit.notes.reduce((sum, text) => sum + paper.heightOf(text, paper.width - place.facts, note) + 1, 0)
  return factsHeight(paper, hit) + notes + 16
}

function factsHeight(paper: Paper, hit: DossierHit): number {
  const name = paper.heightOf(hit.name, widths.facts, { size: 11, isBold: true })
  const facts = hit.facts.reduce((sum, fact) => sum + paper.heightOf(fact, widths.facts, small), 0)
  const compared = comparedHeight(paper, hit) + lineHeightOf(paper, hit)
  return Math.max(name + facts + 20, compared, hit.picture ? pictureHeight + 6 : 0)
}

/** Returns the height of the comparison of names, with the space below it. */
function comparedHeight(paper: Paper, { comparison, compared }: DossierHit): number {
  if (comparison && canDraw(comparison)) return comparisonHeight + 16
  return compared ? paper.heightOf(compared, widths.comparison, small) + 6 : 0
}

function lineHeightOf(paper: Paper, { line }: DossierHit): number {
  if (line === null) return 0
  return (line.picture ? lineHeight + 3 : 0) + paper.heightOf(line.caption, widths.comparison, small) + 6
}

function drawClasses(paper: Paper, { classes, classesText }: DossierHit, x: number, y: number): void {
  if (classes.length > 9) {
    paper.write(classesText, x, y, widths.facts, small)
    return
  }
  classes.forEach(({ number, isShared }, index) => {
    const at = x + index * 14
    if (isShared)
      paper.document
        .rect(at - 1, y - 1, 12, 11)
        .lineWidth(0.7)
        .strokeColor(colours.primary)
        .stroke()
    paper.write(`${number}`, at - 2, y, 14, {
      size: 7,
      align: 'center',
      isBold: isShared,
      colour: isShared ? colours.primary : colours.quiet,
    })
  })
}

function drawPicture(paper: Paper, { picture }: DossierHit, body: TagPlace, top: number): void {
  if (picture === null) return
  const { document, left } = paper
  body.draw(
    'Figure',
    () => {
      document.image(Buffer.from(picture.bytes), left + place.picture + 3, top + 3, {
        fit: [widths.picture - 6, pictureHeight - 6],
        align: 'center',
        valign: 'center',
      })
    },
    { alt: picture.description },
  )
  paper.tags.decorate(() => {
    document
      .rect(left + place.picture, top, widths.picture, pictureHeight)
      .lineWidth(0.6)
      .strokeColor(colours.line)
      .stroke()
  })
}

function drawCompared(paper: Paper, { comparison, compared }: DossierHit, body: TagPlace, top: number): void {
  const x = paper.left + place.comparison
  if (comparison && canDraw(comparison)) {
    body.draw('Figure', () => drawComparison(paper, comparison, x, top, widths.comparison), { alt: compared ?? '' })
    return
  }
  if (compared) body.draw('P', () => paper.write(compared, x, top, widths.comparison, small))
}

/** Draws the picture line and the alterations of the logo in words. */
function drawLine(paper: Paper, { line }: DossierHit, body: TagPlace, top: number): void {
  if (line === null) return
  const x = paper.left + place.comparison
  const { picture, caption } = line
  if (picture)
    body.draw(
      'Figure',
      () => {
        paper.document.image(Buffer.from(picture.bytes), x, top, { fit: [widths.comparison, lineHeight] })
      },
      { alt: picture.description },
    )
  body.draw('P', () => paper.write(caption, x, top + (picture ? lineHeight + 3 : 0), widths.comparison, small))
}

function drawJudgement(paper: Paper, { score, risk }: DossierHit, x: number, top: number): void {
  let y = top
  if (score !== null) y += paper.write(score, x, y, widths.score, { size: 14, isBold: true }) + 3
  if (risk === null) return
  const { ink, area } = colours[risk.level]
  const style: TextStyle = { size: 7.5, isBold: true, colour: ink }
  const height = paper.heightOf(risk.text, widths.score - 10, style)
  paper.document
    .rect(x, y, widths.score, height + 7)
    .fillColor(area)
    .fill()
  paper.write(risk.text, x + 5, y + 4, widths.score - 10, style)
}
