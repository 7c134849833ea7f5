import { expect, it } from 'vitest'
import { threadAge } from './thread-age.ts'

it('a thread is of today, of the last seven days, or earlier', () => {
  const now = new Date(2026, 10, 20, 9)
  const at = (day: number, hour: number) => threadAge(new Date(2026, 10, day, hour).toISOString(), now)
  expect([at(20, 0), at(19, 23), at(13, 0), at(12, 23)]).toEqual(['today', 'week', 'week', 'earlier'])
})
