declare module 'virtual:legal' {
  import type { Locale } from '@marklot/contracts/locale'
  import type { LegalDocument, LegalVersion } from '@marklot/phrases/legal/documents'
  import type { LegalText } from './features/legal/index.ts'

  /** Made by `vite-legal.ts`. */
  export const legalLoaders: Record<`${LegalDocument}/${LegalVersion}/${Locale}`, () => Promise<{ default: LegalText }>>
}
