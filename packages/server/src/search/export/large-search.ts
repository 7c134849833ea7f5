import { BrandQuery, RegistrationOfficeCode } from '@marklot/contracts'
import * as z from 'zod/mini'
import type { Making } from '../../dossiers/index.ts'
import type { Dossier } from '../../exports/index.ts'
import { pictureOfLogo } from '../../logos/index.ts'
import { describeLogo, isByLogo } from '../logo-search.ts'
import { searchOf } from '../read-search.ts'
import { type SearchContext, searchRegister } from '../search.ts'
import { type ExportSearchContext, readPages, searchAsDossier } from './export-search.ts'

/** The request of a large dossier: a search that the plan permitted, and the offices in which it was permitted. */
export const LargeSearch = z.object({ query: BrandQuery, offices: z.array(RegistrationOfficeCode) })

/** The most hits of a large dossier, which is the largest result set of a search. */
const mostOfLarge = 1_000

/** Runs the search again, without a caller, and makes the dossier with all hits. */
export async function makeLargeSearch(
  context: ExportSearchContext & SearchContext,
  { query, offices }: z.infer<typeof LargeSearch>,
  { accountId, language, progress, signal }: Making,
): Promise<Dossier> {
  const { logos, record } = context
  const { id, ...options } = query.logo ?? { id: null }
  const chosen =
    isByLogo(query) && id !== null
      ? { picture: pictureOfLogo(await logos.reach([accountId], id)), options: options as NonNullable<typeof query.logo> }
      : null
  const found = chosen && (await describeLogo(logos, chosen, query))
  const result = await readPages(async (page) => {
    signal.throwIfAborted()
    const search = searchOf({ ...query, ...page }, language)
    if (found) search.logo = found
    return searchRegister(search, new Set(offices), { locale: language, mayReadOwners: true }, context, chosen)
  }, mostOfLarge)
  const entry = await record(accountId, Promise.resolve(result))
  return searchAsDossier(context, { result, entry }, { accountId, language, progress })
}
