import { createHash } from 'node:crypto'
import { type BrandQuery, type BrandQueryResult, parseQuery, type SearchFilters, similarTexts } from '@marklot/contracts'
import type { DossierBlock, DossierData, DossierHit, DossierSection } from './model.ts'
import type { DossierWords } from './words.ts'

/* Sections that several kinds of dossiers have. */

export type DossierRow = readonly [name: string, value: string]

interface Asked extends Pick<BrandQuery, 'mode' | 'text' | 'query'> {
  filters: SearchFilters
  minimumSimilarity: number
}

/** Returns the type of a search in words. A search by filters alone still has the mode of its empty field. */
export const searchTypeOf = (
  { mode, text, query }: Pick<Asked, 'mode' | 'text' | 'query'>,
  { t, search }: Pick<DossierWords, 't' | 'search'>,
): string => (mode === 'name' && text === '' && query === '' ? t('byFilters') : search(`mode.${mode}`))

/** Returns rows with the query of a search and every filter that was set. */
export function askedRows({ mode, text, query, minimumSimilarity, filters }: Asked, words: DossierWords): DossierRow[] {
  const { t, search, ui, office, list, percent, day } = words
  const span = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
    `${from ? day(from) : '…'} – ${until ? day(until) : '…'}`
  const rows: (DossierRow | false)[] = [
    [search('modes'), searchTypeOf({ mode, text, query }, words)],
    text !== '' && [t('fact.text'), text],
    query !== '' && [t('fact.query'), query],
    comparesNames({ mode, text, query }) && [search('filter.similarity'), percent(minimumSimilarity)],
    filters.registrationOfficeCodes.length > 0 && [
      search('filter.office'),
      list(filters.registrationOfficeCodes.map((code) => office(code))),
    ],
    filters.brandStateCategories.length > 0 && [
      search('filter.state'),
      list(filters.brandStateCategories.map((state) => ui(`state.${state}`))),
    ],
    filters.brandTypes.length > 0 && [search('filter.type'), list(filters.brandTypes.map((type) => ui(`type.${type}`)))],
    filters.brandStates.length > 0 && [search('filter.brandState'), list(filters.brandStates)],
    filters.goodsClasses.length > 0 && [search('filter.goods'), filters.goodsClasses.join(', ')],
    filters.servicesClasses.length > 0 && [search('filter.services'), filters.servicesClasses.join(', ')],
    filters.viennaCategories.length > 0 && [search('filter.vienna'), filters.viennaCategories.join(', ')],
    ...(['applicationDate', 'registrationDate', 'oppositionPeriodEndDate', 'priorityDate'] as const).map(
      (key): DossierRow | false => Object.keys(filters[key]).length > 0 && [words.brand(key), span(filters[key])],
    ),
  ]
  return rows.filter((row) => row !== false)
}

/** Returns whether a search compares names, so that its minimum similarity applies. */
function comparesNames({ mode, text, query }: Pick<Asked, 'mode' | 'text' | 'query'>): boolean {
  if (query === '') return text !== '' && (mode === 'name' || mode === 'nameAndLogo')
  const parsed = parseQuery(query)
  return parsed.ok && similarTexts(parsed.query).length > 0
}

/** Returns the sentence that explains comparisons, if there are any. */
export const howToRead = (hits: readonly DossierHit[], { t }: Pick<DossierWords, 't'>): DossierBlock[] =>
  hits.some(({ comparison, line }) => comparison || line) ? [{ type: 'paragraph', text: t('hits.how'), isSmall: true }] : []

/**
 * Returns the section about the gaps of the search and their reasons. @param comparesLogos whether logos were compared
 */
export function notSearchedSection(
  offices: BrandQueryResult['offices'],
  { comparesLogos, comparesNames }: { comparesLogos: boolean; comparesNames: boolean },
  { search, office, list }: DossierWords,
): DossierSection {
  const placesOf = (state: string) => offices.filter((one) => one.state === state).map(({ code }) => office(code))
  const [notSelected, notInPlan, noData] = [placesOf('notSelected'), placesOf('notInPlan'), placesOf('noData')]
  const included = offices.length - notInPlan.length
  const items = [
    ...(notSelected.length > 0 ? [search('notSearched.notSelected', { offices: list(notSelected) })] : []),
    ...(notInPlan.length > 0 ? [search('notSearched.notInPlan', { offices: list(notInPlan), count: included })] : []),
    ...(noData.length > 0 ? [search('notSearched.noData', { offices: list(noData) })] : []),
    ...(comparesLogos ? [] : [search('receipt.notLogos')]),
    ...(comparesNames ? [search('receipt.notMeaning')] : []),
    search('receipt.notInternational'),
    search('receipt.notCompanies'),
  ]
  return { title: search('receipt.not'), blocks: [{ type: 'list', items }] }
}

/** Divides a checksum into groups that can be compared by eye. */
export const grouped = (digest: string): string => digest.replace(/.{8}(?=.)/g, '$& ')

/** Returns the section about how to compare the attached data with the checksum. */
export function verifySection({ name, json }: DossierData, { t }: DossierWords): DossierSection {
  const digest = createHash('sha256').update(json).digest('hex')
  return {
    title: t('verify'),
    blocks: [
      { type: 'paragraph', text: t('verify.text', { file: name }) },
      { type: 'paragraph', text: grouped(digest) },
    ],
  }
}

/**
 * Returns the section about the limits of the file, with a place to sign it. @param sample the notice for a sample
 * register; null for a real one
 */
export function notesSection(productName: string, sample: string | null, { t }: DossierWords): DossierSection {
  return {
    title: t('notes'),
    blocks: [
      { type: 'paragraph', text: t('notes.text', { product: productName }) },
      ...(sample === null ? [] : [{ type: 'paragraph', text: sample } satisfies DossierBlock]),
      { type: 'signature', lines: [t('sign.place'), t('sign.name')] },
    ],
  }
}
