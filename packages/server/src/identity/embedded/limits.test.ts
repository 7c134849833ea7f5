import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/world.ts'
import { createLimits } from './limits.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('counts the addresses of one IPv6 network together, and those of others apart', async () => {
  const limits = createLimits(world.pool, { now: () => new Date('2026-06-01T12:00:00Z') }, () => 'secret')
  const outcomes = new Set<string>()
  for (let call = 0; call < 60; call += 1)
    outcomes.add(await limits.mail(`person-${call}@example.test`, `2001:db8:0:1:${call.toString(16)}::7`))
  expect([...outcomes]).toEqual(['send'])
  expect(await limits.mail('one-more@example.test', '2001:0db8::1:0:0:0:ffff')).toBe('refused')
  for (const other of ['2001:db8:0:2::7', '2001:db8::7', '203.0.113.9', '::ffff:203.0.113.8'])
    expect(await limits.mail('one-more@example.test', other)).toBe('send')
})

it('begins anew when its time is over, and when the clock was set back before it', async () => {
  let now = new Date('2026-06-01T12:00:00Z')
  const limits = createLimits(world.pool, { now: () => now }, () => 'secret')
  const isOpen = async () => (await limits.attempt('anna@example.test', '203.0.113.1')) !== null
  const exhaust = async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await isOpen()
    expect(await isOpen()).toBe(false)
  }
  await exhaust()
  now = new Date('2026-06-01T12:15:00Z')
  expect(await isOpen()).toBe(true)
  await exhaust()
  now = new Date('2026-05-01T12:00:00Z')
  expect(await isOpen()).toBe(true)
})
