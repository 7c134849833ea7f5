import { createHash } from 'node:crypto'
import type { BrandQueryResult } from '@marklot/contracts'
import { type Dossier, type DossierBlock, type DossierHit, type DossierWords, searchedOffices } from '../../exports/index.ts'

interface Facts {
  /** The search with its first hits. */
  result: Omit<BrandQueryResult, 'restriction'>
  hits: readonly DossierHit[]
  title: string
  words: DossierWords
  productName: string
  timeZone: string
}

/** The file within the file. */
const dataFile = 'search.json'

/** A search as a dossier: the request, the hits, what was and was not searched, as of when. */
export function searchDossier({ result, hits, title, words, productName, timeZone }: Facts): Dossier {
  const { t, search, moment, office, list } = words
  const json = `${JSON.stringify(result, null, 2)}\n`
  const createdAt = new Date(result.searchedAt)
  const searched = result.offices.filter(({ state }) => state === 'searched')
  const places = list(searched.map(({ code }) => office(code)))
  return {
    language: words.locale,
    kind: t('kind.search'),
    title,
    lead:
      searched.length > 0
        ? t('lead.search', { mode: search(`mode.${result.query.mode}`), offices: places })
        : search('noneSearched'),
    picture: null,
    createdAt,
    created: moment(createdAt, timeZone),
    disclaimer: t('disclaimer'),
    pageOf: (page, pages) => t('page', { page, pages }),
    contents: t('contents'),
    sections: [
      { title: t('subject'), blocks: [{ type: 'facts', rows: requestRows(result, words, moment(createdAt, timeZone)) }] },
      { title: t('hits'), blocks: hitBlocks(result, hits, words) },
      { title: t('searched'), blocks: [...methodBlocks(result, words), searchedOffices(result.offices, words)] },
      { title: search('receipt.not'), blocks: [{ type: 'list', items: leftOut(result, words) }] },
      {
        title: t('verify'),
        blocks: [
          { type: 'paragraph', text: t('verify.text', { file: dataFile }) },
          {
            type: 'paragraph',
            text: createHash('sha256')
              .update(json)
              .digest('hex')
              .replace(/.{8}(?=.)/g, '$& '),
          },
        ],
      },
      {
        title: t('notes'),
        blocks: [
          { type: 'paragraph', text: t('notes.text', { product: productName }) },
          ...(result.isSample ? [{ type: 'paragraph' as const, text: t('notes.sample') }] : []),
          { type: 'signature', lines: [t('sign.place'), t('sign.name')] },
        ],
      },
    ],
    data: { name: dataFile, description: t('data.search'), json },
  }
}

type Row = readonly [name: string, value: string]

/** What was asked, with every filter that was set. */
function requestRows({ query }: Facts['result'], words: DossierWords, searchedAt: string): Row[] {
  const { t, search, ui, office, list, percent, day } = words
  const { filters } = query
  const span = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
    `${from ? day(from) : '…'} – ${until ? day(until) : '…'}`
  const rows: (Row | false)[] = [
    [t('fact.created'), searchedAt],
    [search('modes'), search(`mode.${query.mode}`)],
    query.text !== '' && [t('fact.text'), query.text],
    query.query !== '' && [t('fact.query'), query.query],
    [search('filter.similarity'), percent(query.minimumSimilarity)],
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
      (key): Row | false => Object.keys(filters[key]).length > 0 && [words.brand(key), span(filters[key])],
    ),
  ]
  return rows.filter((row) => row !== false)
}

function hitBlocks(
  { total, totalIsLowerBound }: Facts['result'],
  hits: readonly DossierHit[],
  words: DossierWords,
): DossierBlock[] {
  const { t, search, number } = words
  const found = `${number(total)}${totalIsLowerBound ? '+' : ''}`
  if (hits.length === 0)
    return [
      { type: 'paragraph', text: search('none') },
      { type: 'paragraph', text: search('noneNotClear') },
    ]
  return [
    { type: 'paragraph', text: t('hits.shown', { shown: hits.length, found }) },
    { type: 'paragraph', text: t('hits.how'), isSmall: true },
    { type: 'hits', hits },
  ]
}

/** How many marks each method found. */
function methodBlocks({ receipt, query, totalIsLowerBound }: Facts['result'], words: DossierWords): DossierBlock[] {
  if (!receipt) return []
  const { search, number, percent } = words
  return [
    {
      type: 'facts',
      rows: [
        [search('receipt.identical'), number(receipt.identical)],
        [search('receipt.sameSound'), number(receipt.sameSound)],
        [search('receipt.contains'), number(receipt.contains)],
        [search('receipt.sameMeaning'), number(receipt.sameMeaning)],
        [search('receipt.similar', { percent: percent(query.minimumSimilarity) }), number(receipt.similar)],
        [search('receipt.hiddenByFilters'), number(receipt.hiddenByFilters)],
        [search('receipt.shown'), `${number(receipt.shown)}${totalIsLowerBound ? '+' : ''}`],
      ],
    },
    ...(totalIsLowerBound ? [{ type: 'paragraph' as const, text: search('receipt.atLeast'), isSmall: true }] : []),
  ]
}

/** What was not searched, and why. */
function leftOut({ offices, receipt, logosCompared }: Facts['result'], { search, office, list }: DossierWords): string[] {
  const placesOf = (state: string) => offices.filter((one) => one.state === state).map(({ code }) => office(code))
  const [notSelected, notInPlan, noData] = [placesOf('notSelected'), placesOf('notInPlan'), placesOf('noData')]
  const included = offices.length - notInPlan.length
  return [
    ...(notSelected.length > 0 ? [search('notSearched.notSelected', { offices: list(notSelected) })] : []),
    ...(notInPlan.length > 0 ? [search('notSearched.notInPlan', { offices: list(notInPlan), count: included })] : []),
    ...(noData.length > 0 ? [search('notSearched.noData', { offices: list(noData) })] : []),
    ...(logosCompared ? [] : [search('receipt.notLogos')]),
    ...(receipt ? [search('receipt.notMeaning')] : []),
    search('receipt.notInternational'),
    search('receipt.notCompanies'),
  ]
}
