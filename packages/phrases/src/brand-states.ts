import type { Locale } from '@marklot/contracts/locale'

export interface StateText {
  description: string
  shortDescription: string
}
/** The offices' own states by key (`{office}.{the office's text or code}`), in five languages. */
export const brandStates: Readonly<Record<string, Readonly<Record<Locale, StateText>>>> = {}
