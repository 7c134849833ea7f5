import type { ExecutionResult, ResultBrand, StoredBrandQuery } from '@marklot/contracts/radar'
import { radar } from '@marklot/phrases/radar'
import {
  askedRows,
  comparedLogos,
  type Dossier,
  type DossierBlock,
  type DossierHit,
  type DossierPicture,
  type DossierRow,
  type DossierWords,
  dossierWords,
  howToRead,
  nameOf,
  notesSection,
  notSearchedSection,
  numberOf,
  searchedOffices,
  searchTypeOf,
  translate,
  verifySection,
} from '../../exports/index.ts'

/** Returns the phrases and notations of one language, as the dossier of a run uses them. */
export const runWords = (locale: DossierWords['locale']) => ({ ...dossierWords(locale), run: translate(radar, locale) })
export type RunWords = ReturnType<typeof runWords>

interface Facts {
  saved: Pick<StoredBrandQuery, 'name' | 'description'>
  result: ExecutionResult
  hits: readonly DossierHit[]
  /** The searched logo. */
  picture: DossierPicture | null
  isSample: boolean
  words: RunWords
  productName: string
  timeZone: string
}

/** The data file attached to the dossier. */
const dataFile = 'run.json'

/**
 * Returns a run of a saved search as a dossier: the request, the findings at that time, the deadlines, and the limits
 * of the search.
 */
export function runDossier(facts: Facts): Dossier {
  const { saved, result, hits, picture, isSample, words, productName, timeZone } = facts
  const { t, run, moment, office, list } = words
  const { execution, offices, brands, logosCompared } = result
  const createdAt = new Date(execution.finishedUtc ?? execution.startedUtc)
  const created = moment(createdAt, timeZone)
  const searched = offices.filter(({ state }) => state === 'searched')
  const mails = execution.mails.map(({ state, sentUtc }) => ({ state, sentUtc }))
  const json = `${JSON.stringify({ name: saved.name, ...result, execution: { ...execution, mails } }, null, 2)}\n`
  const data = { name: dataFile, description: t('data.run'), json }
  return {
    language: words.locale,
    kind: t('kind.run'),
    title: saved.name,
    lead:
      searched.length > 0
        ? t('lead.search', {
            mode: searchTypeOf(result.search, words),
            offices: list(searched.map(({ code }) => office(code))),
          })
        : run('result.nothingSearched'),
    picture,
    createdAt,
    created,
    disclaimer: t('disclaimer'),
    pageOf: t('page', { page: '{page}', pages: '{pages}' }),
    contents: t('contents'),
    sections: [
      { title: t('subject'), blocks: subjectBlocks(facts, created) },
      { title: t('hits'), blocks: hitBlocks(result, hits, words) },
      { title: t('deadlines'), blocks: [deadlineBlock(brands, words)] },
      {
        title: t('searched'),
        blocks: [searchedOffices(offices, words), ...comparedLogos(logosCompared, words)],
      },
      notSearchedSection(offices, { logosCompared, comparesNames: comparesNames(result) }, words),
      verifySection(data, words),
      notesSection(productName, isSample ? t('notes.sample') : null, words),
    ],
    data,
  }
}

const comparesNames = ({ search: { mode, text } }: ExecutionResult) => text !== '' && (mode === 'name' || mode === 'nameAndLogo')

function subjectBlocks({ saved, result, words }: Facts, created: string): DossierBlock[] {
  const { t, run, number } = words
  const { execution, search } = result
  const rows: DossierRow[] = [
    [t('fact.run'), created],
    [run('column.trigger'), run(`trigger.${execution.trigger}`)],
    [run('column.hits'), `${number(execution.total)}${execution.totalIsLowerBound ? '+' : ''}`],
    [run('column.new'), number(execution.newBrands)],
    [run('column.changed'), number(execution.changedBrands)],
    ...askedRows({ ...search, minimumSimilarity: search.minimumNameSimilarity }, words),
  ]
  return [
    ...(saved.description ? [{ type: 'paragraph' as const, text: saved.description }] : []),
    { type: 'facts', rows },
    ...(search.onlyNewBrands && execution.trigger === 'scheduled'
      ? [{ type: 'paragraph' as const, text: run('onlyNewHint'), isSmall: true }]
      : []),
  ]
}

function hitBlocks(
  { execution, search }: ExecutionResult,
  hits: readonly DossierHit[],
  { t, run, number }: RunWords,
): DossierBlock[] {
  if (hits.length === 0) {
    const isPartial = search.onlyNewBrands && execution.trigger === 'scheduled'
    return [{ type: 'paragraph', text: run(isPartial ? 'result.none.onlyNew' : 'result.none.text') }]
  }
  const found = `${number(Math.max(execution.total, hits.length))}${execution.totalIsLowerBound ? '+' : ''}`
  return [
    { type: 'paragraph', text: t('hits.shown', { shown: hits.length, found }) },
    ...howToRead(hits, { t }),
    { type: 'hits', hits },
  ]
}

/** Returns why a mark was reported and how it was assessed, in one sentence each. */
export function notesOf({ verdict, changes, assessed }: ResultBrand, { t, run, list, day }: RunWords): string[] {
  const judged = assessed?.assessedUtc?.slice(0, 10)
  const assessment = !assessed || !judged ? run('assessed.not') : assessedText(assessed.assessment, day(judged), run)
  return [
    ...(verdict === 'new' ? [t('run.new')] : []),
    ...(changes.length > 0 ? [run('changes', { what: list(changes.map((change) => run(`change.${change}`))) })] : []),
    ...(assessed ? [assessment] : []),
    ...(assessed?.note ? [`${t('run.note')} ${assessed.note}`] : []),
  ]
}

const assessedText = (assessment: 'open' | 'accepted', date: string, run: RunWords['run']) =>
  run(assessment === 'accepted' ? 'assessed.acceptedSince' : 'assessed.openSince', { date })

/** Returns the last days on which the found marks can be opposed, the earliest first. */
function deadlineBlock(brands: readonly ResultBrand[], words: RunWords): DossierBlock {
  const { t, run, day } = words
  const dated = brands
    .flatMap((brand) => (brand.opposition ? [{ brand, opposition: brand.opposition }] : []))
    .sort((a, b) => a.opposition.endDate.localeCompare(b.opposition.endDate))
  if (dated.length === 0) return { type: 'paragraph', text: run('opposition.none') }
  return {
    type: 'table',
    columns: [
      { title: t('column.date'), share: 0.14 },
      { title: t('column.what'), share: 0.34 },
      { title: t('column.mark'), share: 0.28 },
      { title: t('column.origin'), share: 0.24 },
    ],
    rows: dated.map(({ brand, opposition: { endDate, isComputed, source, daysLeft } }) => [
      day(endDate),
      run(daysLeft < 0 ? 'opposition.over' : 'opposition.until', { date: day(endDate) }),
      `${nameOf(brand, words)}, ${numberOf(brand)}`,
      [run(isComputed ? 'opposition.computed' : 'opposition.delivered'), source].filter(Boolean).join(', '),
    ]),
  }
}
