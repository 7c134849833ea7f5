import type { PhraseCapability } from '@marklot/phrases'
import { type ReactNode, use } from 'react'
import { useLocale, usePhraseStore } from './phrases.tsx'

/**
 * Waits for texts before anything in it is rendered: a component that waits between its own hooks while a document is taken over
 * makes React lose its place (error 467).
 */
export function Phrased({ of, children }: { of: readonly PhraseCapability[]; children: ReactNode }) {
  const store = usePhraseStore()
  const locale = useLocale()
  const missing = of.filter((capability) => store.get(locale, capability) === undefined)
  // All are asked for before the first is waited for.
  for (const texts of missing.map((capability) => store.load(locale, capability))) use(texts)
  return children
}
