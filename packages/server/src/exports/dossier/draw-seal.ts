import type { DossierBlock } from './model.ts'
import { colours, type Paper } from './paper.ts'

type Seal = Extract<DossierBlock, { type: 'seal' }>

/** The number of cells on a side, and the length of a side in points. */
const [cells, side] = [8, 56]
const padding = 12
const fills = [null, colours.primary, colours.amber]

/** Draws a checksum in a frame: as text, and as a picture in which two checksums differ at a glance. */
export function drawSeal(paper: Paper, { title, text, digest, description }: Seal): void {
  const { document, tags, left, width } = paper
  const height = side + 2 * padding
  paper.keep(height + 8)
  const top = document.y + 4
  const textWidth = width - side - 3 * padding
  tags.decorate(() => {
    document.rect(left, top, width, height).lineWidth(0.75).strokeColor(colours.ink).stroke()
  })
  const textTop = top + padding + 8
  tags.draw('P', () => paper.write(title, left + padding, textTop, textWidth, { size: 10, isBold: true }))
  tags.draw('P', () => paper.write(text, left + padding, textTop + 17, textWidth, { size: 7.5 }))
  tags.draw('Figure', () => drawCells(paper, digest, left + width - side - padding, top + padding), { alt: description })
  document.y = top + height + 10
}

/** Draws the cells. One byte of the SHA-256 determines each cell of the left half; the right half mirrors it. */
function drawCells({ document }: Paper, digest: string, x: number, y: number): void {
  const cell = side / cells
  const bytes = Buffer.from(digest, 'hex')
  const half = cells / 2
  for (const [index, byte] of bytes.subarray(0, cells * half).entries()) {
    const fill = fills[byte % fills.length]
    if (!fill) continue
    const [row, column] = [Math.floor(index / half), index % half]
    for (const place of [column, cells - 1 - column])
      document
        .rect(x + place * cell, y + row * cell, cell + 0.1, cell + 0.1)
        .fillColor(fill)
        .fill()
  }
}
