/** Returns a function that starts the work, or returns the pending promise while the work is running. */
export function oneAtATime(work: () => Promise<void>): (() => Promise<void>) & { underWay(): Promise<void> | undefined } {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
  return Object.assign(run, { underWay: () => running })
}
