import { type FoundLogo, packLineFeatures, packLogo, seeLogo, unpackLineFeatures, unpackLogo } from './index.ts'
import type { Picture } from './types.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

export const black: Colour = [0, 0, 0]
export const white: Colour = [255, 255, 255]

/** Returns a picture of one colour. */
export function blank(width: number, height: number, ground: Colour = white): Picture {
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at++) rgba.set([ground[0], ground[1], ground[2], ground[3] ?? 255], at * 4)
  return { width, height, rgba }
}

/** A shape in coordinates of 0 to 1. */
export type Shape = (x: number, y: number) => boolean

export const rectangle =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom
export const disc =
  (centreX: number, centreY: number, radius: number): Shape =>
  (x, y) =>
    (x - centreX) ** 2 + (y - centreY) ** 2 < radius ** 2
export const ring =
  (centreX: number, centreY: number, radius: number, thickness: number): Shape =>
  (x, y) =>
    disc(centreX, centreY, radius)(x, y) && !disc(centreX, centreY, radius - thickness)(x, y)

/** Returns a flag with a dot: it looks different in each of the eight positions. */
export const flag: Shape = (x, y) =>
  rectangle(0.2, 0.15, 0.28, 0.9)(x, y) ||
  (x >= 0.28 && x < 0.75 && y >= 0.15 && y < 0.15 + (0.75 - x) * 0.9) ||
  disc(0.62, 0.72, 0.12)(x, y)

/** Returns a row of letters under a drawing. */
export const letters: Shape = (x, y) =>
  y > 0.8 && y < 0.92 && x > 0.15 && x < 0.85 && (x * 14) % 1 < 0.55 && (y < 0.9 || (x * 5) % 1 < 0.6)
/** A shape in the upper part of a picture. */
export const upper =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(x, y / 0.7)
/** A shape in a part of a wide picture, from `left` on. */
export const half =
  (shape: Shape, left: number): Shape =>
  (x, y) =>
    x >= left && x < left + 0.42 && shape((x - left) / 0.42, y)
export const cross: Shape = (x, y) => rectangle(0.4, 0.1, 0.6, 0.9)(x, y) || rectangle(0.1, 0.4, 0.9, 0.6)(x, y)

/** Paints shapes on a picture; a pixel takes the ink where its centre is inside of a shape. */
export function paint(picture: Picture, ink: Colour, ...shapes: readonly Shape[]): Picture {
  const { width, height } = picture
  const rgba = picture.rgba.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (shapes.some((shape) => shape((x + 0.5) / width, (y + 0.5) / height)))
        rgba.set([ink[0], ink[1], ink[2], ink[3] ?? 255], (y * width + x) * 4)
  return { width, height, rgba }
}

/** Returns a shape drawn black on white, 160 × 160. */
export const drawn = (...shapes: readonly Shape[]) => paint(blank(160, 160), black, ...shapes)

/** Returns a logo as the register stores it. */
export function stored(picture: Picture): FoundLogo {
  const seen = seeLogo(picture)
  if (seen === null) throw new Error('nothing was seen')
  return {
    description: unpackLogo(packLogo(seen.description)),
    features: unpackLineFeatures(packLineFeatures(seen.features)),
  }
}

/** Blurs an opaque picture: each pixel becomes the mean of its surroundings, as often as requested. */
export function blurred(picture: Picture, times: number): Picture {
  const { width, height } = picture
  let { rgba } = picture
  for (let time = 0; time < times; time++) {
    const from = rgba
    rgba = from.map((value, at) => {
      const [x, y, channel] = [(at >> 2) % width, Math.floor((at >> 2) / width), at & 3]
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return value
      let sum = 0
      for (let row = y - 1; row <= y + 1; row++)
        for (let column = x - 1; column <= x + 1; column++) sum += from[(row * width + column) * 4 + channel]
      return Math.round(sum / 9)
    })
  }
  return { ...picture, rgba }
}

/** The colours of a table, a sheet of paper and the ink on it. */
export const table: Colour = [138, 102, 66]
export const paper: Colour = [244, 242, 236]
export const ink: Colour = [20, 60, 110]

/** Shows what lies on a sheet that is turned and seen at an angle. */
export const onSheet =
  (shape: Shape): Shape =>
  (x, y) => {
    const [turned, down] = [(x - 0.5) * 0.9 + (y - 0.5) * 0.4, (y - 0.5) * 0.9 - (x - 0.5) * 0.4]
    const depth = 1 + 0.4 * turned + 0.3 * down
    const [u, v] = [0.5 + (turned * 1.6) / depth, 0.5 + (down * 2.2) / depth]
    return u >= 0 && u < 1 && v >= 0 && v < 1 && shape(u, v)
  }
const sheet = onSheet(() => true)
/** A logo on the left of a sheet. */
export const logoOnSheet: Shape = (x, y) => flag((x - 0.1) / 0.4, (y - 0.2) / 0.6)

/** Adds the grain of a photograph, and the light of a lamp on its left. */
export function photographed({ width, height, rgba }: Picture): Picture {
  let state = 1
  const grain = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state / 2 ** 32 - 0.5) * 24
  }
  const pixels = rgba.map((value, at) => {
    if (at % 4 === 3) return value
    const x = (at >> 2) % width
    return Math.max(0, Math.min(255, value * (1 - (0.3 * x) / width) + grain()))
  })
  return { width, height, rgba: pixels }
}

/** Returns the photograph of drawings on a sheet on a table. */
export const onTable = (...drawings: readonly Shape[]) =>
  photographed(paint(paint(blank(480, 360, table), paper, sheet), ink, ...drawings.map(onSheet)))
