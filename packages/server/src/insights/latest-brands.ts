import { homeWindowDays, type LatestBrand } from '@marklot/contracts'
import { type BrandRow, displayNumber } from '../register/index.ts'
import { windowUntil } from './windows.ts'

/**
 * The number of newest days, counted back from the newest application. A large register fills its list from one or two
 * of them.
 */
const newestDays = homeWindowDays

/**
 * Returns the marks of one office for a carousel, best first: those of the newest days with a picture, then all others
 * by day. Leaves out marks that have neither a name nor a picture.
 * @param rows the office's newest marks, newest first
 */
export function chooseLatest(rows: readonly BrandRow[], most: number): LatestBrand[] {
  const shown = rows.flatMap((row) =>
    row.applicationDate !== null && (row.logo !== null || row.name !== null) ? [present(row, row.applicationDate)] : [],
  )
  const newest = shown[0]
  if (newest === undefined) return []
  const { from } = windowUntil(newest.applicationDate, newestDays)
  const isPicture = (brand: LatestBrand) => brand.brandLogoUrl !== null && brand.applicationDate >= from
  return [...shown.filter(isPicture), ...shown.filter((brand) => !isPicture(brand))].slice(0, most)
}

/**
 * Takes brands from the offices' lists in turn, so that no office fills the result alone. Each list begins with its
 * preferred marks.
 */
export function mixLatest(lists: readonly (readonly LatestBrand[])[], most: number): LatestBrand[] {
  const mixed: LatestBrand[] = []
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let turn = 0; turn < longest; turn++)
    for (const list of lists) if (list[turn] !== undefined && mixed.length < most) mixed.push(list[turn] as LatestBrand)
  return mixed
}

/** Sorts only by day: marks of one day keep their order, with pictures first. */
export const newestFirst = (brands: readonly LatestBrand[]) =>
  [...brands].sort((a, b) => (a.applicationDate < b.applicationDate ? 1 : a.applicationDate > b.applicationDate ? -1 : 0))

const present = (row: BrandRow, applicationDate: string): LatestBrand => ({
  brandId: row.id,
  name: row.name,
  brandType: row.brandType,
  registrationOfficeCode: row.office,
  brandLogoUrl: row.logo,
  brandStateCategory: row.stateCategory,
  applicationDate,
  numberDisplay: row.registrationNumber
    ? displayNumber(row.office, row.registrationNumber, 'registration')
    : displayNumber(row.office, row.applicationNumber, 'application'),
  niceClasses: row.niceClasses,
})
