import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useChoice } from '../../lib/use-choice.ts'
import { overlays } from '../../shell/overlays.ts'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { Icon, OutlineSign } from '../../ui/icon.tsx'
import { isAsked } from './active-filters.ts'
import { queryOf } from './address.ts'
import { askedText, signOf } from './expert.ts'
import { OutsidePlan } from './outside-plan.tsx'
import styles from './results-head.module.css'
import { useSearch } from './search-context.ts'
import { searchViews } from './search-state.ts'
import { shownView, sortsOf, usesLogo } from './searched-logo.ts'
import { searchedOffices } from './searched-offices.ts'
import { usualColumns } from './table-columns.ts'
import { useOfficeList } from './use-office-list.ts'

const LogosCompared = lazy(() => import('./logo-facts.tsx').then((module) => ({ default: module.LogosCompared })))
const ColumnsDialog = lazy(() => import('./columns-dialog.tsx').then((module) => ({ default: module.ColumnsDialog })))

/** The anchor of the receipt below the hits. */
export const receiptId = 'receipt'

/** The number of hits, the offices with their dates, and the controls for view and order. */
export function ResultsHead({ result }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const { search, go, addressOf } = useSearch()
  const sorts = sortsOf(search)
  const views = searchViews.filter((view) => view !== 'tiles' || usesLogo(search))
  const [sort, chooseSort] = useChoice(search.sort, (chosen) => go((current) => ({ ...current, sort: chosen, page: 1 })))
  return (
    <div className={styles.head}>
      <div>
        <Total result={result} />
        <AsOfLine result={result} />
      </div>
      <div className={styles.tools}>
        <SaveButton />
        <nav className={controls.segments} aria-label={t('view')}>
          {views.map((view) => (
            <Link
              key={view}
              className={controls.segment}
              to={addressOf({ ...search, view })}
              replace
              aria-current={view === shownView(search) ? 'true' : undefined}
            >
              {view === 'tiles' ? <OutlineSign shape={tilesShape} small /> : <Icon name={view} small />}
              {t(`view.${view}`)}
            </Link>
          ))}
        </nav>
        {search.view === 'table' && result.hits.length > 0 && <ColumnsButton hits={result.hits} />}
        <label>
          <span className={controls.hidden}>{t('sort')}</span>
          <select
            className={controls.select}
            value={sort}
            onChange={(event) => chooseSort(sorts.find((one) => one === event.target.value) ?? 'relevance')}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {one === 'relevance' && search.mode !== 'name' && !usesLogo(search) && signOf(search) === ''
                  ? t('sort.relevanceOther')
                  : t(`sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}

/** Opens the popup that saves the search. Appears once there is something to search for. */
function SaveButton() {
  const t = usePhrases('search')
  const { search } = useSearch()
  if (!isAsked({ ...search, sort: 'relevance' })) return null
  const { mode, text, query, filters, minimumSimilarity, size, logo, minimumLogoSimilarity, sameIdea } = queryOf(search)
  const open = () =>
    overlays.open({
      kind: 'saveSearch',
      name: askedText(search) || (logo ? t('mode.logo') : ''),
      search: {
        mode,
        text,
        query,
        filters,
        minimumNameSimilarity: minimumSimilarity,
        minimumLogoSimilarity: minimumLogoSimilarity ?? null,
        ...(logo && { logo, sameIdea }),
        onlyNewBrands: false,
        size,
      },
    })
  return (
    <Button size="small" className={styles.save} aria-haspopup="dialog" onClick={open}>
      <OutlineSign shape={saveShape} small />
      <span>{t('save')}</span>
    </Button>
  )
}

/* From Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna. */
const saveShape =
  'M6 4h10l4 4v10a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2M10 14a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M14 4l0 4l-6 0l0 -4'

const tilesShape =
  'M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4'

function ColumnsButton({ hits }: { hits: readonly BrandHit[] }) {
  const t = usePhrases('search')
  const { search } = useSearch()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('columns')}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnsDialog
            shown={search.columns.length > 0 ? search.columns : usualColumns(hits)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Total({ result }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const format = useFormat()
  const number = result.totalIsLowerBound ? `${format.count(result.total)}+` : format.count(result.total)
  const isSimilar = signOf(result.query) !== '' || usesLogo(result.query)
  return (
    <h2 className={styles.total} aria-live="polite">
      {t(isSimilar ? 'similarMarks' : 'foundMarks', { count: result.total, number })}
    </h2>
  )
}

/** Shows the searched offices with their dates, the late ones, and those left out with the reason. */
function AsOfLine({ result }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const format = useFormat()
  const list = useOfficeList()
  const { current, undated, late, left, outsidePlan } = searchedOffices(result.offices)
  return (
    <p className={styles.asOf}>
      {current &&
        (current.from === current.until
          ? `${t('searchedAsOf', { offices: list(current.codes), date: format.date(current.from) })} `
          : `${t('searchedBetween', { offices: list(current.codes), from: format.date(current.from), until: format.date(current.until) })} `)}
      {undated.length > 0 && `${t('searchedUndated', { offices: list(undated) })} `}
      {late.map((office) => (
        <span key={office.code}>
          <span className={styles.late}>
            <Icon name="late" small />
            {t(office.gapSince === undefined ? 'late' : 'gap', {
              office: office.code.toUpperCase(),
              date: office.asOf ? format.date(office.asOf) : t('unknownDate'),
              since: office.gapSince === undefined ? '' : format.date(office.gapSince),
            })}
          </span>{' '}
        </span>
      ))}
      {left.map(({ reason, codes }) => `${t(`notSearched.${reason}`, { offices: list(codes) })} `)}
      {outsidePlan && (
        <>
          <OutsidePlan {...outsidePlan} />{' '}
        </>
      )}
      {result.logosCompared && (
        <Suspense>
          <Phrased of={['logos']}>
            <LogosCompared compared={result.logosCompared} />
          </Phrased>
        </Suspense>
      )}
      <a href={`#${receiptId}`}>{t('toReceipt')}</a>
    </p>
  )
}
