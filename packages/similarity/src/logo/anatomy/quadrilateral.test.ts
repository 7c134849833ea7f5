import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, convexHull, type Point, projectionTo, type Quadrilateral, quadrilateralAround } from './quadrilateral.ts'

const little = fc.double({ min: -20, max: 20, noNaN: true })
const corner = (x: number, y: number) => fc.tuple(little, little).map(([dx, dy]): Point => ({ x: x + dx, y: y + dy }))
/** Quadrilaterals as a camera sees a sheet. */
const seenSheet: fc.Arbitrary<Quadrilateral> = fc.tuple(corner(30, 30), corner(130, 30), corner(130, 100), corner(30, 100))

const at = (x: number, y: number): Point => ({ x, y })

const expectNear = (one: Point, other: Point) => {
  expect(one.x).toBeCloseTo(other.x, 6)
  expect(one.y).toBeCloseTo(other.y, 6)
}

describe('a rectangle seen by a camera', () => {
  it('is projected corner to corner, and its diagonals to its diagonals', () => {
    fc.assert(
      fc.property(seenSheet, (corners) => {
        const [one, two, three, four] = corners
        const project = projectionTo(corners)
        expectNear(project(0, 0), one)
        expectNear(project(1, 0), two)
        expectNear(project(1, 1), three)
        expectNear(project(0, 1), four)
        const { x, y } = project(0.5, 0.5)
        for (const [from, to] of [[one, three] as const, [two, four] as const])
          expect((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)).toBeCloseTo(0, 6)
      }),
    )
  })
})

describe('a quadrilateral around points', () => {
  it('has the corners of the sheet whose pixels they are', () => {
    // By rounding, its lower points are not quite on one line; two parts of that line met far away.
    const almostLevel: Quadrilateral = [at(30, 30), at(130, 30), at(130, 99.97969289716967), at(30, 100)]
    const shares = fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { maxLength: 12 })
    fc.assert(
      fc.property(seenSheet, shares, (corners, along) => {
        const onSides = corners.flatMap((from, place) => {
          const to = corners[(place + 1) % 4] ?? from
          return along.map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
        })
        const found = quadrilateralAround(convexHull([...onSides, ...corners]))
        expect(found === null ? 0 : areaOf(found)).toBeCloseTo(areaOf(corners), 3)
      }),
      { examples: [[almostLevel, [0.600334916299169, 0.515408641942175, 0.014163013762267126]]] },
    )
  })

  it('lies around all of them', () => {
    const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(points, (all) => {
        const hull = convexHull(all)
        const found = quadrilateralAround(hull)
        if (found === null) return
        expect(areaOf(convexHull([...found, ...all]))).toBeCloseTo(areaOf(found), 3)
        expect(areaOf(found)).toBeGreaterThanOrEqual(areaOf(hull) - 0.001)
      }),
    )
  })

  it('is missing for fewer than four corners', () => {
    expect(quadrilateralAround(convexHull([]))).toBeNull()
    expect(
      quadrilateralAround(
        convexHull([
          { x: 1, y: 1 },
          { x: 5, y: 1 },
          { x: 3, y: 4 },
        ]),
      ),
    ).toBeNull()
  })
})
