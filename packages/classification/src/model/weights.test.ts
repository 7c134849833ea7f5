import { describe, expect, it } from 'vitest'
import { fingerprint, trainingTexts } from '../../bench/training-texts.ts'
import { trainedOn } from './weights-1.ts'
import { readWeights, writeWeights } from './weights-format.ts'

describe('the stored model', () => {
  it('was trained on the vocabulary as it is now (else: npm run build:classes)', () => {
    expect(trainedOn).toBe(fingerprint(trainingTexts()))
  })

  it('keeps weights to a step and leaves out small ones', () => {
    const weights = new Float32Array(45)
    weights[0] = 3
    weights[11] = 0.1
    weights[44] = -2.5
    const { numbers, starts, classes, weights: read } = readWeights(`a ${writeWeights(weights)}\nb ${writeWeights([5])}\n`)
    expect([...numbers]).toEqual([
      ['a', 0],
      ['b', 1],
    ])
    expect([...starts]).toEqual([0, 2, 3])
    expect([...classes]).toEqual([0, 44, 0])
    expect(read[0]).toBeCloseTo(3, 0)
    expect(read[1]).toBeCloseTo(-2.5, 0)
    expect(read[2]).toBeCloseTo(5, 0)
  })

  it('holds very large weights at the largest that it can write', () => {
    const { weights } = readWeights(`a ${writeWeights([1000, -1000])}`)
    expect(weights[0]).toBeGreaterThan(9)
    expect(weights[1]).toBeLessThan(-9)
  })
})
