import { legalLoaders } from 'virtual:legal'
import type { Locale } from '@marklot/contracts/locale'
import type { LegalDocument, LegalVersion } from '@marklot/phrases/legal/documents'
import { use } from 'react'
import { loadChunk } from '../../lib/load-chunk.ts'
import { LoadOnce } from '../../lib/load-once.ts'
import type { LegalText } from './legal-text.ts'

const texts = new LoadOnce<LegalText>()

/** A legal text in one language; waits for it. It is fetched apart from the page, so the first visit's scripts do not grow by it. */
export function useLegalText(document: LegalDocument, version: LegalVersion, locale: Locale): LegalText {
  const key = `${document}/${version}/${locale}` as const
  return texts.get(key) ?? use(texts.load(key, async () => (await loadChunk(legalLoaders[key])).default))
}
