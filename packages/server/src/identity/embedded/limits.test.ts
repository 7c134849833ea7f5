import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/world.ts'
import { createLimits, type Limits } from './limits.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('counts the addresses of one IPv6 network together, and those of different networks separately', async () => {
  const limits = createLimits(world.pool, { now: () => new Date('2026-06-01T12:00:00Z') }, () => 'secret')
  const outcomes = new Set<string>()
  for (let call = 0; call < 60; call += 1)
    outcomes.add(await limits.mail(`person-${call}@example.test`, `2001:db8:0:1:${call.toString(16)}::7`))
  expect([...outcomes]).toEqual(['send'])
  expect(await limits.mail('one-more@example.test', '2001:0db8::1:0:0:0:ffff')).toBe('refused')
  for (const other of ['2001:db8:0:2::7', '2001:db8::7', '203.0.113.9', '::ffff:203.0.113.8'])
    expect(await limits.mail('one-more@example.test', other)).toBe('send')
})

describe('wrong passwords', () => {
  let now: Date
  let limits: Limits
  let count = 0
  let owner: string
  const home = '203.0.113.1'
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000)
  }
  beforeEach(() => {
    now = new Date('2026-06-01T12:00:00Z')
    count += 1
    owner = `owner-${count}@example.test`
    // The counts of a different secret are separate.
    limits = createLimits(world.pool, { now: () => now }, () => `secret ${count}`)
  })
  const waitFor = async (email: string, address: string) => (await limits.attempt(email, address)).waitSeconds
  const succeed = async (email: string, address: string) => {
    const attempt = await limits.attempt(email, address)
    if (!('succeed' in attempt)) throw new Error(`Has to wait ${attempt.waitSeconds} s`)
    await attempt.succeed()
  }
  /**
   * Guesses passwords as fast as the waits allow.
   * @returns the waits in seconds
   */
  const guess = async (attempts: number, email: (attempt: number) => string, address: (attempt: number) => string) => {
    const waits: number[] = []
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const wait = await waitFor(email(attempt), address(attempt))
      waits.push(wait)
      later(wait)
      if (wait > 0) expect(await waitFor(email(attempt), address(attempt))).toBe(0)
    }
    return waits
  }

  it('delay one client with one address: from the sixth on twice as long each time, up to a quarter of an hour', async () => {
    const waits = await guess(
      13,
      () => owner,
      () => home,
    )
    expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900])
  })

  it('of an attacker elsewhere do not lock the owner out', async () => {
    await succeed(owner, home)
    await guess(
      80,
      () => owner,
      (attempt) => `198.51.100.${attempt}`,
    )
    expect(await waitFor(owner, home)).toBe(0)
  })

  it('of a few attackers elsewhere do not even delay a client that the owner has never used', async () => {
    await guess(
      10,
      () => owner,
      () => '198.51.100.1',
    )
    expect(await waitFor(owner, home)).toBe(0)
  })

  it('from many machines are delayed together, and the owner gets in from a new client by the link', async () => {
    const waits = await guess(
      55,
      () => owner,
      (attempt) => `198.51.100.${attempt}`,
    )
    expect(waits.slice(0, 50).every((wait) => wait === 0)).toBe(true)
    expect(waits.slice(50)).toEqual([30, 60, 120, 240, 480])
    expect(await waitFor(owner, home)).toBeGreaterThan(0)
    await limits.unlock(owner, home)
    expect(await waitFor(owner, home)).toBe(0)
    expect(await waitFor(owner, '198.51.100.200')).toBeGreaterThan(0)
  })

  it('for many addresses from one client are delayed, except for people who have signed in from there', async () => {
    await succeed(owner, home)
    const waits = await guess(
      33,
      (attempt) => `victim-${attempt}@example.test`,
      () => home,
    )
    expect(waits.slice(0, 30).every((wait) => wait === 0)).toBe(true)
    expect(waits.slice(30)).toEqual([10, 20, 40])
    expect(await waitFor('another-victim@example.test', home)).toBeGreaterThan(0)
    expect(await waitFor(owner, home)).toBe(0)
    // The right password of another account does not end the wait.
    await succeed(owner, home)
    expect(await waitFor('another-victim@example.test', home)).toBeGreaterThan(0)
  })

  it('are forgotten after the right one, and after a day', async () => {
    await guess(
      4,
      () => owner,
      () => home,
    )
    await succeed(owner, home)
    expect(
      await guess(
        6,
        () => owner,
        () => home,
      ),
    ).toEqual([0, 0, 0, 0, 0, 30])
    later(24 * 3_600)
    expect(
      await guess(
        5,
        () => owner,
        () => home,
      ),
    ).toEqual([0, 0, 0, 0, 0])
  })

  it('are counted one by one when they arrive at the same time', async () => {
    const attempts = await Promise.all(Array.from({ length: 12 }, () => waitFor(owner, home)))
    expect(attempts.filter((wait) => wait === 0)).toHaveLength(5)
  })

  it('do not cause a wait after the clock was set back', async () => {
    await guess(
      5,
      () => owner,
      () => home,
    )
    expect(await waitFor(owner, home)).toBe(30)
    later(-40 * 24 * 3_600)
    expect(await waitFor(owner, home)).toBe(0)
  })
})
