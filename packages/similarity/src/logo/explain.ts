import { type Anatomy, dissect } from './anatomy/dissect.ts'
import { openedQuery } from './describe.ts'
import { colourDistance, inkColour, isLightOnDark, positionAlterations } from './looks.ts'
import { pictureLine, SeenLogo } from './picture-line.ts'
import {
  type Alteration,
  alterations,
  type Box,
  type LogoColumn,
  type LogoScores,
  type LogoView,
  type Picture,
  type PositionedView,
} from './types.ts'
import { productOf } from './vectors.ts'

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

const everything: Box = { x: 0, y: 0, width: 1, height: 1 }
const noScores: LogoScores = { part: null, whole: null, shape: null, colour: null }
const otherColour = 90
/** Another position explains a match only where it matches clearly better than the upright one. */
const uprightBonus = 0.02

/**
 * Explains how one of two similar pictures was altered, and which of their parts match. A query is described only once.
 */
export function explainLogoMatch(query: Picture, mark: Picture): LogoMatch {
  const { seen, views } = preparedQuery(query)
  const ofMark = dissect(mark)
  if (seen === null || ofMark === null)
    return { likeness: 0, alterations: [], query: everything, mark: everything, scores: noScores, columns: [] }
  const ofQuery = seen.anatomy
  const seenMark = new SeenLogo(mark, ofMark)
  const { first, second, product } = bestPair(views, seenMark.views())
  const found = new Set<Alteration>(positionAlterations(first.position))
  if (isLightOnDark(ofQuery) !== isLightOnDark(ofMark)) found.add('inverted')
  else if (colourDistance(inkColour(ofQuery), inkColour(ofMark)) > otherColour) found.add('recoloured')
  if ((first.part === 'inside') !== (second.part === 'inside')) found.add('framed')
  if (hasLettering(ofQuery) !== hasLettering(ofMark)) found.add('withWord')
  else if ((first.part === 'piece') !== (second.part === 'piece')) found.add('part')
  return {
    likeness: product,
    alterations: alterations.filter((name) => found.has(name)),
    query: first.box,
    mark: second.box,
    ...pictureLine(seen, seenMark),
  }
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

interface PreparedQuery {
  readonly seen: SeenLogo | null
  readonly views: readonly PositionedView[]
}

/** One query is compared with many marks, so its preparation is kept. */
const preparedQueries = new WeakMap<Picture, PreparedQuery>()

function preparedQuery(query: Picture): PreparedQuery {
  const known = preparedQueries.get(query)
  if (known !== undefined) return known
  const opened = openedQuery(query)
  const prepared =
    opened === null ? { seen: null, views: [] } : { seen: new SeenLogo(query, opened.anatomy), views: opened.query.views }
  preparedQueries.set(query, prepared)
  return prepared
}

function bestPair(queryViews: readonly PositionedView[], markViews: readonly LogoView[]) {
  let best = { first: queryViews[0], second: markViews[0], product: -Infinity }
  for (const first of queryViews)
    for (const second of markViews) {
      const product = productOf(first.copy, second.copy) + (first.position === 'upright' ? uprightBonus : 0)
      if (product > best.product) best = { first, second, product }
    }
  return best
}

const hasLettering = ({ parts }: Anatomy) => parts.some(({ isLettering }) => isLettering)
