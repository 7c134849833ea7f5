import { describe, expect, it } from 'vitest'
import { framedSide, suggestedFrames } from './index.ts'
import {
  blank,
  cross,
  disc,
  drawn,
  flag,
  half,
  letters,
  logoOnSheet,
  onSheet,
  onTable,
  paint,
  photographed,
  rectangle,
  type Shape,
  upper,
} from './test-pictures.ts'
import type { Box } from './types.ts'

const header = [18, 53, 91] as const
const grey = [90, 90, 90] as const
const symbol = { left: 0.06, top: 0.04, side: 0.1 }
const inHeader: Shape = (x, y) => flag((x - symbol.left) / symbol.side, (y - symbol.top) / symbol.side)
/** A line of words of several letters. */
const line =
  (left: number, right: number, top: number, height: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < top + height && (x * 90) % 1 < 0.6 && (x * 14) % 1 < 0.85
const paragraph = (left: number, right: number, top: number): Shape[] =>
  [0, 1, 2, 3].map((row) => line(left, right - row * 0.01, top + row * 0.03, 0.015))
/** A page with a logo in its dark header, a menu beside it and text below. */
const page = () => {
  const withHeader = paint(blank(framedSide, framedSide), header, rectangle(0, 0, 1, 0.18))
  const withMenu = paint(withHeader, [255, 255, 255], inHeader, line(0.6, 0.95, 0.08, 0.015))
  return paint(withMenu, grey, line(0.06, 0.5, 0.25, 0.03), ...paragraph(0.06, 0.45, 0.4), ...paragraph(0.55, 0.94, 0.4))
}
const covers = (frame: Box, { x, y, width, height }: Box) =>
  frame.x <= x && frame.y <= y && frame.x + frame.width >= x + width && frame.y + frame.height >= y + height

describe('suggested frames', () => {
  it('begin with the symbol in the header of a page', () => {
    const [first, ...others] = suggestedFrames(page())
    if (first === undefined) throw new Error('nothing was suggested')
    const { left, top, side } = symbol
    expect(covers(first, { x: left + 0.2 * side, y: top + 0.15 * side, width: 0.55 * side, height: 0.75 * side })).toBe(true)
    expect(Math.max(first.width, first.height)).toBeLessThan(1.5 * side)
    expect(others.length).toBeLessThan(4)
  })

  it('show what is drawn on a sheet in a photograph', () => {
    const frames = suggestedFrames(onTable(logoOnSheet))
    expect(frames).toHaveLength(1)
    const shown = onSheet(logoOnSheet)
    for (let x = 0.005; x < 1; x += 0.01)
      for (let y = 0.005; y < 1; y += 0.01)
        if (shown(x, y)) expect(covers(frames[0] as Box, { x, y, width: 0, height: 0 })).toBe(true)
  })

  it('are none for a logo alone, as drawn or photographed, for a screen of dots and an empty picture', () => {
    const withWord = drawn(upper(flag), letters)
    const two = drawn(half(flag, 0), half(cross, 0.55))
    const dots: Shape = (x, y) => (x * 65) % 1 < 0.15 && (y * 65) % 1 < 0.15
    const tone = paint(blank(framedSide, framedSide), grey, dots)
    for (const logo of [drawn(flag), withWord, two, photographed(drawn(disc(0.5, 0.5, 0.3))), blank(64, 64), tone])
      expect(suggestedFrames(logo)).toEqual([])
  })
})
