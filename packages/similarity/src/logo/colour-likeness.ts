import type { Colour } from './anatomy/ink.ts'
import { colourDistance } from './looks.ts'

/** At this distance, two colours have nothing in common. */
const unlikeColour = 180
/** Up to this distance, two colours are the same. The pixels at a drawing's rim move its mean colour by as much. */
const sameColour = 4

/** Returns how alike the colours of two drawings are, 0 to 100; see `coloursOf`. */
export const colourScore = (one: Uint8Array, other: Uint8Array): number =>
  Math.round(50 * (shared(one, other) + shared(other, one)))

/** Returns how much of a drawing's colours another one has, 0 to 1. */
function shared(colours: Uint8Array, others: Uint8Array): number {
  let sum = 0
  let all = 0
  for (const { colour, share } of sharesOf(colours)) {
    const distance = Math.min(...sharesOf(others).map((other) => colourDistance(colour, other.colour)))
    sum += share * (distance <= sameColour ? 1 : Math.max(0, 1 - distance / unlikeColour))
    all += share
  }
  return all === 0 ? 0 : sum / all
}

/** Returns the colours of a drawing with their shares, the commonest first. */
export function sharesOf(colours: Uint8Array): { colour: Colour; share: number }[] {
  const entries: { colour: Colour; share: number }[] = []
  for (let at = 0; at < colours.length; at += 4)
    if (colours[at + 3] > 0)
      entries.push({ colour: [colours[at], colours[at + 1], colours[at + 2]], share: colours[at + 3] / 255 })
  return entries
}
