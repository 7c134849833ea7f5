import { comparesLogos, type Locale } from '@marklot/contracts'
import type { ResultBrand } from '@marklot/contracts/radar'
import { accountTimeZone } from '../../accounts/index.ts'
import type { Dossiers } from '../../dossiers/index.ts'
import { dossierHit, dossierPicture } from '../../exports/index.ts'
import { type SearchedLogos, type StoredLogo, thumbnailAt } from '../../logos/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { RawReply } from '../../platform/bind-contract.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { officeStates } from '../../register/index.ts'
import { dossierLine } from '../../search/index.ts'
import { type ResultsContext, type reachExecution, readResult } from '../results.ts'
import { notesOf, runDossier, runWords } from './run-dossier.ts'

export interface ExportRunContext extends ResultsContext {
  objectStore: ObjectStore
  logos: Pick<SearchedLogos, 'reach' | 'bytes' | 'line'>
  dossiers: Dossiers
  /** The origin of the product, without a trailing slash. */
  home: string
  productName: string
}

/**
 * Returns the findings of an execution as they were at that time, as a dossier. @throws AppError
 * `execution.withoutResult`
 */
export async function exportRun(
  context: ExportRunContext,
  found: Awaited<ReturnType<typeof reachExecution>>,
  locale: Locale,
): Promise<RawReply> {
  const { pool, objectStore, logos, dossiers, home, productName } = context
  const words = runWords(locale)
  const { query } = found
  const result = await readResult(context, found, { locale, mayReadOwners: true })
  const { search, brands } = result
  const searched = [...search.filters.goodsClasses, ...search.filters.servicesClasses]
  const source = {
    sign: search.query || search.text || query.name,
    risk: null,
    home,
    pictureAt: (address: string | null) => thumbnailAt(objectStore, address),
  }
  const own = await ownLogo(context, query.accountId, comparesLogos(search) ? search.logo?.id : null)
  const prepare = async (brand: ResultBrand, place: number) =>
    dossierHit(
      {
        ...source,
        hit: brand,
        notes: notesOf(brand, words),
        sharedClasses: brand.niceClasses.filter((number) => searched.includes(number)),
        line: await dossierLine({ logos, own }, brand, place, words),
      },
      words,
    )
  const [hits, picture, timeZone, offices] = await Promise.all([
    Promise.all(brands.map(prepare)),
    own && logos.bytes(own),
    accountTimeZone(pool, query.accountId),
    officeStates(pool),
  ])
  const logo = await dossierPicture(picture, words.t('hit.picture', { name: query.name }))
  const isSample = offices.some((office) => office.isSample)
  return dossiers.reply(runDossier({ saved: query, result, hits, picture: logo, isSample, words, productName, timeZone }))
}

/** Returns the searched logo; null if it is no longer stored, because the search now has another logo. */
async function ownLogo(
  { logos }: ExportRunContext,
  accountId: string,
  id: string | null | undefined,
): Promise<StoredLogo | null> {
  if (!id) return null
  try {
    return await logos.reach([accountId], id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'logo.notFound') return null
    throw error
  }
}
