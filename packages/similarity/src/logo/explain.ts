import { type Anatomy, dissect } from './anatomy/dissect.ts'
import { descriptionOf, queryOf } from './describe.ts'
import { type Alteration, alterations, type Box, type LogoView, type Picture, type PositionedView } from './types.ts'
import { productOf } from './vectors.ts'

export interface LogoMatch {
  readonly alterations: Alteration[]
  /** What of each picture matched. */
  readonly query: Box
  readonly mark: Box
}

const everything: Box = { x: 0, y: 0, width: 1, height: 1 }
const otherColour = 90
/** Another position explains a match only where it matches clearly better than the upright one. */
const uprightBonus = 0.02

/** Says what was done to one of two alike pictures, and which parts of them match. A query is described only once. */
export function explainLogoMatch(query: Picture, mark: Picture): LogoMatch {
  const { anatomy: ofQuery, views } = preparedQuery(query)
  const ofMark = dissect(mark)
  if (ofQuery === null || ofMark === null) return { alterations: [], query: everything, mark: everything }
  const [first, second] = bestPair(views, descriptionOf(mark, ofMark).views)
  const found = new Set<Alteration>(positionAlterations(first))
  if (isLightOnDark(ofQuery) !== isLightOnDark(ofMark)) found.add('inverted')
  else if (colourDistance(inkColour(ofQuery), inkColour(ofMark)) > otherColour) found.add('recoloured')
  if ((first.part === 'inside') !== (second.part === 'inside')) found.add('framed')
  if (hasLettering(ofQuery) !== hasLettering(ofMark)) found.add('withWord')
  else if ((first.part === 'piece') !== (second.part === 'piece')) found.add('part')
  return { alterations: alterations.filter((name) => found.has(name)), query: first.box, mark: second.box }
}

interface PreparedQuery {
  readonly anatomy: Anatomy | null
  readonly views: readonly PositionedView[]
}

/** One query is compared with a page of marks. */
const preparedQueries = new WeakMap<Picture, PreparedQuery>()

function preparedQuery(query: Picture): PreparedQuery {
  const known = preparedQueries.get(query)
  if (known !== undefined) return known
  const anatomy = dissect(query)
  const prepared = { anatomy, views: anatomy === null ? [] : queryOf(query, anatomy, true).views }
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
  return [best.first, best.second] as const
}

function positionAlterations({ position }: PositionedView): Alteration[] {
  if (position === 'upright') return []
  if (position === 'left' || position === 'right') return ['turned']
  const mirrored: Alteration[] = position.startsWith('mirrored') ? ['mirrored'] : []
  return position === 'mirrored' ? mirrored : [...mirrored, 'quarterTurn']
}

const hasLettering = ({ parts }: Anatomy) => parts.some(({ isLettering }) => isLettering)

const lightOf = ([red, green, blue]: readonly number[]) => 0.299 * red + 0.587 * green + 0.114 * blue

const isLightOnDark = (anatomy: Anatomy) => lightOf(inkColour(anatomy)) > lightOf(anatomy.ground)

/** The mean colour of full ink. */
function inkColour({ raster, parts }: Anatomy): [number, number, number] {
  const { ink } = parts[0]
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let at = 0; at < ink.mask.length; at++) {
    if (ink.strength[at] < 0.6) continue
    for (let channel = 0; channel < 3; channel++) sum[channel] += raster.rgb[at * 3 + channel]
    count++
  }
  return [sum[0] / Math.max(1, count), sum[1] / Math.max(1, count), sum[2] / Math.max(1, count)]
}

const colourDistance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, at) => value - other[at]))
