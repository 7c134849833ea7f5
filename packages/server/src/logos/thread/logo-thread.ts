import { openAskedThread } from '../../platform/asked-thread.ts'
import type { LogoWork } from './logo-work.ts'

/** The work on pictures, which a separate thread carries out. */
export interface LogoThread extends LogoWork {
  close(): Promise<void>
}

/** The longest work on one question, in milliseconds, after which the thread is replaced. */
const longestAnswer = 30_000
/** The most questions at once. While the thread compares one picture, libvips decodes others. */
const atOnce = 4

/** Opens a thread for the work on pictures. It starts with the first question, and restarts after it has died. */
export function openLogoThread(): LogoThread {
  const { ask, close } = openAskedThread('logo-worker', '../logos/thread/logo-worker.ts', {
    longestAnswer,
    atOnce,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const asking =
    <Kind extends keyof LogoWork>(kind: Kind) =>
    (input: Parameters<LogoWork[Kind]>[0]) =>
      ask(kind, input) as ReturnType<LogoWork[Kind]>
  return {
    describe: asking('describe'),
    describeQuery: asking('describeQuery'),
    explain: asking('explain'),
    frames: asking('frames'),
    cut: asking('cut'),
    line: asking('line'),
    close,
  }
}
