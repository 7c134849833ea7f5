export interface Point {
  readonly x: number
  readonly y: number
}

/** Four corners, clockwise where y points down: upper left, upper right, lower right, lower left. */
export type Quadrilateral = readonly [Point, Point, Point, Point]

/** Twice the area of a triangle, positive if its corners are clockwise where y points down. */
const turnOf = (one: Point, two: Point, three: Point) => (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)

export function areaOf(polygon: readonly Point[]): number {
  let sum = 0
  for (const [at, { x, y }] of polygon.entries()) {
    const next = polygon[(at + 1) % polygon.length]
    sum += x * next.y - next.x * y
  }
  return Math.abs(sum) / 2
}

/** Twice the area in square pixels, up to which three points lie on one line; rounding of coordinates gives as much. */
const straight = 1e-8

/** Returns the corners of the convex hull, clockwise where y points down (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y)
  const chain = (ordered: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length > 1 && turnOf(kept[kept.length - 2], kept[kept.length - 1], point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return withoutStraight([...chain(sorted), ...chain(sorted.toReversed())])
}

/** Returns the corners of a convex polygon without those that only rounding makes corners, one after the other. */
function withoutStraight(polygon: readonly Point[]): Point[] {
  const corners = [...polygon]
  for (let at = 0; at < corners.length; ) {
    const [before, here, after] = [-1, 0, 1].map((step) => corners[(at + step + corners.length) % corners.length])
    if (turnOf(before, here, after) > straight) {
      at++
      continue
    }
    corners.splice(at, 1)
    // The corner before it has another neighbour now.
    at = Math.max(0, at - 1)
  }
  return corners
}

/**
 * Returns a quadrilateral around a convex polygon: sides are left out one by one, always the one whose neighbours,
 * made longer, add the least area. Null if the polygon has no four sides.
 */
export function quadrilateralAround(polygon: readonly Point[]): Quadrilateral | null {
  let corners = [...polygon]
  while (corners.length > 4) {
    let best: { at: number; corner: Point; added: number } | null = null
    for (const at of corners.keys()) {
      const [before, from, to, after] = [-1, 0, 1, 2].map((step) => corners[(at + step + corners.length) % corners.length])
      const corner = meetingOf(before, from, after, to)
      if (corner === null) continue
      const added = areaOf([from, corner, to])
      if (best === null || added < best.added) best = { at, corner, added }
    }
    if (best === null) return null
    const { at, corner } = best
    const next = (at + 1) % corners.length
    corners = corners.map((point, place) => (place === at ? corner : point)).filter((_, place) => place !== next)
  }
  if (corners.length < 4) return null
  const first = corners.reduce((best, { x, y }, at) => (x + y < corners[best].x + corners[best].y ? at : best), 0)
  const [one, two, three, four] = [...corners.slice(first), ...corners.slice(0, first)]
  return [one, two, three, four]
}

/** Returns where two lines meet beyond their second points; null if they do not. */
function meetingOf(first: Point, second: Point, otherFirst: Point, otherSecond: Point): Point | null {
  const [ax, ay] = [second.x - first.x, second.y - first.y]
  const [bx, by] = [otherSecond.x - otherFirst.x, otherSecond.y - otherFirst.y]
  const cross = ax * by - ay * bx
  if (cross >= 0) return null
  const along = ((otherFirst.x - first.x) * by - (otherFirst.y - first.y) * bx) / cross
  return along < 1 ? null : { x: first.x + along * ax, y: first.y + along * ay }
}

/**
 * Returns how a rectangle that a camera sees as this quadrilateral is projected: from the rectangle, whose sides have
 * length 1, to the picture (Heckbert 1989, Fundamentals of Texture Mapping, 2.2.3).
 */
export function projectionTo([one, two, three, four]: Quadrilateral): (u: number, v: number) => Point {
  const [sumX, sumY] = [one.x - two.x + three.x - four.x, one.y - two.y + three.y - four.y]
  const [ax, ay, bx, by] = [two.x - three.x, two.y - three.y, four.x - three.x, four.y - three.y]
  const area = ax * by - bx * ay
  const g = (sumX * by - bx * sumY) / area
  const h = (ax * sumY - sumX * ay) / area
  return (u, v) => {
    const depth = g * u + h * v + 1
    return {
      x: ((two.x - one.x + g * two.x) * u + (four.x - one.x + h * four.x) * v + one.x) / depth,
      y: ((two.y - one.y + g * two.y) * u + (four.y - one.y + h * four.y) * v + one.y) / depth,
    }
  }
}
