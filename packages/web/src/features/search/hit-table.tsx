import type { BrandHit, BrandQueryResult, SearchSort } from '@marklot/contracts/search'
import { lazy, memo, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { ClassChips } from '../../ui/class-chips.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type SharedCell, sharedAlignment } from '../../ui/comparison-columns.ts'
import { ComparisonHeader, ComparisonOneLine } from '../../ui/comparison-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { TickLabel } from '../../ui/tick-label.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { useFits } from '../../ui/use-fits.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { comparedSign } from './expert.ts'
import { higherScore } from './higher-score.ts'
import { type HitProps, stateDetail } from './hit-card.tsx'
import { brandAddress } from './hit-link.ts'
import styles from './hit-table.module.css'
import { OwnerName } from './owner-name.tsx'
import { PinButton } from './pin-button.tsx'
import { useSearch } from './search-context.ts'
import { type TableColumn, usualColumns } from './table-columns.ts'
import { useColumnName } from './use-column-name.ts'

const HitMotifs = lazy(() => import('./hit-motifs.tsx').then((module) => ({ default: module.HitMotifs })))
const LogoCells = lazy(() => import('./hit-logo.tsx').then((module) => ({ default: module.LogoCells })))

/** Room for class chips, including the one that counts the rest. */
const mostChips = 3

interface HitTableProps extends Omit<HitProps, 'hit' | 'isTicked'> {
  result: BrandQueryResult
  ticked: ReadonlyMap<string, BrandHit>
}

/** Letters that fit beside the other columns at 1440 px. */
const mostColumns = 16

/**
 * Shows the hits as dense rows. All comparisons share the columns of one alignment, so that the reader can scan down.
 */
export function HitTable({ result, ticked, ...shared }: HitTableProps) {
  const t = usePhrases('search')
  const nameOf = useColumnName()
  const { hits } = result
  const { columns: chosen } = shared.search
  const columns = useMemo(() => (chosen.length > 0 ? chosen : usualColumns(hits)), [chosen, hits])
  const alignment = useMemo(
    () =>
      sharedAlignment(
        hits.map((hit) => hit.comparison),
        mostColumns,
      ),
    [hits],
  )
  const hasScores = hits.some((hit) => hit.score)
  const scroll = useRef<HTMLElement>(null)
  const fits = useFits(scroll)
  return (
    <section
      ref={scroll}
      className={classNames(styles.scroll, fits && styles.fits)}
      aria-label={t('view.table')}
      // Scrolling regions must be reachable by keyboard.
      tabIndex={fits ? undefined : 0}
    >
      <table className={classNames(styles.table, chosen.length === 0 && styles.usual)}>
        <thead>
          <tr>
            <SortHead sort="name" label={t('column.sign')} className={styles.sign}>
              {alignment && <ComparisonHeader letters={alignment.header} />}
            </SortHead>
            {hasScores && <SortHead sort="relevance" label={t('column.total')} className={styles.number} />}
            {columns.map((column) =>
              column === 'applicationDate' ? (
                <SortHead key={column} sort={column} label={nameOf(column)} className={styles.date} />
              ) : (
                <th key={column} className={columnClass(column)}>
                  {nameOf(column)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {hits.map((hit, index) => (
            <HitRow
              key={hit.brandId}
              hit={hit}
              query={comparedSign(result.query, hit.comparison)}
              cells={alignment?.rows[index] ?? null}
              columns={columns}
              hasScores={hasScores}
              isTicked={ticked.has(hit.brandId)}
              {...shared}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const columnClasses: Partial<Record<TableColumn, string | undefined>> = {
  look: classNames(styles.number, styles.part),
  sound: classNames(styles.number, styles.part),
  structure: classNames(styles.number, styles.part, styles.least),
  meaning: classNames(styles.number, styles.part, styles.minor),
  number: styles.nowrap,
  state: styles.nowrap,
  applicationDate: styles.date,
  registrationDate: styles.date,
  oppositionPeriodEndDate: styles.date,
  priorityDate: styles.date,
}
const columnClass = (column: TableColumn) => columnClasses[column] ?? styles[column]

interface SortHeadProps {
  sort: SearchSort
  label: string
  className?: string
  /** Replaces the visible label. */
  children?: ReactNode
}

/** A column heading that sorts, in the only direction that the search supports. */
function SortHead({ sort, label, className, children }: SortHeadProps) {
  const t = usePhrases('search')
  const { search, addressOf } = useSearch()
  const isSorted = search.sort === sort
  return (
    <th className={className} aria-sort={isSorted ? (sort === 'name' ? 'ascending' : 'descending') : undefined}>
      <Link
        className={styles.sort}
        to={addressOf({ ...search, sort, page: 1 })}
        replace
        aria-current={isSorted ? 'true' : undefined}
        title={t(`sort.${sort}`)}
      >
        {children ? (
          <>
            <span className={styles.letters}>{children}</span>
            <span className={styles.label}>{label}</span>
          </>
        ) : (
          label
        )}
        <Icon name={isSorted ? 'sorted' : 'sortable'} small />
      </Link>
    </th>
  )
}

interface HitRowProps extends HitProps {
  query: string
  cells: readonly SharedCell[] | null
  columns: readonly TableColumn[]
  hasScores: boolean
}

/** Shows a hit as a row. A click beside its controls opens the mark (`useHitLinks`). */
const HitRow = memo(function HitRow(props: HitRowProps) {
  const { hit, query, cells, columns, search, hasScores, searchedClasses, today, isTicked, onTick } = props
  const t = usePhrases('search')
  const format = useFormat()
  const locale = useLocale()
  const name = useBrandName()(hit)
  const day = (date: string | null) => (date ? format.date(date) : '–')
  const cellOf = (column: TableColumn): ReactNode => {
    switch (column) {
      case 'logo':
        return (
          search.logo?.id && (
            <Suspense>
              <Phrased of={['logos']}>
                <LogoCells hit={hit} logoId={search.logo.id} />
              </Phrased>
            </Suspense>
          )
        )
      case 'look':
      case 'sound':
      case 'structure':
      case 'meaning':
        return hit.score?.[column] ?? '–'
      case 'office':
        return <OfficeFlag code={hit.registrationOfficeCode} show="code" />
      case 'number':
        return hit.registrationNumberDisplay ?? hit.applicationNumberDisplay
      case 'state':
        return (
          <span title={stateDetail(hit, today, (end) => t('oppositionUntil', { date: format.date(end) }))}>
            <StateBadge category={hit.brandStateCategory} />
          </span>
        )
      case 'classes':
        return (
          <ClassChips
            classes={hit.niceClasses}
            highlighted={searchedClasses}
            limit={hit.niceClasses.length > mostChips ? mostChips - 1 : mostChips}
          />
        )
      case 'motifs':
        return hit.motifs ? (
          <Suspense>
            <Phrased of={['logos']}>
              <HitMotifs motifs={hit.motifs} chosen={search.filters.viennaCategories} isSmall />
            </Phrased>
          </Suspense>
        ) : (
          '–'
        )
      case 'owner':
        return hit.ownerNameNeedsLogin ? (
          <span className={styles.locked} title={t('ownerNeedsLogin')}>
            <Icon name="lock" small />
            <VisuallyHidden>{t('ownerNeedsLogin')}</VisuallyHidden>
          </span>
        ) : (
          <span className={styles.clamped} dir="auto" title={hit.ownerName ?? undefined}>
            {hit.ownerName ? <OwnerName hit={hit} search={search} /> : '–'}
          </span>
        )
      default:
        return day(hit[column])
    }
  }
  return (
    <tr data-row="">
      <td className={styles.sign}>
        <div className={styles.identity}>
          <Link className={styles.link} to={brandAddress(locale, hit.brandId, search)} data-hit={hit.brandId}>
            {hit.comparison ? (
              <>
                <VisuallyHidden>{name}</VisuallyHidden>
                <ComparisonOneLine
                  comparison={hit.comparison}
                  query={query}
                  hit={hit.name ?? ''}
                  remark={t(`remark.${hit.comparison.remark}`)}
                  cells={cells}
                  wraps
                />
              </>
            ) : (
              <span className={styles.clamped} dir="auto">
                {name}
              </span>
            )}
          </Link>
          <span className={styles.logo}>
            <LogoTile {...hit} size="row" />
          </span>
          <TickLabel className={styles.select} isTicked={isTicked} onTick={() => onTick(hit)}>
            <VisuallyHidden>{t('compare.hit', { name })}</VisuallyHidden>
          </TickLabel>
          <PinButton className={styles.pin} hit={hit} />
        </div>
      </td>
      {hasScores && <td className={styles.total}>{higherScore(hit)?.percent ?? '–'}</td>}
      {columns.map((column) => (
        <td key={column} className={columnClass(column)}>
          {cellOf(column)}
        </td>
      ))}
    </tr>
  )
})
