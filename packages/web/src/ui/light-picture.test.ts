import { expect, it } from 'vitest'
import { isLight } from './light-picture.ts'

const picture = (...pixels: [red: number, green: number, blue: number, alpha: number][]) => pixels.flat()
const clear = [0, 0, 0, 0] as [number, number, number, number]

it.each([
  ['white on nothing', picture([255, 255, 255, 255], clear, clear), true],
  ['nearly white on nothing', picture([240, 238, 230, 200], clear), true],
  ['black on nothing', picture([0, 0, 0, 255], clear, clear), false],
  ['a colour on nothing', picture([15, 76, 92, 255], clear), false],
  ['yellow on nothing', picture([242, 200, 65, 255], clear), false],
  ['white and black on nothing', picture([255, 255, 255, 255], [0, 0, 0, 255], clear), false],
  ['white without holes', picture([255, 255, 255, 255], [255, 255, 255, 255]), false],
  ['nothing', picture(clear, clear), false],
])('a picture of %s', (_what, pixels, expected) => {
  expect(isLight(pixels)).toBe(expected)
})
