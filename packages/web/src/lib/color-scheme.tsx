import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { readCookie, storeChoice } from './cookies.ts'

/** Cookie of the chosen colour scheme. Without it, the system's scheme applies. */
export const colorSchemeCookie = 'colour-scheme'
export const colorSchemes = ['auto', 'light', 'dark'] as const
/** Light, dark, or the system's scheme. */
export type ColorScheme = (typeof colorSchemes)[number]

/** Returns the choice in a `Cookie` header; `auto` if it contains none. */
export function storedColorScheme(cookies: string | undefined): ColorScheme {
  const stored = readCookie(cookies, colorSchemeCookie)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

interface ColorSchemeChoice {
  colorScheme: ColorScheme
  /**
   * Applies the scheme and stores it in the cookie, from which the server renders the next document without a flash.
   */
  choose: (scheme: ColorScheme) => void
}
const Context = createContext<ColorSchemeChoice | null>(null)

/** Provides the colour scheme. `initial` is the value that the server read from the cookie, as in the document. */
export function ColorSchemeProvider({ initial, children }: { initial: ColorScheme; children: ReactNode }) {
  const [colorScheme, setColorScheme] = useState(initial)
  const choose = useCallback((scheme: ColorScheme) => {
    // The design tokens follow this attribute (tokens.css); without it light-dark() follows the system.
    const { dataset } = document.documentElement
    if (scheme === 'auto') delete dataset.colorScheme
    else dataset.colorScheme = scheme
    storeChoice(colorSchemeCookie, scheme === 'auto' ? null : scheme)
    setColorScheme(scheme)
  }, [])
  const value = useMemo(() => ({ colorScheme, choose }), [colorScheme, choose])
  return <Context value={value}>{children}</Context>
}

export function useColorScheme(): ColorSchemeChoice {
  const choice = useContext(Context)
  if (!choice) throw new Error('ColorSchemeProvider is missing above this component')
  return choice
}
