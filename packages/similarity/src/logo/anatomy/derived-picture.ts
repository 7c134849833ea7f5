import type { Box, Picture } from '../types.ts'
import type { LeftOut } from './look.ts'
import type { Point } from './quadrilateral.ts'

/** A part of a picture, made easier to read. */
export interface DerivedPicture {
  readonly picture: Picture
  /** Returns where a place of it, 0 to 1, is in the picture that it was made from; also 0 to 1. */
  place(x: number, y: number): Point
}

/** Returns the smallest box of the original picture around a box of the derived one. */
export function originalBox({ place }: DerivedPicture, { x, y, width, height }: Box): Box {
  const corners = [place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height)]
  const [left, top] = [Math.min(...corners.map((corner) => corner.x)), Math.min(...corners.map((corner) => corner.y))]
  const [right, bottom] = [Math.max(...corners.map((corner) => corner.x)), Math.max(...corners.map((corner) => corner.y))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Returns which pixels of a derived picture a person left out of the original one. */
export const leftOutOf =
  ({ picture, place }: DerivedPicture, original: Picture, isLeftOut: LeftOut): LeftOut =>
  (x, y) => {
    const at = place(x / picture.width, y / picture.height)
    return isLeftOut(at.x * original.width, at.y * original.height)
  }
