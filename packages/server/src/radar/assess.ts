import type { Locale } from '@marklot/contracts'
import type { AssessedBrand, AssessedBrandList, AssessmentInput, BrandAssessment } from '@marklot/contracts/radar'
import { AppError } from '../platform/app-error.ts'
import { type Pool, transaction } from '../platform/database.ts'
import { rowsById } from '../register/index.ts'
import { presentHit } from '../search/index.ts'
import { documentFacts, factsOf, watchedBrands } from './brand-facts.ts'
import { knownBrandsOf, knownPairs, type NewAssessment, storeAssessments } from './known-brands.store.ts'
import { presentAssessed, presentOpposition } from './present-brands.ts'
import { lockQueries, type StoredQuery } from './radar.store.ts'
import type { ResultsContext } from './results.ts'

/** Returns the current register facts of brands. */
async function registerFactsOf(pool: Pool, brandIds: readonly string[]) {
  const rows = await rowsById(pool, brandIds)
  const serials = [...rows.values()].map(({ serial }) => serial)
  const [brands, documents] = await Promise.all([watchedBrands(pool, serials), documentFacts(pool, serials)])
  return { serialOf: (brandId: string) => rows.get(brandId)?.serial ?? -1, brands, documents }
}

/** Adds the current facts of each brand to its assessment. Leaves out brands that the register does not contain. */
export async function withFacts(
  pool: Pool,
  assessments: readonly (AssessmentInput & { brandId: string })[],
): Promise<NewAssessment[]> {
  // The last assessment of a brand counts.
  const byBrand = new Map(assessments.map((one) => [one.brandId, one]))
  const { serialOf, brands, documents } = await registerFactsOf(pool, [...byBrand.keys()])
  return [...byBrand.values()].flatMap(({ brandId, assessment, note }) => {
    const serial = serialOf(brandId)
    const brand = brands.get(serial)
    const document = documents.get(serial)
    return brand && document ? [{ brandId, assessment, note, facts: factsOf(brand, document.goodsDigest) }] : []
  })
}

/**
 * Accepts a brand as a known neighbour, or makes it an open risk again.
 * @throws AppError `brand.notFound`
 */
export async function assessBrand(
  { pool, clock }: Pick<ResultsContext, 'pool' | 'clock'>,
  queryId: number,
  brandId: string,
  input: AssessmentInput,
): Promise<AssessedBrand> {
  const assessed = await withFacts(pool, [{ brandId, ...input }])
  if (assessed.length === 0) throw new AppError('brand.notFound')
  await transaction(pool, async (client) => {
    // Executions compare their findings with the assessments, so the two must not run at the same time.
    if (!(await lockQueries(client, [queryId])).has(queryId)) throw new AppError('storedBrandQuery.notFound')
    await storeAssessments(client, queryId, assessed, clock.now())
  })
  const [row] = await knownPairs(pool, [{ queryId, brandId }])
  if (!row) throw new AppError('storedBrandQuery.notFound')
  return presentAssessed(row)
}

/** Returns the brands that a search knows, with their present register entries. */
export async function listAssessed(
  { pool, clock, texts }: ResultsContext,
  query: StoredQuery,
  assessment: BrandAssessment | null,
  locale: Locale,
): Promise<AssessedBrandList> {
  const rows = await knownBrandsOf(pool, query.id)
  const shown = rows.filter((row) => assessment === null || row.assessment === assessment)
  const { serialOf, brands, documents } = await registerFactsOf(
    pool,
    shown.map(({ brandId }) => brandId),
  )
  const today = clock.now().toISOString().slice(0, 10)
  const reader = { locale, mayReadOwners: true }
  return {
    openRisks: rows.filter((row) => row.assessment === 'open').length,
    acceptedBrands: rows.filter((row) => row.assessment === 'accepted').length,
    brands: shown.map((row) => {
      const serial = serialOf(row.brandId)
      const brand = brands.get(serial)
      return {
        ...presentAssessed(row),
        brand: brand ? presentHit(brand.row, null, reader, texts) : null,
        opposition: presentOpposition(documents.get(serial)?.opposition ?? null, today, reader.locale),
      }
    }),
  }
}
