declare module 'virtual:phrases' {
  import type { Locale } from '@marklot/contracts/locale'
  import type { PhraseCapability } from '@marklot/phrases'
  import type { LoadedPhrases } from './lib/phrases.tsx'

  /** Made by `vite-phrases.ts`. */
  export const phraseLoaders: Record<Locale, Record<PhraseCapability, () => Promise<{ default: LoadedPhrases }>>>
}
