/** All due times come from here, so that they can be set; never from SQL's now(). */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }
