import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expandedIdea, ideaLength, leastNear, productOf, surroundingSample, vectorScale } from './index.ts'

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
        expect(expandedIdea(idea, far)).toEqual({ vector: idea, offset: 0 })
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
        expect(cosine(expandedIdea(idea, near).vector)).toBeGreaterThan(cosine(idea))
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

  it('is moved away from its surroundings, and stays as near to itself', () => {
    fc.assert(
      fc.property(anyVector, anyVector, fc.double({ min: 0.3, max: 0.7, noNaN: true }), (idea, direction, share) => {
        const around = Array.from({ length: 20 }, () => mixed(idea, direction, share))
        const { vector, offset } = expandedIdea(idea, [], around)
        const cosineWith = (other: Int8Array) => productOf(vector, other) + offset / vectorScale ** 2
        expect(cosineWith(idea)).toBeCloseTo(productOf(idea, idea), 1)
        const [usual, special] = [mixed(idea, direction, 0.5), mixed(idea, direction, -0.5)]
        const gained = (other: Int8Array) => cosineWith(other) - productOf(idea, other)
        expect(gained(special)).toBeGreaterThan(gained(usual))
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
    expect(Math.hypot(...three.vector)).toBeLessThan(Math.hypot(...idea))
    expect(Math.hypot(...three.vector)).toBeGreaterThan(0.9 * Math.hypot(...idea))
  })
})

describe('the surroundings of a logo', () => {
  it('are unknown in a small register', () => {
    expect(surroundingSample(0)).toBeNull()
    expect(surroundingSample(5_999)).toBeNull()
  })

  it('are a small share of a sample of limited size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6_000, max: 30_000_000 }), (logos) => {
        const { step, nearest } = surroundingSample(logos) ?? { step: 0, nearest: 0 }
        const sampled = logos / step
        expect(sampled).toBeLessThanOrEqual(20_000)
        expect(sampled).toBeGreaterThanOrEqual(6_000)
        expect(nearest / sampled).toBeCloseTo(1 / 64, 3)
      }),
    )
  })
})
