import { dissect } from './anatomy/dissect.ts'
import { bestPosition, type Turned, withChanges } from './best-position.ts'
import { descriptionOf, isUpright, openedQuery } from './describe.ts'
import { type LineFeatures, lineFeaturesOf } from './line-features.ts'
import { positionAlterations } from './looks.ts'
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
  if ((first.part === 'inside') !== (second.part === 'inside')) found.add('framed')
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
  if (opened !== null) {
    const { anatomy, query, sheet } = opened
    const ofSheet = new Set(sheet?.views)
    const views = query.views.filter((view) => !ofSheet.has(view))
    looks.push({ seen: new SearchedDrawing(picture, anatomy), drawings: byDrawing(views) })
    if (sheet !== null)
      looks.push({ seen: new SearchedDrawing(sheet.picture, sheet.anatomy, sheet), drawings: byDrawing(sheet.views) })
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

function bestPair(looks: readonly SearchedLook[], markViews: readonly LogoView[]) {
  let best = { seen: looks[0].seen, first: looks[0].drawings[0][0], second: markViews[0], product: -Infinity }
  for (const { seen, drawings } of looks)
    for (const drawing of drawings)
      for (const second of markViews) {
        const { view, product } = bestPosition(drawing, second.copy)
        if (product > best.product) best = { seen, first: view, second, product }
      }
  return best
}
