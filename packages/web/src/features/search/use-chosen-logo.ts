import { useCallback, useEffect, useState } from 'react'
import type { SearchState } from './search-state.ts'
import { type LogoChoice, logoValues, wholeLogo } from './searched-logo.ts'

/** Returns the choice that an address holds: an upload that is not searched yet counts before the searched logo. */
const choiceOf = ({ logo, chosenLogo, minimumLogoSimilarity, sameIdea }: SearchState): LogoChoice => ({
  logo: chosenLogo ? wholeLogo(chosenLogo) : logo,
  minimumLogoSimilarity,
  sameIdea,
})

/**
 * Returns the chosen logo, which follows the searched one. A choice that has not been searched yet survives a change of
 * filters.
 */
export function useChosenLogo(search: SearchState): [LogoChoice, (change: LogoChoice) => void] {
  const [chosen, setChosen] = useState(() => choiceOf(search))
  const searched = JSON.stringify(logoValues(search))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object with the same content is the same choice
  useEffect(() => setChosen(choiceOf(search)), [searched])
  const choose = useCallback((change: LogoChoice) => setChosen((current) => ({ ...current, ...change })), [])
  return [chosen, choose]
}
