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

/** The texts of one capability in one language. */
export type LoadedPhrases = Readonly<Record<string, PhraseText>>
export type LoadPhrases = (locale: Locale, capability: PhraseCapability) => Promise<LoadedPhrases>

/** Keeps what was loaded, per language and capability, so that a page never loads a text twice. */
export class PhraseStore {
  readonly #load: LoadPhrases
  readonly #loaded = new Map<string, LoadedPhrases>()
  readonly #loading = new Map<string, Promise<LoadedPhrases>>()

  constructor(load: LoadPhrases) {
    this.#load = load
  }

  get(locale: Locale, capability: PhraseCapability): LoadedPhrases | undefined {
    return this.#loaded.get(`${locale}/${capability}`)
  }

  /** The same promise for the same texts, so that a waiting component can be rendered again. A failed load is tried anew. */
  load(locale: Locale, capability: PhraseCapability): Promise<LoadedPhrases> {
    const key = `${locale}/${capability}`
    const known = this.#loading.get(key)
    if (known) return known
    const loading = this.#load(locale, capability).then(
      (texts) => {
        this.#loaded.set(key, texts)
        return texts
      },
      (error: unknown) => {
        this.#loading.delete(key)
        throw error
      },
    )
    this.#loading.set(key, loading)
    return loading
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

/** The language of the page. */
export function useLocale(): Locale {
  return usePhraseContext().locale
}

/** The texts of a capability: `const t = usePhrases('search'); t('hits', { count: 3 })`. Waits for texts not loaded yet. */
export function usePhrases<C extends PhraseCapability>(capability: C): Translate<Phrases[C]> {
  const { locale, store } = usePhraseContext()
  const texts = store.get(locale, capability) ?? use(store.load(locale, capability))
  return useMemo(() => {
    const translate = (key: string, values?: Readonly<Record<string, PhraseValue>>) =>
      formatPhrase(texts[key] ?? key, locale, values)
    return translate as Translate<Phrases[C]>
  }, [texts, locale])
}
