import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { describeLogo, hashDistance } from './index.ts'
import { drawn, flag, rectangle, ring, type Shape } from './test-pictures.ts'
import { copyMatrix } from './weights/copy-map.ts'
import { ideaMatrix } from './weights/idea-map.ts'
import provenance from './weights/provenance.json' with { type: 'json' }

const digest = (base64: string) => createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex')

const references: [name: string, shape: Shape, copy: number[], idea: number[], hash: bigint][] = [
  [
    'flag',
    flag,
    [-10, -31, -28, 6, 45, 14, -2, -15, -11, -2, -2, 9],
    [23, -41, 0, 1, 19, 19, -19, 2, 6, 37, -9, -5],
    1636043572593160963n,
  ],
  [
    'ring',
    ring(0.5, 0.5, 0.4, 0.1),
    [12, 33, -12, 2, 1, 10, -32, 36, 9, 17, -21, 22],
    [8, 11, -12, 34, 11, 8, -26, 4, -47, -15, -6, 8],
    5590671778763076229n,
  ],
  [
    'bar',
    rectangle(0.2, 0.3, 0.8, 0.6),
    [-13, -16, 15, -22, -1, -5, -17, -12, -34, -93, -18, 31],
    [-11, 33, 18, -24, 66, 59, 6, -1, 18, -18, 34, -25],
    4900198231412326401n,
  ],
]

describe('the trained maps', () => {
  it('are those that their provenance names', () => {
    expect({ copy: digest(copyMatrix), idea: digest(ideaMatrix) }).toEqual(provenance.sha256)
  })

  it.each(references)('give the vectors of the reference for a %s', (_name, shape, copy, idea, hash) => {
    const description = describeLogo(drawn(shape))
    // Processors may round the last bit of a sine differently.
    const isNear = (vector: Int8Array | undefined, wanted: number[]) =>
      wanted.every((value, at) => Math.abs(value - (vector?.[at] ?? Infinity)) <= 1)
    expect(isNear(description?.views[0]?.copy, copy)).toBe(true)
    expect(isNear(description?.idea, idea)).toBe(true)
    expect(hashDistance(description?.hash[0] ?? 0n, hash)).toBeLessThanOrEqual(1)
  })
})
