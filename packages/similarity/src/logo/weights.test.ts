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
    [6, 6, -10, 90, -21, 25, -29, 55, 47, 25, -28, -22],
    [-5, -45, -14, -13, -29, -41, 24, 2, 15, 37, -2, -46],
    3797877155697361711n,
  ],
  [
    'ring',
    ring(0.5, 0.5, 0.4, 0.1),
    [-11, 14, -13, 32, 9, -33, -42, -65, -30, -19, -66, 25],
    [10, 53, 29, -4, 6, -1, 51, 51, -8, -1, 52, -52],
    10095415019721845253n,
  ],
  [
    'bar',
    rectangle(0.2, 0.3, 0.8, 0.6),
    [-45, -52, 4, -44, -33, -38, 37, -1, 11, -2, 3, 0],
    [34, 17, 77, -21, 22, 63, 6, 11, -17, -42, 26, -12],
    12203818191391957409n,
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
