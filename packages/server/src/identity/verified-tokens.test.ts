import { afterEach, expect, it, vi } from 'vitest'
import { VerifiedTokens } from './verified-tokens.ts'

afterEach(() => {
  vi.useRealTimers()
})

const at = (seconds: number) => new Date(seconds * 1_000)

it('returns the payload of a verified token, and of no other', () => {
  const tokens = new VerifiedTokens()
  tokens.keep('a.b.c', { sub: 'anna', exp: 2_000 })
  expect(tokens.payloadOf('a.b.c', at(1_000))).toEqual({ sub: 'anna', exp: 2_000 })
  expect(tokens.payloadOf('a.b.d', at(1_000))).toBeUndefined()
})

it("returns nothing before and after a token's time, and returns it again when the clock is set back", () => {
  const tokens = new VerifiedTokens()
  tokens.keep('a.b.c', { sub: 'anna', nbf: 1_000, exp: 2_000 })
  const isKnown = (seconds: number) => tokens.payloadOf('a.b.c', at(seconds)) !== undefined
  expect([994, 995, 2_004, 2_005, 9_999, 1_500].map(isKnown)).toEqual([false, true, true, false, false, true])
})

it('keeps a bounded number of tokens, the latest ones', () => {
  const tokens = new VerifiedTokens()
  for (let i = 0; i < 10_001; i++) tokens.keep(`token ${i}`, { exp: 2_000 })
  expect(tokens.payloadOf('token 0', at(0))).toBeUndefined()
  expect(tokens.payloadOf('token 1', at(0))).toBeDefined()
  expect(tokens.payloadOf('token 10000', at(0))).toBeDefined()
})

it('trusts a signature only for a time of the machine, where one is given', () => {
  const tokens = new VerifiedTokens(60_000)
  tokens.keep('a.b.c', { exp: 2_000 })
  const kept = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: kept + 59_000 })
  expect(tokens.payloadOf('a.b.c', at(1_000))).toBeDefined()
  vi.setSystemTime(kept + 61_000)
  expect(tokens.payloadOf('a.b.c', at(1_000))).toBeUndefined()
})

it('forgets all when asked to', () => {
  const tokens = new VerifiedTokens()
  tokens.keep('a.b.c', { exp: 2_000 })
  tokens.forgetAll()
  expect(tokens.payloadOf('a.b.c', at(1_000))).toBeUndefined()
})
