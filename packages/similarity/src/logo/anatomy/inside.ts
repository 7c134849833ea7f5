import { type Components, eroded, filled } from './components.ts'
import { boundsOf, type Colour, commonestColour, fullBox, type Ink, inkOn } from './ink.ts'
import { heightOf, type PixelBox, type Raster, widthOf } from './raster.ts'

/** The drawing inside a frame or on a field, as separate ink. */
export interface Inside {
  readonly ink: Ink
  readonly box: PixelBox
}

const lineShare = 0.4
/** Holes of a field and what is drawn on it in other colours cover at least this share of it. */
const leastDrawn = 0.012

/** Opens the first of the two largest components that is a frame or a field. */
export function openField(raster: Raster, ink: Ink, ground: Colour, components: Components, whole: PixelBox): Inside | null {
  const { width, height } = ink
  for (const part of components.list.slice(0, 2)) {
    const [partWidth, partHeight] = [widthOf(part), heightOf(part)]
    if (partWidth < 0.55 * widthOf(whole) || partHeight < 0.55 * heightOf(whole)) continue
    const field = filled(components.labels, width, height, part)
    if (field.area < 0.6 * partWidth * partHeight) continue
    const rim = Math.max(2, Math.round(Math.max(partWidth, partHeight) * 0.03))
    const inner = eroded(field.mask, width, height, rim)
    const places = Int32Array.from(placesOf(inner))
    if (places.length < 60) continue
    const isLine = part.area < lineShare * field.area
    const isDrawn = (at: number) => inner[at] === 1 && !(isLine && components.labels[at] === part.label)
    const second = inkOn(raster, isLine ? ground : commonestColour(raster, places))
    let drawn = 0
    for (let at = 0; at < second.mask.length; at++) {
      if (isDrawn(at)) {
        drawn += second.mask[at]
        continue
      }
      second.mask[at] = 0
      second.strength[at] = 0
    }
    if (field.area - part.area + drawn < leastDrawn * field.area) continue
    const box = boundsOf(second.mask, width, fullBox(ink))
    if (box === null) continue
    const longest = Math.max(widthOf(box), heightOf(box))
    if (longest < 0.2 * Math.max(partWidth, partHeight)) continue
    if (widthOf(box) > 0.97 * partWidth && heightOf(box) > 0.97 * partHeight) continue
    return { ink: second, box }
  }
  return null
}

function* placesOf(mask: Uint8Array) {
  for (let at = 0; at < mask.length; at++) if (mask[at] === 1) yield at
}
