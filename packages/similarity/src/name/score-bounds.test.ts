import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookAtMost, lookSimilarity } from '../letters/look.ts'
import { audienceSimilarity } from '../pronunciation/audience-similarity.ts'
import { Pronunciations } from '../pronunciation/audiences.ts'
import { ipaCosts } from '../pronunciation/ipa.ts'
import { NearReadings } from '../pronunciation/near-readings.ts'
import { alignSounds } from '../sound/align-sounds.ts'
import { NearSounds } from '../sound/near-sounds.ts'
import { soundCosts, soundSimilarity } from '../sound/sound-similarity.ts'
import { bytesOf, NameForm } from '../words/name-form.ts'
import { type ElementWeight, weightOfHash } from '../words/weak-words.ts'
import { NameScorer, prepareName, scoreOf } from './score.ts'

/*
 * Scoring skips work only where bounds allow it. A name that reaches the minimum has the same figures as without
 * bounds, and no bound is lower than the figure that it bounds.
 */

/**
 * Only a few letters, including ones that merge, double, have two spellings or are silent, so that generated names are
 * similar to each other.
 */
const letters = fc.constantFrom(...'aaeeioumnnrrvwclijgdstkqhxyz0158')
const word = fc.string({ unit: letters, minLength: 1, maxLength: 9 })
const added = fc.constantFrom('', '', '', ' gmbh', ' group', ' la', ' water', ' 2000')
const name = fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), added).map(([words, more]) => words.join(' ') + more)
/** A name, and a variant of it with a few edits, another word order or other words. */
const near = fc
  .tuple(name, name, fc.array(fc.tuple(fc.nat(20), letters, fc.nat(4)), { maxLength: 4 }))
  .map(([one, other, edits]): [string, string] => {
    let changed = one
    for (const [place, letter, kind] of edits) {
      const at = place % (changed.length + 1)
      if (kind === 0) changed = changed.slice(0, at) + letter + changed.slice(at)
      else if (kind === 1) changed = changed.slice(0, at) + changed.slice(at + 1)
      else if (kind === 2) changed = changed.slice(0, at) + letter + changed.slice(at + 1)
      else if (kind === 3) changed = changed.slice(0, at) + changed.charAt(at + 1) + changed.charAt(at) + changed.slice(at + 2)
      else changed = changed.split(' ').reverse().join(' ') + (letter < 'm' ? ` ${other}` : '')
    }
    changed = changed.trim().replace(/ +/g, ' ')
    return [one, changed === '' ? other : changed]
  })
const formOf = (text: string) => {
  const bytes = bytesOf(text)
  return new NameForm().load(bytes, 0, bytes.length).hear()
}
/** Gives a low weight to words and parts of words that both names often contain. */
const weak = new Map(['water', 'group', 'cine', 'flix', 'nar'].map((text) => [formOf(text).wordHash[0], 0.3]))
const elementWeight: ElementWeight = (hash, squash, from, until) => weak.get(hash) ?? weightOfHash(hash, squash, from, until)

describe('a score with a minimum', () => {
  it.each([
    ['as words weigh', undefined],
    ['with the weights of a register', elementWeight],
  ])('is the one without, %s', (_, weigh) => {
    fc.assert(
      fc.property(
        near,
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom('', 'ue', 'flix', ' water'),
        ([one, other], minimum, both) => {
          // Names with UE have two readings.
          const query = one + both
          const bytes = bytesOf(other + both)
          const exact = new NameScorer(prepareName(query), { elementWeight: weigh })
          const bounded = new NameScorer(prepareName(query), { elementWeight: weigh })
          const total = exact.score(bytes, 0, bytes.length)
          if (total < minimum) expect(bounded.score(bytes, 0, bytes.length, minimum)).toBeLessThan(minimum)
          else {
            bounded.score(bytes, 0, bytes.length, minimum)
            expect({ ...scoreOf(bounded), relation: bounded.relation }).toEqual({ ...scoreOf(exact), relation: exact.relation })
          }
        },
      ),
      { numRuns: 3_000 },
    )
  })
})

describe('a bound', () => {
  it('on the look is never below the look', () => {
    fc.assert(
      fc.property(near, ([one, other]) => {
        const [left, right] = [formOf(one), formOf(other)]
        const exact = lookSimilarity(left.squash, 0, left.squashLength, right.squash, 0, right.squashLength)
        expect(lookAtMost(left, right)).toBeGreaterThanOrEqual(exact)
        expect(lookAtMost(right, left)).toBeGreaterThanOrEqual(exact)
      }),
      { numRuns: 3_000 },
    )
  })

  it('on the costs of sounds is never above the costs', () => {
    fc.assert(
      fc.property(near, ([one, other]) => {
        const [left, right] = [formOf(one), formOf(other)]
        const exact = soundSimilarity(left.sounds, 0, left.soundLength, right.sounds, 0, right.soundLength)
        const near = new NearSounds([left.sounds], [left.soundLength], soundCosts)
        near.compare(right.sounds, right.soundLength)
        const [least] = near.leastCosts as unknown as [number]
        // HH and HHH are both silent.
        const longest = Math.max(1, left.soundLength, right.soundLength)
        expect(Math.max(0, 1 - least / 100 / longest)).toBeGreaterThanOrEqual(exact - 1e-9)
      }),
      { numRuns: 3_000 },
    )
  })

  it('on the costs of readings is never above the costs, for names of any length', () => {
    const sounds = fc
      .array(fc.nat(ipaCosts.count - 1), { minLength: 1, maxLength: 64 })
      .chain((list) => fc.tuple(fc.constant(list), fc.array(fc.tuple(fc.nat(63), fc.nat(ipaCosts.count - 1)), { maxLength: 5 })))
      .map(([list, edits]) => {
        const other = [...list]
        for (const [at, sound] of edits) other.splice(at % other.length, sound % 3, ...(sound % 2 === 0 ? [sound] : []))
        return [Uint8Array.from(list), Uint8Array.from(other.slice(0, 64))] as const
      })
    fc.assert(
      fc.property(fc.array(sounds, { minLength: 1, maxLength: 5 }), (pairs) => {
        const own = pairs.map(([one]) => one)
        const near = new NearSounds(
          own,
          own.map(({ length }) => length),
          ipaCosts,
        )
        for (const [, other] of pairs) {
          near.compare(other, other.length)
          for (const [i, one] of own.entries()) {
            const exact = alignSounds(one, 0, one.length, other, 0, other.length, ipaCosts, 0)
            const longest = Math.max(one.length, other.length)
            expect(Math.max(0, 1 - (near.leastCosts[i] as number) / 100 / longest)).toBeGreaterThanOrEqual(exact - 1e-9)
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('on what audiences hear changes no result', () => {
    fc.assert(
      fc.property(near, fc.double({ min: 0, max: 1, noNaN: true }), ([one, other], least) => {
        const [left, right] = [new Pronunciations().speak(formOf(one)), new Pronunciations().speak(formOf(other))]
        expect(new NearReadings(left).similarity(right, least)).toBe(audienceSimilarity(left, right, least))
      }),
      { numRuns: 2_000 },
    )
  })
})
