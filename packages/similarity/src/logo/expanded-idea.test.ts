import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expandedIdea, ideaLength, leastNear, productOf, vectorScale } from './index.ts'

const scaled = (values: readonly number[]) => {
  const length = Math.hypot(...values)
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * vectorScale))))
}
const anyVector = fc
  .array(fc.integer({ min: -100, max: 100 }), { minLength: ideaLength, maxLength: ideaLength })
  .filter((values) => values.some((value) => value !== 0))
  .map(scaled)
  // A number that is cut off shortens the vector.
  .filter((vector) => vector.every((value) => Math.abs(value) < 127))
const mixed = (one: Int8Array, other: Int8Array, share: number) =>
  scaled([...one].map((value, at) => value * (1 - share) + (other[at] ?? 0) * share))
const nearTo = (idea: Int8Array, others: readonly Int8Array[]) =>
  others.map((other) => ({ idea: other, cosine: productOf(idea, other) })).sort((a, b) => b.cosine - a.cosine)

describe('the idea of a logo with its neighbours', () => {
  it('is that of the logo if nothing is near', () => {
    fc.assert(
      fc.property(anyVector, fc.array(anyVector, { maxLength: 5 }), (idea, others) => {
        const far = nearTo(idea, others).filter(({ cosine }) => cosine < leastNear)
        expect(expandedIdea(idea, far)).toEqual(idea)
      }),
    )
  })

  it('is nearer to a neighbour, and to what resembles it', () => {
    fc.assert(
      fc.property(anyVector, anyVector, anyVector, (idea, direction, noise) => {
        const neighbour = mixed(idea, direction, 0.45)
        const alike = mixed(neighbour, noise, 0.2)
        const near = nearTo(idea, [neighbour])
        fc.pre((near[0]?.cosine ?? 0) > 0.6 && (near[0]?.cosine ?? 1) < 0.9 && productOf(neighbour, alike) > 0.85)
        fc.pre(productOf(idea, alike) < 0.85)
        const cosine = (one: Int8Array) => productOf(one, alike) / Math.sqrt(productOf(one, one) * productOf(alike, alike))
        expect(cosine(expandedIdea(idea, near))).toBeGreaterThan(cosine(idea))
      }),
    )
  })

  it('does not count one drawing twice, nor the drawing itself', () => {
    fc.assert(
      fc.property(anyVector, anyVector, (idea, direction) => {
        const neighbour = mixed(idea, direction, 0.4)
        const once = expandedIdea(idea, nearTo(idea, [neighbour]))
        expect(expandedIdea(idea, nearTo(idea, [idea, neighbour, neighbour, idea]))).toEqual(once)
      }),
    )
  })

  it('takes three neighbours at most, and is a little shorter with them', () => {
    const idea = scaled(Array.from({ length: ideaLength }, (_, at) => Math.sin(at + 1)))
    const others = [1, 2, 3, 4].map((step) =>
      mixed(idea, scaled(Array.from({ length: ideaLength }, (_, at) => Math.cos(at * (step + 0.3) + step))), 0.35),
    )
    const near = nearTo(idea, others)
    const three = expandedIdea(idea, near.slice(0, 3))
    expect(expandedIdea(idea, near)).toEqual(three)
    expect(Math.hypot(...three)).toBeLessThan(Math.hypot(...idea))
    expect(Math.hypot(...three)).toBeGreaterThan(0.9 * Math.hypot(...idea))
  })
})
