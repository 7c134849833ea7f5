import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldName, squash } from '../letters/fold.ts'
import { lookSimilarity } from '../letters/look.ts'
import { audienceSimilarity } from '../pronunciation/audience-similarity.ts'
import { Pronunciations } from '../pronunciation/audiences.ts'
import { soundSimilarity } from '../sound/sound-similarity.ts'
import { bytesOf, NameForm } from '../words/name-form.ts'
import { almost, fuse, impressionOf, percent, withMeaning } from './fusion.ts'
import { prepareName, scoreNames } from './score.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0158'), minLength: 1, maxLength: 14 })
const near = fc.tuple(word, word, fc.nat(13), fc.nat(5)).map(([one, other, at, kind]): [string, string] => {
  if (kind === 0) return [one, one.slice(0, at) + other.slice(0, 1) + one.slice(at + 1)]
  if (kind === 1) return [one, one.slice(0, at) + other.slice(0, 2) + one.slice(at)]
  if (kind === 2) return [one, one.replaceAll('m', 'rn').replaceAll('w', 'vv')]
  if (kind === 3) return [one, [...one].reverse().join('')]
  if (kind === 4) return [`${one} ${other}`, other]
  return [one, other]
})
const formOf = (name: string) => {
  const bytes = bytesOf(foldName(name))
  return new NameForm().load(bytes, 0, bytes.length).hear()
}
const look = (left: string, right: string, least = 0) => {
  const [one, other] = [formOf(left), formOf(right)]
  return lookSimilarity(one.squash, 0, one.squashLength, other.squash, 0, other.squashLength, least)
}
const sound = (left: string, right: string, least = 0) => {
  const [one, other] = [formOf(left), formOf(right)]
  return soundSimilarity(one.sounds, 0, one.soundLength, other.sounds, 0, other.soundLength, least)
}
const heard = (left: string, right: string, least = 0) =>
  audienceSimilarity(new Pronunciations().speak(formOf(left)), new Pronunciations().speak(formOf(right)), least)
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe.each([
  ['look', look],
  ['sound', sound],
  ['sound to the audiences', heard],
])('%s', (_, likeness) => {
  it('is symmetric, from 0 to 1, and 1 for a name and itself', () => {
    fc.assert(
      fc.property(near, ([left, right]) => {
        const value = likeness(left, right)
        expect(likeness(right, left)).toBe(value)
        expect(value >= 0 && value <= 1).toBe(true)
        expect(likeness(left, left)).toBe(1)
      }),
      { numRuns: 500 },
    )
  })

  it('returns the same with a bound as without, or 0', () => {
    fc.assert(
      fc.property(near, share, ([left, right], least) => {
        const value = likeness(left, right)
        const bounded = likeness(left, right, least)
        if (value >= least) expect(bounded).toBe(value)
        else expect([0, value]).toContain(bounded)
      }),
      { numRuns: 500 },
    )
  })
})

describe('more common letters', () => {
  it('do not lower the look of two words', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(look(`${left}tol`, `${right}tol`)).toBeGreaterThanOrEqual(look(left, right) - 0.02)
      }),
    )
  })

  it('do not lower the sound', () => {
    const codes = fc.uint8Array({ max: 20, minLength: 1, maxLength: 12 })
    const alike = (one: Uint8Array, other: Uint8Array) => soundSimilarity(one, 0, one.length, other, 0, other.length)
    fc.assert(
      fc.property(codes, codes, codes, (one, other, more) => {
        const [longer, longerOther] = [Uint8Array.of(...one, ...more), Uint8Array.of(...other, ...more)]
        expect(alike(longer, longerOther)).toBeGreaterThanOrEqual(alike(one, other) - 1e-9)
      }),
    )
  })
})

