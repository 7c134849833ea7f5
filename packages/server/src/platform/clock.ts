import { forgetClockOffset, readClockOffset, storeClockOffset } from './clock.store.ts'
import type { Pool } from './database.ts'

/** All due times come from here, so that they can be set; never from SQL's now(). */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

/** The clock of a local installation: the machine's, moved by an offset that stands in the database and outlives a restart. */
export interface SettableClock extends Clock {
  set(now: Date): Promise<void>
  /** @param seconds negative = back */
  advance(seconds: number): Promise<void>
  /** Back to the machine's time. */
  reset(): Promise<void>
  /** Runs after every move; the move is answered when all listeners are done. */
  onMove(listener: () => Promise<void>): void
}

/** Greatest absolute time of a JavaScript date, in milliseconds (ECMA-262, 21.4.1.1). */
const latestTime = 8.64e15

/** @throws RangeError from its setters when the new time is none */
export async function openSettableClock(pool: Pool): Promise<SettableClock> {
  let offset = await readClockOffset(pool)
  const listeners: (() => Promise<void>)[] = []
  const move = async (milliseconds: number) => {
    if (!(Math.abs(Date.now() + milliseconds) <= latestTime)) throw new RangeError('No such time')
    offset = Math.round(milliseconds)
    await (offset === 0 ? forgetClockOffset(pool) : storeClockOffset(pool, offset))
    for (const listener of listeners) await listener()
  }
  return {
    now: () => new Date(Date.now() + offset),
    set: (now) => move(now.getTime() - Date.now()),
    advance: (seconds) => move(offset + seconds * 1_000),
    reset: () => move(0),
    onMove: (listener) => listeners.push(listener),
  }
}
