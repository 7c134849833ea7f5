import { type DerivedPicture, originalBox } from './anatomy/derived-picture.ts'
import type { DrawnPart, SeenDrawing } from './anatomy/dissect.ts'
import type { Colour } from './anatomy/ink.ts'
import { heightOf, widthOf } from './anatomy/raster.ts'
import { bestPosition, type Turned, withChanges } from './best-position.ts'
import { colourScore, sharesOf } from './colour-likeness.ts'
import { coloursOf } from './colours.ts'
import { shareOf, turnedViews } from './describe.ts'
import { productOf } from './descriptor.ts'
import { type Features, featuresOf } from './features.ts'
import { identicalFrom, logoLikeness, similarFrom } from './likeness.ts'
import type { LineFeature, LineFeatures } from './line-features.ts'
import { colourDistance, isLightOnDark, isSmallTurn, positionAlterations } from './looks.ts'
import {
  type Alteration,
  type Box,
  type LogoCell,
  type LogoColumn,
  type LogoScores,
  type Picture,
  type Position,
  positions,
} from './types.ts'
import { uprightOf } from './upright.ts'
import { copyVectorOf } from './vectors.ts'

/*
 * The picture line: two pictures above each other, feature by feature. The order of the columns is fixed: shape, parts
 * by size, word, colour.
 */

const mostColumns = 5
/** Colours that differ by more than this (of 441) are other colours … */
const otherColour = 90
/** … if they have at least this share of a drawing. */
const leastOther = 0.15
/** A colour with a smaller share of the drawing is not named. */
const leastShare = 0.08
const mostColours = 2

/** A searched picture with its features, and the vectors requested so far. */
export class SearchedDrawing {
  readonly features: Features
  readonly colours: Uint8Array
  private readonly uprightViews = new Map<DrawnPart, Int8Array>()
  private readonly views = new Map<DrawnPart, readonly Turned<View>[]>()

  /** @param derived how the picture was made from the one whose places are shown, if it was */
  constructor(
    readonly picture: Picture,
    readonly drawing: SeenDrawing,
    private readonly derived?: DerivedPicture,
  ) {
    this.features = featuresOf(drawing)
    this.colours = coloursOf(drawing)
  }

  get whole(): DrawnPart {
    return this.drawing.parts[0]
  }

  boxOf({ box }: DrawnPart): Box {
    const share = shareOf(this.picture, this.drawing.raster, box)
    return this.derived === undefined ? share : originalBox(this.derived, share)
  }

  upright(part: DrawnPart): Int8Array {
    const known = this.uprightViews.get(part)
    if (known !== undefined) return known
    const copy = copyVectorOf(uprightOf(part).copyValues, 1)
    this.uprightViews.set(part, copy)
    return copy
  }

  /** The upright view of a part first, then all others. */
  positions(part: DrawnPart): readonly Turned<View>[] {
    const known = this.views.get(part)
    if (known !== undefined) return known
    const others = turnedViews({ ...part, isLettering: false, weight: 1 }, this.boxOf(part), true)
    const views = withChanges<View>([{ position: 'upright', copy: this.upright(part) }, ...others])
    this.views.set(part, views)
    return views
  }
}

interface View {
  readonly position: Position
  readonly copy: Int8Array
}

/** A found picture, as it is stored. */
export interface FoundDrawing {
  readonly features: LineFeatures
  /** The colours of its description. */
  readonly colours: Uint8Array
}

/** Compares two pictures feature by feature. */
export function pictureLine(query: SearchedDrawing, mark: FoundDrawing): { scores: LogoScores; columns: LogoColumn[] } {
  const whole = matchOf(query, query.whole, mark.features.whole)
  const identical = IdenticalWhole.of(query, whole)
  const betterOf = (match: Match) => identical?.better(query, match) ?? match
  const shape = betterOf(matchOf(query, query.features.shape, mark.features.shape))
  const word = wordColumn(query, mark, identical)
  const colour = colourColumn(query, mark)
  const room = mostColumns - 2 - (word === null ? 0 : 1)
  const parts = partMatches(query, mark).map(betterOf).slice(0, room)
  const columns = [columnOf('shape', query, shape), ...parts.map((match) => columnOf('part', query, match))]
  if (word !== null) columns.push(word)
  columns.push(colour.column)
  const best = Math.max(...parts.map(({ score }) => score))
  return {
    scores: {
      part: parts.length > 0 ? best : null,
      whole: whole.score,
      shape: shape.score,
      colour: colour.score,
    },
    columns,
  }
}

interface Match {
  readonly first: DrawnPart
  /** Null if the found picture has no part left. */
  readonly second: LineFeature | null
  readonly score: number
  readonly position: Position
}

function matchOf(query: SearchedDrawing, first: DrawnPart, second: LineFeature): Match {
  const { view, cosine } = bestPosition(query.positions(first), second.copy)
  return { first, second, score: scoreOf(cosine), position: view.position }
}

/**
 * Places parts of the searched picture in a found picture that is identical as a whole. Identical pictures may be taken
 * apart differently; a part that seems to be missing or different then lies where it lies in the searched picture.
 */
class IdenticalWhole {
  private readonly quarters: number
  private readonly isMirrored: boolean

  /** Returns null unless the pictures are identical as a whole, in a position that keeps boxes upright. */
  static of(query: SearchedDrawing, { first, second, score, position }: Match): IdenticalWhole | null {
    if (second === null || score < identicalFrom || isSmallTurn(position)) return null
    return new IdenticalWhole(query.boxOf(first), second, score, position)
  }

  private constructor(
    private readonly own: Box,
    private readonly whole: LineFeature,
    private readonly score: number,
    private readonly position: Position,
  ) {
    const place = positions.indexOf(position)
    this.isMirrored = place >= 4
    this.quarters = place % 4
  }

