import type { BrandHit, Locale } from '@marklot/contracts'
import type { SimilarBrand } from '@marklot/contracts/guardian-blocks'
import { paths } from '@marklot/contracts/pages'
import { brands as brandPhrases } from '@marklot/phrases/brands'
import { guardianExport as phrases } from '@marklot/phrases/guardian-export'
import { offices as officePhrases } from '@marklot/phrases/offices'
import { ui as uiPhrases } from '@marklot/phrases/ui'
import { jsonReply, type Sheet, type SheetCell, type SheetColumn, sheetReply } from '../exports/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import type { StoredAssessment } from './assessments.store.ts'
import { type AssessmentsContext, presentAssessment } from './assessments.ts'

interface Row {
  hit: BrandHit
  judged: SimilarBrand | undefined
}
type Column = SheetColumn & { value: (row: Row) => SheetCell }

/**
 * An assessment as a file: the found marks with their judgement as a table, or everything as JSON.
 * @throws AppError `assessment.notFinished`
 */
export async function exportAssessment(
  context: AssessmentsContext & { home: string },
  stored: StoredAssessment,
  format: 'csv' | 'xlsx' | 'json',
  locale: Locale,
): Promise<RawReply> {
  if (stored.finishedAt === null) throw new AppError('assessment.notFinished')
  const assessment = await presentAssessment(context, stored, locale)
  const { name, blocks } = assessment
  if (format === 'json') return jsonReply(name, assessment)
  const judged = new Map(blocks.similarBrands.result?.brands.map((brand) => [brand.brandId, brand]))
  const rows = blocks.names.result?.brands.map(({ brand }) => ({ hit: brand, judged: judged.get(brand.brandId) })) ?? []
  return sheetReply(sheetOf(name, rows, locale, context.home), format, locale)
}

function sheetOf(title: string, rows: readonly Row[], locale: Locale, home: string): Sheet {
  const columns = columnsIn(locale, home)
  return { title, columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) }
}

function columnsIn(locale: Locale, home: string): Column[] {
  const t = (key: keyof typeof phrases) => phrases[key][locale]
  const field = (key: keyof typeof brandPhrases) => brandPhrases[key][locale] as string
  const text = (title: string, value: (row: Row) => SheetCell, width = 24): Column => ({ title, kind: 'text', width, value })
  const day = (title: string, value: (hit: BrandHit) => string | null): Column => ({
    title,
    kind: 'date',
    width: 12,
    value: ({ hit }) => value(hit),
  })
  return [
    text(t('name'), ({ hit }) => hit.name, 28),
    text(field('office'), ({ hit }) => officePhrases[hit.registrationOfficeCode][locale], 8),
    text(field('applicationNumber'), ({ hit }) => hit.applicationNumberDisplay),
    text(field('registrationNumber'), ({ hit }) => hit.registrationNumberDisplay),
    { title: t('similarity'), kind: 'number', width: 10, value: ({ hit }) => hit.score?.total ?? null },
    text(t('goods'), ({ judged }) => (judged?.risk.goods ? t(`goods.${judged.risk.goods}`) : null)),
    text(t('risk'), ({ judged }) => (judged?.risk.riskClass ? t(`risk.${judged.risk.riskClass}`) : null), 28),
    text(field('state'), ({ hit }) => uiPhrases[`state.${hit.brandStateCategory}`][locale]),
    text(field('brandState'), ({ hit }) => hit.brandState.description),
    day(field('applicationDate'), ({ applicationDate }) => applicationDate),
    day(field('registrationDate'), ({ registrationDate }) => registrationDate),
    day(field('oppositionPeriodEndDate'), ({ oppositionPeriodEndDate }) => oppositionPeriodEndDate),
    text(field('classes'), ({ hit }) => hit.niceClasses.join(', ') || null),
    text(field('owner'), ({ hit }) => hit.ownerNames ?? hit.ownerName, 32),
    text(t('page'), ({ hit }) => home + paths.brand(locale, hit.brandId)),
  ]
}
