import type { BrandHit, RegistrationOfficeCode } from '@marklot/contracts'
import { paths } from '@marklot/contracts/pages'
import type { DossierBlock, DossierHit, DossierLine } from './model.ts'
import { dossierPicture } from './pictures.ts'
import type { DossierWords } from './words.ts'

export const nameOf = ({ name }: Pick<BrandHit, 'name'>, { t }: DossierWords): string => name ?? t('hit.noName')

/** Returns the office and number of a mark. */
export const numberOf = (hit: BrandHit): string =>
  `${hit.registrationOfficeCode.toUpperCase()} ${hit.registrationNumberDisplay ?? hit.applicationNumberDisplay}`

interface Shown extends Pick<DossierHit, 'risk' | 'notes'> {
  hit: BrandHit
  /** The searched name. */
  sign: string
  sharedClasses: readonly number[]
  /** The picture line, if pictures were compared. */
  line?: DossierLine | null
  /** Reads a mark's picture by its address; null if there is none. */
  pictureAt(address: string | null): Promise<Buffer | null>
  /** The address of the product's pages. */
  home: string
}

/** Prepares a found mark for a dossier. */
export async function dossierHit(
  { hit, sign, risk, notes, sharedClasses, line = null, pictureAt, home }: Shown,
  words: DossierWords,
): Promise<DossierHit> {
  const { t, search, day, percent } = words
  const name = nameOf(hit, words)
  const days = [
    hit.applicationDate && t('hit.filed', { filed: day(hit.applicationDate) }),
    hit.registrationDate && t('hit.registered', { registered: day(hit.registrationDate) }),
  ].filter(Boolean)
  const owner = hit.ownerNames ?? hit.ownerName
  const scores = [hit.score?.total, hit.similarity?.logo?.score].filter((score) => score !== undefined)
  return {
    name,
    picture: await dossierPicture(await pictureAt(hit.brandLogoUrl), t('hit.picture', { name })),
    facts: [numberOf(hit), ...(owner ? [owner] : []), hit.brandState.description, ...(days.length > 0 ? [days.join(', ')] : [])],
    classes: hit.niceClasses.map((number) => ({ number, isShared: sharedClasses.includes(number) })),
    classesText: t('hit.classes', { count: hit.niceClasses.length, classes: hit.niceClasses.join(', ') }),
    comparison: hit.comparison,
    compared: hit.comparison && t('hit.compared', { sign, name, remark: search(`remark.${hit.comparison.remark}`) }),
    line,
    score: scores.length > 0 ? percent(Math.max(...scores)) : null,
    risk,
    notes,
    url: home + paths.brand(words.locale, hit.brandId),
  }
}

interface SearchedOffice {
  code: RegistrationOfficeCode
  state: string
  marks: number
  asOf: string | null
  late: boolean
  gapSince?: string | undefined
}

/** Returns the searched registers, each with the number of its marks and the date of its data. */
export function searchedOffices(offices: readonly SearchedOffice[], { t, office, number, day }: DossierWords): DossierBlock {
  return {
    type: 'table',
    columns: [
      { title: t('column.office'), share: 0.56 },
      { title: t('column.marks'), share: 0.2 },
      { title: t('column.asOf'), share: 0.24 },
    ],
    rows: offices
      .filter(({ state }) => state === 'searched')
      .map(({ code, marks, asOf, late, gapSince }) => [
        office(`office.${code}`),
        number(marks),
        asOf === null
          ? t('asOf.unknown')
          : gapSince !== undefined
            ? t('asOf.gap', { date: day(asOf), since: day(gapSince) })
            : late
              ? t('asOf.late', { date: day(asOf) })
              : day(asOf),
      ]),
  }
}
