import type { TagPlace } from '../../platform/tagged-pages.ts'
import { drawHits } from './draw-hits.ts'
import { drawSeal } from './draw-seal.ts'
import type { DossierBlock, DossierColumn } from './model.ts'
import { colours, type Paper, type TextStyle } from './paper.ts'

export function drawBlock(paper: Paper, block: DossierBlock): void {
  switch (block.type) {
    case 'paragraph':
      paper.flow('P', block.text, block.isSmall ? { size: 8, colour: colours.quiet } : {})
      break
    case 'heading':
      paper.keep(52)
      paper.document.y += 4
      paper.flow('H3', block.text, { isBold: true, after: 3 })
      break
    case 'list':
      drawList(paper, block.items)
      break
    case 'facts':
      drawFacts(paper, block.rows)
      break
    case 'table':
      drawTable(paper, block.columns, block.rows)
      break
    case 'scale':
      drawScale(paper, block)
      break
    case 'hits':
      drawHits(paper, block.hits)
      break
    case 'seal':
      drawSeal(paper, block)
      break
    case 'signature':
      drawSignature(paper, block.lines)
  }
}

function drawList(paper: Paper, items: readonly string[]): void {
  const { document, left, width } = paper
  paper.tags.group('L', (list) => {
    for (const text of items) {
      paper.keep(paper.heightOf(text, width - 14))
      const { y } = document
      list.group('LI', (item) => {
        item.draw('Lbl', () => paper.write('•', left, y, 12))
        item.draw('LBody', () => {
          document.y = y + paper.write(text, left + 14, y, width - 14)
        })
      })
      document.y += 3
    }
  })
  document.y += 5
}

const cellStyle: TextStyle = { size: 8.5 }
const headStyle: TextStyle = { size: 8, isBold: true, colour: colours.quiet }
const cellPadding = 4

interface Cell {
  text: string
  x: number
  width: number
  style: TextStyle
  /** Marks the cell as the head of a row or column. */
  scope?: 'Row' | 'Column'
}

/**
 * Draws one row of a table and the line below it.
 * @param head the row to repeat above this one when it begins a page
 */
function drawRow(paper: Paper, table: TagPlace, cells: readonly Cell[], head: readonly Cell[] = []): void {
  const { document } = paper
  const height = heightOfRow(paper, cells)
  if (paper.keep(height) && head.length > 0) {
    const { y } = document
    paper.tags.decorate(() => {
      writeCells(paper, head, y)
    })
    document.y = y + heightOfRow(paper, head)
    paper.line(document.y, { colour: colours.ink })
  }
  const { y } = document
  table.group('TR', (row) => {
    for (const cell of cells)
      row.draw(cell.scope ? 'TH' : 'TD', () => writeCells(paper, [cell], y), cell.scope && { scope: cell.scope })
  })
  document.y = y + height
  paper.line(document.y, { colour: cells === head ? colours.ink : colours.line })
}

function writeCells(paper: Paper, cells: readonly Cell[], y: number): void {
  for (const { text, x, width, style } of cells) paper.write(text, x, y + cellPadding, width, style)
}

const heightOfRow = (paper: Paper, cells: readonly Cell[]) =>
  Math.max(...cells.map(({ text, width, style }) => paper.heightOf(text, width, style))) + 2 * cellPadding

function drawFacts(paper: Paper, rows: readonly (readonly [string, string])[]): void {
  const { left, width } = paper
  const half = Math.ceil(rows.length / 2)
  const column = (width - 24) / 2
  const cells = ([name, value]: readonly [string, string], x: number): Cell[] => [
    { text: name, x, width: column * 0.42, style: { ...cellStyle, colour: colours.quiet }, scope: 'Row' },
    { text: value, x: x + column * 0.45, width: column * 0.55, style: { ...cellStyle, isBold: true } },
  ]
  paper.tags.group('Table', (table) => {
    rows.slice(0, half).forEach((row, index) => {
      const right = rows[half + index]
      drawRow(paper, table, [...cells(row, left), ...(right ? cells(right, left + column + 24) : [])])
    })
  })
  paper.document.y += 8
}

function drawTable(paper: Paper, columns: readonly DossierColumn[], rows: readonly (readonly string[])[]): void {
  const { left, width } = paper
  const gap = 8
  const places = columns.map(({ share }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0)
    return { x: left + before * width, width: share * width - gap }
  })
  const cellAt = (text: string, index: number, style: TextStyle, scope?: 'Column'): Cell => ({
    text,
    ...(places[index] ?? { x: left, width }),
    style,
    ...(scope ? { scope } : {}),
  })
  paper.keep(70)
  paper.tags.group('Table', (table) => {
    const head = columns.map(({ title }, index) => cellAt(title, index, headStyle, 'Column'))
    drawRow(paper, table, head, head)
    for (const row of rows)
      drawRow(
        paper,
        table,
        row.map((text, index) => cellAt(text, index, index === 0 ? { ...cellStyle, isBold: true } : cellStyle)),
        head,
      )
  })
  paper.document.y += 8
}

/** Draws the risk classes from low to high, with a plumb above the class that applies. */
function drawScale(paper: Paper, { zones, chosen, description }: Extract<DossierBlock, { type: 'scale' }>): void {
  const { document, left, width } = paper
  const top = document.y + 16
  const zone = width / zones.length
  const fills = ['#2f8657', colours.amber, '#b8342c']
  paper.tags.draw(
    'Figure',
    () => {
      zones.forEach((text, index) => {
        document
          .rect(left + index * zone, top, zone - 2, 5)
          .fillColor(fills[index] ?? colours.gap)
          .fill()
        paper.write(text, left + index * zone, top + 9, zone - 6, { size: 8, isBold: index === chosen })
      })
      if (chosen === null) return
      const at = left + (chosen + 0.5) * zone
      document
        .moveTo(at, top - 12)
        .lineTo(at, top - 4)
        .lineWidth(1.2)
        .strokeColor(colours.ink)
        .stroke()
      document
        .polygon([at - 5, top - 5], [at + 5, top - 5], [at, top + 1])
        .fillColor(colours.ink)
        .fill()
    },
    { alt: description },
  )
  document.y = top + 28
}

function drawSignature(paper: Paper, lines: readonly string[]): void {
  const { document, left, width, tags } = paper
  paper.keep(70)
  const gap = 30
  const each = (width - gap * (lines.length - 1)) / lines.length
  const top = document.y + 44
  lines.forEach((text, index) => {
    const x = left + index * (each + gap)
    paper.line(top, { x, width: each, colour: colours.ink })
    tags.draw('P', () => {
      paper.write(text, x, top + 4, each, { size: 8, colour: colours.quiet })
    })
  })
  document.y = top + 20
}
