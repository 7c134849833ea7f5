export const ages = ['today', 'week', 'earlier'] as const
export type ThreadAge = (typeof ages)[number]

const dayMs = 86_400_000

/** Returns how long ago a thread was last changed, in days of the reader's clock. */
export function threadAge(changedUtc: string, now: Date): ThreadAge {
  const startOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  const changed = new Date(changedUtc).getTime()
  if (changed >= startOfToday) return 'today'
  return changed >= startOfToday - 7 * dayMs ? 'week' : 'earlier'
}
