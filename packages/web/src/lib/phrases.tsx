import type { Locale } from '@marklot/contracts/locale'
import {
  formatPhrase,
  type PhraseCapability,
  type Phrases,
  type PhraseText,
  type PhraseValue,
  type Translate,
} from '@marklot/phrases'
import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import { useConfig } from './config.tsx'
import { LoadOnce } from './load-once.ts'

/** The texts of one capability in one language. */
export type LoadedPhrases = Readonly<Record<string, PhraseText>>
export type LoadPhrases = (locale: Locale, capability: PhraseCapability) => Promise<LoadedPhrases>

/** Caches loaded texts by language and capability, so that a page never loads a text twice. */
export class PhraseStore {
  readonly #load: LoadPhrases
  readonly #texts = new LoadOnce<LoadedPhrases>()

  constructor(load: LoadPhrases) {
    this.#load = load
  }

  get(locale: Locale, capability: PhraseCapability): LoadedPhrases | undefined {
    return this.#texts.get(`${locale}/${capability}`)
  }

  load(locale: Locale, capability: PhraseCapability): Promise<LoadedPhrases> {
    return this.#texts.load(`${locale}/${capability}`, () => this.#load(locale, capability))
  }

  /** Loads, in another language, the texts that one language has loaded. Rejects if one of them fails. */
  async loadAlso(from: Locale, to: Locale): Promise<void> {
    const capabilities = this.#texts.keys().flatMap((key) => {
      const [locale, capability] = key.split('/')
      return locale === from ? [capability as PhraseCapability] : []
    })
    try {
      await Promise.all(capabilities.map((capability) => this.load(to, capability)))
    } finally {
      this.#texts.forgetFailures()
    }
  }

  /** Clears failures after the page has shown them, so that the next caller retries. */
  forgetFailures(): void {
    this.#texts.forgetFailures()
  }
}

interface PhraseContext {
  locale: Locale
  store: PhraseStore
}
const Context = createContext<PhraseContext | null>(null)

export function PhrasesProvider({ locale, store, children }: PhraseContext & { children: ReactNode }) {
  const value = useMemo(() => ({ locale, store }), [locale, store])
  return <Context value={value}>{children}</Context>
}

function usePhraseContext(): PhraseContext {
  const context = useContext(Context)
  if (!context) throw new Error('PhrasesProvider is missing above this component')
  return context
}

export function usePhraseStore(): PhraseStore {
  return usePhraseContext().store
}

/** Returns the language of the page. */
export function useLocale(): Locale {
  return usePhraseContext().locale
}

/**
 * Returns the texts of a capability: `const t = usePhrases('search'); t('hits', { count: 3 })`. Suspends until they are
 * loaded.
 */
export function usePhrases<C extends PhraseCapability>(capability: C): Translate<Phrases[C]> {
  const { locale, store } = usePhraseContext()
  // Asks React for loaded texts as well: without this call in a repeated rendering, the hooks below fail (error 467).
  const texts = use(store.load(locale, capability))
  const written = useConfig().valueTexts?.[locale]?.[capability]
  return useMemo(() => {
    const translate = (key: string, values?: Readonly<Record<string, PhraseValue>>) =>
      formatPhrase(written?.[key] ?? texts[key] ?? key, locale, values)
    return translate as Translate<Phrases[C]>
  }, [texts, written, locale])
}
