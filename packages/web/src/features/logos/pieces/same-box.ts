import type { PictureBox } from '@marklot/contracts/logos'

/** Returns whether boxes are the same. Boxes from an address are rounded to thousandths. */
export const isSameAs = (one: PictureBox) => (other: PictureBox) =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.002)
