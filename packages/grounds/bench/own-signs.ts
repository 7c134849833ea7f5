/*
 * The rows of `own-list` in the shape of decided signs.
 */
import { foldName } from '@marklot/similarity'
import type { DecidedSign } from './decided-signs.ts'
import {
  acceptedAfterDispute,
  knownBrands,
  type OwnSection,
  refusedInEurope,
  refusedInTheUnitedStates,
} from './own-list/index.ts'

/** How a row came about: `disputed` cases are hard, `brand` rows are ordinary marks. */
export type OwnKind = 'disputed' | 'brand'
export interface OwnSign extends DecidedSign {
  readonly origin: OwnKind
}

const jurisdictions: Readonly<Record<string, string>> = { em: 'EU', de: 'DE', es: 'ES', ch: 'CH', fr: 'FR', us: 'US' }

const readSections = (sections: readonly OwnSection[], origin: OwnKind): OwnSign[] =>
  sections.flatMap(({ office, ground, rows }) =>
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [sign = '', classes = '', goods = ''] = row.split('|').map((cell) => cell.trim())
        return {
          id: `${office}:${sign}`,
          sign,
          kind: 'word' as const,
          goods_services: goods,
          nice_classes: classes.split(' ').map(Number),
          outcome: ground === 'none' ? ('registered' as const) : ('refused' as const),
          ground,
          jurisdiction: jurisdictions[office] ?? 'EU',
          origin,
        }
      }),
  )

/** Our own list. */
export const ownSigns: readonly OwnSign[] = [
  ...readSections([...refusedInEurope, ...refusedInTheUnitedStates, ...acceptedAfterDispute], 'disputed'),
  ...readSections(knownBrands, 'brand'),
]

export const isRefused = ({ outcome }: OwnSign): boolean => outcome === 'refused'

const keyOf = (sign: string) => foldName(sign.replace(/\([^)]*\)/g, ' ')).replaceAll(' ', '')

/** Returns the rows whose sign is not in another list, and how many were left out. */
export function ownSignsWithout(signs: readonly string[]): { rows: OwnSign[]; left: number } {
  const others = new Set(signs.map(keyOf))
  const rows = ownSigns.filter(({ sign }) => !others.has(keyOf(sign)))
  return { rows, left: ownSigns.length - rows.length }
}
