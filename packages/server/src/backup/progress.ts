/**
 * Reports the progress of a backup or a restore.
 * @param what the counted thing, such as a table; never its content
 */
export type Progress = (what: string, done: number, of?: number) => void

/** Returns a function that prints a line for each finished thing, and one every few seconds during a long one. */
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
