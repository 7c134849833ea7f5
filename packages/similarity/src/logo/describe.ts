import { type CloserLook, closerLooks, lookInside } from './anatomy/closer-looks.ts'
import { type DerivedPicture, leftOutOf, originalBox } from './anatomy/derived-picture.ts'
import { type Anatomy, type DrawnPart, dissect, type SeenDrawing } from './anatomy/dissect.ts'
import { looksLikeTurnedWord } from './anatomy/lettering.ts'
import type { LeftOut } from './anatomy/look.ts'
import { heightOf, type PixelBox, type Raster, rasterOf, regionOf, widthOf } from './anatomy/raster.ts'
import { isSoft, sharpened } from './anatomy/sharpened.ts'
import { sheetIn } from './anatomy/sheet.ts'
import { coloursOf } from './colours.ts'
import { type CopyView, copyViewOf, isFolded, mirroredCopy, otherCopyView, quarterTurnedCopy } from './copy-view.ts'
import { descriptorVersion } from './descriptor.ts'
import { gradientsOf } from './gradients.ts'
import { hashesOf, hashOf } from './hash.ts'
import {
  type Box,
  type LogoDescription,
  type LogoQuery,
  type LogoView,
  type Picture,
  type Position,
  type PositionedHash,
  type PositionedView,
  positions,
} from './types.ts'
import { uprightOf } from './upright.ts'
import { copyValuesOf, copyVectorOf, ideaVectorOf } from './vectors.ts'
import { shownExtent } from './view.ts'

const mostViews = 4
/** The index keeps one bit for each view of a query. */
const mostQueryViews = 32
/** Shares are kept in ten-thousandths, so that a stored box equals the computed one. */
const shareUnit = 10_000

/** Describes a picture of the register; null if there is nothing to see. */
export function describeLogo(picture: Picture): LogoDescription | null {
  const anatomy = dissect(picture)
  return anatomy === null ? null : descriptionOf(picture, anatomy)
}

export interface QueryOptions {
  /** Parts that a person left out. */
  readonly leaveOut?: readonly Box[]
  /** Whether the search also finds turned and mirrored logos; true unless it is set to false. */
  readonly positions?: boolean
}

/** Describes a searched picture, in all positions in which it may be found. */
export function describeQuery(picture: Picture, { leaveOut = [], positions = true }: QueryOptions = {}): LogoQuery | null {
  const opened = leaveOut.length === 0 ? openedQuery(picture) : withoutParts(picture, leaveOut)
  if (opened === null) return null
  if (positions) return opened.query
  const { views, hashes } = opened.query
  const upright = views.filter(isUpright).map((view) => (view.hashes ? { ...view, hashes: view.hashes.filter(isUpright) } : view))
  return { ...opened.query, views: upright, hashes: hashes.filter(isUpright) }
}

/** Returns the hashes of the whole drawing and of its parts. */
export const allHashes = ({ hashes, views }: Pick<LogoQuery, 'hashes' | 'views'>): readonly PositionedHash[] => [
  ...hashes,
  ...views.flatMap(({ hashes: ofPart }) => ofPart ?? []),
]

/** A searched picture, taken apart and described in all positions. */
export interface OpenedQuery {
  readonly query: LogoQuery
  /** The picture itself, and those that were derived from it. */
  readonly scenes: readonly Scene[]
}

/** A picture that is searched for, taken apart. */
export interface Scene {
  readonly picture: Picture
  readonly anatomy: Anatomy
  /** How the picture was made from the searched one; absent if it is that one. */
  readonly derived?: DerivedPicture
  /** The boxes of its views within the searched picture. Other scenes have other objects. */
  readonly boxes: ReadonlySet<Box>
  readonly isSheet: boolean
  /** What its frame or field contains, and what a frame in that contains, as if they were pictures of their own. */
  readonly contents: readonly Content[]
}

/** The content of a frame or field. */
export interface Content {
  readonly drawing: SeenDrawing
  /** The boxes of the views that show it or its pieces. */
  readonly boxes: ReadonlySet<Box>
}

/** A searched picture is described, and then compared with many others, so what was seen in it is kept. */
const openedQueries = new WeakMap<Picture, OpenedQuery | null>()

