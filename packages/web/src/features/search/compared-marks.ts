import type { BrandDetails } from '@marklot/contracts/brands'
import type { BrandHit } from '@marklot/contracts/search'
import { useApiQuery } from '../../lib/api.tsx'
import { comparedWith } from './hit-link.ts'

/** One column of the comparison. `hit` is undefined while the mark loads and after a failure. */
export interface ComparedMark {
  id: string
  hit: BrandHit | undefined
  failed: boolean
}

/** Converts a mark that is not among the current hits, for example from a shared link, to a hit. */
export function hitOfBrand({ score, comparison, ...brand }: BrandDetails): BrandHit {
  const owner = brand.ownerAddress
  return {
    brandId: brand.id,
    name: brand.name,
    brandType: brand.brandType,
    registrationOfficeCode: brand.registrationOfficeCode,
    brandLogoUrl: brand.brandLogoUrl,
    brandState: brand.brandState,
    brandStateCategory: brand.brandStateCategory,
    applicationNumberDisplay: brand.applicationNumberDisplay,
    registrationNumberDisplay: brand.registrationNumberDisplay,
    applicationDate: brand.applicationDate,
    registrationDate: brand.registrationDate,
    oppositionPeriodEndDate: brand.oppositionPeriodEndDate,
    priorityDate: brand.priorityDate ?? brand.applicationDate,
    niceClasses: brand.niceClasses.map(({ key }) => Number(key)),
    ownerName: owner?.companyName ?? owner?.name ?? null,
    ownerNameNeedsLogin: brand.addressesNeedLogin,
    ownerNames: null,
    ownerSeat: null,
    score,
    comparison,
  }
}

/** Returns the classes that at least two marks share, where a conflict may lie. */
export function sharedClasses(marks: readonly { niceClasses: readonly number[] }[]): number[] {
  const seen = new Map<number, number>()
  for (const { niceClasses } of marks)
    for (const niceClass of new Set(niceClasses)) seen.set(niceClass, (seen.get(niceClass) ?? 0) + 1)
  return [...seen].flatMap(([niceClass, count]) => (count > 1 ? [niceClass] : [])).sort((a, b) => a - b)
}

/**
 * Returns the marks compared with a sign (empty: no comparison), with the same classes as in the search. Uses the
 * current hits and loads other marks. Returns at most four.
 */
export function useComparedMarks(
  ids: readonly string[],
  sign: string,
  classes: string,
  known: (id: string) => BrandHit | undefined,
): ComparedMark[] {
  const marks = [
    useComparedMark(ids[0], sign, classes, known),
    useComparedMark(ids[1], sign, classes, known),
    useComparedMark(ids[2], sign, classes, known),
    useComparedMark(ids[3], sign, classes, known),
  ]
  return marks.filter((mark) => mark !== null)
}

function useComparedMark(
  id: string | undefined,
  sign: string,
  classes: string,
  known: (id: string) => BrandHit | undefined,
): ComparedMark | null {
  const hit = id === undefined ? undefined : known(id)
  const answer = useApiQuery(
    ['compared', id, sign, classes],
    (api, options) => api.brands.brand({ params: { id: id ?? '' }, query: comparedWith(sign, classes) }, options),
    { enabled: id !== undefined && !hit },
  )
  if (id === undefined) return null
  const brand = answer.object
  return { id, hit: hit ?? (brand ? hitOfBrand(brand) : undefined), failed: !hit && !answer.busy && answer.error !== null }
}
