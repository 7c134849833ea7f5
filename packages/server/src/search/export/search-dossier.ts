import type { BrandQueryResult, LogoReceipt } from '@marklot/contracts'
import { type ProtocolEntry, protocolKeysPath } from '@marklot/contracts/search-protocol'
import {
  askedRows,
  comparedLogos,
  type Dossier,
  type DossierBlock,
  type DossierHit,
  type DossierPicture,
  type DossierRow,
  type DossierSection,
  type DossierWords,
  grouped,
  howToRead,
  notesSection,
  notSearchedSection,
  searchedOffices,
  searchTypeOf,
  verifySection,
} from '../../exports/index.ts'

interface Facts {
  /** The search with its first hits. */
  result: Omit<BrandQueryResult, 'restriction'>
  /** The entry of the search in the protocol; null if the account keeps none. */
  entry: ProtocolEntry | null
  hits: readonly DossierHit[]
  title: string
  /** The searched logo. */
  picture: DossierPicture | null
  words: DossierWords
  /** The origin of the product, without a trailing slash. */
  home: string
  productName: string
  timeZone: string
}

/** The data file attached to the dossier. */
const dataFile = 'search.json'

/**
 * Returns a search as a dossier: the request, the hits, which registers were searched and which were not, and the date
 * of the data.
 */
export function searchDossier(facts: Facts): Dossier {
  const { result, entry, hits, title, picture, words, home, productName, timeZone } = facts
  const { t, search, moment, office, list } = words
  const data = {
    name: dataFile,
    description: t('data.search'),
    json: `${JSON.stringify({ ...result, protocolEntry: entry }, null, 2)}\n`,
  }
  const createdAt = new Date(result.searchedAt)
  const searched = result.offices.filter(({ state }) => state === 'searched')
  const places = list(searched.map(({ code }) => office(code)))
  return {
    language: words.locale,
    kind: t('kind.search'),
    title,
    lead:
      searched.length > 0
        ? t('lead.search', { mode: searchTypeOf(result.query, words), offices: places })
        : search('noneSearched'),
    picture,
    createdAt,
    created: moment(createdAt, timeZone),
    disclaimer: t('disclaimer'),
    pageOf: t('page', { page: '{page}', pages: '{pages}' }),
    contents: t('contents'),
    sections: [
      {
        title: t('subject'),
        blocks: [{ type: 'facts', rows: [[t('fact.created'), moment(createdAt, timeZone)], ...askedRows(result.query, words)] }],
      },
      { title: t('hits'), blocks: hitBlocks(result, hits, words) },
      {
        title: t('searched'),
        blocks: [
          ...methodBlocks(result, words),
          searchedOffices(result.offices, words),
          ...comparedLogos(result.logosCompared, words),
        ],
      },
      notSearchedSection(result.offices, { logosCompared: result.logosCompared, comparesNames: Boolean(result.receipt) }, words),
      ...(entry ? [protocolSection(entry, home, words)] : []),
      verifySection(data, words),
      notesSection(productName, result.isSample ? t('notes.sample') : null, words),
    ],
    data,
  }
}

/** Returns the section that states where the search is in the account's protocol, and how to check that. */
function protocolSection({ record, hash, keyId }: ProtocolEntry, home: string, { t, number }: DossierWords): DossierSection {
  return {
    title: t('protocol'),
    blocks: [
      { type: 'paragraph', text: t('protocol.text', { keys: home + protocolKeysPath }) },
      {
        type: 'facts',
        rows: [
          [t('protocol.number'), number(record.number)],
          [t('protocol.key'), keyId],
          [t('protocol.chain'), record.chain],
          [t('protocol.previous'), grouped(record.previous)],
        ],
      },
      {
        type: 'seal',
        title: t('protocol.hash'),
        text: grouped(hash),
        digest: hash,
        description: t('protocol.picture', { digest: hash.slice(0, 8) }),
      },
    ],
  }
}

function hitBlocks(
  { query, total, totalIsLowerBound }: Facts['result'],
  hits: readonly DossierHit[],
  words: DossierWords,
): DossierBlock[] {
  const { t, search, number } = words
  const found = `${number(total)}${totalIsLowerBound ? '+' : ''}`
  if (hits.length === 0) {
    const isOfName = query.mode !== 'owner' && query.mode !== 'number'
    return [
      { type: 'paragraph', text: search('none') },
      { type: 'paragraph', text: search(isOfName ? 'noneNotClear' : 'noneOfFilters') },
    ]
  }
  return [
    { type: 'paragraph', text: t('hits.shown', { shown: hits.length, found }) },
    ...howToRead(hits, words),
    { type: 'hits', hits },
  ]
}

/** Returns the blocks that state how many marks each method found. */
function methodBlocks({ receipt, logo, query, totalIsLowerBound }: Facts['result'], words: DossierWords): DossierBlock[] {
  const { search, number, percent } = words
  const rows: DossierRow[] = receipt
    ? [
        [search('receipt.identical'), number(receipt.identical)],
        [search('receipt.sameSound'), number(receipt.sameSound)],
        [search('receipt.contains'), number(receipt.contains)],
        [search('receipt.sameMeaning'), number(receipt.sameMeaning)],
        [search('receipt.similar', { percent: percent(query.minimumSimilarity) }), number(receipt.similar)],
      ]
    : logo?.receipt
      ? logoRows(logo.receipt, words)
      : []
  const counted = receipt ?? logo?.receipt
  if (!counted) return []
  return [
    {
      type: 'facts',
      rows: [
        ...rows,
        [search('receipt.hiddenByFilters'), number(counted.hiddenByFilters)],
        [search('receipt.shown'), `${number(counted.shown)}${totalIsLowerBound ? '+' : ''}`],
      ],
    },
    ...(totalIsLowerBound ? [{ type: 'paragraph' as const, text: search('receipt.atLeast'), isSmall: true }] : []),
  ]
}

const logoRows = (receipt: LogoReceipt, { logo, number }: DossierWords): DossierRow[] =>
  (['identical', 'similar', 'sameIdea', 'weaker', 'byName'] as const).map((way) => [logo(`receipt.${way}`), number(receipt[way])])
