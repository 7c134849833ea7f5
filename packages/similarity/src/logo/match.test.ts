import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  describeLogo,
  explainLogoMatch,
  logoLikeness,
  packLineFeatures,
  packLogo,
  seeLogo,
  unpackLineFeatures,
  unpackLogo,
} from './index.ts'
import {
  black,
  blank,
  cross,
  disc,
  drawn,
  flag,
  letters,
  paint,
  paper,
  photographed,
  rectangle,
  ring,
  type Shape,
  stored,
  upper,
  white,
} from './test-pictures.ts'

describe('the stored form', () => {
  it('gives back what was stored', () => {
    const description = describeLogo(paint(drawn(flag), black, rectangle(0.9, 0.1, 1, 0.3)))
    if (description === null) throw new Error('nothing was seen')
    expect(unpackLogo(packLogo(description))).toEqual(description)
    // A database returns the bytes somewhere within a larger buffer.
    expect(unpackLogo(Buffer.concat([Buffer.alloc(13), packLogo(description)]).subarray(13))).toEqual(description)
  })

  it('gives back the features that the picture line compares', () => {
    for (const picture of [drawn(flag), paint(blank(200, 200), [20, 90, 60], upper(flag), letters)]) {
      const seen = seeLogo(picture)
      if (seen === null) throw new Error('nothing was seen')
      const packed = packLineFeatures(seen.features)
      expect(unpackLineFeatures(Buffer.concat([Buffer.alloc(7), packed]).subarray(7))).toEqual(seen.features)
      expect(seen.description).toEqual(describeLogo(picture))
    }
  })

  it('refuses other bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(() => unpackLogo(bytes)).toThrow()
        expect(() => unpackLineFeatures(bytes)).toThrow()
      }),
    )
  })
})

describe('the likeness of two logos', () => {
  const share = fc.double({ min: -1, max: 1, noNaN: true })
  const bits = fc.integer({ min: 0, max: 64 })

  it('is a whole number from 0 to 100 that rises with the evidence', () => {
    fc.assert(
      fc.property(share, share, bits, share, (copy, idea, hashDistance, more) => {
        const { score, kind } = logoLikeness({ copy, idea, hashDistance })
        expect(score).toBe(Math.max(0, Math.min(100, Math.round(score))))
        expect(kind === 'identical').toBe(score >= 95)
        expect(kind === 'similar').toBe(score >= 70 && score < 95)
        expect(logoLikeness({ copy: Math.max(copy, more), idea, hashDistance }).score).toBeGreaterThanOrEqual(score)
      }),
    )
  })

  it('never calls the same idea similar', () => {
    expect(logoLikeness({ copy: 0.2, idea: 1, hashDistance: 30 })).toEqual({ score: 69, kind: 'sameIdea' })
    expect(logoLikeness({ copy: 0, idea: 0, hashDistance: 2 })).toEqual({ score: 100, kind: 'identical' })
    expect(logoLikeness({ copy: 0.91, idea: 0, hashDistance: 6 }).kind).toBe('identical')
    expect(logoLikeness({ copy: 0.6, idea: 0, hashDistance: 6 }).kind).not.toBe('identical')
  })
})

