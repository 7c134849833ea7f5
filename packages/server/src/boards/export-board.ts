import type { Address, Brand, CodedValue, Locale, RegistrationOfficeCode } from '@marklot/contracts'
import { paths } from '@marklot/contracts/pages'
import { labelled } from '@marklot/phrases'
import { boards as phrases } from '@marklot/phrases/boards'
import { brands as brandPhrases } from '@marklot/phrases/brands'
import { offices as officePhrases } from '@marklot/phrases/offices'
import { ui as uiPhrases } from '@marklot/phrases/ui'
import { accountTimeZone } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import type { BrandReader } from '../brands/index.ts'
import type { Sheet, SheetCell, SheetColumn } from '../exports/index.ts'
import { AppError } from '../platform/app-error.ts'
import { dayIn } from '../platform/local-calendar.ts'
import { type BoardsContext, type Reader, reachBoard } from './boards.ts'
import { bookmarksOf, type StoredBookmark } from './bookmarks.store.ts'
import { boardName } from './present.ts'

export interface ExportContext extends BoardsContext {
  /** Reads a mark as its page shows it. @throws AppError `brand.notFound` */
  readBrand: (id: string, reader: BrandReader) => Promise<Brand>
  /** The origin of the product, without a trailing slash. */
  home: string
}

/** One row of the export. */
interface ExportedBookmark {
  place: number
  bookmark: StoredBookmark
  /** The brand; null if the register no longer has the brand, or the plan does not include its office. */
  brand: Brand | null
  remark: string | null
}

/**
 * Returns the brands of a board as a table: with one row each, in the board's own order, with all register fields of
 * the brands' pages. Exports cover the offices of the plan. Brands of other offices keep their row, with the board's
 * own data.
 * @throws AppError `board.notFound`
 */
export async function exportBoard(context: ExportContext, { accountId, locale }: Reader, boardId: number): Promise<Sheet> {
  const { pool, clock } = context
  const board = await reachBoard(pool, accountId, boardId)
  const { offices } = await entitlementOf(pool, accountId, clock)
  const rows: ExportedBookmark[] = []
  // Reads one after the other, because an export must not take all connections of the database.
  for (const bookmark of await bookmarksOf(pool, board.id))
    rows.push({ place: rows.length + 1, bookmark, ...(await readForExport(context, bookmark.brandId, offices, locale)) })
  const columns = columnsIn(locale, context.home, await accountTimeZone(pool, accountId))
  return {
    title: boardName(board.name, locale),
    columns,
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  }
}

async function readForExport(
  { readBrand }: ExportContext,
  id: string,
  offices: readonly RegistrationOfficeCode[],
  locale: Locale,
): Promise<Pick<ExportedBookmark, 'brand' | 'remark'>> {
  if (!offices.some((code) => id.startsWith(`${code}-`))) return { brand: null, remark: phrases['export.notInPlan'][locale] }
  try {
    const brand = await readBrand(id, { locale, mayReadAddresses: true })
    return { brand, remark: brand.isRemoved ? phrases.removedByOffice[locale] : null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'brand.notFound')
      return { brand: null, remark: phrases.notInRegister[locale] }
    throw error
  }
}

type Column = SheetColumn & { value: (row: ExportedBookmark) => SheetCell }

/**
 * Returns the columns with their titles in the reader's language; the register's columns are named as on a mark's page.
 * Days of the account are those of its `timeZone`.
 */
