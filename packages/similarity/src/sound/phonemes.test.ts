import { describe, expect, it } from 'vitest'
import { bytesOf } from '../words/name-form.ts'
import { heard, sounds, writeSounds } from './phonemes.ts'
import { soundSimilarity } from './sound-similarity.ts'

const codesOf = (word: string) => {
  const out = new Uint8Array(200)
  return out.slice(0, writeSounds(bytesOf(word), 0, word.length, out, 0))
}
const speak = (word: string) => Array.from(codesOf(word), (code) => sounds[code]).join('')
const alike = (left: string, right: string) => {
  const [a, b] = [codesOf(left), codesOf(right)]
  return soundSimilarity(a, 0, a.length, b, 0, b.length)
}

describe('neutral pronunciation', () => {
  it.each([
    ['philipp', 'filip'],
    ['kaffee', 'kafe'],
    ['cresco', 'kresko'],
    ['quick', 'kvik'],
    ['schuh', 'ʃu'],
    ['night', 'nit'],
    ['boot', 'but'],
    ['heinz', 'hainz'],
    ['yoga', 'joga'],
    ['max', 'maks'],
    ['made', 'madə'],
  ])('%s is spoken %s', (word, spoken) => {
    expect(speak(word)).toBe(spoken)
  })

  it.each([
    ['cresco', 'kressco'],
    ['philipp', 'filip'],
    ['tavilo', 'tavillo'],
    ['bigs', 'biggs'],
    ['cafe', 'kaffee'],
  ])('%s and %s are heard alike', (left, right) => {
    expect(heard(codesOf(left))).toBe(heard(codesOf(right)))
  })

  it('ranks by nearness of sounds', () => {
    expect(alike('tavilo', 'tavilo')).toBe(1)
    expect(alike('tavilo', 'tafilo')).toBeGreaterThan(alike('tavilo', 'tabilo'))
    expect(alike('tavilo', 'davilo')).toBeGreaterThan(alike('tavilo', 'ravilo'))
    expect(alike('tavilo', 'tavelo')).toBeGreaterThan(alike('tavilo', 'taviro'))
    expect(alike('beep', 'veep')).toBeGreaterThan(alike('beep', 'seep'))
    expect(alike('tavilo', 'xerxes')).toBeLessThan(0.4)
  })
})