/** Takes a searched picture apart; null if there is nothing to see. */
export function openedQuery(picture: Picture): OpenedQuery | null {
  const known = openedQueries.get(picture)
  if (known !== undefined) return known
  const anatomy = dissect(picture)
  const opened = anatomy && queryOf(picture, anatomy)
  openedQueries.set(picture, opened)
  return opened
}

function withoutParts(picture: Picture, leaveOut: readonly Box[]): OpenedQuery | null {
  const isLeftOut: LeftOut = (x, y) =>
    leaveOut.some(
      (box) =>
        x >= box.x * picture.width &&
        y >= box.y * picture.height &&
        x <= (box.x + box.width) * picture.width &&
        y <= (box.y + box.height) * picture.height,
    )
  const anatomy = dissect(picture, isLeftOut)
  return anatomy && queryOf(picture, anatomy, isLeftOut)
}

export const isUpright = ({ position }: Pick<PositionedView, 'position'>) => position === 'upright'

/**
 * Joins a chosen part of a picture and the whole picture into one query, so that marks are found by either. Boxes are
 * fractions of the whole picture. The part counts like a piece into which the picture was taken apart. Only its idea is
 * searched for, because people frame what they remember.
 */
export function joinedQuery(part: LogoQuery, whole: LogoQuery): LogoQuery {
  const asPieces = <View extends LogoView>(views: readonly View[]) =>
    views.map((view) => (view.part === 'whole' ? { ...view, part: 'piece' as const } : view))
  const { description, parts, hashes } = whole
  const views = [...asPieces(part.views), ...whole.views]
  return {
    description: {
      ...description,
      views: [...description.views, ...asPieces(part.description.views)],
      idea: part.description.idea,
    },
    // Views in other positions find less, so they are left out first.
    views: [...views.filter(isUpright), ...views.filter((view) => !isUpright(view))].slice(0, mostQueryViews),
    hashes,
    parts,
  }
}

function queryOf(picture: Picture, anatomy: Anatomy, isLeftOut?: LeftOut): OpenedQuery {
  const description = descriptionOf(picture, anatomy)
  const shown = shownParts(anatomy)
  const main = new Set([shown[0], shown[ideaPart(shown)], shown[besideTurnedWord(shown)]])
  const others = shown.flatMap((part, at) => turnedViews(part, description.views[at].box, main.has(part)))
  const whole = lookedAt(picture, anatomy, description.views, isLeftOut)
  const upright = whole.views.map((view, at) => {
    const part = shown.at(at)
    return at > 0 && part !== undefined && main.has(part) ? { ...view, hashes: positionedHashes(part) } : view
  })
  const sheet = opened(picture, sheetIn(picture, anatomy), isLeftOut)
  const sharper = isSoft(anatomy.parts[0].ink) ? opened(picture, sharperPicture(picture, anatomy), isLeftOut) : null
  const parts = anatomy.parts.slice(1).map(({ isLettering, box }) => ({ ...shareOf(picture, anatomy.raster, box), isLettering }))
  const views = [...upright, ...(sheet?.views ?? []), ...(sharper?.views ?? []), ...others].slice(0, mostQueryViews)
  return {
    query: { description, views, hashes: positionedHashes(shown[0]), parts },
    scenes: [whole.scene, ...(sheet ? [{ ...sheet.scene, isSheet: true }] : []), ...(sharper ? [sharper.scene] : [])],
  }
}

/** A scene with its upright views. */
interface LookedAt {
  readonly views: readonly PositionedView[]
  readonly scene: Scene
}

/** Returns the views of a picture as a mark has them, then possible originals, closer looks and other forms. */
function lookedAt(picture: Picture, anatomy: Anatomy, described: readonly LogoView[], isLeftOut: LeftOut | undefined): LookedAt {
  const views = described.map((view) => ({ ...view, position: 'upright' as const }))
  const cut = cutsOf(anatomy).map((part) => positioned(part, views[0].box, 'upright', copyViewOf(part)))
  const closer = closerLooks(picture, anatomy, isLeftOut).map((look) => ({
    ...look,
    views: look.parts
      .slice(0, mostViews)
      .map((part) => positioned(part, shareOf(picture, look.seen.raster, part.box), 'upright', copyViewOf(part))),
  }))
  const otherForms = shownParts(anatomy).flatMap((part, at) => {
    const view = otherCopyView(part)
    return view === null ? [] : [positioned(part, views[at].box, 'upright', view)]
  })
  const all = [...views, ...cut, ...closer.flatMap((look) => look.views), ...otherForms]
  const boxes = new Set(all.map(({ box }) => box))
  const inside = closer.find(({ part }) => part === 'inside')
  const contents = inside ? contentsOf(picture, anatomy, views, inside, isLeftOut) : []
  return { views: all, scene: { picture, anatomy, boxes, isSheet: false, contents } }
}

