import type { PictureBox } from '@marklot/contracts/logos'
import sharp, { type OverlayOptions } from 'sharp'

/** The content of a cell of the picture line: a part of the row's picture, or colours; null if nothing corresponds. */
export type LineCell = { box: PictureBox } | { colours: readonly string[] } | null
/** A feature of the searched picture above the same feature of the found picture. */
export interface LineColumn {
  isEqual: boolean
  own: LineCell
  found: LineCell
}
export interface LineQuestion {
  /** The encoded pictures. */
  own: Uint8Array
  found: Uint8Array
  columns: readonly LineColumn[]
}
type Cut = (bytes: Uint8Array, box: PictureBox) => Promise<Buffer>

/** The measures of a cell in pixels, which are twice those shown in a mail. */
const cell = { width: 192, height: 128, padding: 12, border: 2 }
const gap = 12
const bar = { height: 6, above: 8 }
const between = bar.height + 2 * bar.above
const colours = { ground: '#ffffff', border: '#dfd8ca', different: '#fbdda9', join: '#1b6475' }

const leftOf = (place: number) => place * (cell.width + gap)
/** Returns the width at which a line of this many columns is shown, in pixels. */
export const lineWidth = (columns: number): number => (leftOf(columns) - gap) / 2

/** Returns the picture line as one PNG, for mails, which support neither layers nor external pictures. */
export async function drawLine({ own, found, columns }: LineQuestion, cut: Cut): Promise<Uint8Array> {
  const layers = await Promise.all(
    columns.map(async (column, place) => {
      const isJoined = column.isEqual && columns[place + 1]?.isEqual === true
      const length = cell.width + (isJoined ? gap : 0)
      return [
        ...(await cellLayers(own, column.own, { left: leftOf(place), top: 0 }, column.isEqual, cut)),
        ...(column.isEqual ? [rectangle(leftOf(place), cell.height + bar.above, length, bar.height, colours.join)] : []),
        ...(await cellLayers(found, column.found, { left: leftOf(place), top: cell.height + between }, column.isEqual, cut)),
      ]
    }),
  )
  const canvas = { width: 2 * lineWidth(columns.length), height: 2 * cell.height + between, channels: 3 } as const
  return sharp({ create: { ...canvas, background: colours.ground } })
    .composite(layers.flat())
    .png({ palette: true })
    .toBuffer()
}

const rectangle = (left: number, top: number, width: number, height: number, background: string): OverlayOptions => ({
  left,
  top,
  input: { create: { width, height, channels: 3, background } },
})

/** Returns a cell with its picture or colours in the middle. */
async function cellLayers(
  bytes: Uint8Array,
  shown: LineCell,
  { left, top }: { left: number; top: number },
  isEqual: boolean,
  cut: Cut,
): Promise<OverlayOptions[]> {
  const { border, padding } = cell
  const inner = { width: cell.width - 2 * border, height: cell.height - 2 * border }
  const isMarked = !isEqual && shown !== null
  const frame = [
    rectangle(left, top, cell.width, cell.height, colours.border),
    rectangle(left + border, top + border, inner.width, inner.height, isMarked ? colours.different : colours.ground),
  ]
  if (shown === null) return frame
  const picture = 'box' in shown ? await cut(bytes, shown.box) : discs(shown.colours)
  const { data, info } = await sharp(picture)
    .resize(inner.width - 2 * padding, inner.height - 2 * padding, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const middle = (outer: number, own: number) => Math.round((outer - own) / 2)
  return [...frame, { left: left + middle(cell.width, info.width), top: top + middle(cell.height, info.height), input: data }]
}

/** Returns at most two colours as discs that overlap. */
function discs(shown: readonly string[]): Buffer {
  const middles = shown.length > 1 ? [60, 120] : [90]
  const circles = shown.slice(0, 2).map((colour, place) => `<circle cx="${middles[place]}" cy="45" r="33" fill="${colour}"/>`)
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="180" height="90">${circles.join('')}</svg>`)
}
