import type { LogoSimilarity } from '@marklot/contracts/search'
import type { logos } from './logos.ts'
import type { Translate } from './phrase.ts'

/**
 * Says in a few words how the logo of a found copy differs: how it was altered, or which features differ. A copy is
 * called unaltered only if all features that were compared are the same.
 */
export function logoChanges(
  { alterations, columns }: Pick<LogoSimilarity, 'alterations' | 'columns'>,
  say: Translate<typeof logos>,
): string[] {
  if (alterations.length > 0) return alterations.map((alteration) => say(`alteration.${alteration}`))
  const different = columns.filter(({ state }) => state !== 'equal')
  if (different.length === 0) return [say('alteration.none')]
  return different.map((column) => say('column.said', { title: say(`picture.${column.kind}`), note: columnState(column, say) }))
}

/** Says whether the found picture has the same feature, a different one, none, or one that the searched one lacks. */
export const columnState = (
  { kind, state, query }: Pick<LogoSimilarity['columns'][number], 'kind' | 'state' | 'query'>,
  say: Translate<typeof logos>,
): string => say(kind !== 'colour' && query === null ? 'state.added' : `state.${state}`)
