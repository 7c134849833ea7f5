import { addDays, dayOf, easterSunday, weekdayOf } from '../platform/days.ts'

/** Fixed holidays as `MM-DD`. One without a state in its comment applies in all states. */
const fixed = [
  '01-01', // New Year
  '01-06', // Epiphany: Baden-Württemberg, Bavaria, Saxony-Anhalt
  '03-08', // Women's Day: Berlin, Mecklenburg-Western Pomerania
  '05-01', // Labour Day
  '08-15', // Assumption: Saarland, parts of Bavaria
  '09-20', // Children's Day: Thuringia
  '10-03', // German Unity Day
  '10-31', // Reformation Day: nine states
  '11-01', // All Saints: five states
  '12-25',
  '12-26',
]
/**
 * The movable holidays, in days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi
 * (six states).
 */
const movable = [-2, 1, 39, 50, 60]

/** Returns the Day of Repentance in Saxony: the Wednesday before 23 November. */
function repentanceDay(year: number): string {
  const eve = dayOf(year, 11, 22)
  return addDays(eve, -((weekdayOf(eve) + 4) % 7))
}

/**
 * Returns whether a day is a public holiday in at least one German state. A period that ends on such a day is extended
 * for all consumers, because under § 193 BGB the state of either side may apply, and a longer period harms nobody.
 * Source: the holiday laws of the states, as of 2026. One-time holidays are not listed.
 */
export function isGermanHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4))
  const easter = easterSunday(year)
  return fixed.includes(date.slice(5)) || movable.some((days) => addDays(easter, days) === date) || repentanceDay(year) === date
}
