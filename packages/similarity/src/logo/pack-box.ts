import type { Box } from './types.ts'

/** Shares are kept in ten-thousandths. */
const shareUnit = 10_000

/** Bytes of a packed box. */
export const boxBytes = 4 * 2

export function packBox(data: DataView, from: number, { x, y, width, height }: Box): void {
  ;[x, y, width, height].forEach((share, side) => {
    data.setUint16(from + side * 2, Math.round(share * shareUnit), true)
  })
}

export function unpackBox(data: DataView, from: number): Box {
  const [x, y, width, height] = [0, 1, 2, 3].map((side) => data.getUint16(from + side * 2, true) / shareUnit)
  return { x, y, width, height }
}
