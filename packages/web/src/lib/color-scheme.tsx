import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { readCookie, storeChoice } from './cookies.ts'

/** Cookie that keeps a chosen colour scheme; without it the system's holds. */
export const colorSchemeCookie = 'colour-scheme'
export const colorSchemes = ['auto', 'light', 'dark'] as const
/** Light, dark, or as the system has it. */
export type ColorScheme = (typeof colorSchemes)[number]

/** The choice in a `Cookie` header; `auto` when there is none. */
export function storedColorScheme(cookies: string | undefined): ColorScheme {
  const stored = readCookie(cookies, colorSchemeCookie)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

interface ColorSchemeChoice {
  colorScheme: ColorScheme
  /** Shows the scheme at once and keeps it in the cookie, so that the server writes it into the next document and nothing flashes. */
  choose: (scheme: ColorScheme) => void
}
const Context = createContext<ColorSchemeChoice | null>(null)

/** `initial` is what the server read from the cookie: the document came with it. */
export function ColorSchemeProvider({ initial, children }: { initial: ColorScheme; children: ReactNode }) {
  const [colorScheme, setColorScheme] = useState(initial)
  const choose = useCallback((scheme: ColorScheme) => {
    // The design tokens hang on this attribute (tokens.css); without it light-dark() follows the system.
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
