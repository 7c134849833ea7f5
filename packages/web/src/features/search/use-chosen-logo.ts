import { useCallback, useEffect, useState } from 'react'
import type { SearchState } from './search-state.ts'
import { type LogoChoice, logoValues } from './searched-logo.ts'

/**
 * Returns the chosen logo, which follows the searched one. A choice that has not been searched yet survives a change of
 * filters.
 */
export function useChosenLogo(search: SearchState): [LogoChoice, (change: LogoChoice) => void] {
  const { logo, minimumLogoSimilarity, sameIdea } = search
  const [chosen, setChosen] = useState<LogoChoice>({ logo, minimumLogoSimilarity, sameIdea })
  const searched = JSON.stringify(logoValues(search))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object with the same content is the same choice
  useEffect(() => setChosen({ logo, minimumLogoSimilarity, sameIdea }), [searched])
  const choose = useCallback((change: LogoChoice) => setChosen((current) => ({ ...current, ...change })), [])
  return [chosen, choose]
}
