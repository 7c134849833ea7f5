import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { black, blank, disc, drawn, flag, paint, rectangle, type Shape } from '../test-pictures.ts'
import type { Picture } from '../types.ts'
import { dissect } from './dissect.ts'

const partsOf = (picture: Picture) =>
  (dissect(picture)?.parts ?? []).map(({ part, isLettering }) => (isLettering ? 'lettering' : part))

/** A row of bars of different widths, which the anatomy takes for letters. */
const letters =
  (left: number, top: number, right: number, bottom: number, count = 6): Shape =>
  (x, y) => {
    const place = ((x - left) / (right - left)) * count
    return rectangle(left, top, right, bottom)(x, y) && place % 1 < 0.4 + 0.1 * (Math.floor(place) % 3)
  }

describe('taking a picture apart', () => {
  it('tells lettering from the picture beside and above it', () => {
    const picture: Shape = (x, y) => flag(x * 3, y)
    expect(partsOf(paint(blank(480, 160), black, picture, letters(0.4, 0.35, 0.95, 0.65)))).toEqual([
      'whole',
      'piece',
      'lettering',
    ])
    const above: Shape = (x, y) => flag((x - 0.25) * 2, y * 1.6)
    expect(partsOf(drawn(above, letters(0.1, 0.75, 0.9, 0.9)))).toEqual(['whole', 'piece', 'lettering'])
  })

  it('leaves a tall initial out of the dark picture above it', () => {
    const picture = rectangle(0.25, 0.05, 0.85, 0.6)
    const initial = rectangle(0.08, 0.68, 0.12, 0.95)
    const parts = dissect(drawn(picture, initial, letters(0.2, 0.83, 0.9, 0.94)))?.parts ?? []
    const { left = 0, bottom = 0 } = parts.find(({ part }) => part === 'piece')?.box ?? {}
    expect(left).toBeGreaterThanOrEqual(0.24 * 128)
    expect(bottom).toBeLessThan(0.62 * 128)
  })

  it('leaves the bar of a broken letter out of the picture above it', () => {
    const picture = rectangle(0.25, 0.05, 0.85, 0.5)
    const broken: Shape = (x, y) => rectangle(0.86, 0.8, 0.94, 0.83)(x, y) || rectangle(0.89, 0.86, 0.91, 0.94)(x, y)
    const parts = dissect(drawn(picture, broken, letters(0.06, 0.8, 0.84, 0.94)))?.parts ?? []
    expect(parts.find(({ part }) => part === 'piece')?.box.bottom).toBeLessThan(0.52 * 128)
  })

  it('does not take equal dots for lettering', () => {
    const dots: Shape[] = [0.2, 0.4, 0.6, 0.8].map((x) => disc(x, 0.8, 0.05))
    expect(partsOf(drawn(rectangle(0.3, 0.1, 0.7, 0.5), ...dots))).not.toContain('lettering')
  })

  it('evens out curved light and the edge of a shadow', () => {
    const { width, height, rgba } = paint(blank(200, 200, [245, 245, 240]), [120, 20, 30], flag)
    const photographed = rgba.slice()
    for (let at = 0; at < width * height; at++) {
      const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
      const light = (0.8 + 0.2 * x - 0.5 * (y - 0.5) ** 2) * (1 - 0.3 / (1 + Math.exp((x + y - 1) * 30)))
      const noise = ((at * 7919) % 13) - 6
      for (let channel = 0; channel < 3; channel++) photographed[at * 4 + channel] = (rgba[at * 4 + channel] ?? 0) * light + noise
    }
    const seen = dissect({ width, height, rgba: photographed })?.parts[0]
    const wanted = dissect({ width, height, rgba })?.parts[0]
    const differing = seen?.ink.mask.filter((ink, at) => ink !== wanted?.ink.mask[at]).length ?? Infinity
    expect(differing).toBeLessThan(0.03 * 128 * 128)
  })

  it('keeps thin strokes in light colours on a photograph', () => {
    const tan = [228, 212, 180] as const
    const { width, height, rgba } = paint(blank(256, 256, [238, 238, 235]), tan, letters(0.2, 0.42, 0.8, 0.58, 12))
    const photographed = rgba.slice()
    for (let at = 0; at < width * height; at++) {
      const light = 0.95 - 0.2 * ((at % width) / width)
      const noise = ((at * 7919) % 13) - 6
      for (let channel = 0; channel < 3; channel++) photographed[at * 4 + channel] = (rgba[at * 4 + channel] ?? 0) * light + noise
    }
    const [seen, wanted] = [photographed, rgba].map((data) => dissect({ width, height, rgba: data })?.components.list.length)
    expect(seen).toBe(wanted)
  })

  it('sees a faint symbol beside a dark word', () => {
    const symbol: Shape = (x, y) => disc(0.5, 0.5, 0.5)((x - 0.05) / 0.15, (y - 0.2) / 0.6)
    const faint = paint(blank(480, 120), [222, 222, 222], symbol)
    expect(partsOf(paint(faint, black, letters(0.28, 0.25, 0.95, 0.75, 14)))).toEqual(['whole', 'piece', 'lettering'])
  })

  it('does not take a soft shadow for ink', () => {
    const plain = paint(blank(200, 200), black, rectangle(0.3, 0.3, 0.6, 0.6))
    const shadowed = plain.rgba.slice()
    for (let at = 0; at < 200 * 200; at++) {
      const distance = Math.max(0, Math.abs((at % 200) - 89.5) - 30, Math.abs(Math.floor(at / 200) - 89.5) - 30)
      if (shadowed[at * 4] === 255 && distance < 12) shadowed.fill(255 - (12 - distance) * 5, at * 4, at * 4 + 3)
    }
    const shadow = dissect({ width: 200, height: 200, rgba: shadowed })?.parts[0]
    const wanted = dissect(plain)?.parts[0]
    expect(shadow?.ink.mask.reduce((sum, ink) => sum + ink, 0)).toBe(wanted?.ink.mask.reduce((sum, ink) => sum + ink, 0))
  })

  it('does not cut a letter off a word', () => {
    const spaced: Shape = (x, y) => letters(0.1, 0.3, 0.76, 0.7)(x, y) || rectangle(0.8, 0.3, 0.9, 0.7)(x, y)
    expect(partsOf(paint(blank(480, 120), black, spaced))).toEqual(['whole'])
  })

  it('tells a word from a symbol of the same height', () => {
    const symbol: Shape = (x, y) => disc(0.5, 0.5, 0.5)((x - 0.05) / 0.15, (y - 0.2) / 0.6)
    expect(partsOf(paint(blank(480, 120), black, symbol, letters(0.28, 0.25, 0.95, 0.75, 14)))).toEqual([
      'whole',
      'piece',
      'lettering',
    ])
  })

  it('sees a small symbol above a long word', () => {
    const symbol: Shape = (x, y) => disc(0.5, 0.5, 0.5)((x - 0.45) / 0.1, (y - 0.1) / 0.2)
    expect(partsOf(paint(blank(480, 240), black, symbol, letters(0.03, 0.6, 0.97, 0.9)))).toEqual(['whole', 'piece', 'lettering'])
  })

  it('opens a field of a bright colour under a darker drawing', () => {
    const onField = paint(paint(blank(200, 200), [255, 213, 77], rectangle(0.05, 0.05, 0.95, 0.95)), black, (x, y) =>
      flag((x - 0.25) * 2, (y - 0.25) * 2),
    )
    expect(partsOf(onField)).toContain('inside')
    expect(partsOf(paint(blank(200, 200), [255, 213, 77], rectangle(0.05, 0.05, 0.95, 0.95)))).toEqual(['whole'])
  })

  it('looks at a long word in more pixels', () => {
    const word = dissect(paint(blank(800, 160), black, letters(0.05, 0.3, 0.95, 0.7, 12)))
    expect(word?.raster.width).toBeGreaterThan(200)
    expect((word?.raster.width ?? 0) * (word?.raster.height ?? 0)).toBeLessThan(1.1 * 128 * 128)
  })

  it('sees a small drawing from nearby', () => {
    const small = dissect(paint(blank(500, 500), black, (x, y) => flag(x * 6, y * 6)))
    expect(small?.raster.width).toBeGreaterThan(60)
    expect((small?.raster.left ?? 0) + (small?.parts[0]?.box.right ?? 0) * (small?.raster.stepX ?? 0)).toBeLessThan(80)
  })

  it('survives any small picture', () => {
    const pictures = fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
      .chain(([width, height]) =>
        fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }).map((rgba) => ({ width, height, rgba })),
      )
    fc.assert(
      fc.property(pictures, (picture) => {
        for (const { box, ink } of dissect(picture)?.parts ?? []) {
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.bottom).toBeLessThan(ink.height)
          expect(box.right).toBeLessThan(ink.width)
        }
      }),
      { numRuns: 60 },
    )
  })
})
