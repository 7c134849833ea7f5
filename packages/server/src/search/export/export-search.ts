import type { BrandQueryResult, Locale } from '@marklot/contracts'
import { accountTimeZone, type Member } from '../../accounts/index.ts'
import { dossierHit, dossierReply, dossierWords, sheetReply } from '../../exports/index.ts'
import { thumbnailAt } from '../../logos/index.ts'
import type { RawReply } from '../../platform/bind-contract.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { searchDossier } from './search-dossier.ts'
import { searchSheet } from './search-sheet.ts'

export interface ExportSearchContext {
  pool: Parameters<typeof accountTimeZone>[0]
  objectStore: ObjectStore
  /** Origin of the product, without a trailing slash. */
  home: string
  productName: string
}

/** Limit of the hits of an exported search. */
export const mostExportedHits = 200

/** The found marks of a search as a file. @param result with all hits to export */
export async function exportSearch(
  { pool, objectStore, home, productName }: ExportSearchContext,
  result: Omit<BrandQueryResult, 'restriction'>,
  format: 'pdf' | 'xlsx' | 'csv',
  { account }: Member,
  locale: Locale,
): Promise<RawReply> {
  const { query, hits } = result
  const words = dossierWords(locale)
  const title = query.query || query.text || words.search(`mode.${query.mode}`)
  if (format !== 'pdf') return sheetReply(searchSheet(title, hits, locale, home), format, locale)
  const searched = [...query.filters.goodsClasses, ...query.filters.servicesClasses]
  const [timeZone, shown] = await Promise.all([
    accountTimeZone(pool, account.id),
    Promise.all(
      hits.map((hit) =>
        dossierHit(
          {
            hit,
            sign: title,
            risk: null,
            notes: [],
            sharedClasses: hit.niceClasses.filter((number) => searched.includes(number)),
            pictureAt: (address) => thumbnailAt(objectStore, address),
            home,
          },
          words,
        ),
      ),
    ),
  ])
  return dossierReply(searchDossier({ result, hits: shown, title, words, productName, timeZone }), productName)
}
