import { describe, expect, it } from 'vitest'
import { type Answer, combined, free, taken, unknown } from './answers.ts'
import { longestMatch, parseBootstrap } from './bootstrap.ts'
import { pauseOf } from './rdap.ts'
import { isOpenLabel } from './tlds.ts'
import { openTokenBuckets } from './token-buckets.ts'

const answers: readonly Answer[] = [
  taken('rdap'),
  taken('registrar'),
  free('rdap'),
  { ...free('registrar'), premium: true },
  unknown('late'),
  unknown('noSource'),
]
/** These are all sequences of one to three answers. */
const sequences = answers.flatMap((one) => [
  [one],
  ...answers.flatMap((two) => [[one, two], ...answers.map((three) => [one, two, three])]),
])

describe('answers that differ', () => {
  it('are taken as soon as one source knows the domain as taken', () => {
    for (const sequence of sequences) {
      const isTaken = sequence.some(({ availability }) => availability === 'notAvailable')
      expect(combined(sequence).availability === 'notAvailable', JSON.stringify(sequence)).toBe(isTaken)
    }
  })

  it('are available only if a source says so, and premium only then', () => {
    for (const sequence of sequences) {
      const { availability, premium } = combined(sequence)
      if (availability === 'available') expect(sequence.some((one) => one.availability === 'available')).toBe(true)
      if (premium) expect(availability).toBe('available')
    }
  })

  it('are unknown with a reason when nobody knows anything', () => {
    expect(combined([])).toMatchObject({ availability: 'unknown', reason: 'noSource' })
    expect(combined([unknown('noSource'), unknown('late')])).toMatchObject({ reason: 'late' })
  })
})

describe('a token bucket', () => {
  const never = new AbortController().signal
  const open = () =>
    openTokenBuckets(
      () => ({ perSecond: 1, burst: 2 }),
      () => 1_000_000,
    )
  const soon = 1_000_100

  it('lets a burst through and then no more than its rate, for each server', async () => {
    const buckets = open()
    expect(await buckets.take('a', soon, never)).toBe(true)
    expect(await buckets.take('a', soon, never)).toBe(true)
    expect(await buckets.take('a', soon, never)).toBe(false)
    expect(await buckets.take('b', soon, never)).toBe(true)
  })

  it('asks nobody while a server wants a pause', async () => {
    const buckets = open()
    buckets.pause('a', 5_000)
    expect(await buckets.take('a', 1_004_999, never)).toBe(false)
    expect(await buckets.take('b', soon, never)).toBe(true)
  })
})

it.each([
  ['3', 3_000],
  ['0', 0],
  ['999999', 3_600_000],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 10_000],
  ['soon', 5_000],
  [null, 5_000],
])('Retry-After %s is a pause of %d ms', (text, pause) => {
  expect(pauseOf(text, 0)).toBe(pause)
})

describe('a bootstrap file', () => {
  const file = (services: unknown) => ({ publication: '2026-01-01T00:00:00Z', services })

  it('prefers https, ends addresses with a slash, and matches the longest domain', () => {
    const { servers } = parseBootstrap(
      file([
        [['UK'], ['http://a.example', 'https://a.example/rdap']],
        [['co.uk.'], ['https://b.example/']],
      ]),
    )
    expect(longestMatch(servers, 'x.uk')).toBe('https://a.example/rdap/')
    expect(longestMatch(servers, 'x.co.uk')).toBe('https://b.example/')
    expect(longestMatch(servers, 'x.de')).toBeUndefined()
  })

  it.each([[[]], [[[['de'], []]]], [[[['de'], ['no address']]]], ['<html>']])('without a server is none: %j', (services) => {
    expect(() => parseBootstrap(file(services))).toThrow()
  })
})

it.each([
  ['tavilo', 'us', true],
  ['müller', 'de', true],
  ['müller', 'us', false],
  ['ñandú', 'es', true],
  ['können', 'es', false],
  ['com', 'br', false],
  ['com', 'shop', true],
] as const)('the label %s is surely open under %s: %s', (label, tld, isOpen) => {
  expect(isOpenLabel(label, tld)).toBe(isOpen)
})
