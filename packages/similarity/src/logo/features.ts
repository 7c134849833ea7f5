import type { DrawnPart, SeenDrawing } from './anatomy/dissect.ts'
import { boundsOf, fullBox, type Ink } from './anatomy/ink.ts'

/** What people see in a picture: the drawing without its lettering, the parts of it, and the lettering. */
export interface Features {
  readonly shape: DrawnPart
  /** The largest first; empty where the drawing is of one piece. */
  readonly parts: readonly DrawnPart[]
  readonly word: DrawnPart | null
}

export function featuresOf({ parts: [whole, ...others] }: SeenDrawing): Features {
  const drawn = others.filter(({ isLettering }) => !isLettering)
  const lettering = others.filter(({ isLettering }) => isLettering)
  const pieces = drawn.filter(({ part }) => part === 'piece')
  return {
    shape: lettering.length > 0 && pieces.length > 0 ? joined(pieces) : whole,
    parts: pieces.length > 1 ? drawn : drawn.filter(({ part }) => part === 'inside'),
    word: lettering.length > 0 ? joined(lettering) : null,
  }
}

/** Joins several parts into one. */
function joined(parts: readonly DrawnPart[]): DrawnPart {
  const [first] = parts
  if (parts.length === 1) return first
  const { width, height } = first.ink
  const ink: Ink = { width, height, strength: first.ink.strength.slice(), mask: first.ink.mask.slice() }
  for (const { ink: other } of parts.slice(1))
    for (let at = 0; at < ink.mask.length; at++) {
      ink.mask[at] |= other.mask[at]
      ink.strength[at] = Math.max(ink.strength[at], other.strength[at])
    }
  return { ...first, ink, box: boundsOf(ink.mask, width, fullBox(ink)) ?? first.box }
}
