import type { DomainResult } from '@marklot/contracts/domains'
import { type FoundMark, objectionWeights } from '@marklot/contracts/pilot-findings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { objectionsTo } from './objections.ts'

const riskClasses = ['oftenInConflict', 'open', 'ratherNot', null] as const
const mark = (brandId: string, isIdentical: boolean, riskClass: (typeof riskClasses)[number]) =>
  ({ brand: { brandId }, isIdentical, sharedClasses: [], risk: { riskClass } }) as unknown as FoundMark
const reading = (isHurtful: boolean, nearness: number) => ({ isHurtful, nearness }) as never
const ground = (kind: string, level: string) => ({ ground: kind, level }) as never
const domain = (name: string, availability: DomainResult['availability']) => ({ name, availability }) as DomainResult
const nothing = { brands: [], readings: [], grounds: [] }
const told = (...asked: Parameters<typeof objectionsTo>) => objectionsTo(...asked).map(({ kind, weight }) => [kind, weight])

describe('what speaks against a name', () => {
  it('is nothing when nothing was found', () => {
    expect(objectionsTo(nothing, [])).toEqual([])
    expect(objectionsTo({ ...nothing, readings: [reading(false, 1)], grounds: [ground('surname', 'unlikely')] }, [])).toEqual([])
  })

  it('weighs marks as their risk does, without classes by the name alone', () => {
    expect(told({ ...nothing, brands: [mark('a', true, 'oftenInConflict'), mark('b', false, 'ratherNot')] }, [])).toEqual([
      ['identicalMark', 'heavy'],
    ])
    expect(told({ ...nothing, brands: [mark('a', false, null), mark('b', true, null)] }, [])).toEqual([
      ['identicalMark', 'notable'],
      ['similarMark', 'slight'],
    ])
  })

  it('names each ground once, by the office that is the surest', () => {
    const grounds = [ground('descriptive', 'veryLikely'), ground('descriptive', 'possible'), ground('surname', 'possible')]
    expect(objectionsTo({ ...nothing, grounds }, []).map((one) => [one.ground, one.weight])).toEqual([
      [0, 'heavy'],
      [2, 'notable'],
    ])
  })

  it('says what could not be checked, and reads no unknown domain as taken', () => {
    expect(told({ ...nothing, readings: null }, [domain('a.de', 'unknown'), domain('b.de', 'available')])).toEqual([
      ['notChecked', 'slight'],
    ])
    expect(told(nothing, [domain('a.de', 'notAvailable')])).toEqual([['takenDomain', 'slight']])
  })

  it('has the heaviest first, and at most three of a kind of finding', () => {
    const brands = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...riskClasses)))
    const readings = fc.array(fc.tuple(fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true })))
    fc.assert(
      fc.property(brands, readings, (marks, meanings) => {
        const found = {
          ...nothing,
          brands: marks.map(([isIdentical, riskClass], place) => mark(`${place}`, isIdentical, riskClass)),
          readings: meanings.map(([isHurtful, nearness]) => reading(isHurtful, nearness)),
        }
        const objections = objectionsTo(found, [])
        const weights = objections.map(({ weight }) => objectionWeights.indexOf(weight))
        expect(weights).toEqual([...weights].sort())
        expect(objections.filter(({ brandId }) => brandId !== null).length).toBeLessThanOrEqual(3)
        expect(objections.filter((one) => one.reading !== null).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
