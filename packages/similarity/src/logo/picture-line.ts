import type { Anatomy, DrawnPart } from './anatomy/dissect.ts'
import type { Colour } from './anatomy/ink.ts'
import { heightOf, widthOf } from './anatomy/raster.ts'
import { colourScore, sharesOf } from './colour-likeness.ts'
import { coloursOf } from './colours.ts'
import { shareOf, turnedViews } from './describe.ts'
import { productOf } from './descriptor.ts'
import { type Features, featuresOf } from './features.ts'
import { logoLikeness, similarFrom } from './likeness.ts'
import type { LineFeature, LineFeatures } from './line-features.ts'
import { colourDistance, inkColour, isLightOnDark, positionAlterations } from './looks.ts'
import type { Alteration, Box, LogoCell, LogoColumn, LogoScores, Picture, Position } from './types.ts'
import { uprightOf } from './upright.ts'
import { copyVectorOf } from './vectors.ts'

/*
 * The picture line: two pictures above each other, feature by feature. The order of the columns is fixed: shape, parts
 * by size, word, colour.
 */

const mostColumns = 5
/** Ink whose mean colour differs by more than this (of 441) has another colour. */
const otherColour = 90
/** A colour with a smaller share of the drawing is not named. */
const leastShare = 0.08
const mostColours = 2
/** Another position explains a match only if it matches clearly better than the upright one. */
const uprightBonus = 0.02

/** A searched picture with its features, and the vectors requested so far. */
export class SearchedDrawing {
  readonly features: Features
  readonly colours: Uint8Array
  private readonly kept = new Map<DrawnPart, readonly View[]>()

  constructor(
    readonly picture: Picture,
    readonly anatomy: Anatomy,
  ) {
    this.features = featuresOf(anatomy)
    this.colours = coloursOf(anatomy)
  }

  get whole(): DrawnPart {
    return this.anatomy.parts[0]
  }

  boxOf({ box }: DrawnPart): Box {
    return shareOf(this.picture, this.anatomy.raster, box)
  }

  upright(part: DrawnPart): Int8Array {
    return this.viewsOf(part)[0].copy
  }

  /** The upright view of a part first, then all others. */
  positions(part: DrawnPart): readonly View[] {
    const known = this.viewsOf(part)
    if (known.length > 1) return known
    const others = turnedViews({ ...part, isLettering: false, weight: 1 }, this.boxOf(part), true)
    const views = [...known, ...others]
    this.kept.set(part, views)
    return views
  }

  private viewsOf(part: DrawnPart): readonly View[] {
    const known = this.kept.get(part)
    if (known !== undefined) return known
    const views = [{ position: 'upright' as const, copy: copyVectorOf(uprightOf(part).copyValues, 1) }]
    this.kept.set(part, views)
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
  const shape = matchOf(query, query.features.shape, mark.features.shape)
  const word = wordColumn(query, mark)
  const colour = colourColumn(query, mark)
  const room = mostColumns - 2 - (word === null ? 0 : 1)
  const parts = partMatches(query, mark).slice(0, room)
  const columns = [columnOf('shape', query, shape), ...parts.map((match) => columnOf('part', query, match))]
  if (word !== null) columns.push(word)
  columns.push(colour.column)
  const best = Math.max(...parts.map(({ score }) => score))
  return {
    scores: {
      part: parts.length > 0 ? best : null,
      whole: matchOf(query, query.whole, mark.features.whole).score,
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
  let best: { product: number; copy: number; position: Position } = { product: -Infinity, copy: 0, position: 'upright' }
  for (const { position, copy } of query.positions(first)) {
    const cosine = productOf(copy, second.copy)
    const product = cosine + (position === 'upright' ? uprightBonus : 0)
    if (product > best.product) best = { product, copy: cosine, position }
  }
  return { first, second, score: scoreOf(best.copy), position: best.position }
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
export function colourAlterations({ anatomy }: SearchedDrawing, { features }: FoundDrawing): Alteration[] {
  if (isLightOnDark(anatomy) !== features.isLightOnDark) return ['inverted']
  return colourDistance(inkColour(anatomy), features.inkColour) > otherColour ? ['recoloured'] : []
}

/** Compares letterings as drawings. Their text is compared as a name. */
function wordColumn(query: SearchedDrawing, mark: FoundDrawing): LogoColumn | null {
  const [first, second] = [query.features.word, mark.features.word]
  if (first === null && second === null) return null
  const own = first && { box: query.boxOf(first) }
  const found = second && { box: second.box }
  const kind = 'word'
  if (first === null) return { kind, state: 'different', alterations: ['withWord'], query: own, mark: found }
  if (second === null) return { kind, state: 'missing', alterations: [], query: own, mark: found }
  const isEqual = scoreOf(productOf(query.upright(first), second.copy)) >= similarFrom
  return { kind, state: isEqual ? 'equal' : 'different', alterations: [], query: own, mark: found }
}

function colourColumn(query: SearchedDrawing, mark: FoundDrawing): { score: number; column: LogoColumn } {
  const score = colourScore(query.colours, mark.colours)
  const state = score >= similarFrom ? 'equal' : 'different'
  const cell = ({ colours }: { readonly colours: Uint8Array }): LogoCell => ({ colours: mainColours(colours) })
  return {
    score,
    column: { kind: 'colour', state, alterations: colourAlterations(query, mark), query: cell(query), mark: cell(mark) },
  }
}

const mainColours = (colours: Uint8Array): Colour[] =>
  sharesOf(colours)
    .filter(({ share }, at) => at === 0 || share >= leastShare)
    .slice(0, mostColours)
    .map(({ colour }) => colour)
