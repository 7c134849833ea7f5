import type { BrandHit, Locale } from '@marklot/contracts'
import type { Assessment } from '@marklot/contracts/guardian-assessment'
import type { AssessmentBlocks, SimilarBrand } from '@marklot/contracts/guardian-blocks'
import { paths } from '@marklot/contracts/pages'
import { brands as brandPhrases } from '@marklot/phrases/brands'
import { guardianExport as phrases } from '@marklot/phrases/guardian-export'
import { offices as officePhrases } from '@marklot/phrases/offices'
import { ui as uiPhrases } from '@marklot/phrases/ui'
import { accountTimeZone } from '../accounts/index.ts'
import type { Dossiers } from '../dossiers/index.ts'
import { dossierPicture, jsonReply, type Sheet, type SheetCell, type SheetColumn, sheetReply } from '../exports/index.ts'
import { type SearchedLogos, storedLogos, thumbnailAt } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { dossierLine } from '../search/index.ts'
import type { StoredAssessment } from './assessments.store.ts'
import { type AssessmentsContext, presentAssessment } from './assessments.ts'
import { assessmentDossier } from './dossier/assessment-dossier.ts'
import { hitOf } from './dossier/found-marks.ts'
import { wordsIn } from './dossier/words.ts'

interface Row {
  hit: BrandHit
  /** The similarity of its logo in percent; null if it was not found by its logo. */
  logo: number | null
  judged: SimilarBrand | undefined
}
type Column = SheetColumn & { value: (row: Row) => SheetCell }

export interface ExportContext extends AssessmentsContext {
  /** The address of the product's pages. */
  home: string
  productName: string
  objectStore: ObjectStore
  logos: Pick<SearchedLogos, 'bytes' | 'line'>
  dossiers: Dossiers
}

/**
 * Returns an assessment as a file: a dossier (PDF), the found marks with their judgement as a table, or everything as
 * JSON.
 * @throws AppError `assessment.notFinished`
 */
export async function exportAssessment(
  context: ExportContext,
  stored: StoredAssessment,
  format: 'csv' | 'xlsx' | 'json' | 'pdf',
  locale: Locale,
): Promise<RawReply> {
  if (stored.finishedAt === null) throw new AppError('assessment.notFinished')
  const assessment = await presentAssessment(context, stored, locale)
  const { name, blocks } = assessment
  if (format === 'json') return jsonReply(name, assessment)
  const judged = new Map(blocks.similarBrands.result?.brands.map((brand) => [brand.brandId, brand]))
  if (format === 'pdf') return exportDossier(context, stored, assessment, locale)
  const rows = foundMarks(blocks).map((found) => ({ ...found, judged: judged.get(found.hit.brandId) }))
  return sheetReply(sheetOf(name, rows, locale, context.home), format, locale)
}

/** Returns the marks with a similar name, followed by those that only have a similar logo. */
function foundMarks({ names, logos }: AssessmentBlocks): Pick<Row, 'hit' | 'logo'>[] {
  const byName = names.result?.brands.map(({ brand }) => brand) ?? []
  const byLogo = new Map(logos.result?.brands.map((hit) => [hit.brandId, hit]))
  const named = new Set(byName.map(({ brandId }) => brandId))
  const onlyByLogo = [...byLogo.values()].filter(({ brandId }) => !named.has(brandId))
  return [...byName, ...onlyByLogo].map((hit) => ({ hit, logo: byLogo.get(hit.brandId)?.similarity?.logo?.score ?? null }))
}

async function exportDossier(
  context: ExportContext,
  { accountId, logoId }: StoredAssessment,
  assessment: Assessment,
  locale: Locale,
): Promise<RawReply> {
  const { pool, home, productName, objectStore, logos, dossiers } = context
  const words = wordsIn(locale)
  const judged = new Map(assessment.blocks.similarBrands.result?.brands.map((brand) => [brand.brandId, brand]))
  const brands = assessment.blocks.names.result?.brands ?? []
  const marks = brands.map(({ brand: hit, sharedClasses }) => ({ hit, judged: judged.get(hit.brandId), sharedClasses }))
  const { goods } = assessment.case
  const asked = new Set(goods.map(({ niceClass }) => niceClass))
  const pictureAt = (address: string | null) => thumbnailAt(objectStore, address)
  const source = { sign: assessment.name, home, goods, pictureAt }
  const [timeZone, stored, hits] = await Promise.all([
    accountTimeZone(pool, accountId),
    storedLogos(pool, logoId === null ? [] : [logoId]),
    Promise.all(marks.map((mark) => hitOf(mark, source, words))),
  ])
  const upload = stored.get(logoId ?? '') ?? null
  const prepareLogo = async (hit: BrandHit, place: number) => {
    const line = await dossierLine({ logos, own: upload }, hit, place, words)
    const sharedClasses = hit.niceClasses.filter((number) => asked.has(number))
    return hitOf({ hit, judged: undefined, sharedClasses }, { ...source, line }, words)
  }
  const logoHits = await Promise.all((assessment.blocks.logos.result?.brands ?? []).map(prepareLogo))
  const picture = upload && (await logos.bytes(upload))
  const logo = await dossierPicture(picture, words.t('hit.picture', { name: assessment.name }))
  return dossiers.reply(assessmentDossier({ assessment, marks, hits, logoHits, logo, words, productName, timeZone }))
}

function sheetOf(title: string, rows: readonly Row[], locale: Locale, home: string): Sheet {
  const hasLogos = rows.some(({ logo }) => logo !== null)
  const columns = columnsIn(locale, home, hasLogos)
  return { title, columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) }
}

function columnsIn(locale: Locale, home: string, hasLogos: boolean): Column[] {
  const t = (key: keyof typeof phrases) => phrases[key][locale]
  const field = (key: keyof typeof brandPhrases) => brandPhrases[key][locale] as string
  const text = (title: string, value: (row: Row) => SheetCell, width = 24): Column => ({ title, kind: 'text', width, value })
  const day = (title: string, value: (hit: BrandHit) => string | null): Column => ({
    title,
    kind: 'date',
    width: 12,
    value: ({ hit }) => value(hit),
  })
  const percent = (title: string, value: (row: Row) => number | null): Column => ({ title, kind: 'number', width: 10, value })
  return [
    text(t('name'), ({ hit }) => hit.name, 28),
    text(field('office'), ({ hit }) => officePhrases[hit.registrationOfficeCode][locale], 8),
    text(field('applicationNumber'), ({ hit }) => hit.applicationNumberDisplay),
    text(field('registrationNumber'), ({ hit }) => hit.registrationNumberDisplay),
    percent(t('similarity'), ({ hit }) => hit.score?.total ?? null),
    ...(hasLogos ? [percent(t('logoSimilarity'), ({ logo }) => logo)] : []),
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
