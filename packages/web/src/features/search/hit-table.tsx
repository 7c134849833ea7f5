import type { BrandHit, BrandQueryResult, SearchSort } from '@marklot/contracts/search'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { ClassChips } from '../../ui/class-chips.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type SharedCell, sharedAlignment } from '../../ui/comparison-columns.ts'
import { ComparisonHeader, ComparisonOneLine } from '../../ui/comparison-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { useFits } from '../../ui/use-fits.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { comparedSign } from './expert.ts'
import { type HitProps, stateDetail } from './hit-card.tsx'
import { brandAddress } from './hit-link.ts'
import styles from './hit-table.module.css'
import { useSearch } from './search-context.ts'

/** Room for class chips, including the one that counts the rest. */
const mostChips = 3

interface HitTableProps extends Omit<HitProps, 'hit' | 'isTicked'> {
  result: BrandQueryResult
  ticked: ReadonlyMap<string, BrandHit>
}

/** Letters that fit beside the other columns at 1440 px. */
const mostColumns = 16

/** The hits as dense rows. All comparisons share the columns of one alignment, so that the reader can scan down. */
export function HitTable({ result, ticked, ...shared }: HitTableProps) {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const { hits } = result
  const alignment = useMemo(
    () =>
      sharedAlignment(
        hits.map((hit) => hit.comparison),
        mostColumns,
      ),
    [hits],
  )
  const hasScores = hits.some((hit) => hit.score)
  const isLocked = hits.every((hit) => hit.ownerNameNeedsLogin)
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
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.box}>
              <VisuallyHidden>{t('compare.short')}</VisuallyHidden>
            </th>
            <th className={styles.logo}>{t('column.logo')}</th>
            <SortHead sort="name" label={t('column.sign')} className={styles.sign}>
              {alignment && <ComparisonHeader letters={alignment.header} />}
            </SortHead>
            {hasScores && (
              <>
                <SortHead sort="relevance" label={t('column.total')} className={styles.number} />
                <th className={classNames(styles.number, styles.part)}>{ui('score.look')}</th>
                <th className={classNames(styles.number, styles.part)}>{ui('score.sound')}</th>
                <th className={classNames(styles.number, styles.part, styles.minor)}>{ui('score.structure')}</th>
                <th className={classNames(styles.number, styles.part, styles.minor)}>{ui('score.meaning')}</th>
              </>
            )}
            <th className={styles.office}>{t('column.office')}</th>
            <th>{t('column.number')}</th>
            <th>{t('column.state')}</th>
            <th className={styles.classes}>{t('column.classes')}</th>
            <SortHead sort="applicationDate" label={t('column.applicationDate')} className={styles.date} />
            <th className={styles.owner}>
              {/* The column shows only locks and needs no visible name. */}
              {isLocked ? <VisuallyHidden>{t('column.owner')}</VisuallyHidden> : t('column.owner')}
            </th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit, index) => (
            <HitRow
              key={hit.brandId}
              hit={hit}
              query={comparedSign(result.query, hit.comparison)}
              cells={alignment?.rows[index] ?? null}
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
            {children}
            <VisuallyHidden>{label}</VisuallyHidden>
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
  hasScores: boolean
}

const HitRow = memo(function HitRow(props: HitRowProps) {
  const { hit, query, cells, search, hasScores, searchedClasses, today, isTicked, onTick } = props
  const t = usePhrases('search')
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  const number = hit.registrationNumberDisplay ?? hit.applicationNumberDisplay
  const part = (value: number | null | undefined) => value ?? '–'
  return (
    <tr data-row="">
      <td className={styles.box}>
        <label className={styles.select}>
          <input type="checkbox" checked={isTicked} onChange={() => onTick(hit)} />
          <VisuallyHidden>{t('compare.hit', { name: nameOf(hit) })}</VisuallyHidden>
        </label>
      </td>
      <td className={styles.logo}>
        <LogoTile {...hit} size="row" />
      </td>
      <td className={styles.sign}>
        {hit.comparison ? (
          <ComparisonOneLine
            comparison={hit.comparison}
            query={query}
            hit={hit.name ?? ''}
            remark={t(`remark.${hit.comparison.remark}`)}
            cells={cells}
          />
        ) : (
          <span className={styles.name} dir="auto">
            {nameOf(hit)}
          </span>
        )}
      </td>
      {hasScores && (
        <>
          <td className={styles.total}>{part(hit.score?.total)}</td>
          <td className={classNames(styles.number, styles.part)}>{part(hit.score?.look)}</td>
          <td className={classNames(styles.number, styles.part)}>{part(hit.score?.sound)}</td>
          <td className={classNames(styles.number, styles.part, styles.minor)}>{part(hit.score?.structure)}</td>
          <td className={classNames(styles.number, styles.part, styles.minor)}>{part(hit.score?.meaning)}</td>
        </>
      )}
      <td className={styles.office}>
        <OfficeFlag code={hit.registrationOfficeCode} show="code" />
      </td>
      <td className={styles.nowrap}>
        <Link to={brandAddress(locale, hit.brandId, search)} data-hit={hit.brandId} aria-label={`${number}, ${nameOf(hit)}`}>
          {number}
        </Link>
      </td>
      <td className={styles.nowrap} title={stateDetail(hit, today, (day) => t('oppositionUntil', { date: format.date(day) }))}>
        <StateBadge category={hit.brandStateCategory} />
      </td>
      <td className={styles.classes}>
        <ClassChips
          classes={hit.niceClasses}
          highlighted={searchedClasses}
          limit={hit.niceClasses.length > mostChips ? mostChips - 1 : mostChips}
        />
      </td>
      <td className={styles.date}>{hit.applicationDate ? format.date(hit.applicationDate) : '–'}</td>
      <td className={styles.owner} dir="auto">
        {hit.ownerNameNeedsLogin ? (
          <span className={styles.locked} title={t('ownerNeedsLogin')}>
            <Icon name="lock" small />
            <VisuallyHidden>{t('ownerNeedsLogin')}</VisuallyHidden>
          </span>
        ) : (
          (hit.ownerName ?? '–')
        )}
      </td>
    </tr>
  )
})
