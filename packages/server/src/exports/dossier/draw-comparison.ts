import type { Comparison, ComparisonColumn } from '@marklot/contracts'
import { colours, type Paper } from './paper.ts'

/** The most columns that are drawn. With more, the letters would be too small to read on paper. */
const mostColumns = 30
/** Scripts whose letters join or run from right to left. */
const joinedScript = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Thai}]/u

export const comparisonHeight = 52

/** Returns whether two signs can be drawn with each letter above its counterpart. */
export const canDraw = ({ columns }: Pick<Comparison, 'columns'>): boolean =>
  columns.length > 0 &&
  columns.length <= mostColumns &&
  !columns.some(({ query, hit }) => joinedScript.test(`${query ?? ''}${hit ?? ''}`))

/**
 * Draws the comparison line: the checked sign above, the found one below. Equal letters are joined by a bar, different
 * ones have a tinted background, and syllables have arcs.
 */
export function drawComparison(paper: Paper, { columns, syllables }: Comparison, x: number, y: number, width: number): void {
  const { document } = paper
  const cell = Math.min(15, width / columns.length)
  const size = Math.min(11, cell * 0.78)
  const rowHeight = 15
  const lower = y + rowHeight + 5
  columns.forEach((column, place) => {
    const at = x + place * cell
    drawLetter(paper, column, 'query', { x: at, y, cell, size, rowHeight })
    drawLetter(paper, column, 'hit', { x: at, y: lower, cell, size, rowHeight })
  })
  for (const { from, until } of equalRuns(columns))
    document
      .rect(x + from * cell + 1, y + rowHeight + 1.6, (until - from) * cell - 2, 1.6)
      .fillColor(colours.join)
      .fill()
  for (const { text, from, until, soundsEqual } of syllables) {
    const begin = x + from * cell + 2
    const end = x + until * cell - 2
    const under = lower + rowHeight + 1
    document
      .moveTo(begin, under)
      .bezierCurveTo(begin + 2, under + 4, end - 2, under + 4, end, under)
      .lineWidth(0.8)
      .strokeColor(soundsEqual ? colours.join : colours.differentInk)
      .stroke()
    paper.write(text, begin - 6, under + 4, end - begin + 12, {
      size: 6.5,
      align: 'center',
      isBold: !soundsEqual,
      colour: soundsEqual ? colours.quiet : colours.differentInk,
    })
  }
}

interface Place {
  x: number
  y: number
  cell: number
  size: number
  rowHeight: number
}

function drawLetter(paper: Paper, column: ComparisonColumn, row: 'query' | 'hit', { x, y, cell, size, rowHeight }: Place): void {
  const letter = column[row]
  const isDifferent = !column.equal && letter !== null && letter.trim() !== ''
  if (isDifferent)
    paper.document
      .rect(x + 0.5, y, cell - 1, rowHeight)
      .fillColor(colours.different)
      .fill()
  const colour = isDifferent ? colours.differentInk : letter === null ? colours.gap : colours.ink
  paper.write(letter ?? '–', x - 4, y + (rowHeight - size * 1.2) / 2, cell + 8, { size, isBold: true, colour, align: 'center' })
}

/** Returns the runs of neighbouring equal columns; `until` is exclusive. */
function equalRuns(columns: readonly ComparisonColumn[]): { from: number; until: number }[] {
  const runs: { from: number; until: number }[] = []
  columns.forEach(({ equal }, place) => {
    if (!equal) return
    const last = runs.at(-1)
    if (last && last.until === place) last.until = place + 1
    else runs.push({ from: place, until: place + 1 })
  })
  return runs
}
