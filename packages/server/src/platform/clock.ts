import { forgetClockOffset, readClockOffset, storeClockOffset } from './clock.store.ts'
import type { Pool } from './database.ts'
import type { Events } from './events.ts'

/** The source of all due times, so that they can be moved; SQL's now() never is. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

/** The clock of a local installation: the machine's, moved by an offset in the database that outlives a restart. */
export interface SettableClock extends Clock {
  set(now: Date): Promise<void>
  /** @param seconds negative = back */
  advance(seconds: number): Promise<void>
  /** Sets it back to the machine's time. */
  reset(): Promise<void>
  /** Runs after every move, also by another process. A move of this process resolves when all listeners are done. */
  onMove(listener: () => Promise<void>): void
}

/** Greatest absolute time of a JavaScript date, in milliseconds (ECMA-262, 21.4.1.1). */
const latestTime = 8.64e15

/**
 * @param events without them, moves of other processes are seen at the next start only
 * @throws RangeError from its setters when the result is no time
 */
export async function openSettableClock(pool: Pool, events?: Events): Promise<SettableClock> {
  let offset = await readClockOffset(pool)
  const listeners: (() => Promise<void>)[] = []
  const follow = async (moved: number) => {
    offset = moved
    for (const listener of listeners) await listener()
  }
  const move = async (milliseconds: number) => {
    if (!(Math.abs(Date.now() + milliseconds) <= latestTime)) throw new RangeError('No such time')
    const moved = Math.round(milliseconds)
    await (moved === 0 ? forgetClockOffset(pool) : storeClockOffset(pool, moved))
    await follow(moved)
  }
  events?.on('clock', async () => {
    const stored = await readClockOffset(pool)
    if (stored !== offset) await follow(stored)
  })
  return {
    now: () => new Date(Date.now() + offset),
    set: (now) => move(now.getTime() - Date.now()),
    advance: (seconds) => move(offset + seconds * 1_000),
    reset: () => move(0),
    onMove: (listener) => listeners.push(listener),
  }
}
