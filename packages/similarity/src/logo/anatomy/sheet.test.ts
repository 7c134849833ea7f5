import { describe, expect, it } from 'vitest'
import { describeLogo, describeQuery, explainLogoMatch, type Picture, productOf } from '../index.ts'
import {
  blank,
  disc,
  drawn,
  flag,
  ink,
  letters,
  logoOnSheet as logo,
  onSheet,
  onTable,
  paint,
  paper,
  photographed,
  rectangle,
  type Shape,
  stored,
  table,
} from '../test-pictures.ts'
import { originalBox } from './derived-picture.ts'
import { dissect } from './dissect.ts'
import { sheetIn } from './sheet.ts'

function sheetOf(picture: Picture) {
  const anatomy = dissect(picture)
  return anatomy && sheetIn(picture, anatomy)
}

function bestProduct(query: Picture, mark: Picture): number {
  const marks = describeLogo(mark)?.views ?? []
  const products = (describeQuery(query)?.views ?? []).flatMap(({ copy }) => marks.map((other) => productOf(copy, other.copy)))
  return Math.max(...products)
}

describe('a sheet in a photograph', () => {
  it('is seen from straight above', () => {
    const photo = onTable(logo)
    const found = sheetOf(photo)
    if (found === null) throw new Error('no sheet was found')
    // Where the logo lies on the sheet, without its rim, in the photograph.
    const { x, y, width, height } = originalBox(found, { x: 0.1, y: 0.2, width: 0.4, height: 0.6 })
    const [left, top] = [x * photo.width, y * photo.height]
    for (let row = 0; row < photo.height; row++)
      for (let column = 0; column < photo.width; column++) {
        if (!onSheet(logo)((column + 0.5) / photo.width, (row + 0.5) / photo.height)) continue
        expect(column).toBeGreaterThan(left - 8)
        expect(column).toBeLessThan(left + width * photo.width + 8)
        expect(row).toBeGreaterThan(top - 8)
        expect(row).toBeLessThan(top + height * photo.height + 8)
      }
  })

  it('shows a logo that is found although the sheet is turned', () => {
    expect(bestProduct(onTable(logo), drawn(flag))).toBeGreaterThan(0.9)
    const lines: Shape = (x, y) => x > 0.6 && x < 0.93 && y > 0.2 && y < 0.8 && (y * 10) % 1 < 0.5
    expect(bestProduct(onTable(logo, lines), drawn(flag))).toBeGreaterThan(0.9)
  })

  it('is what a found logo is compared with, and shows where it lies in the photograph', () => {
    const { alterations, scores, columns, query } = explainLogoMatch(onTable(logo), stored(drawn(flag)))
    expect(alterations).toEqual(['recoloured'])
    expect(scores.whole).toBeGreaterThan(85)
    expect(columns[0]).toMatchObject({ kind: 'shape', state: 'equal', query: { box: query } })
    expect(query.x).toBeGreaterThan(0.2)
    expect(query.x + query.width).toBeLessThan(0.6)
  })

  it('is not something round, triangular, empty or cut off, and not part of a drawing', () => {
    const plate = photographed(
      paint(paint(blank(480, 360, table), paper, disc(0.5, 0.5, 0.4)), ink, rectangle(0.4, 0.4, 0.6, 0.6)),
    )
    const triangle: Shape = (x, y) => y > 0.1 && y < 0.9 && Math.abs(x - 0.5) < (y - 0.1) * 0.5
    const sign = photographed(paint(paint(blank(480, 360, table), paper, triangle), ink, rectangle(0.45, 0.6, 0.55, 0.8)))
    const cutOff = photographed(
      paint(paint(blank(480, 360, table), paper, rectangle(0, 0.2, 0.7, 0.8)), ink, rectangle(0.2, 0.3, 0.4, 0.6)),
    )
    for (const photo of [plate, sign, onTable(), cutOff, paint(drawn(rectangle(0.2, 0.2, 0.8, 0.8)), paper, letters)])
      expect(sheetOf(photo)).toBeNull()
  })
})
