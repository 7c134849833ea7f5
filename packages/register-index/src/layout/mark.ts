/*
 * The data about a mark in the index. The terms are those of the contract, but this package depends only on
 * `similarity`.
 */

export const officeCodes = ['de', 'em', 'at', 'ch', 'fr', 'es', 'us'] as const
export type OfficeCode = (typeof officeCodes)[number]
export const stateCategories = ['new', 'alive', 'dead'] as const
export type StateCategory = (typeof stateCategories)[number]
export const markTypes = ['Word', 'Figurative', 'Combined'] as const
export type MarkType = (typeof markTypes)[number]

/** A mark to be indexed. Days are `YYYY-MM-DD`. */
export interface IndexedMark {
  /** The database's unique number of the mark, 0 to 2^31 - 1. */
  serial: number
  /** Null for a mark without words, which is found by number, by owner and by browsing. */
  name: string | null
  /** The recorded translation of the name. */
  translation: string | null
  office: OfficeCode
  category: StateCategory
  type: MarkType
  stateKey: string
  /** Nice classes 1 to 45. Others, such as class 00 of old registers, are ignored. */
  niceClasses: readonly number[]
  /** Main categories of the Vienna Classification, 1 to 29, of its picture. Others are ignored. */
  viennaCategories: readonly number[]
  applicationDate: string | null
  registrationDate: string | null
  oppositionPeriodEndDate: string | null
  /** The day that decides which of two marks is earlier. */
  priorityDate: string | null
  ownerName: string | null
  /** City and country as people write them. */
  ownerSeat: string | null
}

/** Stands for a missing day in the day columns. */
export const noDay = 0
const millisecondsOfDay = 86_400_000
/** The day before the first numbered one. No register in use is older. */
const beforeFirstDay = Date.UTC(1869, 11, 31) / millisecondsOfDay
/** The last day that fits in 16 bits: 2049-06-05. */
const lastDay = 0xffff

/**
 * Days since the end of 1869, in 16 bits. Earlier days count as the first, days after 2049-06-05 as the last. Returns
 * `noDay` for null and for text that is not a day.
 */
export function dayNumber(date: string | null | undefined): number {
  if (date == null) return noDay
  const time = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))
  if (!Number.isFinite(time)) return noDay
  return Math.min(lastDay, Math.max(1, Math.floor(time / millisecondsOfDay) - beforeFirstDay))
}

/** Returns bit masks of Nice classes: 1 to 32 in `low`, 33 to 45 in `high`. */
export function classMasks(classes: readonly number[]): { low: number; high: number } {
  let low = 0
  let high = 0
  for (const number of classes) {
    if (number >= 1 && number <= 32) low |= 1 << (number - 1)
    else if (number >= 33 && number <= 45) high |= 1 << (number - 33)
  }
  return { low: low >>> 0, high: high >>> 0 }
}

/** The last main category of the Vienna Classification. */
export const lastViennaCategory = 29

/** Returns a bit mask of Vienna categories; see `IndexedMark`. */
export function viennaMask(categories: readonly number[]): number {
  let mask = 0
  for (const number of categories) if (number >= 1 && number <= lastViennaCategory) mask |= 1 << (number - 1)
  return mask
}
