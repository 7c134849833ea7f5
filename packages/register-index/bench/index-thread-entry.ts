/**
 * Returns where index threads start: from source at the TypeScript file, for which tsx has to be registered first; in a
 * bundle at the bundled file. Tests put `test/bundled-index-thread.ts` in place of this module.
 */
export const indexThreadEntry = (): { url: URL; isSource: boolean } =>
  import.meta.url.endsWith('.ts')
    ? { url: new URL('./index-thread.ts', import.meta.url), isSource: true }
    : { url: new URL('./index-thread.js', import.meta.url), isSource: false }