/** Returns what a frame or field contains, and what a frame or field in that contains. */
function contentsOf(
  picture: Picture,
  { paper }: Anatomy,
  described: readonly PositionedView[],
  look: CloserLook & { readonly views: readonly PositionedView[] },
  isLeftOut: LeftOut | undefined,
): Content[] {
  const boxesOf = (views: readonly PositionedView[]) => new Set(views.map(({ box }) => box))
  const [whole, ...others] = look.views
  const outer = [...described.filter(({ part }) => part === 'inside'), whole, ...others.filter(({ part }) => part === 'piece')]
  const inner = others.filter(({ part }) => part === 'inside')
  const nested = inner.length > 0 ? lookInside(picture, look, paper, isLeftOut) : null
  const content = { drawing: look.seen, boxes: boxesOf(outer) }
  return nested === null ? [content] : [content, { drawing: nested.seen, boxes: boxesOf(inner) }]
}

/** Returns a soft drawing with sharper edges. */
function sharperPicture(picture: Picture, { raster, paper }: Anatomy): DerivedPicture {
  const { left, top, right, bottom } = regionOf(raster)
  const sharp = sharpened(rasterOf(picture, regionOf(raster), Math.max(raster.width, raster.height), paper))
  return {
    picture: sharp,
    place: (x, y) => ({
      x: (left + x * (right - left + 1)) / picture.width,
      y: (top + y * (bottom - top + 1)) / picture.height,
    }),
  }
}

/** Takes a picture apart that was derived from a searched one; null if nothing is seen. */
function opened(picture: Picture, derived: DerivedPicture | null, isLeftOut: LeftOut | undefined): LookedAt | null {
  if (derived === null) return null
  const isLeftOutHere = isLeftOut && leftOutOf(derived, picture, isLeftOut)
  const anatomy = dissect(derived.picture, isLeftOutHere)
  if (anatomy === null) return null
  const looked = lookedAt(derived.picture, anatomy, viewsOf(derived.picture, anatomy), isLeftOutHere)
  const places = new Map<Box, Box>()
  const placeOf = (box: Box) => {
    const known = places.get(box) ?? originalBox(derived, box)
    places.set(box, known)
    return known
  }
  const placed = (boxes: ReadonlySet<Box>) => new Set([...boxes].map(placeOf))
  return {
    views: looked.views.map((view) => ({ ...view, box: placeOf(view.box) })),
    scene: {
      ...looked.scene,
      derived,
      boxes: placed(looked.scene.boxes),
      contents: looked.scene.contents.map((content) => ({ ...content, boxes: placed(content.boxes) })),
    },
  }
}

export function descriptionOf(picture: Picture, anatomy: Anatomy): LogoDescription {
  const shown = shownParts(anatomy)
  const main = shown[ideaPart(shown)]
  const { pixels, gradients } = uprightOf(main)
  return {
    version: descriptorVersion,
    hash: BigUint64Array.of(hashOf(pixels, shownExtent(main.box))),
    colours: coloursOf(anatomy),
    views: viewsOf(picture, anatomy),
    idea: ideaVectorOf(pixels, gradients),
  }
}

/** Returns the parts of a picture that its description contains as views. A long drawing needs two views itself. */
export const shownParts = ({ parts }: Anatomy): readonly DrawnPart[] =>
  parts.slice(0, isFolded(parts[0].box) ? mostViews - 1 : mostViews)

/**
 * The plain view of a long drawing matches blurred and photographed copies that a folded view misses. It counts less,
 * because long drawings look alike in it.
 */
const plainWeight = 0.92

/** Returns the views of a picture in its description: those of its parts, then the plain view of a long drawing. */
function viewsOf(picture: Picture, anatomy: Anatomy): LogoView[] {
  const shown = shownParts(anatomy)
  const views = shown.map(
    (part): LogoView => ({
      part: part.part,
      box: shareOf(picture, anatomy.raster, part.box),
      copy: copyVectorOf(uprightOf(part).copyValues, part.weight),
    }),
  )
  const { copyView, gradients } = uprightOf(shown[0])
  if (copyView.fold === null) return views
  return [...views, { ...views[0], copy: copyVectorOf(copyValuesOf(gradients), shown[0].weight * plainWeight) }]
}

