import { dissect } from './anatomy/dissect.ts'
import { bestPosition, type Turned, withChanges } from './best-position.ts'
import { descriptionOf, isUpright, openedQuery } from './describe.ts'
import { logoLikeness } from './likeness.ts'
import { type LineFeatures, lineFeaturesOf } from './line-features.ts'
import { isLightOnDark, positionAlterations } from './looks.ts'
import { colourAlterations, pictureLine, SearchedDrawing } from './picture-line.ts'
import {
  type Alteration,
  alterations,
  type Box,
  type LogoColumn,
  type LogoDescription,
  type LogoScores,
  type LogoView,
  type Picture,
  type PositionedView,
  type ViewPart,
} from './types.ts'

export interface LogoMatch {
  /** The cosine of the two views that match best. */
  readonly likeness: number
  readonly alterations: Alteration[]
  /** The matching part of each picture. */
  readonly query: Box
  readonly mark: Box
  readonly scores: LogoScores
  /** The picture line; empty where one of the pictures shows nothing. */
  readonly columns: LogoColumn[]
}

/** A found logo as it is stored: its description, and the features that the picture line compares. */
export interface FoundLogo {
  readonly description: LogoDescription
  readonly features: LineFeatures
}

/** Describes a picture of the register, with its features; null if there is nothing to see. */
export function seeLogo(picture: Picture): FoundLogo | null {
  const anatomy = dissect(picture)
  return anatomy && { description: descriptionOf(picture, anatomy), features: lineFeaturesOf(picture, anatomy) }
}

const everything: Box = { x: 0, y: 0, width: 1, height: 1 }
const noScores: LogoScores = { part: null, whole: null, shape: null, colour: null }
/**
 * Explains how a found logo differs from a searched picture, and which of their parts match. A query is described only
 * once.
 */
export function explainLogoMatch(query: Picture, { description, features }: FoundLogo): LogoMatch {
  const looks = preparedQuery(query)
  if (looks.length === 0)
    return { likeness: 0, alterations: [], query: everything, mark: everything, scores: noScores, columns: [] }
  const { seen, first, second, product } = bestPair(looks, description.views)
  const mark = { features, colours: description.colours }
  const found = new Set<Alteration>([...positionAlterations(first.position), ...colourAlterations(seen, mark)])
  if ((first.part === 'inside') !== (second.part === 'inside') && !areOnFields(seen, mark.features)) found.add('framed')
  const line = pictureLine(seen, mark)
  const word = line.columns.find(({ kind }) => kind === 'word')
  if (word?.query === null) found.add('withWord')
  else if (word?.mark === null) found.add('withoutWord')
  else if (matchesAsPart(first.part, second.part, line.columns)) found.add('part')
  return {
    likeness: product,
    alterations: alterations.filter((name) => found.has(name)),
    query: first.box,
    mark: second.box,
    ...line,
  }
}

/** Returns whether both drawings are light on a dark field; neither is framed then, although one field has a margin. */
const areOnFields = (seen: SearchedDrawing, mark: LineFeatures): boolean => isLightOnDark(seen.drawing) && mark.isLightOnDark

/** Returns whether only parts of two pictures match: a piece of one, or the same part of two that differ otherwise. */
function matchesAsPart(one: ViewPart, other: ViewPart, columns: readonly LogoColumn[]): boolean {
  if (one !== other) return one === 'piece' || other === 'piece'
  return one !== 'whole' && columns.some(({ kind, state }) => kind === 'shape' && state !== 'equal')
}

/**
 * Returns the better match: that of a chosen part or that of the whole picture. Its scores give the likeness of the
 * part and of the whole.
 */
export function betterMatch(part: LogoMatch, whole: LogoMatch): LogoMatch {
  const better = part.likeness > whole.likeness ? part : whole
  const ofPart = [part.scores.part, part.scores.whole, part.scores.shape].filter((score) => score !== null)
  const best = ofPart.length > 0 ? Math.max(...ofPart) : null
  return { ...better, scores: { ...better.scores, part: best, whole: whole.scores.whole } }
}

/** A searched picture, or the sheet of paper in a photograph. */
interface SearchedLook {
  readonly seen: SearchedDrawing
  readonly isSheet: boolean
  /** What its frames or fields contain, and the boxes of the views that show it. */
  readonly contents: readonly { readonly seen: SearchedDrawing; readonly boxes: ReadonlySet<Box> }[]
  /** For each upright view, the view itself and those of other positions. */
  readonly drawings: readonly (readonly Turned<PositionedView>[])[]
}

/** One query is compared with many marks, so its preparation is kept. */
const preparedQueries = new WeakMap<Picture, readonly SearchedLook[]>()

/** Returns the ways to look at a searched picture, none if nothing is seen. */
function preparedQuery(picture: Picture): readonly SearchedLook[] {
  const known = preparedQueries.get(picture)
  if (known !== undefined) return known
  const looks: SearchedLook[] = []
  const opened = openedQuery(picture)
  for (const { picture: shown, anatomy, derived, boxes, isSheet, contents } of opened?.scenes ?? []) {
    const drawings = byDrawing(opened?.query.views.filter(({ box }) => boxes.has(box)) ?? [])
    if (drawings.length === 0) continue
    looks.push({
      seen: new SearchedDrawing(shown, anatomy, derived),
      isSheet,
      contents: contents.map((content) => ({
        seen: new SearchedDrawing(shown, content.drawing, derived),
        boxes: content.boxes,
      })),
      drawings,
    })
  }
  preparedQueries.set(picture, looks)
  return looks
}

/** Puts the views of other positions beside the first upright view with the same box. */
function byDrawing(views: readonly PositionedView[]): SearchedLook['drawings'] {
  const drawings = views.filter(isUpright).map((view) => [view])
  const first = new Map(drawings.toReversed().map((drawing) => [drawing[0].box, drawing]))
  for (const view of views) if (!isUpright(view)) first.get(view.box)?.push(view)
  return drawings.map(withChanges)
}

/** Photographs reach less than copies. */
const leastForLogo = 50

/**
 * Whether a drawing in a frame or on a field is so much like a mark that it is the logo itself, and the frame or field
 * is only where it was seen: a screen, a sign, the background of a website.
 */
const isLogoItself = (product: number): boolean =>
  logoLikeness({ copy: product, idea: 0, hashDistance: 64 }).score >= leastForLogo

function bestPair(looks: readonly SearchedLook[], markViews: readonly LogoView[]) {
  let best = { look: looks[0], first: looks[0].drawings[0][0], second: markViews[0], product: -Infinity }
  for (const look of looks)
    for (const drawing of look.drawings)
      for (const second of markViews) {
        // The content of a field on a sheet is not on the sheet itself: the field is what was taken for the sheet.
        if (look.isSheet && second.part === 'inside' && drawing[0].part === 'whole') continue
        const { view, product } = bestPosition(drawing, second.copy)
        if (product > best.product) best = { look, first: view, second, product }
      }
  const { look, ...pair } = best
  const isLogo = pair.second.part !== 'inside' && isLogoItself(pair.product)
  const content = isLogo ? look.contents.find(({ boxes }) => boxes.has(pair.first.box)) : undefined
  return { ...pair, seen: (content ?? look).seen }
}
