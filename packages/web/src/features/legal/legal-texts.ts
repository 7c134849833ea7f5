import { legalLoaders } from 'virtual:legal'
import { isLocale, type Locale } from '@marklot/contracts/locale'
import { currentLegalVersion, type LegalDocument, type LegalVersion, versionsOf } from '@marklot/phrases/legal/documents'
import type { LegalText } from '@marklot/phrases/legal/text'
import { use } from 'react'
import { loadChunk } from '../../lib/load-chunk.ts'
import { LoadOnce } from '../../lib/load-once.ts'

const texts = new LoadOnce<LegalText>()

const load = (key: keyof typeof legalLoaders) => texts.load(key, async () => (await loadChunk(legalLoaders[key])).default)

/** Loads a legal text in one language, suspending until it arrives. */
export function useLegalText(document: LegalDocument, version: LegalVersion, locale: Locale): LegalText {
  return use(load(`${document}/${version}/${locale}`))
}

/** Returns the version of a document named in the address (`?version=`); undefined if it does not exist. */
export function askedVersion(document: LegalDocument, search: URLSearchParams): LegalVersion | undefined {
  const asked = search.get('version')
  return asked === null ? currentLegalVersion(document) : versionsOf(document).find((version) => version === asked)
}

/**
 * Loads, in the browser, the text that the document shows. Hydration needs it; otherwise React renders the text again.
 */
export async function loadShownText(documentOf: (search: URLSearchParams) => LegalDocument): Promise<void> {
  if (typeof window === 'undefined') return
  const search = new URLSearchParams(location.search)
  const shown = documentOf(search)
  const version = askedVersion(shown, search)
  const locale = document.documentElement.lang
  if (version && isLocale(locale)) await load(`${shown}/${version}/${locale}`)
}
