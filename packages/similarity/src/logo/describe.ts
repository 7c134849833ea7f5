import { type Anatomy, type DrawnPart, dissect } from './anatomy/dissect.ts'
import { heightOf, type PixelBox, type Raster, widthOf } from './anatomy/raster.ts'
import { coloursOf } from './colours.ts'
import { gradientsOf } from './gradients.ts'
import { hashOf } from './hash.ts'
import type { Box, LogoDescription, LogoQuery, Picture, Position, PositionedView, ViewPart } from './types.ts'
import { vectorOf } from './vectors.ts'
import { mirrored, quarterTurned, viewOf } from './view.ts'

/** Descriptions of two versions are never compared. */
export const descriptorVersion = 1
const mostViews = 4
/** Shares are kept in ten-thousandths, so that a stored box equals the computed one. */
const shareUnit = 10_000

type PicturePart = DrawnPart & { readonly part: ViewPart }

/** Describes a picture of the register; null if there is nothing to see. */
export function describeLogo(picture: Picture): LogoDescription | null {
  const anatomy = dissect(picture)
  return anatomy === null ? null : descriptionOf(picture, anatomy)
}

export interface QueryOptions {
  /** Parts that a person left out. */
  readonly leaveOut?: readonly Box[]
  /** Whether turned and mirrored logos count as found; they do unless it is false. */
  readonly positions?: boolean
}

/** Describes a picture that is searched for, in all positions in which it may be found. */
export function describeQuery(picture: Picture, options: QueryOptions = {}): LogoQuery | null {
  const anatomy = dissectQuery(picture, options)
  return anatomy === null ? null : queryOf(picture, anatomy, options.positions ?? true)
}

export function dissectQuery(picture: Picture, { leaveOut = [] }: QueryOptions): Anatomy | null {
  const isLeftOut = (x: number, y: number) =>
    leaveOut.some(
      (box) =>
        x >= box.x * picture.width &&
        y >= box.y * picture.height &&
        x <= (box.x + box.width) * picture.width &&
        y <= (box.y + box.height) * picture.height,
    )
  return dissect(picture, leaveOut.length === 0 ? undefined : isLeftOut)
}

export function queryOf(picture: Picture, anatomy: Anatomy, positions: boolean): LogoQuery {
  const description = descriptionOf(picture, anatomy)
  const upright = description.views.map((view) => ({ ...view, position: 'upright' as const }))
  const shown = picturePartsOf(anatomy)
  const others = positions ? shown.flatMap((part, at) => turnedViews(part, description.views[at].box)) : []
  const parts = anatomy.parts
    .slice(1)
    .map(({ part, box }) => ({ ...shareOf(picture, anatomy.raster, box), isLettering: part === 'lettering' }))
  return { description, views: [...upright, ...others], parts }
}

export function descriptionOf(picture: Picture, anatomy: Anatomy): LogoDescription {
  const shown = picturePartsOf(anatomy)
  const pixels = shown.map((part) => viewOf(part))
  const vectors = pixels.map((view) => vectorOf(gradientsOf(view)))
  return {
    version: descriptorVersion,
    hash: BigUint64Array.of(hashOf(pixels[0])),
    colours: coloursOf(anatomy),
    views: shown.map(({ part, box }, at) => ({ part, box: shareOf(picture, anatomy.raster, box), copy: vectors[at] })),
    idea: vectors[ideaPart(shown)].slice(),
  }
}

/** The idea is that of the picture alone where a word stands beside it. */
const ideaPart = (shown: readonly PicturePart[]) => (shown.length === 2 && shown[1].part === 'piece' ? 1 : 0)

const picturePartsOf = ({ parts }: Anatomy): PicturePart[] =>
  parts.filter((part): part is PicturePart => part.part !== 'lettering').slice(0, mostViews)

const smallTurn = (12 * Math.PI) / 180

/** The whole in eight positions and turned a little; parts mirrored and turned a little. */
function turnedViews(part: PicturePart, box: Box): PositionedView[] {
  const view = (position: Position, pixels: Uint8Array): PositionedView => ({
    part: part.part,
    box,
    position,
    copy: vectorOf(gradientsOf(pixels)),
  })
  const upright = viewOf(part)
  const views = [
    view('mirrored', mirrored(upright)),
    view('left', viewOf(part, -smallTurn)),
    view('right', viewOf(part, smallTurn)),
  ]
  if (part.part !== 'whole') return views
  const names = ['quarter', 'half', 'threeQuarters'] as const
  let [turnedOnce, turnedMirror] = [upright, mirrored(upright)]
  for (const [at, name] of names.entries()) {
    turnedOnce = quarterTurned(turnedOnce)
    turnedMirror = quarterTurned(turnedMirror)
    views.push(view(name, turnedOnce))
    views.push(view((['mirroredQuarter', 'mirroredHalf', 'mirroredThreeQuarters'] as const)[at], turnedMirror))
  }
  return views
}

/** A box of the raster in shares of the picture. */
function shareOf(picture: Picture, { left, top, step }: Raster, box: PixelBox): Box {
  const share = (pixels: number, all: number) => Math.round(Math.max(0, Math.min(1, pixels / all)) * shareUnit) / shareUnit
  return {
    x: share(left + box.left * step, picture.width),
    y: share(top + box.top * step, picture.height),
    width: share(widthOf(box) * step, picture.width),
    height: share(heightOf(box) * step, picture.height),
  }
}
