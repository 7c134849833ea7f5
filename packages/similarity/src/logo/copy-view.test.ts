import { describe, expect, it } from 'vitest'
import { describeLogo, describeQuery, type Picture, productOf } from './index.ts'
import { black, blank, cross, flag, paint, rectangle, ring, type Shape } from './test-pictures.ts'

const glyphs: Readonly<Record<string, Shape>> = {
  f: flag,
  x: cross,
  o: ring(0.5, 0.5, 0.45, 0.15),
  l: (x, y) => rectangle(0.15, 0, 0.4, 1)(x, y) || rectangle(0.15, 0.75, 0.85, 1)(x, y),
}

/** Returns a row of signs, six to nine times as long as it is high; upright if `isTall`. */
function row(signs: string, isTall = false): Picture {
  const shape: Shape = (across, down) => {
    const [x, y] = isTall ? [down, 1 - across] : [across, down]
    const [cell, height] = [Math.floor(x * signs.length), (y - 0.3) / 0.4]
    return height >= 0 && height < 1 && (glyphs[signs[cell] ?? '']?.((x * signs.length) % 1, height) ?? false)
  }
  const [long, short] = [signs.length * 34, 85]
  return paint(isTall ? blank(short, long) : blank(long, short), black, shape)
}

/** Returns a picture upside down or mirrored. */
function flipped({ width, height, rgba }: Picture, isMirrored: boolean): Picture {
  const result = new Uint8Array(rgba.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((isMirrored ? y : height - 1 - y) * width + width - 1 - x) * 4
      result.set(rgba.subarray(from, from + 4), (y * width + x) * 4)
    }
  return { width, height, rgba: result }
}

function bestMatch(query: Picture, mark: Picture) {
  const views = describeLogo(mark)?.views ?? []
  const pairs = (describeQuery(query)?.views ?? []).flatMap(({ part, position, copy }) =>
    part === 'whole' ? views.map((view) => ({ position, product: productOf(copy, view.copy) })) : [],
  )
  return pairs.reduce((best, pair) => (pair.product > best.product ? pair : best))
}

describe('the views of long drawings', () => {
  const [word, anagram] = ['fxolxfol', 'lofxofxl']

  it('tell words of the same letters apart', () => {
    expect(bestMatch(row(word), row(word)).product).toBeGreaterThan(0.98)
    expect(bestMatch(row(word), row(anagram)).product).toBeLessThan(0.8)
  })

  it.each([
    ['half', flipped(row(word), false)],
    ['mirrored', flipped(row(word), true)],
    ['quarter', row(word, true)],
    ['mirroredQuarter', flipped(row(word, true), true)],
  ])('match a drawing in the position %s', (position, copy) => {
    const best = bestMatch(row(word), copy)
    expect(best.product).toBeGreaterThan(0.95)
    expect(best.position.replace('threeQuarters', 'quarter').replace('ThreeQuarters', 'Quarter')).toBe(position)
  })

  it('match a copy whose sides have another ratio, so that one of the two views is folded', () => {
    const signs = 'fxol'
    const stretched = (ratio: number) =>
      paint(blank(260, 260), black, (x, y) => {
        const [across, down] = [(x - 0.1) / 0.8, (y - 0.3) / (0.8 / ratio)]
        if (across < 0 || across >= 1 || down < 0 || down >= 1) return false
        return glyphs[signs[Math.floor(across * signs.length)] ?? '']?.((across * signs.length) % 1, down) ?? false
      })
    // As alike as the mark is to itself: a drawing with lettering has a weight below 1.
    for (const [one, other] of [
      [2.6, 3.3],
      [3.3, 2.6],
    ] as const)
      expect(bestMatch(stretched(one), stretched(other)).product).toBeGreaterThan(
        0.95 * bestMatch(stretched(other), stretched(other)).product,
      )
  })
})