describe('the combined figure', () => {
  it('rises with each view', () => {
    fc.assert(
      fc.property(share, share, share, share, share, (one, other, third, fourth, more) => {
        const total = (a: number, b: number, c: number, d: number) => withMeaning(fuse(impressionOf(a, b), c), d)
        const before = total(one, other, third, fourth)
        const raised = (value: number) => value + (1 - value) * more
        for (const after of [
          total(raised(one), other, third, fourth),
          total(one, raised(other), third, fourth),
          total(one, other, raised(third), fourth),
          total(one, other, third, raised(fourth)),
        ]) {
          expect(after).toBeGreaterThanOrEqual(before - 1e-12)
          expect(after).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(near, ([left, right]) => {
        // Umlauts are written out in the searched name only.
        fc.pre(!/[aou]e/.test(squash(left + right)) && foldName(left) !== '' && foldName(right) !== '')
        expect(scoreNames(prepareName(right), foldName(left)).total).toBe(scoreNames(prepareName(left), foldName(right)).total)
      }),
      { numRuns: 500 },
    )
  })

  it('equals the sum of the parts that are shown', () => {
    fc.assert(
      fc.property(near, ([left, right]) => {
        fc.pre(!/[aou]e/.test(left) && squash(foldName(left)) !== squash(foldName(right)))
        const score = scoreNames(prepareName(left), foldName(right))
        const [n, m] = [squash(foldName(left)).length, squash(foldName(right)).length]
        const structure = (score.structure ?? 0) / 100
        const impression = impressionOf(score.look / 100, score.sound / 100)
        const views = Math.min(n, m) / Math.max(n, m) >= 0.5 ? fuse(impression, structure) : structure
        const means = (score.meaning ?? 0) / 100
        const explained = [percent(views), percent(withMeaning(views, means))].map((value) => Math.min(almost, value))
        expect(Math.min(...explained.map((value) => Math.abs(value - score.total)))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })
})

describe('look', () => {
  it.each([
    ['xo7', 'x07'],
    ['modern', 'modem'],
    ['clan', 'dan'],
    ['vvave', 'wave'],
    ['s0l', '5ol'],
    ['bill', 'b1ll'],
  ])('takes %s and %s for nearly the same at a glance', (left, right) => {
    expect(look(left, right)).toBeGreaterThan(0.75)
  })

  it('weighs beginnings and length', () => {
    expect(look('tavilo', 'tavilu')).toBeGreaterThan(look('tavilo', 'davilo'))
    expect(look('tavilomarena', 'tavilomarona')).toBeGreaterThan(look('tavi', 'tavo'))
    expect(look('tavilo', 'tavi1o')).toBeGreaterThan(look('tavilo', 'tavido'))
  })
})

describe('structure', () => {
  const structure = (left: string, right: string) => scoreNames(prepareName(left), foldName(right)).structure ?? 0
  it.each([
    ['TATI', 'ITAT', 70],
    ['ISP', 'IPS', 75],
    ['International Business Machines', 'IBM', 70],
    ['VITTORIO RICCI', 'NINA RICCI', 55],
    ['CAREER IMAGE', 'CREST CAREER IMAGES', 75],
    ['SALZ & PFEFFER', 'SALZ UND PFEFFER', 95],
    ['TAVILO CO.', 'TAVILO COMPANY', 95],
    ['TQ', 'TQSPORT', 70],
    ['TAVIGARDEN', 'TAVI', 75],
    ['NORD TAVILO', 'TAVILO KITCHEN PLUS', 70],
    ['NORD TAVILO', 'MYTAVILO', 66],
    ['TAVILOGARDEN', 'KITCHEN TAVILO', 66],
    ['ZARLEX COFFEE', 'BANKING SARLEX', 64],
    ['ZARLEX COFFEE', 'SARLEX', 72],
  ])('of %s and %s is at least as it should be', (left, right, least) => {
    expect(structure(left, right)).toBeGreaterThanOrEqual(least)
    expect(structure(right, left)).toBe(structure(left, right))
  })

  it('counts the same coined word more than an alike one, and both more than an alike word with a meaning', () => {
    const coined = fc.constantFrom(['zarlex', 'zarleks'], ['tavilo', 'tabilo'], ['brenomi', 'brenomy'], ['quorvat', 'qorvat'])
    const beside = fc.constantFrom('coffee', 'banking', 'garden', 'groenty', 'ploubir', 'group')
    fc.assert(
      fc.property(coined, beside, beside, fc.boolean(), ([same, alike], one, other, behind) => {
        fc.pre(one !== other)
        const second = (text: string) => (behind ? `${other} ${text}` : `${text} ${other}`)
        const ofAlike = structure(`${same} ${one}`, second(alike))
        expect(structure(`${same} ${one}`, second(same))).toBeGreaterThanOrEqual(ofAlike)
        expect(ofAlike).toBeGreaterThan(structure(`tiger ${one}`, `${other} tigar`))
      }),
    )
  })
})
