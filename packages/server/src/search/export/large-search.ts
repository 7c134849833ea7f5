import { BrandQuery, RegistrationOfficeCode } from '@marklot/contracts'
import { DossierFormat } from '@marklot/contracts/dossiers'
import * as z from 'zod/mini'
import type { Making } from '../../dossiers/index.ts'
import { type Dossier, dossierWords, type TableFormat, writeSheet } from '../../exports/index.ts'
import { pictureOfLogo } from '../../logos/index.ts'
import { describeLogo, isByLogo } from '../logo-search.ts'
import { searchOf } from '../read-search.ts'
import { type SearchContext, searchRegister } from '../search.ts'
import {
  type CompleteResult,
  type ExportSearchContext,
  pageSize,
  type RecordedHit,
  readPages,
  searchAsDossier,
  titleOf,
} from './export-search.ts'
import { openSearchSheet } from './search-sheet.ts'

/**
 * The request of a large dossier or table: a search that the plan permitted, and the offices in which it was permitted.
 * The most hits of a table depend on the plan; a dossier has at most 1,000.
 */
export const LargeSearch = z.object({
  query: BrandQuery,
  offices: z.array(RegistrationOfficeCode),
  format: z._default(DossierFormat, 'pdf'),
  most: z._default(z.int(), 1_000),
})
type Request = z.infer<typeof LargeSearch>
type Context = ExportSearchContext & SearchContext

/** Runs the search again, without a caller, and makes the dossier or the table with all hits. */
export async function makeLargeSearch(context: Context, request: Request, making: Making): Promise<Dossier | Buffer> {
  const pageOf = await searchAgain(context, request, making)
  if (request.format !== 'pdf') return makeTable(context, request.format, request.most, pageOf, making)
  const result = await readPages(pageOf, request.most)
  const entry = await context.record(making.accountId, Promise.resolve(result))
  return searchAsDossier(context, { result, entry }, making)
}

type PageOf = (page: Pick<BrandQuery, 'page' | 'size'>) => Promise<CompleteResult>

/** Returns the function that reads a page of the search. */
async function searchAgain(
  context: Context,
  { query, offices }: Request,
  { accountId, language, signal }: Making,
): Promise<PageOf> {
  const { logos } = context
  const { id, ...options } = query.logo ?? { id: null }
  const chosen =
    isByLogo(query) && id !== null
      ? { picture: pictureOfLogo(await logos.reach([accountId], id)), options: options as NonNullable<typeof query.logo> }
      : null
  const found = chosen && (await describeLogo(logos, chosen, query))
  return async (page) => {
    signal.throwIfAborted()
    const search = searchOf({ ...query, ...page }, language)
    if (found) search.logo = found
    return searchRegister(search, new Set(offices), { locale: language, mayReadOwners: true }, context, chosen)
  }
}

/** Writes a table page by page. Of a hit, only its cells and what the protocol records stay in memory. */
async function makeTable(
  { home, record }: Context,
  format: TableFormat,
  most: number,
  pageOf: PageOf,
  { accountId, language, progress }: Making,
): Promise<Buffer> {
  const first = await pageOf({ page: 1, size: pageSize })
  const sheet = openSearchSheet(titleOf(first, dossierWords(language)), language, home)
  const total = Math.min(first.total, most)
  const recorded: RecordedHit[] = []
  for (let hits = first.hits, page = 2; hits.length > 0; page++) {
    const next = hits.slice(0, total - recorded.length)
    sheet.add(next)
    recorded.push(...next.map(({ brandId, score, similarity }) => ({ brandId, score, similarity })))
    await progress(recorded.length, total)
    if (recorded.length >= total) break
    hits = (await pageOf({ page, size: pageSize })).hits
  }
  await record(accountId, Promise.resolve({ ...first, hits: recorded }))
  return writeSheet(sheet.finish(), format, language)
}
