import type { BrandHit, Score } from '@marklot/contracts/search'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { ClassChips } from '../../../ui/class-chips.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { canAlign } from '../../../ui/comparison-columns.ts'
import { ComparisonLine } from '../../../ui/comparison-line.tsx'
import { LogoTile } from '../../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { ScoreBars, ScoreParts, ScoreTotal } from '../../../ui/score-parts.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { type SearchedFor, sharedAddress } from '../../search/index.ts'
import styles from './brand-row.module.css'
import { RowLogo } from './row-logo.tsx'

interface BrandRowProps {
  hit: BrandHit
  /** The sign and classes of the search, for the comparison and the address of the mark's page. */
  searched: SearchedFor
  /** The level of its heading, which is below the heading of the page or of a section. */
  level?: 2 | 3
  /** Shown beside the name: whether the mark is new or changed. */
  mark?: ReactNode
  /** The logo that was searched for; null if there was none. */
  logoId?: string | null
  /** Replaces the name's score and its parts. */
  score?: ReactNode
  /** The last column: the deadline and the reader's decision. */
  children?: ReactNode
  /** True if the last column takes the space of a comparison, which the mark does not have. */
  hasWideAside?: boolean
}

/** A mark that a saved search found, with its comparison line and its score. */
export function BrandRow({
  hit,
  searched,
  level = 3,
  mark,
  logoId = null,
  score: scores,
  children,
  hasWideAside = false,
}: BrandRowProps) {
  const t = usePhrases('search')
  const locale = useLocale()
  const name = useBrandName()(hit)
  const { comparison, score } = hit
  const Heading = `h${level}` as const
  const hasLogo = logoId !== null && hit.similarity !== undefined
  return (
    <li
      className={classNames(
        styles.row,
        !comparison && !hasLogo && styles.plain,
        hasWideAside && styles.wideAside,
        scores !== undefined && styles.wideScore,
      )}
    >
      <div className={styles.identity}>
        <Heading className={styles.name}>
          <Link to={sharedAddress(locale, hit.brandId, searched)} dir="auto">
            {name}
          </Link>
          {mark}
        </Heading>
        <p className={styles.number}>
          <OfficeFlag code={hit.registrationOfficeCode} show="code" />
          <span className="num">{hit.registrationNumberDisplay ?? hit.applicationNumberDisplay}</span>
        </p>
        {hit.ownerName && (
          <p className={styles.owner} dir="auto">
            {hit.ownerName}
          </p>
        )}
        <StateBadge category={hit.brandStateCategory} detail={hit.brandState.shortDescription} />
        <ClassChips classes={hit.niceClasses} highlighted={searched.classes} limit={8} />
      </div>
      <div className={styles.logo}>
        <LogoTile {...hit} size="hit" />
      </div>
      {(comparison || hasLogo) && (
        <div className={classNames(styles.comparison, comparison && !canAlign(comparison) && styles.long)}>
          {comparison && (
            <div>
              <ComparisonLine
                comparison={comparison}
                query={searched.text}
                hit={hit.name ?? ''}
                remark={t(`remark.${comparison.remark}`)}
              />
              <p className={styles.remark}>{t(`remark.${comparison.remark}`)}</p>
            </div>
          )}
          {hasLogo && <RowLogo hit={hit} logoId={logoId} />}
        </div>
      )}
      {(score || scores !== undefined) && (
        <div className={styles.score}>
          {scores ?? (score && <HigherScore ofName={score} ofLogo={hit.similarity?.logo?.score ?? null} />)}
        </div>
      )}
      {children && <div className={styles.aside}>{children}</div>}
    </li>
  )
}

/** The score of a mark: that of its name, unless its logo is more similar. */
function HigherScore({ ofName, ofLogo }: { ofName: Score; ofLogo: number | null }) {
  const t = usePhrases('radar')
  if (ofLogo === null || ofLogo <= ofName.total) return <ScoreParts score={ofName} />
  const parts = { name: ofName.total, logo: ofLogo }
  return (
    <>
      <ScoreTotal total={ofLogo} />
      <ScoreBars parts={(['name', 'logo'] as const).map((key) => ({ key, label: t(`score.${key}`), value: parts[key] }))} />
    </>
  )
}
