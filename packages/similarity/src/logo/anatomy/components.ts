import type { Ink } from './ink.ts'
import { heightOf, type PixelBox, widthOf } from './raster.ts'

/** Connected ink. */
export interface Component extends PixelBox {
  readonly label: number
  readonly area: number
}

export interface Components {
  /** The component that each pixel belongs to, 0 for none. */
  readonly labels: Int32Array
  /** The largest first. */
  readonly list: readonly Component[]
}

export function componentsOf({ width, height, mask }: Ink): Components {
  const labels = new Int32Array(width * height)
  const list: Component[] = []
  const open = new Int32Array(width * height)
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || labels[start] !== 0) continue
    const label = list.length + 1
    let [left, top, right, bottom, area, length] = [width, height, 0, 0, 0, 1]
    open[0] = start
    labels[start] = label
    while (length > 0) {
      const at = open[--length]
      const x = at % width
      const y = (at / width) | 0
      area++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const to = ny * width + nx
          if (mask[to] === 0 || labels[to] !== 0) continue
          labels[to] = label
          open[length++] = to
        }
    }
    list.push({ label, area, left, top, right, bottom })
  }
  list.sort((one, other) => other.area - one.area)
  return { labels, list }
}

/** Returns a component with its holes filled: all pixels that cannot be reached from outside. */
export function filled(labels: Int32Array, width: number, height: number, part: Component) {
  const [fieldWidth, fieldHeight] = [widthOf(part) + 2, heightOf(part) + 2]
  const isOutside = new Uint8Array(fieldWidth * fieldHeight)
  const open = [0]
  isOutside[0] = 1
  const reach = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= fieldWidth || y >= fieldHeight || isOutside[y * fieldWidth + x] === 1) return
    const [px, py] = [x + part.left - 1, y + part.top - 1]
    if (px >= 0 && py >= 0 && px < width && py < height && labels[py * width + px] === part.label) return
    isOutside[y * fieldWidth + x] = 1
    open.push(y * fieldWidth + x)
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % fieldWidth
    const y = (at / fieldWidth) | 0
    reach(x - 1, y)
    reach(x + 1, y)
    reach(x, y - 1)
    reach(x, y + 1)
  }
  const mask = new Uint8Array(width * height)
  let area = 0
  for (let y = part.top; y <= part.bottom; y++)
    for (let x = part.left; x <= part.right; x++)
      if (isOutside[(y - part.top + 1) * fieldWidth + x - part.left + 1] === 0) {
        mask[y * width + x] = 1
        area++
      }
  return { mask, area }
}

export function eroded(mask: Uint8Array, width: number, height: number, times: number): Uint8Array {
  let from = mask
  for (let round = 0; round < times; round++) {
    const to = new Uint8Array(width * height)
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x
        to[at] = from[at] & from[at - 1] & from[at + 1] & from[at - width] & from[at + width]
      }
    from = to
  }
  return from
}
