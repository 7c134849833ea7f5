import { forgetClockOffset, readClockOffset, storeClockOffset } from './clock.store.ts'
import type { Pool } from './database.ts'
import type { Events } from './events.ts'

/**
 * The source of the current time for everything that becomes due, so that tests can move it. SQL's now() is never used
 * for that.
 */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

/**
 * The clock of a local installation: the machine's clock plus an offset stored in the database, which survives a
 * restart.
 */
export interface SettableClock extends Clock {
  set(now: Date): Promise<void>
  /**
   * Moves the clock.
   * @param seconds negative to move it back
   */
  advance(seconds: number): Promise<void>
  /** Resets it to the machine's time. */
  reset(): Promise<void>
  /**
   * Calls `listener` after every move, including those of other processes. A move by this process resolves after all
   * listeners have finished.
   */
  onMove(listener: () => Promise<void>): void
}

/** The greatest absolute time of a JavaScript date, in milliseconds (ECMA-262, 21.4.1.1). */
const latestTime = 8.64e15

/**
 * Opens the clock of a local installation.
 * @param events without them, moves by other processes take effect only at the next start
 * @throws RangeError from its setters if the resulting time is out of range
 */
export async function openSettableClock(pool: Pool, events?: Events): Promise<SettableClock> {
  let offset = await readClockOffset(pool)
  const listeners: (() => Promise<void>)[] = []
  const follow = async (moved: number) => {
    offset = moved
    for (const listener of listeners) await listener()
  }
  const move = async (milliseconds: number) => {
    if (!(Math.abs(Date.now() + milliseconds) <= latestTime)) throw new RangeError('The time is out of range')
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
