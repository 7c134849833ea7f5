import type { BrandProcess } from '@marklot/contracts/brand'

/** Returns the day by which a step is ordered: its own day or, if it has none, the day of its publication. */
export function processDay(process: BrandProcess): string | null {
  return process.stateDate ?? process.publicationDate
}

/** Returns the steps, oldest first. Steps of the same day keep the office's order, and undated ones come last. */
export function inOrder(processes: readonly BrandProcess[]): BrandProcess[] {
  const key = (process: BrandProcess) => processDay(process) ?? '9999'
  return [...processes].sort((a, b) => key(a).localeCompare(key(b)))
}
