/**
 * Told how far a backup or a restore is.
 * @param what a table, or what else is counted; never content
 */
export type Progress = (what: string, done: number, of?: number) => void

/** Prints one line for each finished thing, and one every few seconds while a large one is under way. */
export function printedProgress(
  write: (line: string) => void,
  interval = 5_000,
): Progress & { finished(what: string, done: number): void } {
  let next = performance.now() + interval
  const line = (what: string, done: number, of?: number) => write(`${what}: ${done}${of === undefined ? '' : ` of ${of}`}\n`)
  const progress: Progress = (what, done, of) => {
    if (performance.now() < next) return
    next = performance.now() + interval
    line(what, done, of)
  }
  return Object.assign(progress, { finished: line })
}
