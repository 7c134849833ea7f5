import type { Anatomy, DrawnPart } from './anatomy/dissect.ts'
import type { Colour } from './anatomy/ink.ts'
import { shareOf } from './describe.ts'
import { featuresOf } from './features.ts'
import { inkColour, isLightOnDark } from './looks.ts'
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
  /** The mean colour of the ink, in whole numbers from 0 to 255. */
  readonly inkColour: Colour
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
  const [red, green, blue] = inkColour(anatomy)
  return {
    isLightOnDark: isLightOnDark(anatomy),
    inkColour: [Math.round(red), Math.round(green), Math.round(blue)],
    whole,
    shape: shape === drawing ? whole : featureOf(shape),
    word: word && featureOf(word),
    parts: parts.slice(0, mostParts).map(featureOf),
  }
}
