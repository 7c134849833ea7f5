import type { BrandHit, BrandQuery, BrandQueryResult } from '@marklot/contracts'
import type { ProtocolEntry } from '@marklot/contracts/search-protocol'
import { accountTimeZone } from '../../accounts/index.ts'
import type { Dossiers, Making } from '../../dossiers/index.ts'
import { type Dossier, dossierHit, dossierPicture, dossierWords } from '../../exports/index.ts'
import { type SearchedLogos, thumbnailAt } from '../../logos/index.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { isByLogo } from '../logo-search.ts'
import { dossierLine } from './logo-line.ts'
import { searchDossier } from './search-dossier.ts'

export type CompleteResult = Omit<BrandQueryResult, 'restriction'>

/** A search with the parts of its hits that the protocol records. */
export type RecordedResult = Omit<CompleteResult, 'hits'> & { hits: readonly RecordedHit[] }
export type RecordedHit = Pick<BrandHit, 'brandId' | 'score' | 'similarity'>

export interface ExportSearchContext {
  pool: Parameters<typeof accountTimeZone>[0]
  objectStore: ObjectStore
  logos: SearchedLogos
  dossiers: Dossiers
  /** Adds a search to the protocol of an account. Resolves to null when the account keeps none. */
  record(accountId: string, searching: Promise<RecordedResult>): Promise<ProtocolEntry | null>
  /** The origin of the product, without a trailing slash. */
  home: string
  productName: string
}

/** The number of hits that an export reads at a time. */
export const pageSize = 100

/** Reads the first hits of a search, page by page. */
export async function readPages<Result extends CompleteResult>(
  pageOf: (page: Pick<BrandQuery, 'page' | 'size'>) => Promise<Result>,
  most: number,
): Promise<Result> {
  const first = await pageOf({ page: 1, size: pageSize })
  const hits = [...first.hits]
  for (let page = 2; hits.length < Math.min(first.total, most); page++) {
    const further = await pageOf({ page, size: pageSize })
    if (further.hits.length === 0) break
    hits.push(...further.hits)
  }
  return { ...first, hits: hits.slice(0, most) }
}

/** Returns the title of a search: its query, its text, or what it searched for without a text. */
export const titleOf = ({ query }: Pick<CompleteResult, 'query'>, { t, search }: ReturnType<typeof dossierWords>): string =>
  query.query || query.text || (isByLogo(query) ? search(`mode.${query.mode}`) : t('byFilters'))

/** The number of marks whose pictures are prepared at the same time. */
const preparedAtOnce = 50

/**
 * Returns the found marks of a search as a dossier. @param found the result with all hits and its entry in the protocol
 */
export async function searchAsDossier(
  { pool, objectStore, logos, home, productName }: ExportSearchContext,
  { result, entry }: { result: CompleteResult; entry: ProtocolEntry | null },
  { accountId, language, progress }: Pick<Making, 'accountId' | 'language' | 'progress'>,
): Promise<Dossier> {
  const words = dossierWords(language)
  const { query, hits } = result
  const title = titleOf(result, words)
  const searched = [...query.filters.goodsClasses, ...query.filters.servicesClasses]
  const source = {
    sign: title,
    risk: null,
    notes: [],
    home,
    pictureAt: (address: string | null) => thumbnailAt(objectStore, address),
  }
  const logoId = isByLogo(query) ? (result.logo?.id ?? query.logo?.id ?? null) : null
  const own = logoId === null ? null : await logos.reach([accountId], logoId)
  const shown: Awaited<ReturnType<typeof dossierHit>>[] = []
  while (shown.length < hits.length) {
    const next = hits.slice(shown.length, shown.length + preparedAtOnce)
    const prepare = async (hit: BrandHit, at: number) => {
      const line = await dossierLine({ logos, own }, hit, shown.length + at, words)
      const sharedClasses = hit.niceClasses.filter((number) => searched.includes(number))
      return dossierHit({ ...source, hit, sharedClasses, line }, words)
    }
    shown.push(...(await Promise.all(next.map(prepare))))
    await progress(shown.length, hits.length)
  }
  const bytes = own && (await logos.bytes(own))
  const [picture, timeZone] = await Promise.all([
    dossierPicture(bytes, words.t('hit.picture', { name: title })),
    accountTimeZone(pool, accountId),
  ])
  return searchDossier({ result, entry, hits: shown, title, picture, words, home, productName, timeZone })
}
