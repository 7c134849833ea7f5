import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs and threads that `scripts/test-bundles.mjs` has bundled for the run. */
    bundles: string
  }
}