function columnsIn(locale: Locale, home: string, timeZone: string): Column[] {
  const t = (key: keyof typeof phrases) => phrases[key][locale] as string
  const field = (key: keyof typeof brandPhrases) => brandPhrases[key][locale] as string
  const of =
    (kind: SheetColumn['kind'], width: number) =>
    (title: string, value: (brand: Brand) => SheetCell): Column => ({
      title,
      kind,
      width,
      value: ({ brand }) => (brand ? value(brand) : null),
    })
  const text = of('text', 24)
  const day = of('date', 12)
  return [
    { title: t('export.place'), kind: 'number', width: 6, value: ({ place }) => place },
    { title: t('export.name'), kind: 'text', width: 28, value: ({ brand }) => brand?.name ?? null },
    {
      title: field('office'),
      kind: 'text',
      width: 8,
      value: ({ bookmark }) => officePhrases[bookmark.brandId.slice(0, 2) as RegistrationOfficeCode][locale],
    },
    text(field('applicationNumber'), (brand) => brand.applicationNumberDisplay),
    text(field('registrationNumber'), (brand) => brand.registrationNumberDisplay),
    { title: t('export.note'), kind: 'text', width: 40, value: ({ bookmark }) => bookmark.note || null },
    text(field('state'), (brand) => uiPhrases[`state.${brand.brandStateCategory}`][locale]),
    text(field('brandState'), (brand) => brand.brandState.description),
    text(field('brandType'), (brand) => brand.specialForm ?? uiPhrases[`type.${brand.brandType}`][locale]),
    text(field('originBrandType'), (brand) => brand.originBrandTypeTerm?.text ?? null),
    text(field('kindMark'), (brand) => brand.kindMarkTerm?.text ?? null),
    text(field('description'), (brand) => brand.description),
    day(field('applicationDate'), (brand) => brand.applicationDate),
    day(t('export.priorityDate'), (brand) => brand.priorityDate ?? null),
    day(field('registrationDate'), (brand) => brand.registrationDate),
    day(field('publicationDate'), (brand) => brand.publicationDate),
    day(field('oppositionPeriodStartDate'), (brand) => brand.oppositionPeriodStartDate),
    day(field('oppositionPeriodEndDate'), (brand) => brand.oppositionPeriodEndDate),
    text(t('export.oppositionSource'), (brand) => originOf(brand, locale)),
    day(field('expiryDate'), (brand) => brand.expiryDate),
    day(t('export.renewalDue'), (brand) => brand.renewal?.dueDate ?? null),
    day(field('renewalLate'), (brand) => brand.renewal?.lateDate ?? null),
    day(field('terminationDate'), (brand) => brand.terminationDate),
    text(field('classes'), (brand) => joined(keysOf(brand.niceClasses))),
    text(field('viennaClasses'), (brand) => joined(keysOf(brand.viennaClasses))),
    of('text', 60)(t('export.goods'), (brand) => goodsOf(brand, locale)),
    text(field('owner'), (brand) => addresses([brand.ownerAddress, ...brand.furtherOwnerAddresses])),
    text(field('representative'), (brand) => addresses([brand.representativeAddress, ...brand.furtherRepresentativeAddresses])),
    text(field('correspondence'), (brand) => addresses([brand.correspondenceAddress])),
    text(field('isSample'), (brand) => uiPhrases[brand.provenance.isSample ? 'yes' : 'no'][locale]),
    { title: t('export.remark'), kind: 'text', width: 24, value: ({ remark }) => remark },
    text(t('export.register'), (brand) => brand.officeRegisterUrl),
    { title: t('export.page'), kind: 'text', width: 24, value: ({ bookmark }) => home + paths.brand(locale, bookmark.brandId) },
    {
      title: t('export.pinned'),
      kind: 'date',
      width: 12,
      value: ({ bookmark }) => dayIn(bookmark.createdAt, timeZone),
    },
  ]
}

const keysOf = (values: readonly Pick<CodedValue, 'key'>[]) => values.map(({ key }) => key)
const joined = (texts: readonly string[], separator = ', ') => (texts.length > 0 ? texts.join(separator) : null)

function originOf(
  { oppositionPeriodEndDate, oppositionPeriodIsComputed, computedOpposition }: Brand,
  locale: Locale,
): string | null {
  if (oppositionPeriodEndDate === null) return null
  if (!oppositionPeriodIsComputed) return phrases['deadline.delivered'][locale]
  return [uiPhrases['timeline.computed'][locale], computedOpposition?.source].filter(Boolean).join(', ')
}

/** Returns the goods and services in the reader's language, else in English, else in the first delivered language. */
function goodsOf({ goodsAndServices }: Brand, locale: Locale): string | null {
  const all = [...goodsAndServices.classified, ...goodsAndServices.unclassified]
  const languages = all.flatMap(({ language }) => language ?? [])
  const language = [locale, 'en'].find((wanted) => languages.includes(wanted)) ?? languages[0] ?? null
  return joined(
    all
      .filter((item) => item.language === null || item.language === language)
      .map(({ niceClass, description }) => (niceClass ? labelled(locale, niceClass.key, description) : description)),
    '\n',
  )
}

/** Returns persons as the text of one cell, one per line. */
const addresses = (list: readonly (Address | null)[]) =>
  joined(
    list.flatMap((address) => (address ? [lineOf(address)] : [])),
    '\n',
  )

function lineOf(address: Address): string {
  const person = [address.firstName, address.lastName].filter(Boolean).join(' ')
  const place = [address.postalCode, address.city].filter(Boolean).join(' ')
  const parts = [
    address.companyName,
    address.name,
    person,
    ...address.addressLine,
    address.street,
    address.postOfficeBox,
    place,
    address.state,
    address.country ?? address.countryCode,
  ]
  return [...new Set(parts.filter(Boolean))].join(', ')
}
