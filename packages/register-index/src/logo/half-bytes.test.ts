import { ideaLength } from '@marklot/similarity/logo'
import { expect, it } from 'vitest'
import { numbersFrom } from '../../test/logos.ts'
import { packHalves, unpackHalves } from './half-bytes.ts'

const next = numbersFrom(7)
/** Returns values that are roughly normally distributed, as many as a vector of ideas has. */
const vectorOf = () => {
  const values = Array.from({ length: ideaLength }, () => next() + next() + next() + next())
  const length = Math.hypot(...values)
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * 340))))
}
const cosine = (one: Int8Array, other: Int8Array) => one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / 340 ** 2
const halved = (vector: Int8Array) => {
  const bytes = new Uint8Array(2 + vector.length / 2)
  packHalves(vector, bytes, 2)
  return bytes
}

it('keeps cosines within three hundredths, in half of the bytes', () => {
  let sum = 0
  for (let number = 0; number < 500; number++) {
    const [one, other] = [vectorOf(), vectorOf()]
    const mixed = Int8Array.from(one, (value, at) => Math.round(value * 0.8 + (other[at] ?? 0) * 0.6))
    const error = cosine(mixed, unpackHalves(halved(one), 2, ideaLength)) - cosine(mixed, one)
    expect(Math.abs(error)).toBeLessThan(0.03)
    expect(cosine(one, unpackHalves(halved(one), 2, ideaLength))).toBeCloseTo(cosine(one, one), 2)
    sum += error
  }
  expect(Math.abs(sum / 500)).toBeLessThan(0.003)
})

it('gives the same bytes when a vector is packed again', () => {
  for (const vector of [vectorOf(), new Int8Array(ideaLength), new Int8Array(ideaLength).fill(-128), vectorOf()]) {
    const bytes = halved(vector)
    expect(halved(unpackHalves(bytes, 2, ideaLength))).toEqual(bytes)
  }
})