  /** Returns the match unless it is poor; then that of the part within the identical whole. */
  better(query: SearchedDrawing, match: Match): Match {
    if (match.score >= similarFrom) return match
    const second = { ...this.whole, box: this.placeOf(query.boxOf(match.first)) }
    return { first: match.first, second, score: this.score, position: this.position }
  }

  /** Returns where a part of the searched picture lies in the found one. */
  placeOf(part: Box): Box {
    const { own, whole, isMirrored, quarters } = this
    let [x, y, width, height] = [
      (part.x - own.x) / own.width,
      (part.y - own.y) / own.height,
      part.width / own.width,
      part.height / own.height,
    ]
    if (isMirrored) x = 1 - x - width
    for (let turn = 0; turn < quarters; turn++) [x, y, width, height] = [1 - y - height, x, height, width]
    const { box } = whole
    return { x: box.x + x * box.width, y: box.y + y * box.height, width: width * box.width, height: height * box.height }
  }
}

const scoreOf = (copy: number) => logoLikeness({ copy, idea: 0, hashDistance: 64 }).score

/**
 * Pairs each part of the searched picture, the largest first, with a part of the found one, the best pairs first. A
 * drawing of one piece is compared with the parts of the other picture.
 */
function partMatches(query: SearchedDrawing, mark: FoundDrawing): Match[] {
  const { parts, shape } = query.features
  const others = mark.features.parts
  if (parts.length === 0 && others.length === 0) return []
  const searched = parts.length > 0 ? bySize(parts) : [shape]
  const pairs = searched
    .flatMap((first) => (others.length > 0 ? others : [mark.features.shape]).map((second) => matchOf(query, first, second)))
    .sort((one, other) => other.score - one.score)
  const matches = new Map<DrawnPart, Match>()
  const taken = new Set<LineFeature | null>()
  for (const pair of pairs) {
    if (matches.has(pair.first) || taken.has(pair.second)) continue
    matches.set(pair.first, pair)
    taken.add(pair.second)
  }
  const all = searched.map((first) => matches.get(first) ?? { first, second: null, score: 0, position: 'upright' as const })
  return parts.length > 0 ? all : all.filter(({ score }) => score >= similarFrom)
}

const bySize = (parts: readonly DrawnPart[]) => parts.toSorted((one, other) => areaOf(other) - areaOf(one))
const areaOf = ({ box }: DrawnPart) => widthOf(box) * heightOf(box)

function columnOf(kind: 'shape' | 'part', query: SearchedDrawing, { first, second, score, position }: Match): LogoColumn {
  const own = { box: query.boxOf(first) }
  if (second === null) return { kind, state: 'missing', alterations: [], query: own, mark: null }
  const isEqual = score >= similarFrom
  const alterations = isEqual ? positionAlterations(position) : []
  return { kind, state: isEqual ? 'equal' : 'different', alterations, query: own, mark: { box: second.box } }
}

/** Returns how the colours of a found picture differ from those of the searched one. */
export function colourAlterations({ drawing, colours }: SearchedDrawing, mark: FoundDrawing): Alteration[] {
  if (isLightOnDark(drawing) !== mark.features.isLightOnDark) return ['inverted']
  return hasOtherColours(colours, mark.colours) || hasOtherColours(mark.colours, colours) ? ['recoloured'] : []
}

/** Returns whether a drawing has a colour that another one lacks. */
const hasOtherColours = (colours: Uint8Array, others: Uint8Array): boolean =>
  sharesOf(colours).some(
    ({ colour, share }) =>
      share >= leastOther && sharesOf(others).every((other) => colourDistance(colour, other.colour) > otherColour),
  )

/** Boxes that differ by less in each direction are the same. */
const sameBox = 0.05

/** Compares letterings as drawings. Their text is compared as a name. */
function wordColumn(query: SearchedDrawing, mark: FoundDrawing, identical: IdenticalWhole | null): LogoColumn | null {
  const [first, second] = [query.features.word, mark.features.word]
  const kind = 'word'
  if (first === null)
    return second === null || identical !== null
      ? null
      : { kind, state: 'different', alterations: ['withWord'], query: null, mark: { box: second.box } }
  const own = { box: query.boxOf(first) }
  const place = identical?.placeOf(own.box)
  const isSamePlace = (box: Box) =>
    place !== undefined && (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(box[side] - place[side]) < sameBox)
  const isEqual = second !== null && scoreOf(productOf(query.upright(first), second.copy)) >= similarFrom
  // Lettering in another place of an identical picture was only taken apart differently.
  if (place !== undefined && !isEqual && !(second !== null && isSamePlace(second.box)))
    return { kind, state: 'equal', alterations: [], query: own, mark: { box: place } }
  if (second === null) return { kind, state: 'missing', alterations: [], query: own, mark: null }
  return { kind, state: isEqual ? 'equal' : 'different', alterations: [], query: own, mark: { box: second.box } }
}

function colourColumn(query: SearchedDrawing, mark: FoundDrawing): { score: number; column: LogoColumn } {
  const score = colourScore(query.colours, mark.colours)
  const alterations = colourAlterations(query, mark)
  const state = score >= similarFrom && alterations.length === 0 ? 'equal' : 'different'
  const cell = ({ colours }: { readonly colours: Uint8Array }): LogoCell => ({ colours: mainColours(colours) })
  return {
    score,
    column: { kind: 'colour', state, alterations, query: cell(query), mark: cell(mark) },
  }
}

const mainColours = (colours: Uint8Array): Colour[] =>
  sharesOf(colours)
    .filter(({ share }, at) => at === 0 || share >= leastShare)
    .slice(0, mostColours)
    .map(({ colour }) => colour)
