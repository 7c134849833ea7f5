/** Returns the same day and time of a later month, in UTC. If the month lacks that day, its last day is used. */
export function monthsLater(at: number, count: number): number {
  const from = new Date(at)
  const month = from.getUTCMonth() + count
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  return Date.UTC(from.getUTCFullYear(), month, day) + (at % 86_400_000)
}
