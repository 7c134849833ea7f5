/** Returns a function that starts the work, or returns the promise in flight while it runs. */
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
