import type { Locale } from '@marklot/contracts'
import type { AssessedBrand, OppositionDeadline, ResultBrand } from '@marklot/contracts/radar'
import { citeSources } from '@marklot/phrases/laws'
import type { ReferenceTexts } from '../reference/index.ts'
import { daysBetween } from '../register/index.ts'
import { explainMarks, prepareComparison, presentHit, type Reader, signsOf } from '../search/index.ts'
import type { AssessedRow } from './known-brands.store.ts'
import { isReadable, searchOfRadar } from './matching.ts'
import type { FoundBrand, StoredResult } from './stored-result.ts'

export function presentAssessed({ brandId, assessment, note, assessedAt, changes }: AssessedRow): AssessedBrand {
  return { brandId, assessment, note, assessedUtc: assessedAt?.toISOString() ?? null, changes }
}

/** Presents an opposition period. @param today the reader's day, YYYY-MM-DD */
export function presentOpposition(
  opposition: FoundBrand['opposition'],
  today: string,
  locale: Locale,
): OppositionDeadline | null {
  if (opposition === null) return null
  const { endDate, isComputed, source } = opposition
  return { endDate, isComputed, source: source && citeSources(source, locale), daysLeft: daysBetween(today, endDate) }
}

/** The reader of a stored result, with the reader's day and the assessments. */
export interface Reading {
  reader: Reader
  texts: ReferenceTexts
  /** The reader's day, YYYY-MM-DD. */
  today: string
  /** Assessments by brand id; null hides them. */
  known: ReadonlyMap<string, AssessedRow> | null
}

/** Presents the marks of a stored result as they were found, with a new comparison to the searched sign. */
export async function presentFound(
  { search, weakElements = [] }: Pick<StoredResult, 'search' | 'weakElements'>,
  brands: readonly FoundBrand[],
  { reader, texts, today, known }: Reading,
): Promise<ResultBrand[]> {
  const compare = prepareComparison(isReadable(search) ? signsOf(searchOfRadar(search)) : [])(weakElements)
  const explained = await explainMarks(
    brands.map(({ row }) => row),
    compare,
  )
  return brands.map(({ row, score, logo, verdict, changes, opposition }, i) => {
    const compared = explained[i] ?? null
    const assessed = known?.get(row.id)
    return {
      ...presentHit(row, compared && score ? { ...compared, score } : compared, reader, texts),
      ...(logo !== undefined && { similarity: { logo } }),
      verdict,
      changes,
      opposition: presentOpposition(opposition, today, reader.locale),
      assessed: assessed ? presentAssessed(assessed) : null,
    }
  })
}
