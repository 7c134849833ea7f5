import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { readCookie, storeChoice } from './cookies.ts'

/** Cookie that keeps a chosen colour scheme; without it the system's holds. */
export const colorSchemeCookie = 'colour-scheme'
export const colorSchemes = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[]

/** The choice in a `Cookie` header; `auto` when there is none. */
export function storedColorScheme(cookies: string | undefined): MantineColorScheme {
  const stored = readCookie(cookies, colorSchemeCookie)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** Keeps the choice in a cookie, so that the server writes the right scheme into the document and nothing flashes. */
export const cookieColorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : storedColorScheme(document.cookie)),
  set: (value) => storeChoice(colorSchemeCookie, value === 'auto' ? null : value),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => storeChoice(colorSchemeCookie, null),
}
