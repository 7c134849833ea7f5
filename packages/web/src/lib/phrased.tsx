import type { PhraseCapability } from '@marklot/phrases'
import { type ReactNode, use } from 'react'
import { useLocale, usePhraseStore } from './phrases.tsx'

/** Waits for texts before it renders its children, which then appear in one piece. */
export function Phrased({ of, children }: { of: readonly PhraseCapability[]; children: ReactNode }) {
  const store = usePhraseStore()
  const locale = useLocale()
  // Requests all of them before it waits for the first.
  for (const texts of of.map((capability) => store.load(locale, capability))) use(texts)
  return children
}
