import { componentsOf } from './components.ts'
import { boxOf } from './pieces.ts'
import { heightOf, type PixelBox, type Raster } from './raster.ts'

/** Neighbouring pixels whose colours differ by more than this are at an edge. */
const steepest = 20
/** Edges as long as this share of a side are those of bars and fields, which contain blocks. */
const longEdge = 0.3
/** Edges nearer to each other than this share of the longer side belong together. */
const nearEdges = 0.008
/**
 * Two blocks beside each other belong together. The space between them is at most this share of the lower one's height,
 * this share of the lower one lies beside the other, and the other is at most this many times as high.
 */
const rowSpace = 0.6
const rowOverlap = 0.6
const rowHeights = 2.5

/** A raster of dots has more blocks than any page, and joining them would take seconds. */
const mostBlocks = 4000

/**
 * Returns what stands apart in a picture with much on it, such as a screenshot or a letter: pictures, lines of text,
 * buttons. Empty if the picture consists of dots.
 */
export function blocksOf(raster: Raster): PixelBox[] {
  const { width, height } = raster
  const reach = Math.max(1, Math.round((nearEdges * Math.max(width, height)) / 2))
  const mask = widened(withoutLongEdges(edgesOf(raster), width, height), width, reach)
  const { list } = componentsOf({ width, height, mask, strength: new Float32Array(0) })
  if (list.length > mostBlocks) return []
  return inRows(
    list.map(({ left, top, right, bottom }) => ({
      left: Math.min(right, left + reach),
      top: Math.min(bottom, top + reach),
      right: Math.max(left, right - reach),
      bottom: Math.max(top, bottom - reach),
    })),
  )
}

/** Returns the pixels that differ from the next one to the right or below. */
function edgesOf({ width, height, rgb }: Raster): Uint8Array {
  const mask = new Uint8Array(width * height)
  const differ = (one: number, other: number) =>
    Math.abs(rgb[one * 3] - rgb[other * 3]) > steepest ||
    Math.abs(rgb[one * 3 + 1] - rgb[other * 3 + 1]) > steepest ||
    Math.abs(rgb[one * 3 + 2] - rgb[other * 3 + 2]) > steepest
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if ((x + 1 < width && differ(at, at + 1)) || (y + 1 < height && differ(at, at + width))) mask[at] = 1
  return mask
}

function withoutLongEdges(mask: Uint8Array, width: number, height: number): Uint8Array {
  const rest = mask.slice()
  const erase = (start: number, step: number, count: number) => {
    let run = 0
    for (let place = 0; place <= count; place++) {
      if (place < count && mask[start + place * step] === 1) {
        run++
        continue
      }
      if (run >= longEdge * count) for (let back = place - run; back < place; back++) rest[start + back * step] = 0
      run = 0
    }
  }
  for (let y = 0; y < height; y++) erase(y * width, 1, width)
  for (let x = 0; x < width; x++) erase(x, width, height)
  return rest
}

/** Returns a mask whose pixels reach this far in each direction. */
function widened(mask: Uint8Array, width: number, reach: number): Uint8Array {
  const across = new Uint8Array(mask.length)
  for (let at = mask.indexOf(1); at >= 0; at = mask.indexOf(1, at + 1)) {
    const begin = at - (at % width)
    across.fill(1, Math.max(begin, at - reach), Math.min(begin + width, at + reach + 1))
  }
  const out = new Uint8Array(mask.length)
  for (let at = across.indexOf(1); at >= 0; at = across.indexOf(1, at + 1)) {
    const last = Math.min(out.length - 1, at + reach * width)
    for (let to = Math.max(at % width, at - reach * width); to <= last; to += width) out[to] = 1
  }
  return out
}

/** Joins blocks that stand beside each other: words to lines, a symbol to its word. */
function inRows(blocks: readonly PixelBox[]): PixelBox[] {
  const rows: PixelBox[] = []
  for (const block of [...blocks].sort((one, other) => one.left - other.left)) {
    let row = block
    // A joined block is wider and higher, so it may reach further ones.
    for (let at = besideOf(row, rows); at >= 0; at = besideOf(row, rows)) {
      row = boxOf([row, rows[at]])
      rows.splice(at, 1)
    }
    rows.push(row)
  }
  return rows
}

const besideOf = (row: PixelBox, rows: readonly PixelBox[]) => rows.findIndex((other) => areInRow(row, other))

function areInRow(one: PixelBox, other: PixelBox): boolean {
  const heights = [heightOf(one), heightOf(other)]
  const lower = Math.min(...heights)
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1
  const space = Math.max(one.left, other.left) - Math.min(one.right, other.right) - 1
  return overlap >= rowOverlap * lower && space <= rowSpace * lower && Math.max(...heights) <= rowHeights * lower
}
