import type { Anatomy, DrawnPart } from './anatomy/dissect.ts'
import { shareOf } from './describe.ts'
import { featuresOf } from './features.ts'
import { isLightOnDark } from './looks.ts'
import type { Box, Picture } from './types.ts'
import { uprightOf } from './upright.ts'
import { copyVectorOf } from './vectors.ts'

/** A feature of a drawing: where it is, and the vector of its upright view. Its vector is not shortened by a weight. */
export interface LineFeature {
  readonly box: Box
  readonly copy: Int8Array
}

/** What the picture line compares of a found picture. It is stored beside the description. */
export interface LineFeatures {
  readonly isLightOnDark: boolean
  readonly whole: LineFeature
  /** The drawing without its lettering; the whole drawing if it has none. */
  readonly shape: LineFeature
  /** The lettering, if there is any. */
  readonly word: LineFeature | null
  /** The largest first; empty if the drawing is of one piece. */
  readonly parts: readonly LineFeature[]
}

/** The line has room for three parts, and more can be among the best matches. Smaller parts are not kept. */
const mostParts = 6

/** Returns the features of a picture that has been taken apart. */
export function lineFeaturesOf(picture: Picture, anatomy: Anatomy): LineFeatures {
  const [drawing] = anatomy.parts
  const { shape, word, parts } = featuresOf(anatomy)
  const featureOf = (part: DrawnPart): LineFeature => ({
    box: shareOf(picture, anatomy.raster, part.box),
    copy: copyVectorOf(uprightOf(part).copyValues, 1),
  })
  const whole = featureOf(drawing)
  return {
    isLightOnDark: isLightOnDark(anatomy),
    whole,
    shape: shape === drawing ? whole : featureOf(shape),
    word: word && featureOf(word),
    parts: parts.slice(0, mostParts).map(featureOf),
  }
}
