import type { PictureBox } from '@marklot/contracts/logos'
import sharp from 'sharp'

/** A picture for one row of the line, with the part that matches; null where no part does. */
export interface LinePicture {
  /** An encoded picture. */
  bytes: Uint8Array
  part: PictureBox | null
}
export interface LineQuestion {
  own: LinePicture
  found: LinePicture
  /** Whether the whole pictures are alike. */
  isWholeEqual: boolean
}
type Cut = (bytes: Uint8Array, box: PictureBox | null) => Promise<Buffer>

/** In pixels, twice of what a mail shows. */
const cell = { width: 208, height: 136, padding: 14, border: 2 }
const gap = 12
const bar = { height: 6, above: 8 }
const colours = { ground: '#ffffff', border: '#dfd8ca', different: '#fbdda9', join: '#1b6475' }

/** Pixels of a shown line: a column for the matching parts, if there are any, and one for the whole pictures. */
export function lineWidth(hasParts: boolean): number {
  return ((hasParts ? 2 : 1) * (cell.width + gap) - gap) / 2
}

/** The picture line as one PNG, for mails, which show no layers. The searched picture stands above the found one. */
export async function drawLine({ own, found, isWholeEqual }: LineQuestion, cut: Cut): Promise<Uint8Array> {
  const hasParts = own.part !== null || found.part !== null
  const columns = [
    ...(hasParts ? [{ own: own.part, found: found.part, isEqual: true }] : []),
    { own: null, found: null, isEqual: isWholeEqual },
  ]
  const between = bar.height + 2 * bar.above
  const layers = await Promise.all(
    columns.map(async (column, place) => {
      const left = place * (cell.width + gap)
      const below = cell.height + between
      return [
        ...(await cellLayers(await cut(own.bytes, column.own), left, 0, column.isEqual)),
        ...(column.isEqual ? [rectangle(left, cell.height + bar.above, cell.width, bar.height, colours.join)] : []),
        ...(await cellLayers(await cut(found.bytes, column.found), left, below, column.isEqual)),
      ]
    }),
  )
  const canvas = {
    width: 2 * lineWidth(hasParts),
    height: 2 * cell.height + between,
    channels: 3,
    background: colours.ground,
  } as const
  return sharp({ create: canvas }).composite(layers.flat()).png({ palette: true }).toBuffer()
}

const rectangle = (left: number, top: number, width: number, height: number, background: string) => ({
  left,
  top,
  input: { create: { width, height, channels: 3 as const, background } },
})

/** A picture in the middle of its cell. */
async function cellLayers(picture: Buffer, left: number, top: number, isEqual: boolean) {
  const { border, padding } = cell
  const inner = { width: cell.width - 2 * border, height: cell.height - 2 * border }
  const { data, info } = await sharp(picture)
    .resize(inner.width - 2 * padding, inner.height - 2 * padding, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return [
    rectangle(left, top, cell.width, cell.height, colours.border),
    rectangle(left + border, top + border, inner.width, inner.height, isEqual ? colours.ground : colours.different),
    {
      left: left + Math.round((cell.width - info.width) / 2),
      top: top + Math.round((cell.height - info.height) / 2),
      input: data,
    },
  ]
}
