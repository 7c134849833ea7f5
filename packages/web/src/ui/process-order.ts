import type { BrandProcess } from '@marklot/contracts/brand'

/** The day by which a step is placed: its own, else that of its publication. */
export function processDay(process: BrandProcess): string | null {
  return process.stateDate ?? process.publicationDate
}

/** Oldest first; steps of one day in the office's order; undated ones at the end. */
export function inOrder(processes: readonly BrandProcess[]): BrandProcess[] {
  const key = (process: BrandProcess) => processDay(process) ?? '9999'
  return [...processes].sort((a, b) => key(a).localeCompare(key(b)))
}