/** Returns the index of the part whose idea counts: where a word stands beside a picture, the picture alone. */
function ideaPart(shown: readonly DrawnPart[]): number {
  const alone = shown.findIndex(({ part, isLettering }) => part === 'piece' && !isLettering)
  return alone >= 0 && shown.some(({ isLettering }) => isLettering) ? alone : 0
}

/**
 * Returns the index of the picture beside a word that reads upwards or downwards, as in a logo turned by a quarter;
 * that of the whole if there is none. Only searched pictures are read this way.
 */
function besideTurnedWord(shown: readonly DrawnPart[]): number {
  const isPiece = ({ part }: DrawnPart) => part === 'piece'
  if (!shown.some(isPiece) || shown.some(({ isLettering }) => isLettering)) return 0
  const isWord = shown.map((part) => isPiece(part) && looksLikeTurnedWord(part))
  const picture = shown.findIndex((part, at) => isPiece(part) && !isWord[at])
  return isWord.includes(true) && picture >= 0 ? picture : 0
}

/** Possible originals of a drawing that touches the edges: longer at one edge, or drawn on the other colour. */
function cutsOf({ parts: [whole], touched, reversed }: Anatomy) {
  const longer = touched.map((side) => {
    const length = side === 'left' || side === 'right' ? widthOf(whole.box) : heightOf(whole.box)
    const more = Math.round(length * cutOff) * (side === 'left' || side === 'top' ? -1 : 1)
    return { ...whole, weight: whole.weight * cutWeight, extent: { ...whole.box, [side]: whole.box[side] + more } }
  })
  return reversed === null ? longer : [...longer, reversed]
}

/** How much of a drawing that touches an edge may be missing there. */
const cutOff = 0.17
const cutWeight = 0.97
const smallTurn = (12 * Math.PI) / 180

const positioned = ({ part, weight }: DrawnPart, box: Box, position: Position, { pixels }: CopyView): PositionedView => ({
  part,
  box,
  position,
  copy: copyVectorOf(copyValuesOf(gradientsOf(pixels)), weight),
})

/** Returns the main content in eight positions and slightly turned; other parts mirrored and slightly turned. */
export function turnedViews(part: DrawnPart, box: Box, inAll: boolean): PositionedView[] {
  if (part.isLettering) return []
  const view = (position: Position, copyView: CopyView) => positioned(part, box, position, copyView)
  const { copyView: upright } = uprightOf(part)
  const views = [
    view('mirrored', mirroredCopy(upright)),
    view('left', copyViewOf(part, -smallTurn)),
    view('right', copyViewOf(part, smallTurn)),
  ]
  if (!inAll) return views
  let [turnedOnce, turnedMirror] = [upright, mirroredCopy(upright)]
  for (const [position, mirroredPosition] of quarterTurns) {
    turnedOnce = quarterTurnedCopy(turnedOnce)
    turnedMirror = quarterTurnedCopy(turnedMirror)
    views.push(view(position, turnedOnce), view(mirroredPosition, turnedMirror))
  }
  return views
}

/** Returns the hashes of a drawing in eight positions, the upright one first. */
const positionedHashes = (part: DrawnPart): PositionedHash[] =>
  hashesOf(uprightOf(part).pixels, shownExtent(part.box)).map((hash, at) => ({ position: positions[at], hash }))

const quarterTurns = [
  ['quarter', 'mirroredQuarter'],
  ['half', 'mirroredHalf'],
  ['threeQuarters', 'mirroredThreeQuarters'],
] as const

/** Returns a box of the raster as fractions of the picture. */
export function shareOf(picture: Picture, { left, top, stepX, stepY }: Raster, box: PixelBox): Box {
  const share = (pixels: number, all: number) => Math.round(Math.max(0, Math.min(1, pixels / all)) * shareUnit) / shareUnit
  return {
    x: share(left + box.left * stepX, picture.width),
    y: share(top + box.top * stepY, picture.height),
    width: share(widthOf(box) * stepX, picture.width),
    height: share(heightOf(box) * stepY, picture.height),
  }
}
