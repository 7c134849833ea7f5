import { productOf } from './descriptor.ts'
import { isSmallTurn, positionAlterations } from './looks.ts'
import type { Position } from './types.ts'

/* In which position a searched drawing matches a found one. */

interface View {
  readonly position: Position
  readonly copy: Int8Array
}

/** A view of a searched drawing, and what its position changes: the cosine that it loses with the upright view. */
export type Turned<V extends View> = V & { readonly change: number }

/** Adds to the views of a drawing what their positions change. @param views the upright one first */
export function withChanges<V extends View>(views: readonly V[]): readonly Turned<V>[] {
  const [{ copy: upright }] = views
  const itself = productOf(upright, upright)
  return views.map((view, at) => ({ ...view, change: at === 0 ? 0 : itself - productOf(view.copy, upright) }))
}

/** A drawing is called mirrored or turned by a quarter only if that gains this share of what the position changes. */
const leastOfChange = 0.5

export interface PositionMatch<V> {
  readonly view: V
  readonly cosine: number
  /** The cosine, and what the position is ahead of others when matches are explained. */
  readonly product: number
}

/**
 * Returns the view of a drawing that matches another drawing best. A photograph of a symmetrical logo matches a little
 * better mirrored because of its angle. Such a gain is small beside what the position changes about the logo. A small
 * turn may be smaller than that of the view, so it need not explain as much.
 * @param views the upright one first, as `withChanges` returns them
 */
export function bestPosition<V extends View>(views: readonly Turned<V>[], other: Int8Array): PositionMatch<Turned<V>> {
  const matches = views.map((view) => {
    const cosine = productOf(view.copy, other)
    return { view, cosine, product: cosine + bonusOf(view.position) }
  })
  const [upright] = matches
  const explains = ({ view, cosine }: PositionMatch<Turned<V>>) =>
    isSmallTurn(view.position) || cosine - upright.cosine >= leastOfChange * view.change
  return matches.reduce((best, match) => (match.product > best.product && explains(match) ? match : best), upright)
}

/**
 * Returns what a position is ahead of others: a drawing is called turned or mirrored only if that matches clearly
 * better than the upright position, and both only if one does not suffice.
 */
const bonusOf = (position: Position): number => 0.02 - 0.01 * Math.min(2, positionAlterations(position).length)