describe('explaining a match', () => {
  const turnedBy =
    (shape: Shape): Shape =>
    (x, y) =>
      shape(y, 1 - x)
  const mark = drawn(flag)

  it('says what was done to the picture', () => {
    const explained = (query: typeof mark) => explainLogoMatch(query, stored(mark)).alterations
    expect(explained(mark)).toEqual([])
    expect(explained(drawn((x, y) => flag(1 - x, y)))).toEqual(['mirrored'])
    expect(explained(drawn(turnedBy(flag)))).toEqual(['quarterTurn'])
    expect(explained(paint(blank(160, 160, black), white, flag))).toEqual(['inverted'])
    expect(explained(paint(blank(160, 160), [200, 20, 40], flag))).toEqual(['recoloured'])
    const onField = (ground: Parameters<typeof blank>[2]) => paint(blank(160, 160, ground), white, flag)
    expect(explainLogoMatch(onField([120, 20, 60]), stored(onField([20, 110, 60]))).alterations).toEqual(['recoloured'])
    const smaller: Shape = (x, y) => flag((x - 0.25) * 2, (y - 0.25) * 2)
    expect(explained(paint(drawn(smaller), black, ring(0.5, 0.5, 0.48, 0.04)))).toEqual(['framed'])
  })

  it('shows which parts match', () => {
    const letters: Shape = (x, y) => y > 0.4 && y < 0.62 && x > 0.4 && (x * 12) % 1 < 0.6
    const beside = paint(blank(480, 160), black, (x, y) => flag(x * 3, y), letters)
    const { alterations, query, mark: ofMark } = explainLogoMatch(beside, stored(mark))
    expect(alterations).toEqual(['withoutWord'])
    expect(explainLogoMatch(mark, stored(beside)).alterations).toEqual(['withWord'])
    expect(query.x + query.width).toBeLessThan(0.35)
    expect(ofMark.height).toBeCloseTo(0.75, 1)
  })

  it('calls what two different fields contain a part', () => {
    const smaller: Shape = (x, y) => flag((x - 0.25) * 2, (y - 0.25) * 2)
    const onField = (field: Shape) => paint(drawn(field), white, smaller)
    const onDisc = onField(disc(0.5, 0.5, 0.45))
    expect(explainLogoMatch(onDisc, stored(onField(rectangle(0.05, 0.05, 0.95, 0.95)))).alterations).toEqual(['part'])
    expect(explainLogoMatch(onDisc, stored(onDisc)).alterations).toEqual([])
  })

  it('calls a symmetrical drawing that is upside down turned, not also mirrored', () => {
    const symmetrical: Shape = (x, y) => flag(x < 0.5 ? 1 - x : x, y)
    const upsideDown = drawn((x, y) => symmetrical(x, 1 - y))
    expect(explainLogoMatch(upsideDown, stored(drawn(symmetrical))).alterations).toEqual(['quarterTurn'])
  })

  it.each<[string, Shape]>([
    ['a triangle', (x, y) => y > 0.15 && y < 0.85 && Math.abs(x - 0.5) < (y - 0.15) * 0.5],
    ['a cross with a small nick', (x, y) => cross(x, y) && !(x > 0.82 && y < 0.47)],
    ['a fruit with a stalk', (x, y) => disc(0.5, 0.55, 0.35)(x, y) || rectangle(0.5, 0.08, 0.56, 0.3)(x, y)],
  ])('calls %s photographed at an angle neither mirrored nor turned by a quarter', (_, shape) => {
    const mark = stored(drawn(shape))
    for (const depth of [-0.2, -0.12, 0.12, 0.2])
      for (const skew of [-0.15, -0.08, 0.08, 0.15]) {
        const seen = drawn((x, y) => {
          const [u, v] = [x - 0.5, y - 0.5]
          const distance = 1 + depth * (u + v / 2)
          return shape(0.5 + (u + skew * v) / distance, 0.5 + (v + (skew * u) / 2) / distance)
        })
        const { alterations } = explainLogoMatch(seen, mark)
        expect(alterations.filter((name) => name !== 'turned')).toEqual([])
      }
  })

  describe('of a logo on a field, seen elsewhere', () => {
    const blue: Parameters<typeof paint>[1] = [20, 80, 160]
    const tile = stored(paint(blank(160, 160, blue), white, flag))
    const square = rectangle(0.25, 0.2, 0.7, 0.8)
    const onSquare: Shape = (x, y) => square(x, y) && flag((x - 0.25) / 0.45, (y - 0.2) / 0.6)
    const screen = rectangle(0.12, 0.08, 0.88, 0.92)
    const dark: Parameters<typeof blank>[2] = [30, 30, 34]

    it('says nothing of the margin around the field', () => {
      const tileOn = (ground: Parameters<typeof blank>[2]) => paint(paint(blank(480, 360, ground), blue, square), white, onSquare)
      expect(explainLogoMatch(tileOn(white), tile).alterations).toEqual([])
      expect(explainLogoMatch(photographed(tileOn(paper)), tile).alterations).toEqual([])
    })

    it('says nothing of the screen on which it is photographed', () => {
      const onScreen = paint(paint(paint(blank(480, 360, dark), white, screen), blue, square), white, onSquare)
      expect(explainLogoMatch(photographed(onScreen), tile).alterations).toEqual([])
    })

    it('does not take the dark around a screen for the ground of the logo', () => {
      const photo = photographed(paint(paint(blank(480, 360, dark), white, screen), black, onSquare))
      const { alterations, scores } = explainLogoMatch(photo, stored(mark))
      expect(alterations).not.toContain('inverted')
      expect(scores.shape).toBeGreaterThan(85)
    })

    it('sees that the word beside the logo is on the screen too', () => {
      const onScreen: Shape = (x, y) =>
        square(x, y) && [upper(flag), letters].some((part) => part((x - 0.25) / 0.45, (y - 0.2) / 0.6))
      const photo = photographed(paint(paint(blank(480, 360, dark), white, screen), black, onScreen))
      const { alterations } = explainLogoMatch(photo, stored(drawn(upper(flag), letters)))
      expect(alterations.filter((name) => name !== 'framed')).toEqual([])
    })

    it('calls it inverted where the field is dark and the mark is drawn on white', () => {
      const photo = photographed(paint(paint(blank(480, 360, paper), blue, square), white, onSquare))
      expect(explainLogoMatch(photo, stored(mark)).alterations).toContain('inverted')
    })
  })

  it('has nothing to say about blank pictures', () => {
    expect(explainLogoMatch(blank(20, 20), stored(mark)).alterations).toEqual([])
  })
})
