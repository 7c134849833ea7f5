import { createHash } from 'node:crypto'
import {
  type BrandQuery,
  type BrandQueryResult,
  comparesLogos,
  type LogosCompared,
  parseQuery,
  type SearchFilters,
  similarTexts,
  usualLogoSimilarity,
} from '@marklot/contracts'
import type { DossierBlock, DossierData, DossierHit, DossierSection } from './model.ts'
import type { DossierWords } from './words.ts'

/* Sections that several kinds of dossiers have. */

export type DossierRow = readonly [name: string, value: string]

interface Asked extends Pick<BrandQuery, 'mode' | 'text' | 'query' | 'logo' | 'sameIdea'> {
  filters: SearchFilters
  minimumSimilarity: number
  minimumLogoSimilarity?: number | null | undefined
}

/** Returns the type of a search in words. A search by filters alone still has the mode of its empty field. */
export const searchTypeOf = (
  { mode, text, query }: Pick<Asked, 'mode' | 'text' | 'query'>,
  { t, search }: Pick<DossierWords, 't' | 'search'>,
): string => (mode === 'name' && text === '' && query === '' ? t('byFilters') : search(`mode.${mode}`))

/** Returns rows with the query of a search and every filter that was set. */
export function askedRows(asked: Asked, words: DossierWords): DossierRow[] {
  const { mode, text, query, minimumSimilarity, filters } = asked
  const { t, search, ui, office, list, percent, day } = words
  const span = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
    `${from ? day(from) : '…'} – ${until ? day(until) : '…'}`
  const rows: (DossierRow | false)[] = [
    [search('modes'), searchTypeOf({ mode, text, query }, words)],
    text !== '' && [t('fact.text'), text],
    query !== '' && [t('fact.query'), query],
    comparesNames({ mode, text, query }) && [search('filter.similarity'), percent(minimumSimilarity)],
    ...(comparesLogos(asked) ? logoRows(asked, words) : []),
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

/** Returns rows with what of a logo was searched, and how similar the marks' logos had to be. */
function logoRows(
  { logo, minimumLogoSimilarity, sameIdea }: Asked,
  { logo: t, number, percent, list }: DossierWords,
): DossierRow[] {
  if (!logo) return []
  const minimum = minimumLogoSimilarity ?? usualLogoSimilarity
  const hundredth = (share: number) => number(Math.round(100 * share))
  const parts = [
    ...(logo.crop ? [t('crop.share', { width: hundredth(logo.crop.width), height: hundredth(logo.crop.height) })] : []),
    ...(logo.crop && logo.whole ? [t('crop.whole')] : []),
    ...(logo.leaveOut.length > 0 ? [t('leftOut', { count: logo.leaveOut.length, number: number(logo.leaveOut.length) })] : []),
  ]
  const also = [
    ...(logo.turned ? [t('also.turned')] : []),
    ...(logo.parts ? [t('also.parts')] : []),
    ...(sameIdea ? [t('also.sameIdea')] : []),
  ]
  return [
    ...(parts.length > 0 ? [[t('own'), list(parts)] satisfies DossierRow] : []),
    [t('minimum'), minimum === 0 ? t('minimum.any') : percent(minimum)],
    ...(also.length > 0 ? [[t('also'), also.join('; ')] satisfies DossierRow] : []),
  ]
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
 * Returns the section about the gaps of the search and their reasons. @param logosCompared absent if no logos were
 * compared
 */
export function notSearchedSection(
  offices: BrandQueryResult['offices'],
  { logosCompared, comparesNames }: { logosCompared?: LogosCompared | undefined; comparesNames: boolean },
  { search, logo, office, list, number }: DossierWords,
): DossierSection {
  const unseen = logosCompared && logosCompared.total - logosCompared.of
  const placesOf = (state: string) => offices.filter((one) => one.state === state).map(({ code }) => office(code))
  const [notSelected, notInPlan, noData] = [placesOf('notSelected'), placesOf('notInPlan'), placesOf('noData')]
  const included = offices.length - notInPlan.length
  const items = [
    ...(notSelected.length > 0 ? [search('notSearched.notSelected', { offices: list(notSelected) })] : []),
    ...(notInPlan.length > 0 ? [search('notSearched.notInPlan', { offices: list(notInPlan), count: included })] : []),
    ...(noData.length > 0 ? [search('notSearched.noData', { offices: list(noData) })] : []),
    ...(unseen === undefined ? [search('receipt.notLogos')] : []),
    ...(unseen ? [logo('notCompared', { count: unseen, number: number(unseen) })] : []),
    ...(comparesNames ? [search('receipt.notMeaning')] : []),
    search('receipt.notInternational'),
    search('receipt.notCompanies'),
  ]
  return { title: search('receipt.not'), blocks: [{ type: 'list', items }] }
}

/** Returns how many logos were compared; nothing if none were. */
export const comparedLogos = (compared: LogosCompared | undefined, { t, number }: DossierWords): DossierBlock[] =>
  compared
    ? [
        {
          type: 'paragraph',
          text: t('logos.compared', { compared: number(compared.of), of: number(compared.total) }),
          isSmall: true,
        },
      ]
    : []

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
