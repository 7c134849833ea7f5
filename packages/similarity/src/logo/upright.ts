import type { Ink } from './anatomy/ink.ts'
import type { PixelBox } from './anatomy/raster.ts'
import { type CopyView, copyViewOf, isFolded } from './copy-view.ts'
import { gradientsOf } from './gradients.ts'
import { copyValuesOf } from './vectors.ts'
import { viewOf } from './view.ts'

/** The upright view of a part of a drawing, with what is computed from it. */
export interface UprightView {
  readonly pixels: Uint8Array
  readonly gradients: Float32Array
  /** The view that finds copies; the same one unless the part is long. */
  readonly copyView: CopyView
  readonly copyValues: Float64Array
}

/** Several steps use the same views, so each is computed once. Every part has an ink of its own. */
const known = new WeakMap<Ink, UprightView>()

/** Returns the upright view of a part that is shown to the edges of its box. */
export function uprightOf({ ink, box }: { readonly ink: Ink; readonly box: PixelBox }): UprightView {
  const seen = known.get(ink)
  if (seen !== undefined) return seen
  const pixels = viewOf({ ink, box })
  const gradients = gradientsOf(pixels)
  const copyView = isFolded(box) ? copyViewOf({ ink, box }) : { pixels, fold: null }
  let copyValues: Float64Array | undefined
  const view: UprightView = {
    pixels,
    gradients,
    copyView,
    get copyValues() {
      copyValues ??= copyValuesOf(copyView.fold === null ? gradients : gradientsOf(copyView.pixels))
      return copyValues
    },
  }
  known.set(ink, view)
  return view
}
