import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { paths } from '../../paths.ts'
import { ClassChips } from '../../ui/class-chips.tsx'
import { sharedAlignment } from '../../ui/comparison-columns.ts'
import { ComparisonHeader, ComparisonOneLine } from '../../ui/comparison-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { stateDetail } from './hit-card.tsx'
import type { FromSearch } from './hit-link.ts'
import styles from './hit-table.module.css'

interface HitTableProps {
  result: BrandQueryResult
  searchedClasses: readonly number[]
  today: string
  fromSearch: (hit: BrandHit, index: number) => FromSearch
}

/** The hits as dense rows; all comparisons share the columns of one alignment, so that the eye reads down. */
export function HitTable({ result, searchedClasses, today, fromSearch }: HitTableProps) {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const { hits } = result
  const alignment = useMemo(() => sharedAlignment(hits.map((hit) => hit.comparison)), [hits])
  const hasScores = hits.some((hit) => hit.score)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={t('view.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('column.logo')}</th>
            <th className={styles.sign}>
              {alignment ? (
                <>
                  <VisuallyHidden>{t('column.sign')}</VisuallyHidden>
                  <ComparisonHeader letters={alignment.header} />
                </>
              ) : (
                t('column.sign')
              )}
            </th>
            {hasScores && (
              <>
                <th className={styles.number}>{t('column.total')}</th>
                <th className={styles.number}>{ui('score.look')}</th>
                <th className={styles.number}>{ui('score.sound')}</th>
                <th className={styles.number}>{ui('score.structure')}</th>
              </>
            )}
            <th>{t('column.office')}</th>
            <th>{t('column.number')}</th>
            <th>{t('column.state')}</th>
            <th>{t('column.classes')}</th>
            <th>{t('column.applicationDate')}</th>
            <th>{t('column.owner')}</th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit, index) => (
            <HitRow
              key={hit.brandId}
              hit={hit}
              sign={
                hit.comparison ? (
                  <ComparisonOneLine
                    comparison={hit.comparison}
                    query={result.query.text}
                    hit={hit.name ?? ''}
                    remark={t(`remark.${hit.comparison.remark}`)}
                    cells={alignment?.rows[index] ?? null}
                  />
                ) : null
              }
              hasScores={hasScores}
              searchedClasses={searchedClasses}
              today={today}
              fromSearch={fromSearch(hit, index)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface HitRowProps {
  hit: BrandHit
  sign: ReactNode
  hasScores: boolean
  searchedClasses: readonly number[]
  today: string
  fromSearch: FromSearch
}

function HitRow({ hit, sign, hasScores, searchedClasses, today, fromSearch }: HitRowProps) {
  const t = usePhrases('search')
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  const number = hit.registrationNumberDisplay ?? hit.applicationNumberDisplay
  const part = (value: number | null | undefined) => value ?? '–'
  return (
    <tr>
      <td>
        <LogoTile {...hit} size="row" />
      </td>
      <td className={styles.sign}>
        {sign ?? (
          <span className={styles.name} dir="auto">
            {nameOf(hit)}
          </span>
        )}
      </td>
      {hasScores && (
        <>
          <td className={styles.total}>{part(hit.score?.total)}</td>
          <td className={styles.number}>{part(hit.score?.look)}</td>
          <td className={styles.number}>{part(hit.score?.sound)}</td>
          <td className={styles.number}>{part(hit.score?.structure)}</td>
        </>
      )}
      <td>
        <OfficeFlag code={hit.registrationOfficeCode} show="code" />
      </td>
      <td className={styles.nowrap}>
        <Link to={paths.brand(locale, hit.brandId)} state={{ fromSearch }} data-hit="" aria-label={`${number}, ${nameOf(hit)}`}>
          {number}
        </Link>
      </td>
      <td className={styles.nowrap} title={stateDetail(hit, today, (day) => t('oppositionUntil', { date: format.date(day) }))}>
        <StateBadge category={hit.brandStateCategory} />
      </td>
      <td className={styles.classes}>
        <ClassChips classes={hit.niceClasses} highlighted={searchedClasses} limit={5} />
      </td>
      <td className={styles.nowrap}>{hit.applicationDate ? format.date(hit.applicationDate) : '–'}</td>
      <td className={styles.nowrap} dir="auto">
        {hit.ownerNameNeedsLogin ? (
          <span className={styles.owner} title={t('ownerNeedsLogin')}>
            <Icon name="lock" small />
            <VisuallyHidden>{t('ownerNeedsLogin')}</VisuallyHidden>
          </span>
        ) : (
          (hit.ownerName ?? '–')
        )}
      </td>
    </tr>
  )
}
