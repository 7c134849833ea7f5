import { useState } from 'react'

/** Returns the calendar day on which the page was opened, `YYYY-MM-DD`, in UTC so that server and browser agree. */
export function useToday(): string {
  return useState(() => new Date().toISOString().slice(0, 10))[0]
}
