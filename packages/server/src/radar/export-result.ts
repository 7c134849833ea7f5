import type { BrandHit, Locale, RegistrationOfficeCode } from '@marklot/contracts'
import { paths } from '@marklot/contracts/pages'
import type { AssessedBrand, BrandAssessment, OppositionDeadline, RadarDraft, ResultBrand } from '@marklot/contracts/radar'
import { brands as brandPhrases } from '@marklot/phrases/brands'
import { offices as officePhrases } from '@marklot/phrases/offices'
import { radarExport as phrases } from '@marklot/phrases/radar-export'
import { ui as uiPhrases } from '@marklot/phrases/ui'
import type { CallContext } from '../accounts/index.ts'
import type { Sheet, SheetCell, SheetColumn } from '../exports/index.ts'
import { AppError } from '../platform/app-error.ts'
import { readPages } from '../search/index.ts'
import { listAssessed } from './assess.ts'
import { type ExecuteContext, readPage } from './execute.ts'
import type { StoredQuery } from './radar.store.ts'
import { type ResultsContext, type reachExecution, readResult } from './results.ts'
import { describeOwnLogo } from './watched-logos.ts'

export interface ExportContext extends ResultsContext {
  /** The origin of the product, without a trailing slash. */
  home: string
}

interface Row {
  brandId: string
  /** The mark as the register has it now; null if the register no longer contains it. */
  hit: BrandHit | null
  verdict: ResultBrand['verdict'] | null
  assessed: AssessedBrand | null
  opposition: Pick<OppositionDeadline, 'endDate'> | null
}
type Column = SheetColumn & { value: (row: Row) => SheetCell }

/**
 * Returns the findings of an execution as they were at that time, as a table. @throws AppError
 * `execution.withoutResult`
 */
export async function exportResult(
  context: ExportContext,
  found: Awaited<ReturnType<typeof reachExecution>>,
  locale: Locale,
): Promise<Sheet> {
  const { brands } = await readResult(context, found, { locale, mayReadOwners: true })
  return sheetOf(
    found.query,
    brands.map((brand) => ({ ...brand, hit: brand })),
    locale,
    context,
  )
}

/** Returns the brands that a search knows, with their present register entries, as a table. */
export async function exportAssessed(
  context: ExportContext,
  query: StoredQuery,
  assessment: BrandAssessment | null,
  locale: Locale,
): Promise<Sheet> {
  const { brands } = await listAssessed(context, query, assessment, locale)
  return sheetOf(
    query,
    brands.map(({ brand, opposition, ...assessed }) => ({
      brandId: assessed.brandId,
      hit: brand,
      verdict: null,
      assessed,
      opposition,
    })),
    locale,
    context,
  )
}

/**
 * Returns what a radar finds before it is saved, with the assessments so far, as a table.
 * @throws AppError the codes of a search, `logo.notFound`, `logo.blank`
 */
export async function exportDraft(
  context: ExportContext & ExecuteContext,
  { assessments, ...draft }: RadarDraft,
  call: CallContext,
): Promise<Sheet> {
  const { account } = await call.member()
  const logo = await describeOwnLogo(context.logos, draft, account.id)
  const found = await readPages((page) => readPage(context, draft, logo, { ...page, sort: 'relevance' }, call), draft.size)
  if (found.restriction !== null) throw new AppError(found.restriction)
  const assessed = new Map(assessments.map((one) => [one.brandId, one]))
  const assessedUtc = context.clock.now().toISOString()
  const rows = found.hits.map((hit): Row => {
    const { brandId, oppositionPeriodEndDate: endDate } = hit
    const known = assessed.get(brandId)
    return {
      brandId,
      hit,
      verdict: null,
      assessed: known
        ? { ...known, assessedUtc, changes: [] }
        : { brandId, assessment: 'open', note: '', assessedUtc: null, changes: [] },
      opposition: endDate === null ? null : { endDate },
    }
  })
  return sheetOf(draft, rows, call.locale, context)
}

function sheetOf({ name }: Pick<StoredQuery, 'name'>, rows: readonly Row[], locale: Locale, { home }: ExportContext): Sheet {
  const columns = columnsIn(locale, home).filter(({ value }) => rows.length === 0 || rows.some((row) => value(row) !== null))
  return { title: name, columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) }
}

/** Returns the columns with their titles in the reader's language. Leaves out columns that no row fills. */
function columnsIn(locale: Locale, home: string): Column[] {
  const t = (key: keyof typeof phrases) => phrases[key][locale]
  const field = (key: keyof typeof brandPhrases) => brandPhrases[key][locale] as string
  const text = (title: string, value: (hit: BrandHit) => SheetCell, width = 24): Column => ({
    title,
    kind: 'text',
    width,
    value: ({ hit }) => hit && value(hit),
  })
  const day = (title: string, value: (hit: BrandHit) => string | null): Column => ({
    title,
    kind: 'date',
    width: 12,
    value: ({ hit }) => hit && value(hit),
  })
  const own = (title: string, width: number, value: (row: Row) => SheetCell): Column => ({ title, kind: 'text', width, value })
  return [
    text(t('name'), ({ name }) => name, 28),
    own(field('office'), 8, ({ brandId }) => officePhrases[brandId.slice(0, 2) as RegistrationOfficeCode][locale]),
    text(field('applicationNumber'), ({ applicationNumberDisplay }) => applicationNumberDisplay),
    text(field('registrationNumber'), ({ registrationNumberDisplay }) => registrationNumberDisplay),
    { title: t('similarity'), kind: 'number', width: 10, value: ({ hit }) => hit?.score?.total ?? null },
    { title: t('logoSimilarity'), kind: 'number', width: 10, value: ({ hit }) => hit?.similarity?.logo?.score ?? null },
    own(t('verdict'), 12, ({ verdict }) => verdict && t(`verdict.${verdict}`)),
    own(t('assessment'), 18, ({ assessed }) =>
      assessed ? t(assessed.assessedUtc === null ? 'assessment.none' : `assessment.${assessed.assessment}`) : null,
    ),
    own(t('note'), 40, ({ assessed }) => assessed?.note || null),
    text(field('state'), ({ brandStateCategory }) => uiPhrases[`state.${brandStateCategory}`][locale]),
    text(field('brandState'), ({ brandState }) => brandState.description),
    text(field('brandType'), ({ brandType }) => uiPhrases[`type.${brandType}`][locale]),
    day(field('applicationDate'), ({ applicationDate }) => applicationDate),
    day(field('priorityDate'), ({ priorityDate }) => priorityDate),
    day(field('registrationDate'), ({ registrationDate }) => registrationDate),
    { title: field('oppositionPeriodEndDate'), kind: 'date', width: 12, value: ({ opposition }) => opposition?.endDate ?? null },
    text(field('classes'), ({ niceClasses }) => niceClasses.join(', ') || null),
    text(field('owner'), ({ ownerNames, ownerName }) => ownerNames ?? ownerName, 32),
    own(t('page'), 24, ({ brandId }) => home + paths.brand(locale, brandId)),
  ]
}
