import type { PhraseCapability } from '@marklot/phrases'
import { type ReactNode, use } from 'react'
import { useLocale, usePhraseStore } from './phrases.tsx'

/**
 * Waits for texts before rendering its children: a component that suspends between its own hooks during hydration makes
 * React lose its place (error 467).
 */
export function Phrased({ of, children }: { of: readonly PhraseCapability[]; children: ReactNode }) {
  const store = usePhraseStore()
  const locale = useLocale()
  // Requests all before waiting for the first.
  for (const texts of of.map((capability) => store.load(locale, capability))) use(texts)
  return children
}
